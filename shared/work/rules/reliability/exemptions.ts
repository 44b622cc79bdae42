import { addDays } from '../../../core/rules/calendar-days';

/**
 * Exemptions of workers, who state that one of the reasons applies (illness or care, a family emergency, a bereavement,
 * weather, unsafe conditions, civic duty), but not which: no documents, no diagnosis, and no health data is stored.
 */
export const exemptionRules = { atMost: 2, withinDays: 180 } as const;

/** Days of exemptions still in use on a day; days are YYYY-MM-DD. */
export const usedExemptions = (exemptOn: readonly string[], day: string): string[] => {
  const since = addDays(day, -exemptionRules.withinDays);
  return exemptOn.filter((on) => on > since && on <= day);
};

export const exemptionsLeft = (exemptOn: readonly string[], day: string): number =>
  Math.max(0, exemptionRules.atMost - usedExemptions(exemptOn, day).length);

const changedTermsMs = 24 * 3600 * 1000;

/** Whether a cancellation is exempt because terms of the booking changed within the day before it. */
export const isForChangedTerms = (changedAt: string | null, at: string): boolean => {
  const passed = changedAt === null ? Infinity : Date.parse(at) - Date.parse(changedAt);
  return passed >= 0 && passed <= changedTermsMs;
};
