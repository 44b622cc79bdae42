import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isRevocable, type ReceiptRef, type ShownReceipt } from '@shared/money/model/receipt';
import { MutedText, Row, Stack } from '@/components/layout';
import { ErrorState } from '@/components/ui/base/error-state';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { Card } from '@/components/ui/card';
import { Segments } from '@/components/ui/editing/segments';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { LoadMore } from '@/components/ui/records/load-more';
import { api } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { cached } from '@/lib/requests/query-of';
import { formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { ExportReceipts } from './export-receipts';
import styles from './privacy.module.css';
import { receiptsQuery } from './privacy-queries';

const shownStates = ['all', 'open', 'delivered', 'revoked'] as const;
type ShownState = (typeof shownStates)[number];

const stateOf = ({ deliveredAt, revokedAt }: ShownReceipt): ShownState => {
  if (revokedAt !== null) return 'revoked';
  return deliveredAt === null ? 'open' : 'delivered';
};

const keyOf = ({ organizationId, reason, subject }: ReceiptRef): string => `${organizationId} ${reason} ${subject}`;

const useRevoke = (done: () => void) => {
  const { t } = useTranslation('profile-privacy');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ organizationId, reason, subject }: ReceiptRef) =>
      api('revokeReceipt', { body: { organizationId, reason, subject } }),
    onSuccess: () => toast.success(t('receipts.revoked')),
    onError: (error) => toast.error(error.message),
    // Also after a refusal: the organization may have opened it meanwhile.
    onSettled: async () => {
      done();
      await queryClient.invalidateQueries(cached('listReceipts'));
    },
  });
};

export const Receipts = () => {
  const { t } = useTranslation('profile-privacy');
  const [state, setState] = useState<ShownState>('all');
  const [asked, setAsked] = useState<ShownReceipt | null>(null);
  const receipts = useInfiniteQuery(receiptsQuery());
  // A second click may come before the first one is rendered.
  const isRevoking = useRef(false);
  const revoke = useRevoke(() => {
    isRevoking.current = false;
    setAsked(null);
  });
  const { data, isPending, isError, error, hasNextPage, isFetchingNextPage } = receipts;
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const shown = items.filter((it) => state === 'all' || stateOf(it) === state);
  return (
    <Card title={t('receipts.title')} {...(items.length > 0 && { actions: <ExportReceipts /> })}>
      <Stack>
        <MutedText>{t('receipts.text')}</MutedText>
        {isPending && <ListSkeleton rows={3} label={t('receipts.loading')} />}
        {isError && !data && <ErrorState error={error} onRetry={() => void receipts.refetch()} />}
        {data && items.length === 0 && <MutedText>{t('receipts.none')}</MutedText>}
        {items.length > 0 && (
          <Segments
            small
            label={t('receipts.filter')}
            value={state}
            onChange={setState}
            segments={shownStates.map((value) => ({ value, label: t(`receipts.states.${value}`) }))}
          />
        )}
        {items.length > 0 && shown.length === 0 && <MutedText>{t('receipts.noneOfState')}</MutedText>}
        {shown.length > 0 && (
          <ul className={styles.documents} role="list" aria-label={t('receipts.title')}>
            {shown.map((it) => (
              <ReceiptRow key={keyOf(it)} receipt={it} onRevoke={() => setAsked(it)} />
            ))}
          </ul>
        )}
        <LoadMore hasMore={hasNextPage} loading={isFetchingNextPage} onClick={() => void receipts.fetchNextPage()} />
      </Stack>
      {asked && (
        <ConfirmDialog
          opened
          danger
          title={t('receipts.confirm.title')}
          text={t('receipts.confirm.text', {
            subject: t(`receipts.subjects.${asked.subject}`),
            organization: asked.organization,
          })}
          confirmLabel={t('receipts.confirm.revoke')}
          loading={revoke.isPending}
          onConfirm={() => {
            if (isRevoking.current) return;
            isRevoking.current = true;
            revoke.mutate(asked);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
};

const ReceiptRow = ({ receipt, onRevoke }: { receipt: ShownReceipt; onRevoke: () => void }) => {
  const { t } = useTranslation('profile-privacy');
  const { organization, subject, reason, jobTitle, sharedAt, deliveredAt, revokedAt } = receipt;
  const what = t(`receipts.subjects.${subject}`);
  const why = jobTitle ? t('receipts.forJob', { jobTitle }) : t(`receipts.reasons.${reason}`);
  return (
    <Row as="li" justify="between" align="start" className={styles.document}>
      <Stack gap="xs" className={styles.receipt}>
        <span className={styles.consentName}>{organization || t('receipts.closed')}</span>
        <span>{what}</span>
        <MutedText>{t('receipts.shared', { why, date: formatDate(sharedAt, ownZone()) })}</MutedText>
        {deliveredAt && <MutedText>{t('receipts.delivered', { date: formatDate(deliveredAt, ownZone()) })}</MutedText>}
        {revokedAt && <MutedText>{t('receipts.revokedOn', { date: formatDate(revokedAt, ownZone()) })}</MutedText>}
      </Stack>
      {isRevocable(receipt) && (
        <Button
          variant="quiet"
          size="small"
          aria-label={t('receipts.revokeOf', { subject: what, organization })}
          onClick={onRevoke}
        >
          {t('receipts.revoke')}
        </Button>
      )}
    </Row>
  );
};
