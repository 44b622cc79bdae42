/** Operations that count as feature use, by name. */
export const usageFeatures = [
  'applyToJob',
  'saveJob',
  'createJobAlert',
  'sendMessage',
  'createJob',
  'inviteToApply',
  'proposeInterview',
  'makeOffer',
  'saveTimesheet',
  'signChecklist',
  'askForReference',
  'createPortfolioItem',
] as const;

export const usageKinds = ['page', 'feature'] as const;

/** Periods of a report in days. */
export const usagePeriods = [7, 30, 90] as const;
export type UsagePeriod = (typeof usagePeriods)[number];
