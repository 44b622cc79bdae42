import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { CaseRow } from '@shared/trust/model/report';
import { paths, pathTo } from '@shared/paths';
import { MutedText, Stack } from '@/components/layout';
import { DueClock } from '@/components/records/due-clock';
import { Queue, useQueueStatus } from '@/components/records/queue';
import { Page } from '@/components/ui/base/page';
import { RecordList, type Column } from '@/components/ui/records/record-list';
import { useTranslation } from '@/lib/i18n/i18n';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { caseQueues, casesQuery, type CaseQueue } from './moderation-queries';
import { SeverityBadge } from './severity-badge';

export const QueueView = () => {
  const { t } = useTranslation('admin-reports');
  const { status: queue, choose } = useQueueStatus(caseQueues, 'open');
  const query = useInfiniteQuery(casesQuery(queue));
  const rows = rowsOf(query.data);
  return (
    <Page title={t('title')} description={t('description')} width="wide" breadcrumb={[{ label: t('title') }]}>
      <Queue
        label={t('queue')}
        statuses={caseQueues.map((value) => ({ value, label: t(`queues.${value}`) }))}
        status={queue}
        onChoose={choose}
        query={query}
        count={rows.length}
        loading={t('loading')}
        none={{ title: t(`none.${queue}.title`), text: t(`none.${queue}.text`) }}
        shown={t(query.hasNextPage ? 'shownMore' : 'shown', { count: rows.length })}
      >
        <Rows rows={rows} queue={queue} />
      </Queue>
    </Page>
  );
};

const Rows = ({ rows, queue }: { rows: readonly CaseRow[]; queue: CaseQueue }) => {
  const { t } = useTranslation(['admin-reports', 'labels/moderation']);
  const isDecided = queue === 'decided';
  const columns: Column<CaseRow>[] = [
    {
      key: 'case',
      header: t('columns.case'),
      main: true,
      cell: ({ caseId, kind, label, number, subject }) => (
        <Stack gap="xs">
          <Link to={pathTo(paths.reportCase, { caseId })}>{label || t(`reportedKind.${kind}`)}</Link>
          <MutedText as="span">
            {[number, t(`reportedKind.${kind}`), subject !== label && subject].filter(Boolean).join(' · ')}
          </MutedText>
        </Stack>
      ),
    },
    {
      key: 'reports',
      header: t('columns.reports'),
      line: true,
      cell: ({ reporters, reasons, signals }) => (
        <Stack gap="xs">
          <span>{t('reporters', { count: reporters })}</span>
          <MutedText as="span">
            {[...reasons.map((it) => t(`reportReason.${it}`)), ...signals.map((it) => t(`signal.${it}`))].join(' · ')}
          </MutedText>
        </Stack>
      ),
    },
    { key: 'severity', header: t('columns.severity'), cell: ({ severity }) => <SeverityBadge severity={severity} /> },
    isDecided
      ? {
          key: 'state',
          header: t('columns.state'),
          cell: ({ action }) => action && t(`moderationAction.${action}`),
        }
      : {
          key: 'due',
          header: t('columns.due'),
          cell: ({ openedAt, dueAt, appealDueAt }) => <DueClock startedAt={openedAt} dueAt={appealDueAt ?? dueAt} />,
        },
  ];
  return <RecordList caption={t('caption')} columns={columns} rows={rows} rowKey={({ caseId }) => caseId} />;
};
