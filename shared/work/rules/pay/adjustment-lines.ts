import { unworkedLineKinds, type PayLine, type ShiftLineKind, type UnworkedLineKind } from '../../model/pay-line';
import { centsOf } from './shift-pay';

type Written = { cents: number; kind?: ShiftLineKind };

/** `of`: total pay of a shift for its work, for its cancellation, or for being sent home. */
export type Due = { of: 'work' | UnworkedLineKind; lines: readonly PayLine[] };

type AdjustmentLine = { kind: ShiftLineKind; cents: number; pay: PayLine[] };

const isPremium = (line: PayLine): boolean => 'period' in line;

const partOf = (kind: ShiftLineKind | undefined): Due['of'] => unworkedLineKinds.find((it) => it === kind) ?? 'work';

/**
 * The difference between a shift's lines and what is due; null if none. Lines are never changed, so later differences get
 * their own line. `written`: all lines of the shift; lines without work are counted separately.
 */
export const adjustmentLine = (written: readonly Written[], due: Due): AdjustmentLine | null => {
  const own = written.filter(({ kind }) => partOf(kind) === due.of);
  const before = centsOf(own);
  const cents = centsOf(due.lines) - before;
  if (cents === 0) return null;
  const correction: PayLine[] = [{ code: 'correction', cents }];
  if (due.of !== 'work') return { kind: due.of, cents, pay: before === 0 ? [...due.lines] : correction };
  const premiums = due.lines.filter(isPremium);
  const isFirst = own.every(({ kind }) => kind !== 'overtime') && centsOf(premiums) === cents;
  return isFirst ? { kind: 'overtime', cents, pay: premiums } : { kind: 'correction', cents, pay: correction };
};

const nameOf = (line: PayLine): string =>
  'hourlyCents' in line ? `${line.code} ${line.hourlyCents}` : `${line.code} ${'period' in line ? line.period : ''}`;

/** Additional amounts of a shift's lines for more minutes. */
export const linesAdded = (before: readonly PayLine[], after: readonly PayLine[]): PayLine[] => {
  const had = new Map(before.map((line) => [nameOf(line), line]));
  return after
    .map((line): PayLine => {
      const known = had.get(nameOf(line));
      if (!known) return line;
      const cents = line.cents - known.cents;
      return 'minutes' in line && 'minutes' in known
        ? { ...line, minutes: line.minutes - known.minutes, cents }
        : { ...line, cents };
    })
    .filter(({ cents }) => cents !== 0);
};
