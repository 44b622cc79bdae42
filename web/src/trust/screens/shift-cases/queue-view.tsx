import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { ShiftCaseRow } from '@shared/work/model/shifts/shift-case';
import { shiftCaseStates, type ShiftCaseState } from '@shared/work/model/shifts/shift-case-vocabulary';
import { paths, pathTo } from '@shared/paths';
import { DueClock } from '@/components/records/due-clock';
import { Queue, useQueueStatus } from '@/components/records/queue';
import { Page } from '@/components/ui/base/page';
import { RecordList, type Column } from '@/components/ui/records/record-list';
import { useTranslation } from '@/lib/i18n/i18n';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { shiftCasesQuery } from './shift-case-queries';

export const QueueView = () => {
  const { t } = useTranslation('shift-cases');
  const { status: state, choose } = useQueueStatus(shiftCaseStates, 'open');
  const query = useInfiniteQuery(shiftCasesQuery(state));
  const rows = rowsOf(query.data);
  return (
    <Page title={t('title')} description={t('description')} width="wide" breadcrumb={[{ label: t('title') }]}>
      <Queue
        label={t('queue')}
        statuses={shiftCaseStates.map((value) => ({ value, label: t(`state.${value}`) }))}
        status={state}
        onChoose={choose}
        query={query}
        count={rows.length}
        loading={t('loading')}
        none={{ title: t(`none.${state}.title`), text: t(`none.${state}.text`) }}
        shown={t(query.hasNextPage ? 'shownMore' : 'shown', { count: rows.length })}
      >
        <Rows rows={rows} state={state} />
      </Queue>
    </Page>
  );
};

const Rows = ({ rows, state }: { rows: readonly ShiftCaseRow[]; state: ShiftCaseState }) => {
  const { t } = useTranslation('shift-cases');
  const columns: Column<ShiftCaseRow>[] = [
    {
      key: 'case',
      header: t('columns.case'),
      main: true,
      cell: ({ caseId, name }) => <Link to={pathTo(paths.shiftCase, { caseId })}>{name || t('unnamed')}</Link>,
    },
    { key: 'kind', header: t('columns.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
    { key: 'side', header: t('columns.side'), cell: ({ side }) => t(`side.${side}`) },
    state === 'decided'
      ? {
          key: 'outcome',
          header: t('columns.outcome'),
          cell: ({ outcome }) => outcome && t(`outcome.${outcome}`),
        }
      : {
          key: 'due',
          header: t('columns.due'),
          line: true,
          cell: ({ openedAt, dueAt }) => <DueClock startedAt={openedAt} dueAt={dueAt} />,
        },
  ];
  return <RecordList caption={t('caption')} columns={columns} rows={rows} rowKey={({ caseId }) => caseId} />;
};
