import { memo, type MouseEvent, type ReactNode, useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { ReceivedApplication } from '@shared/hiring/model/application';
import { Face } from '@/components/faces/face';
import { MutedText } from '@/components/layout';
import { AllTick, RowTick } from '@/components/records/selection/ticks';
import type { Selection as SelectionOf } from '@/components/records/selection/use-selection';
import { classNames } from '@/components/ui/base/class-names';
import { useStableCallback } from '@/components/records/use-stable-callback';
import { useTranslation } from '@/lib/i18n/i18n';
import { ageLabel, formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import styles from './applicants-table.module.css';
import { nameOf, yearsOf } from './drawer/applicant-labels';
import type { NextEvent, NextEvents } from './drawer/applicant-queries';
import { Match, None, Rated, useProfession } from './drawer/candidate-lines';
import { DaysInStage } from './board/days-in-stage';
import { groupedRows, type EligibilityGroup, type TableEntry } from './list-state';
import { NextText } from './drawer/next-event';
import { RowMenu } from './moves/row-menu';
import { StatusMenu } from './moves/status-menu';
import type { ListAddress } from './use-list-state';
import { allColumns, type Column, useColumns } from './use-columns';
import { useMarked } from './board/use-marked';
import type { Moves } from './moves/use-moves';
import { useWindowRows } from './use-window-rows';

type Selection = SelectionOf<ReceivedApplication>;

type Props = {
  rows: readonly ReceivedApplication[];
  address: ListAddress;
  moves: Moves;
  selection: Selection;
  messageOf: (applicationId: string) => string | null;
  events: NextEvents;
  showJob: boolean;
  /** Whether rows are grouped by eligibility, in match order. */
  grouped: boolean;
};

// Explicit roles: some browsers drop a table's semantics when it is displayed as blocks.
/** One line per candidate, two on phones. */
export const ApplicantsTable = (props: Props) => {
  const { t } = useTranslation('applicants');
  const { rows, grouped, selection, showJob, address, moves, events, messageOf } = props;
  const { shown, isCrowded } = useColumns();
  const names = shown.filter((it) => showJob || it !== 'job').join();
  // The same array until they change, so that selecting a row does not render everything again.
  const columns = useMemo(() => allColumns.filter((it) => names.split(',').includes(it)), [names]);
  const onMove = useStableCallback(moves.start);
  const onSelect = useStableCallback(selection.toggle);
  const entries: readonly TableEntry[] = grouped ? groupedRows(rows) : rows.map((row) => ({ row }));
  const { list, indexes, before, after, measure } = useWindowRows<HTMLTableSectionElement>(entries.length, (index) => {
    const entry = entries[index];
    return entry ? keyOf(entry) : String(index);
  });
  return (
    <table
      className={classNames(
        styles.table,
        showJob && styles.withJob,
        isCrowded && styles.crowded,
        selection.selected.length > 0 && styles.selecting,
      )}
      role="table"
      aria-rowcount={entries.length + 1}
    >
      <caption className="visually-hidden">{t('caption')}</caption>
      <thead role="rowgroup">
        <tr role="row" aria-rowindex={1}>
          <th scope="col" role="columnheader" className={styles.select}>
            <TickAll selection={selection} count={rows.length} />
          </th>
          <th scope="col" role="columnheader" className={styles.candidate}>
            {t('columns.candidate')}
          </th>
          {columns.map((name) => (
            <th key={name} scope="col" role="columnheader" className={styles[name]}>
              {t(`columns.${name}`)}
            </th>
          ))}
          <th scope="col" role="columnheader" className={styles.actions}>
            <span className="visually-hidden">{t('columns.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" ref={list}>
        {before > 0 && <Room height={before} />}
        {indexes.map((index) => {
          const entry = entries[index];
          if (!entry) return null;
          const at = { index, measure };
          if ('group' in entry) return <GroupRow key={keyOf(entry)} {...entry} {...at} />;
          const { row } = entry;
          const { applicationId } = row;
          return (
            <Row
              key={applicationId}
              {...{ row, columns, onMove, onSelect }}
              {...at}
              search={address.to({ open: applicationId }).search}
              isOpen={address.state.open === applicationId}
              isSelected={selection.isSelected(applicationId)}
              isMoving={moves.isMoving(applicationId)}
              mayOffer={moves.mayOffer}
              refusal={messageOf(applicationId)}
              event={events[applicationId]}
            />
          );
        })}
        {after > 0 && <Room height={after} />}
      </tbody>
    </table>
  );
};

const keyOf = (entry: TableEntry): string => ('row' in entry ? entry.row.applicationId : entry.group);

type At = { index: number; measure: ((element: Element | null) => void) | undefined };

/** No more than the narrowest screen has: a cell that spans hidden columns creates empty ones. */
const groupColumns = 4;

const GroupRow = ({ group, count, index, measure }: At & { group: EligibilityGroup; count: number }) => {
  const { t } = useTranslation('applicants');
  return (
    <tr ref={measure} role="row" data-index={index} aria-rowindex={index + 2} className={styles.group}>
      <th scope="rowgroup" role="rowheader" colSpan={groupColumns}>
        {t(`groups.${group}`)} <MutedText as="span">{count}</MutedText>
      </th>
    </tr>
  );
};

const Room = ({ height }: { height: number }) => (
  <tr role="presentation" aria-hidden="true" className={styles.room}>
    <td style={{ height }} />
  </tr>
);

/** Elements whose clicks the row must ignore. */
const controls = 'a, button, input, label, [role="menu"], dialog';

type RowProps = At & {
  row: ReceivedApplication;
  columns: readonly Column[];
  /** Query of the candidate's address. */
  search: string;
  isOpen: boolean;
  isSelected: boolean;
  isMoving: boolean;
  mayOffer: boolean;
  refusal: string | null;
  event: NextEvent | undefined;
  onMove: Moves['start'];
  onSelect: Selection['toggle'];
};

/** Memoized, so that scrolling and selecting render only changed rows. */
const Row = memo(({ row, columns, index, measure, search, refusal, event, ...props }: RowProps) => {
  const { t } = useTranslation(['applicants', 'labels/hiring']);
  const navigate = useNavigate();
  const profession = useProfession();
  const { applicationId, candidate } = row;
  const { isSelected, isMoving, mayOffer, onMove, onSelect } = props;
  const { isMarked, mark } = useMarked(props.isOpen);
  // The name is a link: this only makes the target larger for a mouse.
  const open = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    const inRow = target instanceof Element && currentTarget.contains(target) ? target : null;
    if (!inRow || inRow.closest(controls) || window.getSelection()?.toString()) return;
    mark();
    void navigate({ search }, { preventScrollReset: true });
  };
  const cells: Record<Column, () => ReactNode> = {
    job: () => <span title={row.jobTitle}>{row.jobTitle}</span>,
    match: () => <Match match={row.match} size={28} />,
    status: () => <StatusMenu {...{ row, mayOffer, isMoving, onMove }} />,
    stay: () => <DaysInStage row={row} />,
    next: () => <NextText row={row} event={event} />,
    experience: () => yearsOf(candidate, t) || <None />,
    rating: () => <Rated rating={row.rating} />,
    applied: () => <span title={formatDate(row.appliedAt, ownZone())}>{ageLabel(row.appliedAt)}</span>,
    source: () => <span title={t(`applicationSource.${row.source}`)}>{t(`applicationSource.${row.source}`)}</span>,
  };
  return (
    <tr
      ref={measure}
      role="row"
      data-index={index}
      data-candidate={applicationId}
      aria-rowindex={index + 2}
      className={classNames((isSelected || isMarked) && styles.marked)}
      onClick={open}
    >
      <td role="cell" className={styles.select}>
        <RowTick
          isSelected={isSelected}
          onToggle={onSelect}
          row={applicationId}
          label={t('selectRow', { name: nameOf(candidate) })}
        />
      </td>
      <th scope="row" role="rowheader" className={styles.candidate}>
        <span className={styles.person}>
          <Face id={candidate.userId} name={nameOf(candidate)} url={candidate.photo_url} size={28} />
          <span className={styles.who}>
            <Link className={styles.name} to={{ search }} preventScrollReset data-name="" onClick={mark}>
              {nameOf(candidate)}
            </Link>{' '}
            <span className={styles.profession} title={profession(candidate)}>
              {profession(candidate)}
            </span>
            <span className={styles.forJob} title={row.jobTitle}>
              {row.jobTitle}
            </span>
          </span>
        </span>
        {refusal !== null && <p className={styles.refusal}>{refusal}</p>}
      </th>
      {columns.map((name) => (
        <td key={name} role="cell" className={styles[name]}>
          {cells[name]()}
        </td>
      ))}
      <td role="cell" className={styles.actions}>
        <RowMenu
          row={row}
          {...(!isSelected && {
            more: [{ key: 'select', label: t('select'), onSelect: () => onSelect(applicationId, true, false) }],
          })}
        />
      </td>
    </tr>
  );
});
Row.displayName = 'Row';

const TickAll = ({ selection, count }: { selection: Selection; count: number }) => {
  const { t } = useTranslation('applicants');
  return (
    <AllTick selection={selection} count={count}>
      <span className={styles.tickWords}>{t('bulk.selectAll', { count })}</span>
    </AllTick>
  );
};
