/** `expired`: it was ready, but can no longer be downloaded. */
export const exportStates = ['requested', 'building', 'ready', 'expired', 'failed'] as const;

/** Parts of a professional's export, in the order of its table of contents. */
export const professionalParts = [
  'account',
  'profile',
  'health',
  'applications',
  'interviews',
  'placements',
  'timesheets',
  'reviews',
  'messages',
  'calendar',
  'activity',
  'support',
  'security',
] as const;

export const employerParts = ['account', 'messages', 'calendar', 'activity', 'support', 'security'] as const;

export const organizationParts = ['organization', 'jobs', 'candidates', 'engagements', 'hours', 'audit'] as const;

export type PersonPart = (typeof professionalParts)[number];
export type OrganizationPart = (typeof organizationParts)[number];
export type ExportPart = PersonPart | OrganizationPart;
