/** Areas of the site as users know them, which the record of a view lists. */
export const viewedAreas = [
  'account',
  'security',
  'home',
  'profile',
  'credentials',
  'calendar',
  'jobs',
  'applications',
  'interviews',
  'offers',
  'placements',
  'timesheets',
  'shifts',
  'reviews',
  'reports',
  'support',
  'earnings',
  'billing',
  'organization',
  'professionals',
  'coverage',
  'analytics',
  'integrations',
  'audit',
] as const;
export type ViewedArea = (typeof viewedAreas)[number];

/** Reasons for staff to view as a person: an open case about the person. */
export const viewCauseKinds = ['ticket', 'report'] as const;
export type ViewCauseKind = (typeof viewCauseKinds)[number];
