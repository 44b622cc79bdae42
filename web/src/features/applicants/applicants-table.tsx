import { Link } from 'react-router-dom';
import Star from 'lucide-react/dist/esm/icons/star.mjs';
import type { ReceivedApplication } from '@shared/model/application';
import { MutedText } from '@/components/layout';
import { AllTick, RowTick } from '@/components/records/selection/ticks';
import type { Selection as SelectionOf } from '@/components/records/selection/use-selection';
import { classNames } from '@/components/ui/base/class-names';
import { useTranslation } from '@/lib/i18n/i18n';
import { ageLabel, formatDate } from '@/lib/time/format';
import { TimeInStatus } from './time-in-status';
import styles from './applicants.module.css';
import { nameOf, yearsOf } from './applicant-labels';
import { groupedRows, type EligibilityGroup, type TableEntry } from './list-state';
import { MatchScore } from './match-score';
import { NextInterview } from './next-interview';
import { RowMenu } from './row-menu';
import { StatusMenu } from './status-menu';
import type { Moves } from './use-moves';
import { useWindowRows } from './use-window-rows';

type Selection = SelectionOf<ReceivedApplication>;

type Props = {
  rows: readonly ReceivedApplication[];
  toOpen: (applicationId: string) => { search: string };
  moves: Moves;
  selection: Selection;
  messageOf: (applicationId: string) => string | null;
  nextInterviews: Readonly<Record<string, string>>;
  showJob?: boolean;
  /** By eligibility, if the rows are in the order of their match. */
  grouped?: boolean;
};

const headings = [
  'candidate',
  'specialty',
  'experience',
  'match',
  'rating',
  'status',
  'applied',
  'stay',
  'interview',
  'source',
] as const;

export const ApplicantsTable = (props: Props) => {
  const { t } = useTranslation('applicants');
  const { rows, grouped = false } = props;
  const entries: readonly TableEntry[] = grouped ? groupedRows(rows) : rows.map((row) => ({ row }));
  const { list, indexes, before, after, measure } = useWindowRows<HTMLTableSectionElement>(entries.length, (index) => {
    const entry = entries[index];
    return entry ? keyOf(entry) : String(index);
  });
  return (
    <table className={styles.table} role="table" aria-rowcount={entries.length + 1}>
      <caption className="visually-hidden">{t('caption')}</caption>
      <thead role="rowgroup">
        <tr role="row" aria-rowindex={1}>
          <th scope="col" role="columnheader" className={styles.select}>
            <span className="visually-hidden">{t('columns.select')}</span>
          </th>
          {headings.map((name) => (
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
          return 'row' in entry ? (
            <Row key={keyOf(entry)} {...props} {...entry} {...at} />
          ) : (
            <GroupRow key={keyOf(entry)} {...entry} {...at} />
          );
        })}
        {after > 0 && <Room height={after} />}
      </tbody>
    </table>
  );
};

const keyOf = (entry: TableEntry): string => ('row' in entry ? entry.row.applicationId : entry.group);

type GroupProps = Pick<RowProps, 'index' | 'measure'> & { group: EligibilityGroup; count: number };

const GroupRow = ({ group, count, index, measure }: GroupProps) => {
  const { t } = useTranslation('applicants');
  return (
    <tr ref={measure} role="row" data-index={index} aria-rowindex={index + 2} className={styles.group}>
      <th scope="rowgroup" role="rowheader" colSpan={headings.length + 2}>
        {t(`groups.${group}`)} <MutedText as="span">{count}</MutedText>
      </th>
    </tr>
  );
};

const Room = ({ height }: { height: number }) => (
  <tr role="presentation" aria-hidden="true" className={styles.room}>
    <td colSpan={headings.length + 2} style={{ height }} />
  </tr>
);

type RowProps = Omit<Props, 'rows' | 'grouped'> & {
  row: ReceivedApplication;
  index: number;
  measure: ((element: Element | null) => void) | undefined;
};

const Row = ({ row, index, measure, toOpen, moves, selection, messageOf, nextInterviews, showJob }: RowProps) => {
  const { t } = useTranslation(['applicants', 'labels/hiring', 'labels/jobs']);
  const { applicationId, candidate } = row;
  const refusal = messageOf(applicationId);
  const cell = (name: (typeof headings)[number], content: React.ReactNode) => (
    <td role="cell" className={styles[name]}>
      <span className={styles.label} aria-hidden="true">
        {t(`columns.${name}`)}
      </span>
      {content}
    </td>
  );
  return (
    <tr
      ref={measure}
      role="row"
      data-index={index}
      aria-rowindex={index + 2}
      className={classNames(selection.isSelected(applicationId) && styles.marked)}
    >
      <td role="cell" className={styles.select}>
        <Tick row={row} selection={selection} />
      </td>
      <th scope="row" role="rowheader" className={styles.candidate}>
        <Link className={styles.name} to={toOpen(applicationId)} preventScrollReset>
          {nameOf(candidate)}
        </Link>
        <MutedText as="div">{showJob ? row.jobTitle : candidate.title}</MutedText>
        {refusal !== null && <div className={styles.refusal}>{refusal}</div>}
      </th>
      {cell('specialty', candidate.specialty ? t(`specialty.${candidate.specialty}`) : <None />)}
      {cell('experience', yearsOf(candidate, t) || <None />)}
      {cell('match', row.match ? <MatchScore match={row.match} /> : <None />)}
      {cell('rating', <Rated rating={row.rating} />)}
      {cell('status', <StatusMenu row={row} moves={moves} />)}
      {cell('applied', <span title={formatDate(row.appliedAt)}>{ageLabel(row.appliedAt)}</span>)}
      {cell('stay', <TimeInStatus row={row} />)}
      {cell('interview', <NextInterview at={nextInterviews[applicationId]} />)}
      {cell('source', t(`applicationSource.${row.source}`))}
      <td role="cell" className={styles.actions}>
        <RowMenu row={row} />
      </td>
    </tr>
  );
};

export const None = () => (
  <span className={styles.none} aria-hidden="true">
    –
  </span>
);

export const Rated = ({ rating }: { rating: number | null }) => {
  const { t } = useTranslation('applicants');
  if (rating === null) return <None />;
  return (
    <span className={styles.rated}>
      <Star size={16} aria-hidden="true" fill="currentColor" />
      <span aria-hidden="true">{rating}</span>
      <span className="visually-hidden">{t('rating.of', { count: rating })}</span>
    </span>
  );
};

const Tick = ({ row, selection }: { row: ReceivedApplication; selection: Selection }) => {
  const { t } = useTranslation('applicants');
  return (
    <RowTick selection={selection} row={row.applicationId} label={t('selectRow', { name: nameOf(row.candidate) })} />
  );
};

export const TickAll = ({ selection, count }: { selection: Selection; count: number }) => {
  const { t } = useTranslation('applicants');
  const chosen = selection.selected.length;
  return (
    <AllTick selection={selection} count={count}>
      <span>{chosen > 0 ? t('bulk.selected', { count: chosen }) : t('bulk.selectAll', { count })}</span>
    </AllTick>
  );
};
