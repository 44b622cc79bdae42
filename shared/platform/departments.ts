/** Areas whose handlers are in `lambdas/<department>/<area>/handler.ts`. */
export const departments = {
  hiring: [
    'analytics',
    'applications',
    'dashboards',
    'interviews',
    'job-invitations',
    'jobs',
    'offers',
    'saved-jobs',
    'scorecards',
  ],
  work: ['attendance', 'locations', 'shifts', 'timesheets'],
  people: [
    'checklists',
    'compliance',
    'credentials',
    'health-file',
    'portfolio',
    'professionals',
    'profiles',
    'references',
    'referrals',
    'resumes',
    'reviews',
  ],
  organizations: ['organization-closings', 'organization-verifications', 'organizations'],
  money: ['billing'],
  messages: ['calendar', 'calendar-feed', 'message-templates', 'messages', 'realtime'],
  trust: ['audit', 'dead-letters', 'evidence', 'exclusions', 'reports', 'site-state', 'staff', 'support'],
  accounts: ['account-deletions', 'accounts', 'data-exports'],
  find: ['pages', 'search'],
  connect: ['api-keys', 'integrations', 'job-feed', 'webhooks'],
} as const satisfies Record<string, readonly string[]>;

export const handlerOf = (area: string): string => {
  const [department] = Object.entries(departments).find(([, areas]) => areas.some((it) => it === area)) ?? [];
  if (!department) throw new Error(`No department has ${area}: name it in shared/platform/departments.ts.`);
  return `lambdas/${department}/${area}/handler.ts`;
};
