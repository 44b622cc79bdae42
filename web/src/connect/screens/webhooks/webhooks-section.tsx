import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Webhook from 'lucide-react/dist/esm/icons/webhook.mjs';
import { Suspense, useState } from 'react';
import { limits } from '@shared/limits';
import type { ListedWebhook } from '@shared/connect/model/webhook';
import { paths, pathTo } from '@shared/paths';
import { MutedText } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import rows from '@/components/records/rows.module.css';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { RemoveButton } from '@/components/ui/records/remove-button';
import { lazy } from '@/lib/browser/lazy';
import { api } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf, readAgain } from '@/lib/requests/query-of';
import { timeLabel } from '@/lib/time/format';
import { StateBadge } from './state-badge';
import styles from './webhooks.module.css';

const WebhookDialog = lazy(() => import('./webhook-dialog').then((it) => ({ default: it.WebhookDialog })));

type Opened = { webhook: ListedWebhook | null };

/** Part of the integrations page. */
export const WebhooksSection = () => {
  const { t } = useTranslation('webhooks');
  const [opened, setOpened] = useState<Opened | null>(null);
  const webhooks = useQuery(queryOf('listWebhooks'));
  const count = webhooks.data?.items.length ?? 0;
  const isFull = count >= limits.webhooksPerOrganization;
  const add = (
    <Button variant="secondary" onClick={() => setOpened({ webhook: null })}>
      {t('add')}
    </Button>
  );
  return (
    <section className={styles.section} aria-labelledby="webhooks-title">
      <header className={styles.head}>
        <div>
          <h2 id="webhooks-title">{t('title')}</h2>
          <p>{t('description')}</p>
        </div>
        {count > 0 && !isFull && add}
      </header>
      <QueryGate query={webhooks} loading={t('loading')} rows={2}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState illustration={null} title={t('none.title')} text={t('none.text')} action={add} />
          ) : (
            <>
              <ul role="list" className={rows.rows} aria-label={t('title')}>
                {items.map((webhook) => (
                  <WebhookRow key={webhook.webhookId} webhook={webhook} onEdit={() => setOpened({ webhook })} />
                ))}
              </ul>
              <MutedText>{isFull ? t('limit', { count }) : t('more')}</MutedText>
            </>
          )
        }
      </QueryGate>
      {opened && (
        <Suspense fallback={null}>
          <WebhookDialog webhook={opened.webhook} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </section>
  );
};

const WebhookRow = ({ webhook, onEdit }: { webhook: ListedWebhook; onEdit: () => void }) => {
  const { t } = useTranslation('webhooks');
  const client = useQueryClient();
  const { webhookId, name, url, activity } = webhook;
  const removal = useMutation({
    mutationFn: (_nothing: undefined) => api('deleteWebhook', { params: { webhookId } }),
    onSuccess: () => readAgain(client, ['listWebhooks']),
  });
  return (
    <li className={styles.row}>
      <Webhook size={20} aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        <h3>
          {name} <StateBadge webhook={webhook} />
        </h3>
        <p className={styles.code}>{url}</p>
        <small>
          {activity.lastAt === null
            ? t('last.never')
            : t(`last.${activity.lastState ?? 'delivered'}`, { age: timeLabel(activity.lastAt) })}
        </small>
      </div>
      <div className={styles.actions}>
        <ButtonLink
          variant="secondary"
          size="small"
          to={pathTo(paths.webhook, { webhookId })}
          aria-label={t('logOf', { name })}
        >
          {t('log')}
        </ButtonLink>
        <Button variant="quiet" size="small" aria-label={t('editNamed', { name })} onClick={onEdit}>
          {t('edit')}
        </Button>
        <RemoveButton
          label={t('delete')}
          named={t('deleteNamed', { name })}
          title={t('deleteTitle')}
          text={t('deleteText', { name })}
          done={t('deleted')}
          removal={removal}
        />
      </div>
    </li>
  );
};
