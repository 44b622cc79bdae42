import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleSlash, Clock, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useParams } from 'react-router-dom';
import type { ProofCheck, ProofState } from '@shared/trust/model/proof';
import { Facts, MutedText, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { ErrorState } from '@/components/ui/base/error-state';
import { Loading } from '@/components/ui/base/loading';
import { Page } from '@/components/ui/base/page';
import { EmptyState } from '@/components/ui/empty-state';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf } from '@/lib/requests/query-of';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import styles from './check-proof.module.css';

/** The page behind the code on a signed document, for anyone who has one. */
export const CheckProofView = () => {
  const { code = '' } = useParams();
  const { t } = useTranslation('check-proof');
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <Page title={t('title')} width="narrow">
        <Check key={code} code={code} />
      </Page>
    </>
  );
};

const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'INVALID_TOKEN' || error.code === 'INVALID_REQUEST');

const Check = ({ code }: { code: string }) => {
  const { t } = useTranslation('check-proof');
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf('checkProof', { params: { code } }),
    retry: false,
    refetchOnWindowFocus: false,
    // Never cached: an earlier check proves nothing.
    gcTime: 0,
  });
  if (isUnknown(error))
    return <EmptyState illustration="clipboard" title={t('unknown.title')} text={t('unknown.text')} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('loading')} />;
  return <Outcome check={data} isChecking={isFetching} onCheck={() => void refetch()} />;
};

const icons: Record<ProofState, LucideIcon> = {
  valid: CircleCheck,
  changed: TriangleAlert,
  expired: Clock,
  revoked: CircleSlash,
};

const textKey = ({ type, state }: ProofCheck) =>
  type === 'evidence-packet' || state === 'valid' || state === 'changed'
    ? (`text.${type}.${state}` as 'text.evidence-packet.valid')
    : 'text.attendance-receipt.changed';

type Props = { check: ProofCheck; isChecking: boolean; onCheck: () => void };

const Outcome = ({ check, isChecking, onCheck }: Props) => {
  const { t } = useTranslation('check-proof');
  const { type, state, issuedAt, validUntil, checkedAt } = check;
  const Icon = icons[state];
  return (
    <Stack gap="l">
      <section className={styles.outcome} data-state={state} role="status">
        <Icon size={32} aria-hidden="true" />
        <div>
          <h2>{t(`state.${state}`)}</h2>
          <p>{t(textKey(check))}</p>
        </div>
      </section>
      <Facts
        items={[
          { label: t('facts.type'), value: t(`type.${type}`) },
          { label: t('facts.issued'), value: issuedAt && formatDateTime(issuedAt, ownZone()) },
          { label: t('facts.until'), value: validUntil && formatDateTime(validUntil, ownZone()) },
          { label: t('facts.checked'), value: formatDateTime(checkedAt, ownZone()) },
        ]}
      />
      <MutedText>{t('privacy')}</MutedText>
      <div>
        <Button variant="secondary" loading={isChecking} onClick={onCheck}>
          {t('again')}
        </Button>
      </div>
    </Stack>
  );
};
