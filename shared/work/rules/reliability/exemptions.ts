import { addDays } from '../../../core/rules/calendar-days';

/**
 * Of workers, who say that one of the reasons holds (illness or someone in their care, a family emergency, a bereavement,
 * weather, something unsafe, civic duty), not which: no documents, no diagnosis, and nothing about health is kept.
 */
export const exemptionRules = { atMost: 2, withinDays: 180 } as const;

/** Days of exempt cancellations that still use up one on a day; days are YYYY-MM-DD. */
export const usedExemptions = (exemptOn: readonly string[], day: string): string[] => {
  const since = addDays(day, -exemptionRules.withinDays);
  return exemptOn.filter((on) => on > since && on <= day);
};

export const exemptionsLeft = (exemptOn: readonly string[], day: string): number =>
  Math.max(0, exemptionRules.atMost - usedExemptions(exemptOn, day).length);

const changedTermsMs = 24 * 3600 * 1000;

/** Whether a cancellation is exempt because terms of the booking changed within a day before it. */
export const isForChangedTerms = (changedAt: string | null, at: string): boolean => {
  const passed = changedAt === null ? Infinity : Date.parse(at) - Date.parse(changedAt);
  return passed >= 0 && passed <= changedTermsMs;
};
