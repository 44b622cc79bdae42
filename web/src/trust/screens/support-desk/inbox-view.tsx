import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import type { TicketRow } from '@shared/trust/model/ticket';
import { ticketFilters } from '@shared/trust/model/ticket-vocabulary';
import { paths, pathTo } from '@shared/paths';
import { MutedText, Stack } from '@/components/layout';
import { DueClock } from '@/components/records/due-clock';
import { NextPage } from '@/components/records/next-page';
import { useQueueStatus } from '@/components/records/queue';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/base/button-link';
import { ErrorState } from '@/components/ui/base/error-state';
import { Page } from '@/components/ui/base/page';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkTabs } from '@/components/ui/link-tabs';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { RecordList, type Column } from '@/components/ui/records/record-list';
import { TicketBadge } from '@/trust/parts/support/ticket-badge';
import { useTranslation } from '@/lib/i18n/i18n';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { formatDateTime, timeLabel } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import styles from './desk.module.css';
import { inboxQuery } from './desk-queries';
import { HelpRatingsView } from './help-ratings-view';

const addressOf = (filter: string): string =>
  filter === 'waiting' ? paths.tickets : `${paths.tickets}?status=${filter}`;

/** /admin/tickets?view=help */
const helpView = { parameter: 'view', help: 'help' } as const;

export const InboxView = () => {
  const [parameters] = useSearchParams();
  return parameters.get(helpView.parameter) === helpView.help ? <HelpRatingsView /> : <Inbox />;
};

const Inbox = () => {
  const { t } = useTranslation('admin-tickets');
  const { status: filter } = useQueueStatus(ticketFilters, 'waiting');
  const query = useInfiniteQuery(inboxQuery(filter));
  const rows = rowsOf(query.data);
  return (
    <Page
      title={t('title')}
      width="full"
      actions={
        <>
          <ButtonLink to={`${paths.tickets}?${helpView.parameter}=${helpView.help}`} variant="quiet">
            {t('helpLink')}
          </ButtonLink>
          <ButtonLink to={paths.savedReplies} variant="secondary">
            {t('repliesLink')}
          </ButtonLink>
        </>
      }
      tools={
        <LinkTabs
          label={t('filters.label')}
          tabs={ticketFilters.map((it) => ({ to: addressOf(it), label: t(`filters.${it}`) }))}
          current={addressOf(filter)}
        />
      }
    >
      <Stack gap="l">
        {query.isPending && <ListSkeleton rows={6} label={t('loading')} />}
        {query.isError && rows.length === 0 && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {query.isSuccess && rows.length === 0 && (
          <EmptyState illustration="inbox" title={t('none.title')} text={t('none.text')} />
        )}
        {rows.length > 0 && (
          <>
            <Rows rows={rows} />
            <NextPage query={query} />
          </>
        )}
      </Stack>
    </Page>
  );
};

const Rows = ({ rows }: { rows: readonly TicketRow[] }) => {
  const { t } = useTranslation(['admin-tickets', 'support']);
  const columns: Column<TicketRow>[] = [
    {
      key: 'subject',
      header: t('columns.subject'),
      main: true,
      cell: ({ ticketId, subject }) => <Link to={pathTo(paths.ticket, { ticketId })}>{subject}</Link>,
    },
    {
      key: 'ticket',
      header: t('columns.ticket'),
      minor: true,
      cell: ({ ticketId }) => <span className={styles.id}>{ticketId}</span>,
    },
    {
      key: 'person',
      header: t('columns.person'),
      cell: ({ person, organization }) => (
        <>
          {person}
          {organization !== null && <MutedText>{organization}</MutedText>}
        </>
      ),
    },
    {
      key: 'priority',
      header: t('columns.priority'),
      whole: true,
      cell: ({ priority }) =>
        priority === 'high' ? <Badge tone="danger">{t('priority.high')}</Badge> : t(`priority.${priority}`),
    },
    {
      key: 'assignee',
      header: t('columns.assignee'),
      cell: ({ assignee }) => assignee?.name ?? <MutedText as="span">{t('nobody')}</MutedText>,
    },
    {
      key: 'due',
      header: t('columns.due'),
      line: true,
      cell: ({ answer, status, updatedAt }) =>
        answer ? (
          <DueClock {...answer} />
        ) : (
          <>
            <TicketBadge status={status} />{' '}
            <time dateTime={updatedAt} title={formatDateTime(updatedAt, ownZone())}>
              {timeLabel(updatedAt)}
            </time>
          </>
        ),
    },
  ];
  return <RecordList caption={t('caption')} columns={columns} rows={rows} rowKey={({ ticketId }) => ticketId} />;
};
