import type { PayLine } from './pay-line';
import type { PeriodRate } from './regular-rate';

type Paid = { id: string; cents: number };
type Computed = Paid & { lines: readonly PayLine[] };

export type Correction = { id: string; line: Extract<PayLine, { code: 'correction' }> };

/**
 * Changes of a recomputed period to approved shifts: approved lines stay, and the difference becomes a line. `approved`:
 * includes earlier corrections. A shift that is no longer computed is reversed in full.
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
  /** Other shifts of the same periods whose hours may still change. */
  open: readonly { startsAt: string }[];
  periods: readonly PeriodRate[];
  at: string;
};

const endOf = (periods: readonly PeriodRate[], endsAt: string): number =>
  Date.parse(periods.find((period) => Date.parse(period.endsAt) >= Date.parse(endsAt))?.endsAt ?? endsAt);

/**
 * Overtime falls on later shifts, so an amount without a premium is final once no earlier shift can change. A premium
 * depends on the regular rate, so on every hour until the period ends.
 */
export const payStanding = ({ shift, startsAt, endsAt, open, periods, at }: Standing): 'expected' | 'final' => {
  if (Date.parse(at) < Date.parse(endsAt)) return 'expected';
  if (hasPremium(shift)) return open.length === 0 && Date.parse(at) >= endOf(periods, endsAt) ? 'final' : 'expected';
  return open.some((other) => Date.parse(other.startsAt) < Date.parse(startsAt)) ? 'expected' : 'final';
};
