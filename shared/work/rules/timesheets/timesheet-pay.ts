import type { RateUnit } from '../../../core/model/enumerations';
import type { OfferTerms } from '../../../hiring/model/offer';

/** `shift`: computed by shift rules; the rate is for typed hours. */
type Line = { day: string; minutes: number; shift?: { cents: number } | undefined };
type Rate = Pick<OfferTerms, 'payCents' | 'rate'>;

/** Weekly share of the rate: a year and 12 months have 52 weeks. */
const weeklyShares: Record<Exclude<RateUnit, 'hour' | 'day'>, number> = { week: 1, month: 12 / 52, year: 1 / 52 };

export const totalMinutes = (lines: readonly Line[]): number => lines.reduce((sum, { minutes }) => sum + minutes, 0);
const daysWorked = (lines: readonly Line[]): number => lines.filter(({ minutes }) => minutes > 0).length;

const isTyped = ({ shift }: Line): boolean => shift === undefined;

const typedPayCents = ({ payCents, rate }: Rate, lines: readonly Line[]): number => {
  switch (rate) {
    case 'hour':
      return Math.round((payCents * totalMinutes(lines)) / 60);
    case 'day':
      return payCents * daysWorked(lines);
    default:
      return daysWorked(lines) > 0 ? Math.round(payCents * weeklyShares[rate]) : 0;
  }
};

/** Rounded once to the cent. Weekly, monthly, and yearly rates pay a weekly share if there were any hours. */
export const weekPayCents = (rate: Rate, lines: readonly Line[]): number =>
  typedPayCents(rate, lines.filter(isTyped)) + lines.reduce((sum, { shift }) => sum + (shift?.cents ?? 0), 0);

/**
 * Pay of each line in order: typed hours by minutes if hourly, otherwise evenly over the days worked. The parts add up
 * exactly.
 */
export const payByDay = (rate: Rate, lines: readonly Line[]): { day: string; minutes: number; cents: number }[] => {
  const typed = lines.filter(isTyped);
  const whole = typedPayCents(rate, typed);
  const weightOf = ({ minutes }: Line): number => (rate.rate === 'hour' ? minutes : minutes > 0 ? 1 : 0);
  const weights = typed.reduce((sum, line) => sum + weightOf(line), 0);
  const upTo = (weight: number): number => (weights === 0 ? 0 : Math.round((whole * weight) / weights));
  let reached = 0;
  return lines.map((line) => {
    if (line.shift) return { day: line.day, minutes: line.minutes, cents: line.shift.cents };
    const before = upTo(reached);
    reached += weightOf(line);
    return { day: line.day, minutes: line.minutes, cents: upTo(reached) - before };
  });
};
