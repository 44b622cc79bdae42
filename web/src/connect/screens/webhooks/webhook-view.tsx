import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { WebhookDetail } from '@shared/connect/model/webhook';
import { Row, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { SettingsPage } from '@/accounts/parts/settings/settings-page';
import { lazy } from '@/lib/browser/lazy';
import { api } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf, readAgain } from '@/lib/requests/query-of';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { Deliveries } from './deliveries';
import { SecretPart } from './secret-part';
import { StateBadge } from './state-badge';
import { VerifyPart } from './verify-part';
import styles from './webhooks.module.css';

const WebhookDialog = lazy(() => import('./webhook-dialog').then((it) => ({ default: it.WebhookDialog })));
const TestDialog = lazy(() => import('./test-dialog').then((it) => ({ default: it.TestDialog })));
const ReplayDialog = lazy(() => import('./replay-dialog').then((it) => ({ default: it.ReplayDialog })));

export const WebhookView = () => {
  const { t } = useTranslation('webhooks');
  const { webhookId = '' } = useParams();
  const webhook = useQuery(queryOf('getWebhook', { params: { webhookId } }));
  return (
    <SettingsPage title={webhook.data?.name ?? t('title')} content="wide">
      <QueryGate query={webhook} loading={t('loading')} rows={4}>
        {(found) => <Found webhook={found} />}
      </QueryGate>
    </SettingsPage>
  );
};

type Opened = 'edit' | 'test' | 'replay' | null;

const Found = ({ webhook }: { webhook: WebhookDetail }) => {
  const { t } = useTranslation('webhooks');
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  return (
    <Stack gap="l">
      <section className={styles.summary} aria-label={webhook.name}>
        <Row>
          <StateBadge webhook={webhook} />
          <span className={styles.code}>{webhook.url}</span>
        </Row>
        <p className={styles.types}>{webhook.events.join(', ')}</p>
        <Notes webhook={webhook} />
        <Row>
          <Button size="small" onClick={() => setOpened('test')}>
            {t('test.button')}
          </Button>
          <Button size="small" variant="secondary" onClick={() => setOpened('replay')}>
            {t('replay.button')}
          </Button>
          <Button size="small" variant="secondary" onClick={() => setOpened('edit')}>
            {t('edit')}
          </Button>
          <StateButton webhook={webhook} />
        </Row>
      </section>
      <Deliveries webhookId={webhook.webhookId} />
      <SecretPart key={webhook.version} webhook={webhook} />
      <VerifyPart />
      <Suspense fallback={null}>
        {opened === 'edit' && <WebhookDialog webhook={webhook} onClose={close} />}
        {opened === 'test' && <TestDialog webhook={webhook} onClose={close} />}
        {opened === 'replay' && <ReplayDialog webhook={webhook} onClose={close} />}
      </Suspense>
    </Stack>
  );
};

const Notes = ({ webhook: { stopped, state, replay } }: { webhook: WebhookDetail }) => {
  const { t } = useTranslation('webhooks');
  return (
    <>
      {stopped && (
        <FormMessage kind="error">
          {t(`stopped.${stopped.reason}`, { date: formatDateTime(stopped.at, ownZone()) })}
        </FormMessage>
      )}
      {state !== 'active' && <p className={styles.hint}>{t('pausedText')}</p>}
      {replay && (
        <p className={styles.hint}>
          {t('replay.running', {
            from: formatDateTime(replay.from, ownZone()),
            until: formatDateTime(replay.until, ownZone()),
          })}
        </p>
      )}
    </>
  );
};

const StateButton = ({ webhook: { webhookId, state, version } }: { webhook: WebhookDetail }) => {
  const { t } = useTranslation('webhooks');
  const client = useQueryClient();
  const next = state === 'active' ? 'paused' : 'active';
  const change = useMutation({
    mutationFn: () => api('changeWebhookState', { params: { webhookId }, body: { state: next, version } }),
    onSuccess: async (changed) => {
      toast.success(t(next === 'active' ? 'resumed' : 'paused'));
      client.setQueryData(queryOf('getWebhook', { params: { webhookId } }).queryKey, changed);
      await readAgain(client, ['listWebhooks', 'listDeliveries']);
    },
    onError: (error) => {
      toast.error(error.message);
      void readAgain(client, ['getWebhook']);
    },
  });
  return (
    <Button size="small" variant="secondary" loading={change.isPending} onClick={() => change.mutate()}>
      {t(state === 'active' ? 'pause' : 'resume')}
    </Button>
  );
};
