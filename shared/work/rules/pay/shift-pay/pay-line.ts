import type { OvertimeNumbers } from '../../../../data/overtime-rules';
import type { DifferentialKind } from '../../../model/shifts/shift-vocabulary';
import { fraction, halfUp } from './fraction';
import { type PeriodRate, premiumCents, regularRate } from './regular-rate';
import type { SplitShift } from './split-minutes';

/** Amounts in cents, each rounded half up once. */
export type PayLine =
  | { code: 'base'; minutes: number; hourlyCents: number; cents: number }
  | { code: DifferentialKind; minutes: number; hourlyCents: number; cents: number }
  | { code: 'bonus' | 'standby'; cents: number }
  /** May be negative. */
  | { code: 'correction'; cents: number }
  /** `period`: start of the workweek of its regular rate. */
  | {
      code: 'overtime_premium' | 'double_time_premium';
      minutes: number;
      factor: 0.5 | 1;
      cents: number;
      period: string;
    }
  | { code: 'missed_meal' | 'missed_rest'; minutes: number; cents: number; period: string }
  | { code: 'cancellation' | 'sent_home'; minutes: number; hourlyCents: number; cents: number };

/** Minutes may be halves. */
export const centsFor = (hourlyCents: number, minutes: number): number =>
  halfUp(fraction(hourlyCents * minutes * 2, 120));

const timed = (code: 'base' | DifferentialKind, minutes: number, hourlyCents: number): PayLine[] =>
  minutes > 0 ? [{ code, minutes, hourlyCents, cents: centsFor(hourlyCents, minutes) }] : [];

const flat = (code: 'bonus' | 'standby', cents = 0): PayLine[] => (cents > 0 ? [{ code, cents }] : []);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const straightLines = ({ shift, parts }: SplitShift): PayLine[] => [
  ...timed('base', sum(parts.map(({ worked }) => worked)), shift.rateCents),
  ...shift.differentials.flatMap(({ kind, hourlyCents }, index) =>
    timed(kind, sum(parts.map(({ differentials }) => differentials[index] ?? 0)), hourlyCents),
  ),
  ...flat('bonus', shift.bonusCents),
  ...flat('standby', shift.standbyCents),
];

type Rates = readonly (PeriodRate | null)[];
type Divisor = OvertimeNumbers['flatBonusDivisor'];

/** A shift across the end of a workweek has one line for each, with different regular rates. */
export const premiumLines = ({ parts }: SplitShift, rates: Rates, divisor: Divisor): PayLine[] => {
  const linesOf = (code: 'overtime_premium' | 'double_time_premium'): PayLine[] =>
    parts.flatMap((part) => {
      const kind = code === 'overtime_premium' ? 'overtime' : 'double';
      const [rate, minutes] = [rates[part.period], part[kind]];
      if (!rate || minutes === 0) return [];
      const cents = halfUp(premiumCents(rate, minutes, kind, divisor));
      return [{ code, minutes, factor: kind === 'overtime' ? 0.5 : 1, cents, period: rate.startsAt }];
    });
  return [...linesOf('overtime_premium'), ...linesOf('double_time_premium')];
};

/** An hour at the regular rate: not worked, so excluded from other lines and rates. */
export const missedLine = (code: 'missed_meal' | 'missed_rest', rate: PeriodRate): PayLine => ({
  code,
  minutes: 60,
  cents: halfUp(regularRate(rate)),
  period: rate.startsAt,
});
