import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/dist/esm/icons/download.mjs';
import { Suspense, useState } from 'react';
import type { Billing, Invoice } from '@shared/money/model/billing';
import type { InvoiceState } from '@shared/money/billing/vocabulary';
import { Stack } from '@/components/layout';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Button, buttonClass } from '@/components/ui/base/button';
import { ErrorState } from '@/components/ui/base/error-state';
import { toast } from '@/components/ui/base/toast';
import { EmptyState } from '@/components/ui/empty-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { LoadMore } from '@/components/ui/records/load-more';
import { RecordList, type Column } from '@/components/ui/records/record-list';
import { lazy } from '@/lib/browser/lazy';
import { api, type ApiResult } from '@/lib/api/api';
import { saveDownload, saveText } from '@/lib/files/save-download';
import { useTranslation } from '@/lib/i18n/i18n';
import { atCursor, rowsOf } from '@/lib/requests/cursor-pages';
import { formatDate, formatMoney } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { today } from '@/lib/time/today';
import { lineName } from './bill-lines';
import { invoicesQuery } from './billing-queries';
import styles from './billing.module.css';
import { MoneyBackNote } from './money-back';

const InvoiceDialog = lazy(() => import('./invoice-dialog').then((it) => ({ default: it.InvoiceDialog })));

/** Marks the file as UTF-8 for spreadsheet programs. */
const byteOrderMark = '\uFEFF';

const wholeExport = async (): Promise<string> => {
  const parts: string[] = [];
  let cursor: string | null = null;
  do {
    const part: ApiResult<'exportInvoices'> = await api('exportInvoices', { query: atCursor(cursor) });
    parts.push(part.csv);
    cursor = part.nextCursor;
  } while (cursor !== null);
  return parts.join('');
};

export const ExportInvoices = () => {
  const { t } = useTranslation('billing');
  const { mutate, isPending } = useMutation({
    mutationFn: wholeExport,
    onSuccess: (csv) => saveText(byteOrderMark + csv, `${t('invoices.fileName')}-${today()}.csv`, 'text/csv'),
    onError: (error) => toast.error(error.message),
  });
  const { data } = useInfiniteQuery({ ...invoicesQuery(), enabled: false });
  if (rowsOf(data).length === 0) return null;
  return (
    <Button
      variant="secondary"
      leftIcon={<Download size={16} aria-hidden="true" />}
      loading={isPending}
      onClick={() => mutate()}
    >
      {t('invoices.export')}
    </Button>
  );
};

export const invoiceTones: Record<InvoiceState, BadgeTone> = {
  paid: 'success',
  open: 'warning',
  uncollectible: 'danger',
  void: 'neutral',
  credit_note: 'info',
};

const Pdf = ({ invoice: { invoiceId, number } }: { invoice: Invoice }) => {
  const { t } = useTranslation('billing');
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('printInvoice', { params: { invoiceId } }),
    onSuccess: saveDownload,
    onError: (error) => toast.error(error.message),
  });
  return (
    <Button
      variant="quiet"
      size="small"
      leftIcon={<Download size={14} aria-hidden="true" />}
      aria-label={t('invoices.download', { number })}
      loading={isPending}
      onClick={() => mutate()}
    >
      {t('invoices.pdf')}
    </Button>
  );
};

const useColumns = (onOpen: (invoice: Invoice) => void): Column<Invoice>[] => {
  const { t } = useTranslation(['billing', 'plans']);
  const about = ({ lines, creditFor }: Invoice): string => {
    if (creditFor !== null) return t('invoices.creditFor', { number: creditFor });
    const [line] = lines;
    return line ? lineName(t, line) : '';
  };
  return [
    {
      key: 'number',
      header: t('invoices.number'),
      main: true,
      cell: (invoice) => (
        <button type="button" className={styles.number} aria-haspopup="dialog" onClick={() => onOpen(invoice)}>
          {invoice.number}
        </button>
      ),
    },
    { key: 'date', header: t('invoices.date'), cell: ({ issuedAt }) => formatDate(issuedAt, ownZone()) },
    { key: 'about', header: t('invoices.about'), cell: about, line: true },
    { key: 'amount', header: t('invoices.amount'), align: 'end', cell: ({ totalCents }) => formatMoney(totalCents) },
    {
      key: 'state',
      header: t('invoices.state'),
      cell: ({ state, dueAt }) =>
        state === 'open' && dueAt !== undefined && dueAt <= new Date().toISOString() ? (
          <Badge tone="danger">{t('invoices.overdue')}</Badge>
        ) : (
          <Badge tone={invoiceTones[state]}>{t(`invoices.states.${state}`)}</Badge>
        ),
    },
    {
      key: 'actions',
      header: t('invoices.actions'),
      bare: true,
      align: 'end',
      cell: (invoice) =>
        invoice.state === 'open' && invoice.payUrl !== null ? (
          <a className={buttonClass({ size: 'small' })} href={invoice.payUrl}>
            {t('invoices.pay')}
          </a>
        ) : (
          <Pdf invoice={invoice} />
        ),
    },
  ];
};

export const HistoryTab = ({ billing }: { billing: Billing }) => {
  const { t } = useTranslation('billing');
  const [opened, setOpened] = useState<Invoice | null>(null);
  const invoices = useInfiniteQuery(invoicesQuery());
  const columns = useColumns(setOpened);
  const rows = rowsOf(invoices.data);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = invoices;
  if (invoices.isPending) return <ListSkeleton rows={4} label={t('invoices.loading')} />;
  if (invoices.isError && rows.length === 0)
    return <ErrorState error={invoices.error} onRetry={() => void invoices.refetch()} />;
  return (
    <Stack gap="l">
      {rows.length === 0 ? (
        <EmptyState illustration="inbox" title={t('invoices.none')} text={t('invoices.noneText')} />
      ) : (
        <RecordList caption={t('tabs.history')} columns={columns} rows={rows} rowKey={({ invoiceId }) => invoiceId} />
      )}
      <LoadMore hasMore={hasNextPage} loading={isFetchingNextPage} onClick={() => void fetchNextPage()} />
      <MoneyBackNote billing={billing} />
      {opened && (
        <Suspense fallback={null}>
          <InvoiceDialog invoice={opened} actions={<Pdf invoice={opened} />} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </Stack>
  );
};
