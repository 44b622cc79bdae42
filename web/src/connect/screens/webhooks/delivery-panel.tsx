import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { limits } from '@shared/limits';
import type { DeliveryAttempt, DeliveryDetail } from '@shared/connect/model/webhook';
import { Row, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { SidePanel } from '@/components/ui/side-panel';
import { api } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { queryOf, readAgain } from '@/lib/requests/query-of';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { DeliveryBadge, durationText } from './delivery-state';
import styles from './webhooks.module.css';

const followMs = 2000;

type Props = { webhookId: string; deliveryId: string; onClose: () => void };

export const DeliveryPanel = ({ webhookId, deliveryId, onClose }: Props) => {
  const { t } = useTranslation('webhooks');
  const params = { webhookId, deliveryId };
  const query = queryOf('getDelivery', { params });
  const delivery = useQuery({
    ...query,
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? followMs : false),
  });
  return (
    <SidePanel title={delivery.data?.type ?? t('log')} onClose={onClose}>
      <QueryGate query={delivery} loading={t('delivery.loading')} rows={4}>
        {(found) => <Found delivery={found} params={params} />}
      </QueryGate>
    </SidePanel>
  );
};

const pretty = (body: string): string => JSON.stringify(JSON.parse(body), null, 2);

const Found = ({ delivery, params }: { delivery: DeliveryDetail; params: Omit<Props, 'onClose'> }) => {
  const { t } = useTranslation('webhooks');
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const { attempts, eventId, body, log } = delivery;
  const again = useMutation({
    // Another attempt is a new request: the key only covers repeated clicks.
    mutationFn: () => api('resendDelivery', { params }, { idempotencyKey: keyFor({ ...params, attempts }) }),
    onSuccess: async (sent) => {
      toast.success(t('delivery.sent'));
      client.setQueryData(queryOf('getDelivery', { params }).queryKey, sent);
      await readAgain(client, ['listDeliveries']);
    },
    onError: (error) => toast.error(error.message),
  });
  return (
    <Stack>
      <Row justify="between">
        <Row>
          <DeliveryBadge delivery={delivery} />
          <span>{t(`delivery.state.${delivery.state}`)}</span>
        </Row>
        <Button size="small" loading={again.isPending} onClick={() => again.mutate()}>
          {t('delivery.again')}
        </Button>
      </Row>
      <section>
        <h3>{t('delivery.request')}</h3>
        <pre className={styles.block} tabIndex={0} aria-label={t('delivery.request')}>
          <code>{`webhook-id: ${eventId}\n\n${pretty(body)}`}</code>
        </pre>
      </section>
      {log.length === 0 && <p className={styles.hint}>{t('delivery.none')}</p>}
      {log.map((attempt, index) => (
        <Attempt key={attempt.at} attempt={attempt} number={attempts - index} />
      ))}
    </Stack>
  );
};

const Attempt = ({ attempt, number }: { attempt: DeliveryAttempt; number: number }) => {
  const { t } = useTranslation('webhooks');
  const { at, status, problem, answer, durationMs } = attempt;
  return (
    <section>
      <h3>{t('delivery.attempt', { number, date: formatDateTime(at, ownZone()) })}</h3>
      {problem !== null && (
        <p className={styles.hint}>{t(`delivery.problem.${problem}`, { seconds: limits.webhookTimeoutSeconds })}</p>
      )}
      {status !== null && (
        <>
          <p className={styles.hint}>{t('delivery.answer', { status, duration: durationText(durationMs) })}</p>
          {answer === '' ? (
            <p className={styles.hint}>{t('delivery.empty')}</p>
          ) : (
            <pre className={styles.block} tabIndex={0}>
              <code>{answer}</code>
            </pre>
          )}
        </>
      )}
    </section>
  );
};
