/** Operations that count as features, by name. */
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

/** Days that a report may cover. */
export const usagePeriods = [7, 30, 90] as const;
export type UsagePeriod = (typeof usagePeriods)[number];
