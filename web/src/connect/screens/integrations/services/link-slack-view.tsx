import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths, slackLinkView } from '@shared/paths';
import { Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Loading } from '@/components/ui/base/loading';
import { EmptyState } from '@/components/ui/empty-state';
import { FormMessage } from '@/components/ui/fields/form-message';
import { SettingsPage } from '@/accounts/parts/settings/settings-page';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf } from '@/lib/requests/query-of';

/** Opened from a Slack message that only one Slack user sees. */
export const LinkSlackView = () => {
  const { t } = useTranslation('channels');
  const [search] = useSearchParams();
  // Stored, because the address drops it: it doesn't belong in the browser history.
  const [token] = useState(() => search.get(slackLinkView.parameter) ?? '');
  useEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  return <SettingsPage title={t('link.title')}>{token === '' ? <Missing /> : <Asked token={token} />}</SettingsPage>;
};

const Missing = () => {
  const { t } = useTranslation('channels');
  const home = <ButtonLink to={paths.dashboard}>{t('link.home')}</ButtonLink>;
  return <EmptyState illustration="search" title={t('link.none.title')} text={t('link.none.text')} action={home} />;
};

const Asked = ({ token }: { token: string }) => {
  const { t } = useTranslation('channels');
  const { me } = useSession();
  const asked = useQuery({ ...queryOf('readSlackLink', { body: { token } }), retry: false, staleTime: Infinity });
  const textOf = (error: Error): string =>
    error instanceof ApiError && error.code === 'CONNECTION_EXPIRED' ? t('link.over') : error.message;
  const link = useMutation({ mutationFn: (_nothing: undefined) => api('linkSlack', { body: { token } }) });
  if (asked.isPending) return <Loading label={t('link.loading')} />;
  if (asked.isError) return <FormMessage kind="error">{textOf(asked.error)}</FormMessage>;
  const { name, workspace } = asked.data;
  if (link.isSuccess) return <FormMessage kind="success">{t('link.done', { name })}</FormMessage>;
  return (
    <Stack>
      <p>{t('link.ask', { name, workspace, email: me?.email ?? '' })}</p>
      <p>{t('link.warning', { name })}</p>
      {link.isError && <FormMessage kind="error">{textOf(link.error)}</FormMessage>}
      <Row>
        <Button loading={link.isPending} onClick={() => link.mutate(undefined)}>
          {t('link.button')}
        </Button>
        <ButtonLink variant="secondary" to={paths.dashboard}>
          {t('link.cancel')}
        </ButtonLink>
      </Row>
    </Stack>
  );
};
