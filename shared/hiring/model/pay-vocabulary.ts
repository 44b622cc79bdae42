/** Overtime rules: federal, California's daily rule with or without an adopted workweek, or a contract's own. */
export const overtimeRules = [
  'weekly_40',
  'eight_and_eighty',
  'ca_daily',
  'ca_aws_10',
  'ca_aws_12',
  'after_daily',
  'exempt',
] as const;
export type OvertimeRule = (typeof overtimeRules)[number];

/** Rules that a travel or local contract can choose. */
export const contractOvertimeRules = ['weekly_40', 'eight_and_eighty', 'ca_daily', 'ca_aws_10', 'ca_aws_12'] as const;

/** Employee of the facility, employee of an agency (W-2), or independent contractor (1099). */
export const engagements = ['facility', 'agency', 'contractor'] as const;
export type Engagement = (typeof engagements)[number];

/** Rates in addition to the base, paid for hours outside the schedule. */
export const extraRates = [
  'holidayHourlyCents',
  'chargeHourlyCents',
  'onCallHourlyCents',
  'callbackHourlyCents',
  'nightDifferentialCents',
  'weekendDifferentialCents',
] as const;
