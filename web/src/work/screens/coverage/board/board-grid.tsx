import { replaceEqualDeep } from '@tanstack/react-query';
import { memo, useDeferredValue, useState, type CSSProperties } from 'react';
import type { LocationUnit } from '@shared/work/model/location';
import { classNames } from '@/components/ui/base/class-names';
import { shiftDayText } from '@/work/parts/shifts/shift-texts';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatMoney } from '@/lib/time/format';
import { BoardLine } from './board-line';
import styles from './board.module.css';
import {
  cellKey,
  metricsOf,
  linesOf,
  type BoardView,
  type BoardMetrics,
  type Line,
  type PlannedShift,
} from './board-model';
import { dayHead, lineText, listText, rangeText } from '../coverage-texts';
import { DayBars, HourMarks } from './day-bars';
import { gridKeys, sumRow } from './grid-keys';
import { lineName } from '../seats/seat-rules';
import type { Carrying } from './carry-context';

/** The same object while the address is unchanged: cells re-render with it. */
export type GridActs = {
  onShift: (shiftId: string) => void;
  onCell: (cell: string) => void;
  onNew: (place: { unitId: string; day: string }) => void;
  onCopy: (shift: PlannedShift) => void;
  onPaste: (place: { unitId: string; day: string }) => void;
  /** Undefined without a free slot. */
  onAssign: (shift: PlannedShift | undefined) => void;
};

/** Drop target of the picked-up item. */
type Target = { cell: string; line: string | null; drop: 'ok' | 'refused' | 'checking' };

type Props = {
  acts: GridActs;
  location: string;
  units: readonly LocationUnit[];
  days: readonly string[];
  cells: ReadonlyMap<string, PlannedShift[]>;
  /** All shifts of the days, regardless of the filter. */
  all: readonly PlannedShift[];
  today: string;
  view: BoardView;
  /** The shift open over the board. */
  shown: string | null;
} & Carrying;

/** The target of a shift or a person. */
const targetOf = ({ moving, seating }: Carrying): Target | null => {
  if (seating.person) return seating.target;
  return moving.carried && { cell: moving.carried.cell, line: null, drop: moving.isRefused ? 'refused' : 'ok' };
};

/** Narrow columns have room for fewer. */
const seatsIn: Record<BoardView, number> = { day: 4, week: 4, two: 2 };

/** More than most windows show; the others follow when the first ones are drawn. */
const rowsAtFirst = 16;

export const BoardGrid = (props: Props) => {
  const { location, units, days, cells, all, today, view, shown, acts, moving, seating } = props;
  const { t } = useTranslation('coverage');
  const [focused, setFocused] = useState<string | null>(null);
  const rows = [...units.map(({ unitId }) => unitId), sumRow];
  const first = cellKey(rows[0]!, days.includes(today) ? today : days[0]!);
  const isThere = rows.some((row) => days.some((day) => cellKey(row, day) === focused));
  const stop = isThere ? focused : first;
  const openCell = (cell: string) => {
    const shifts = cells.get(cell) ?? [];
    if (shifts.length === 1) acts.onShift(shifts[0]!.id);
    else acts.onCell(cell);
  };
  const copyFrom = (cell: string) => {
    const [shift] = cells.get(cell) ?? [];
    if (shift) acts.onCopy(shift);
  };
  const onCarry = (cell: string) => {
    if (seating.person) seating.drop({ cell, line: null });
    else if (moving.carried) moving.drop();
    else moving.pick(cells.get(cell) ?? []);
  };
  const onCancel = () => {
    moving.cancel();
    seating.cancel();
    return moving.carried !== null || seating.person !== null;
  };
  const target = targetOf(props);
  const rowCount = useDeferredValue(units.length, Math.min(units.length, rowsAtFirst));
  const assignIn = (cell: string) => acts.onAssign(cells.get(cell)?.find(({ free }) => free > 0));
  return (
    <div className={styles.frame} data-view={view}>
      <div
        role="grid"
        aria-label={t('grid', { location, days: rangeText(days) })}
        className={styles.grid}
        style={{ '--days': days.length } as CSSProperties}
        onKeyDown={gridKeys(
          { rows, days },
          // While a person is picked up, Enter drops like Space, and other keys are ignored.
          seating.person
            ? { ...idle, onOpen: onCarry, onCarry, onCancel }
            : { ...acts, onOpen: openCell, onCopy: copyFrom, onAssign: assignIn, onCarry, onCancel },
        )}
        onFocus={({ target: at }) => {
          const cell = at.closest<HTMLElement>('[data-cell]')?.dataset['cell'] ?? focused;
          setFocused(cell);
          moving.over(cell);
          seating.focusOn(cell);
        }}
      >
        <Head days={days} today={today} view={view} />
        {units.slice(0, rowCount).map((unit) => (
          <UnitRow
            key={unit.unitId}
            unit={unit}
            days={days}
            today={today}
            view={view}
            shown={shown}
            // Only the row with the tab stop re-renders when it moves.
            stop={stop?.startsWith(`${unit.unitId}.`) ? stop : null}
            cells={cells}
            acts={acts}
            target={target?.cell.startsWith(`${unit.unitId}.`) ? target : null}
            carried={moving.carried?.shift.unitId === unit.unitId ? moving.carried.shift.id : null}
          />
        ))}
        <SumRow days={days} all={all} stop={stop} />
      </div>
      <p
        role="status"
        className={moving.carried ? styles.moving : 'visually-hidden'}
        data-refused={moving.isRefused || undefined}
      >
        {moving.words}
      </p>
    </div>
  );
};

const Head = ({ days, today, view }: Pick<Props, 'days' | 'today' | 'view'>) => {
  const { t } = useTranslation('coverage');
  return (
    <div role="row" className={classNames(styles.row, styles.head)}>
      <div role="columnheader" className={styles.corner}>
        {t('unit')}
      </div>
      {days.map((day) => {
        const { weekday, date } = dayHead(day);
        return (
          <div
            key={day}
            role="columnheader"
            className={classNames(styles.day, day === today && styles.today)}
            aria-current={day === today ? 'date' : undefined}
          >
            {weekday} <b>{date}</b>
            {view === 'day' && <HourMarks />}
          </div>
        );
      })}
    </div>
  );
};

type RowProps = Pick<Props, 'days' | 'today' | 'view' | 'shown' | 'cells' | 'acts'> & {
  unit: LocationUnit;
  stop: string | null;
  target: Target | null;
  /** The row's picked-up shift. */
  carried: string | null;
};

const UnitRow = memo(({ unit: { unitId, name }, days, stop, cells, today, target, carried, ...cellOf }: RowProps) => (
  <div role="row" className={classNames(styles.row, styles.unitRow)}>
    <div role="rowheader" className={styles.unit}>
      <b>{name}</b>
      <UnitMetrics metrics={metricsOf(days.flatMap((day) => cells.get(cellKey(unitId, day)) ?? []))} />
    </div>
    {days.map((day) => {
      const cell = cellKey(unitId, day);
      return (
        <Cell
          key={day}
          unitId={unitId}
          unit={name}
          day={day}
          when={day < today ? 'past' : day === today ? 'today' : 'ahead'}
          shifts={cells.get(cell) ?? none}
          isStop={stop === cell}
          target={target?.cell === cell ? target : null}
          carried={carried}
          {...cellOf}
        />
      );
    })}
  </div>
));
UnitRow.displayName = 'UnitRow';

const none: readonly PlannedShift[] = [];
const nothing = () => undefined;
const idle = { onNew: nothing, onCopy: nothing, onPaste: nothing, onAssign: nothing };

/** Lines with several shifts are opened first. */
const movableIn = ({ shifts: [shift, ...others] }: Line): string | undefined =>
  shift?.isMovable && others.length === 0 ? shift.id : undefined;

const UnitMetrics = ({ metrics: { free, requests, slots, covered, drafts } }: { metrics: BoardMetrics }) => {
  const { t } = useTranslation('coverage');
  if (free > 0) {
    return (
      <small className={styles.warn}>
        {requests > 0 ? t('row.asked', { open: free, requests }) : t('row.open', { open: free })}
      </small>
    );
  }
  if (slots > 0) return <small>{covered >= slots ? t('row.covered') : t('covered', { covered, slots })}</small>;
  return <small>{drafts > 0 ? t('row.drafts', { count: drafts }) : t('row.none')}</small>;
};

type CellProps = Pick<RowProps, 'view' | 'shown' | 'acts' | 'carried'> & {
  unitId: string;
  unit: string;
  day: string;
  when: 'past' | 'today' | 'ahead';
  shifts: readonly PlannedShift[];
  isStop: boolean;
  target: Target | null;
};

/** Each change and each minute make new shifts of the whole board; almost all are equal to the ones before. */
const isSameCell = (before: CellProps, { shifts, ...after }: CellProps): boolean =>
  (Object.keys(after) as (keyof typeof after)[]).every((name) => before[name] === after[name]) &&
  replaceEqualDeep(before.shifts, shifts) === before.shifts;

const Cell = memo((props: CellProps) => {
  const { unitId, unit, day, when, shifts, view, isStop, shown, acts, target } = props;
  const { t } = useTranslation('coverage');
  const cell = cellKey(unitId, day);
  const lines = linesOf(shifts);
  const names = { unit, day: shiftDayText(day) };
  const label =
    lines.length > 0
      ? t('cell', { ...names, lines: listText(lines.map((line) => lineText(line, t))) })
      : t('cellNone', names);
  return (
    <div
      role="gridcell"
      data-cell={cell}
      data-drop={target?.drop}
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      className={classNames(styles.cell, when === 'past' && styles.past, when === 'today' && styles.ofToday)}
    >
      {view === 'day' ? (
        <DayBars unit={unit} shifts={shifts} shown={shown} drop={target} onOpen={acts.onShift} />
      ) : (
        lines.map((line) => (
          <BoardLine
            key={line.key}
            line={line}
            unit={unit}
            most={seatsIn[view]}
            inGrid
            isSelected={line.shifts.some(({ id }) => id === shown)}
            movable={movableIn(line)}
            drop={target?.line === lineName(line) ? target.drop : undefined}
            isCarried={props.carried !== null && line.shifts[0]?.id === props.carried}
            onOpen={(opened) => (opened.shifts.length === 1 ? acts.onShift(opened.shifts[0]!.id) : acts.onCell(cell))}
          />
        ))
      )}
      {when !== 'past' && (
        <button
          type="button"
          tabIndex={-1}
          className={styles.add}
          aria-label={t('newHere', names)}
          onClick={() => acts.onNew({ unitId, day })}
        />
      )}
    </div>
  );
}, isSameCell);
Cell.displayName = 'Cell';

const SumRow = memo(({ days, all, stop }: Pick<Props, 'days' | 'all'> & { stop: string | null }) => {
  const { t } = useTranslation('coverage');
  return (
    <div role="row" className={classNames(styles.row, styles.sums)}>
      <div role="rowheader" className={styles.unit}>
        <b>{t('sum.title')}</b>
        <small>{t('sum.text')}</small>
      </div>
      {days.map((day) => {
        const { covered, slots, free, cents } = metricsOf(all.filter((shift) => shift.day === day));
        const amount = formatMoney(cents);
        const label =
          slots > 0
            ? t('sum.label', { day: shiftDayText(day), covered, slots, open: free, amount })
            : t('sum.none', { day: shiftDayText(day) });
        const cell = cellKey(sumRow, day);
        return (
          <div
            key={day}
            role="gridcell"
            data-cell={cell}
            tabIndex={stop === cell ? 0 : -1}
            aria-label={label}
            className={classNames(styles.sum, free > 0 && styles.gap)}
          >
            {slots > 0 && (
              <>
                <b>{t('covered', { covered, slots })}</b>
                {free > 0 && <span>{t('sum.open', { count: free })}</span>}
                <span>{amount}</span>
              </>
            )}
          </div>
        );
      })}
    </div>
  );
});
SumRow.displayName = 'SumRow';
