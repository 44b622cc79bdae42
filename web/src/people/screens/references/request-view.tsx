import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { ReferenceRequest } from '@shared/people/model/reference';
import { Page } from '@/components/ui/base/page';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/base/error-state';
import { Loading } from '@/components/ui/base/loading';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf } from '@/lib/requests/query-of';
import { RequestForm } from './request-form';

export type OpenRequest = Extract<ReferenceRequest, { state: 'open' }>;
type Outcome = 'sent' | 'declinedNow';

/** For referees without an account, who open it from the link in the email. */
export const RequestView = () => {
  const { token = '' } = useParams();
  return (
    <>
      <meta name="robots" content="noindex" />
      <Request key={token} token={token} />
    </>
  );
};

const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.code === 'INVALID_TOKEN';

const Request = ({ token }: { token: string }) => {
  const { t } = useTranslation('reference-request');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const request = useQuery({
    ...queryOf('getReferenceRequest', { params: { token } }),
    retry: false,
    refetchOnWindowFocus: false,
  });
  const { data, error, refetch } = request;
  if (outcome !== null) return <Told title={t(`${outcome}.title`)} text={t(`${outcome}.text`)} />;
  if (data?.state === 'open') {
    return <RequestForm token={token} request={data} onDone={setOutcome} onClosed={() => void refetch()} />;
  }
  if (data) return <Told title={t(`closed.${data.state}.title`)} text={t(`closed.${data.state}.text`)} />;
  if (isUnknown(error)) return <Told title={t('closed.unknown.title')} text={t('closed.unknown.text')} />;
  return (
    <Page title={t('plainTitle')} width="narrow">
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading label={t('loading')} />}
    </Page>
  );
};

const Told = ({ title, text }: { title: string; text: string }) => {
  const { t } = useTranslation('reference-request');
  return (
    <Page title={t('plainTitle')} width="narrow">
      <EmptyState illustration="clipboard" title={title} text={text} />
    </Page>
  );
};
