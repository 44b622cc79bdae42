/** Help articles by audience; each name is the last part of the article's path. */
export const helpSections = {
  professionals: [
    'get-started',
    'build-your-profile',
    'find-and-apply',
    'interviews-and-offers',
    'hours-and-pay',
    'work-shifts',
    'when-you-work',
    'credentials-and-compliance',
    'privacy-and-visibility',
  ],
  employers: [
    'verify-your-organization',
    'post-a-job',
    'review-candidates',
    'interview-and-hire',
    'approve-hours',
    'cover-shifts',
    'team-and-permissions',
    'analytics-and-audit-log',
  ],
  everyone: ['account-and-sign-in', 'messages-and-notifications', 'calls-before-an-application', 'report-a-problem'],
} as const;

export type HelpSection = keyof typeof helpSections;
export type HelpArticleName = (typeof helpSections)[HelpSection][number];

export const helpSectionNames = Object.keys(helpSections) as HelpSection[];
export const helpArticleNames: readonly HelpArticleName[] = Object.values(helpSections).flat();
