import { contractorRule } from '../../../data/healthcare/engagement';
import type { Profession } from '../../../people/model/healthcare-vocabulary';
import type { Engagement } from '../../../hiring/model/pay-vocabulary';
import type { StateCode } from '../../../people/model/profile-vocabulary';
import { minimumWageCents } from '../timesheets/pay-rules';
import { hasUncomputedOvertime } from './overtime-rule';
import type { Differential } from './shift-pay/differential';

/** Hourly pay and flat pay of a shift. */
export type ShiftRate = { rateCents: number; differentials: readonly Differential[]; bonusCents?: number };

export type RateProblem =
  | 'below_minimum_wage'
  | 'below_rate_card'
  | 'contractor_refused'
  /** A law requires overtime at this rate that isn't computed. */
  | 'uncomputed_overtime';

type Terms = {
  state: StateCode | null;
  engagement: Engagement;
  professions: readonly Profession[];
  /** Rate card of the pool for this profession and unit; null without one. */
  cardCents: number | null;
};

export const rateProblems = ({ rateCents }: ShiftRate, terms: Terms, day: string): RateProblem[] => {
  const { state, engagement, professions, cardCents } = terms;
  const minimum = minimumWageCents(state, day);
  const isContractor = engagement === 'contractor';
  const isRefused = isContractor && professions.some((it) => contractorRule(it, state) === 'refused');
  const isUncomputed = !isContractor && hasUncomputedOvertime(state, rateCents, minimum);
  return [
    ...(rateCents < minimum ? ['below_minimum_wage' as const] : []),
    ...(cardCents !== null && rateCents < cardCents ? ['below_rate_card' as const] : []),
    ...(isRefused ? ['contractor_refused' as const] : []),
    ...(isUncomputed ? ['uncomputed_overtime' as const] : []),
  ];
};

const timesOf = ({ kind, from, to, days, dates }: Differential): string =>
  JSON.stringify([kind, from, to, days, dates]);

const keeps = (rate: ShiftRate, differential: Differential): boolean =>
  rate.differentials.some((it) => timesOf(it) === timesOf(differential) && it.hourlyCents >= differential.hourlyCents);

/** Whether no hour pays less than before. After the first invite, only such changes are allowed. */
export const isAtLeast = (next: ShiftRate, before: ShiftRate): boolean =>
  next.rateCents >= before.rateCents &&
  (next.bonusCents ?? 0) >= (before.bonusCents ?? 0) &&
  before.differentials.every((differential) => keeps(next, differential));

/** Equal pay within a shift: a raise applies to all existing bookings, a lower rate doesn't. */
export const agreedAfterChange = <R extends ShiftRate>(agreed: R, next: R): R =>
  isAtLeast(next, agreed) ? next : agreed;
