import type { PayLine } from './pay-line';
import type { PeriodRate } from './regular-rate';

type Paid = { id: string; cents: number };
type Computed = Paid & { lines: readonly PayLine[] };

export type Correction = { id: string; line: Extract<PayLine, { code: 'correction' }> };

/**
 * What a recomputed period changes on approved shifts: approved lines stay, and the difference is a line. `approved`: with
 * the corrections so far. A shift that is no longer computed is taken back in full.
 */
export const corrections = (approved: readonly Paid[], computed: readonly Computed[]): Correction[] => {
  const now = new Map(computed.map(({ id, cents }) => [id, cents]));
  return approved
    .map(({ id, cents }): Correction => ({ id, line: { code: 'correction', cents: (now.get(id) ?? 0) - cents } }))
    .filter(({ line }) => line.cents !== 0);
};

const hasPremium = ({ lines }: Computed): boolean => lines.some((line) => 'period' in line);

type Standing = {
  shift: Computed;
  startsAt: string;
  endsAt: string;
  /** Shifts of the same periods whose hours may still change, this one left out. */
  open: readonly { startsAt: string }[];
  periods: readonly PeriodRate[];
  at: string;
};

const endOf = (periods: readonly PeriodRate[], endsAt: string): number =>
  Date.parse(periods.find((period) => Date.parse(period.endsAt) >= Date.parse(endsAt))?.endsAt ?? endsAt);

/**
 * Overtime falls on the later shifts, so without a premium an amount is final once no earlier shift can change. One with a
 * premium depends on the regular rate, so on every hour until the period ends.
 */
export const payStanding = ({ shift, startsAt, endsAt, open, periods, at }: Standing): 'expected' | 'final' => {
  if (Date.parse(at) < Date.parse(endsAt)) return 'expected';
  if (hasPremium(shift)) return open.length === 0 && Date.parse(at) >= endOf(periods, endsAt) ? 'final' : 'expected';
  return open.some((other) => Date.parse(other.startsAt) < Date.parse(startsAt)) ? 'expected' : 'final';
};
