import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { providerOf } from '@shared/connect/integrations/providers';
import { type IntegrationProvider, providerIds } from '@shared/connect/integrations/vocabulary';
import { paths } from '@shared/paths';
import { Row, Stack } from '@/components/layout';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Loading } from '@/components/ui/base/loading';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { SettingsPage } from '@/accounts/parts/settings/settings-page';
import { useTranslation } from '@/lib/i18n/i18n';
import { sayError } from '@/lib/i18n/notices';
import { readAgain } from '@/lib/requests/query-of';
import { useLoaded } from '@/lib/requests/use-loaded';
import { finishConnecting } from './connection-queries';

type Sent = { provider: IntegrationProvider; state: string; code?: string; error?: string };

const sentIn = (name: string | undefined, search: URLSearchParams): Sent | null => {
  const provider = providerIds.find((id) => id === name);
  const state = search.get('state');
  if (!provider || !state) return null;
  const [code, error] = [search.get('code'), search.get('error')];
  return { provider, state, ...(code && { code }), ...(error && { error }) };
};

const Failed = ({ text }: { text: string }) => {
  const { t } = useTranslation('connections');
  return (
    <Stack>
      <FormMessage kind="error">{text}</FormMessage>
      <Row>
        <ButtonLink to={paths.integrations}>{t('back')}</ButtonLink>
      </Row>
    </Stack>
  );
};

/** The page that providers redirect to. */
export const FinishView = () => {
  const { t } = useTranslation('connections');
  const { provider: name } = useParams();
  const [search] = useSearchParams();
  // Stored, because the address drops the provider's answer at once: it doesn't belong in the browser history.
  const [sent] = useState(() => sentIn(name, search));
  const client = useQueryClient();
  const navigate = useNavigate();
  const finish = useLoaded(sent && `connect:${sent.state}`, () => {
    const { provider, ...body } = sent!;
    return finishConnecting(provider, body);
  });

  useEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);

  const isDone = finish.status === 'done';
  useEffect(() => {
    if (!isDone) return;
    toast.success(t('connected'));
    void readAgain(client, ['integrations']).then(() => navigate(paths.integrations, { replace: true }));
  }, [isDone, client, navigate, t]);

  const title = sent ? providerOf(sent.provider).name : t('title');
  return (
    <SettingsPage title={title}>
      {!sent && <Failed text={sayError('CONNECTION_EXPIRED')} />}
      {finish.status === 'failed' && <Failed text={t('failed', { reason: messageOf(finish.error) })} />}
      {sent && finish.status !== 'failed' && <Loading label={t('finishing')} />}
    </SettingsPage>
  );
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');
