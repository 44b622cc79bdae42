/** Parts of the site as their users know them. What staff opened as a person is recorded by them. */
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

/** What staff need before they may view as a person: something open that concerns the person. */
export const viewCauseKinds = ['ticket', 'report'] as const;
export type ViewCauseKind = (typeof viewCauseKinds)[number];
