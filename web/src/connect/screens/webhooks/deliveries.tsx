import { useInfiniteQuery } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/dist/esm/icons/refresh-cw.mjs';
import { Suspense, useState } from 'react';
import { limits } from '@shared/limits';
import type { Delivery } from '@shared/connect/model/webhook';
import { NextPage } from '@/components/records/next-page';
import { QueryGate } from '@/components/records/query-gate';
import rows from '@/components/records/rows.module.css';
import { Button } from '@/components/ui/base/button';
import { Segments } from '@/components/ui/editing/segments';
import { EmptyState } from '@/components/ui/empty-state';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { pagesOf } from '@/lib/requests/query-of';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { DeliveryBadge, durationText } from './delivery-state';
import styles from './webhooks.module.css';

const DeliveryPanel = lazy(() => import('./delivery-panel').then((it) => ({ default: it.DeliveryPanel })));

/** Refresh interval while a delivery is pending. */
const followMs = 3000;
const isOnItsWay = ({ state, attempts }: Delivery): boolean => state === 'pending' && attempts === 0;

export const Deliveries = ({ webhookId }: { webhookId: string }) => {
  const { t } = useTranslation('webhooks');
  const [filter, setFilter] = useState<'all' | 'failed'>('all');
  const [opened, setOpened] = useState<string | null>(null);
  const failed = filter === 'failed';
  const deliveries = useInfiniteQuery({
    ...pagesOf('listDeliveries', { params: { webhookId }, query: failed ? { failed: 'true' } : {} }),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(isOnItsWay)) === true ? followMs : false,
  });
  return (
    <section className={styles.part} aria-label={t('deliveries.title')}>
      <header className={styles.head}>
        <h2>{t('deliveries.title')}</h2>
        <div className={styles.choose}>
          <Segments
            label={t('deliveries.filter')}
            small
            value={filter}
            segments={[
              { value: 'all', label: t('deliveries.all') },
              { value: 'failed', label: t('deliveries.failed') },
            ]}
            onChange={setFilter}
          />
          <Button
            variant="quiet"
            size="small"
            leftIcon={<RefreshCw size={16} aria-hidden="true" />}
            loading={deliveries.isRefetching && !deliveries.isFetchingNextPage}
            onClick={() => void deliveries.refetch()}
          >
            {t('deliveries.refresh')}
          </Button>
        </div>
      </header>
      <QueryGate query={deliveries} loading={t('deliveries.loading')} rows={3}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0)
            return failed ? (
              <EmptyState illustration={null} title={t('deliveries.noneFailed')} />
            ) : (
              <EmptyState
                illustration={null}
                title={t('deliveries.none', { days: limits.eventLogDays })}
                text={t('deliveries.noneText')}
              />
            );
          return (
            <>
              <ul role="list" className={rows.rows} aria-label={t('deliveries.title')}>
                {items.map((delivery) => (
                  <DeliveryRow
                    key={delivery.deliveryId}
                    delivery={delivery}
                    onOpen={() => setOpened(delivery.deliveryId)}
                  />
                ))}
              </ul>
              <NextPage query={deliveries} />
            </>
          );
        }}
      </QueryGate>
      {opened !== null && (
        <Suspense fallback={null}>
          <DeliveryPanel webhookId={webhookId} deliveryId={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </section>
  );
};

const DeliveryRow = ({ delivery, onOpen }: { delivery: Delivery; onOpen: () => void }) => {
  const { t } = useTranslation('webhooks');
  const { type, createdAt, last, state, nextAt } = delivery;
  const date = formatDateTime(last?.at ?? createdAt, ownZone());
  return (
    <li>
      <button
        type="button"
        className={styles.delivery}
        onClick={onOpen}
        aria-label={t('deliveries.open', { type, date })}
      >
        <DeliveryBadge delivery={delivery} />
        <span className={styles.code}>{type}</span>
        <span className={styles.soft}>
          {state === 'pending' && last !== null && nextAt !== null
            ? t('deliveries.next', { date: formatDateTime(nextAt, ownZone()) })
            : last && durationText(last.durationMs)}
        </span>
        <span className={styles.soft}>{date}</span>
      </button>
    </li>
  );
};
