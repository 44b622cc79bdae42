import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { TicketSummary } from '@shared/trust/model/ticket';
import { contactSupport, paths, pathTo } from '@shared/paths';
import { NextPage } from '@/components/records/next-page';
import { ButtonLink } from '@/components/ui/base/button-link';
import { ErrorState } from '@/components/ui/base/error-state';
import { EmptyState } from '@/components/ui/empty-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { RecordList, type Column } from '@/components/ui/records/record-list';
import { TicketBadge } from '@/trust/parts/support/ticket-badge';
import { useTranslation } from '@/lib/i18n/i18n';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { formatDateTime, timeLabel } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { myTicketsQuery } from './support-queries';

export const TicketsTab = () => {
  const { t } = useTranslation('support');
  const query = useInfiniteQuery(myTicketsQuery());
  const rows = rowsOf(query.data);
  if (query.isPending) return <ListSkeleton rows={4} label={t('loading')} />;
  if (query.isError && rows.length === 0) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        illustration="inbox"
        title={t('none.title')}
        text={t('none.text')}
        action={<ButtonLink to={contactSupport}>{t('tabs.contact')}</ButtonLink>}
      />
    );
  }
  const columns: Column<TicketSummary>[] = [
    {
      key: 'subject',
      header: t('columns.subject'),
      main: true,
      cell: ({ ticketId, subject }) => <Link to={pathTo(paths.supportTicket, { ticketId })}>{subject}</Link>,
    },
    { key: 'ticket', header: t('columns.ticket'), cell: ({ ticketId }) => ticketId },
    { key: 'status', header: t('columns.status'), cell: ({ status }) => <TicketBadge status={status} /> },
    { key: 'priority', header: t('columns.priority'), cell: ({ priority }) => t(`priority.${priority}`) },
    {
      key: 'updated',
      header: t('columns.updated'),
      cell: ({ updatedAt }) => (
        <time dateTime={updatedAt} title={formatDateTime(updatedAt, ownZone())}>
          {timeLabel(updatedAt)}
        </time>
      ),
    },
  ];
  return (
    <>
      <RecordList caption={t('tabs.tickets')} columns={columns} rows={rows} rowKey={({ ticketId }) => ticketId} />
      <NextPage query={query} />
    </>
  );
};
