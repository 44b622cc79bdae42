import type { Resource } from './resources';

export type ScheduledFunction = {
  entry: string;
  everyMinutes: number;
  uses: readonly Resource[];
  memoryMb?: number;
  timeoutSeconds?: number;
};

/** Scheduled functions. Late or duplicate runs are harmless. */
export const scheduledFunctions = {
  /** Builds requested exports of people and organizations. */
  'build-exports': {
    entry: 'lambdas/accounts/data-exports/build-exports.ts',
    everyMinutes: 1,
    uses: ['tableRead', 'tableWrite', 'personalKeysRead', 'hashKey', 'documents', 'mediaRead'],
    memoryMb: 1024,
    timeoutSeconds: 600,
  },
  /** Erases accounts whose deletion is due. */
  'erase-accounts': {
    entry: 'lambdas/accounts/account-deletions/erasure/erase-accounts.ts',
    everyMinutes: 15,
    uses: [
      'tableRead',
      'tableWrite',
      'personalKeysDestroy',
      'poolRemoval',
      'erasedFiles',
      'erasedSearch',
      'erasureList',
      'payments',
      'mail',
      'hashKey',
    ],
    memoryMb: 1769,
    timeoutSeconds: 600,
  },
  /** Ends the work of organizations that are being closed, and removes them after the grace period. */
  'close-organizations': {
    entry: 'lambdas/organizations/organization-closings/close-organizations.ts',
    everyMinutes: 1,
    uses: ['tableRead', 'tableWrite', 'uploads', 'documents', 'payments'],
    timeoutSeconds: 300,
  },
  /** Reminds members one day before two-factor authentication becomes required. */
  'remind-two-factor': {
    entry: 'lambdas/organizations/organizations/remind-two-factor.ts',
    everyMinutes: 60,
    uses: ['tableRead', 'tableWrite'],
  },
  'close-expired-jobs': {
    entry: 'lambdas/hiring/jobs/close-expired-jobs.ts',
    everyMinutes: 15,
    uses: ['tableRead', 'tableWrite'],
  },
  'send-job-alerts': {
    entry: 'lambdas/hiring/saved-jobs/send-job-alerts.ts',
    everyMinutes: 5,
    uses: ['tableRead', 'tableWrite', 'search'],
    memoryMb: 1769,
  },
  /** Sends expiration reminders, expires credentials, retries the registry. */
  'watch-credentials': {
    entry: 'lambdas/people/credentials/watch-credentials.ts',
    everyMinutes: 60,
    uses: ['tableRead', 'tableWrite'],
  },
  /** Checks verified organizations again. */
  'watch-organizations': {
    entry: 'lambdas/organizations/organization-verifications/watch-organizations.ts',
    everyMinutes: 60,
    uses: ['tableRead', 'tableWrite', 'registry', 'hashKey'],
  },
  /** Downloads the exclusion list and the report of deactivated NPI numbers; fails if one is too old. */
  'import-watch-lists': {
    entry: 'lambdas/trust/exclusions/import-watch-lists.ts',
    everyMinutes: 24 * 60,
    uses: ['tableRead', 'tableWrite', 'watchLists'],
    memoryMb: 1769,
    timeoutSeconds: 600,
  },
  /** Compares professionals with a new list until all are done. */
  'compare-watch-lists': {
    entry: 'lambdas/trust/exclusions/compare-watch-lists.ts',
    everyMinutes: 15,
    uses: ['tableRead', 'tableWrite', 'personalKeysRead'],
    timeoutSeconds: 300,
  },
  'remind-health-files': {
    entry: 'lambdas/people/health-file/remind-health-files.ts',
    everyMinutes: 60,
    uses: ['tableRead', 'tableWrite'],
  },
  'import-calendars': {
    entry: 'lambdas/messages/calendar/import-calendars.ts',
    everyMinutes: 15,
    uses: ['tableRead', 'tableWrite', 'hashKey'],
    memoryMb: 1024,
    timeoutSeconds: 120,
  },
  'remind-interviews': {
    entry: 'lambdas/hiring/interviews/remind-interviews.ts',
    everyMinutes: 5,
    uses: ['tableRead', 'tableWrite'],
  },
  /**
   * Invites the next people for shifts, starts and completes shifts on time, expires unanswered requests, and creates
   * shifts of patterns.
   */
  'advance-shifts': {
    entry: 'lambdas/work/shifts/background/advance-shifts.ts',
    everyMinutes: 1,
    uses: ['tableRead', 'tableWrite', 'personalKeysRead', 'hashKey'],
    memoryMb: 1024,
    timeoutSeconds: 300,
  },
  'announce-moves': {
    entry: 'lambdas/hiring/applications/moves/announce-moves.ts',
    everyMinutes: 1,
    uses: ['tableRead', 'tableWrite'],
  },
  /** Reminds employers of promised answers, and closes unanswered applications. */
  'watch-answers': {
    entry: 'lambdas/hiring/applications/answers/watch-answers.ts',
    everyMinutes: 15,
    uses: ['tableRead', 'tableWrite'],
    timeoutSeconds: 300,
  },
  /** Sends reminders of open items and expirations in compliance files. */
  'watch-compliance': {
    entry: 'lambdas/people/compliance/watch-compliance.ts',
    everyMinutes: 60,
    uses: ['tableRead', 'tableWrite', 'personalKeysRead', 'hashKey'],
  },
  'expire-offers': {
    entry: 'lambdas/hiring/offers/expire-offers.ts',
    everyMinutes: 15,
    uses: ['tableRead', 'tableWrite'],
  },
  'publish-reviews': {
    entry: 'lambdas/people/reviews/publish-reviews.ts',
    everyMinutes: 60,
    uses: ['tableRead', 'tableWrite'],
  },
  /** Shows content again after a suspension ends. */
  'end-suspensions': {
    entry: 'lambdas/trust/reports/end-suspensions.ts',
    everyMinutes: 5,
    uses: ['tableRead', 'tableWrite'],
  },
  /** Reminds the writers of references. */
  'remind-references': {
    entry: 'lambdas/people/references/remind-references.ts',
    everyMinutes: 60,
    uses: ['tableRead', 'tableWrite'],
  },
  /** Closes tickets that can no longer be reopened. */
  'close-tickets': {
    entry: 'lambdas/trust/support/close-tickets.ts',
    everyMinutes: 60,
    uses: ['tableRead', 'tableWrite'],
  },
  /** Reminds people of upcoming account deletions. */
  'remind-deletions': {
    entry: 'lambdas/accounts/account-deletions/remind-deletions.ts',
    everyMinutes: 60,
    uses: ['tableRead', 'tableWrite'],
  },
  /** Ends expired views of people's accounts, which notifies those people. */
  'end-views': { entry: 'lambdas/trust/staff/end-views.ts', everyMinutes: 5, uses: ['tableRead', 'tableWrite'] },
  /** Measures how late the staff queues are, for the alarms. */
  'watch-queues': { entry: 'lambdas/trust/staff/watch-queues.ts', everyMinutes: 15, uses: ['tableRead'] },
  /** Sends reminders about trials, renewals, and failed payments, and applies ended plans. */
  'watch-billing': {
    entry: 'lambdas/money/billing/watch-billing.ts',
    everyMinutes: 60,
    uses: ['tableRead', 'tableWrite', 'payments'],
  },
  /** Compares accounts with the payment provider. Fails, which raises its alarm, if something differs. */
  'reconcile-billing': {
    entry: 'lambdas/money/billing/synchronization/reconcile-billing.ts',
    everyMinutes: 24 * 60,
    uses: ['tableRead', 'tableWrite', 'payments'],
    timeoutSeconds: 600,
  },
  /** Wakes webhooks whose retries are due. */
  'wake-webhooks': {
    entry: 'lambdas/connect/webhooks/wake-webhooks.ts',
    everyMinutes: 1,
    uses: ['tableRead', 'webhookQueue'],
  },
  /** Wakes connections whose work is due. */
  'wake-integrations': {
    entry: 'lambdas/connect/integrations/wake-integrations.ts',
    everyMinutes: 1,
    uses: ['tableRead', 'integrationQueue'],
  },
  'send-digests': {
    entry: 'lambdas/notifications/send-digests.ts',
    everyMinutes: 15,
    uses: ['tableRead', 'tableWrite', 'mail', 'hashKey'],
  },
  /** Weekly and monthly analytics by email. */
  'send-analytics-reports': {
    entry: 'lambdas/hiring/analytics/send-analytics-reports.ts',
    everyMinutes: 60,
    uses: ['tableRead', 'tableWrite', 'mail', 'hashKey'],
    memoryMb: 1024,
  },
  /** Publishes a Merkle root of the audit log's chains. */
  'checkpoint-audit': {
    entry: 'lambdas/trust/audit/checkpoint-audit.ts',
    everyMinutes: 60,
    uses: ['tableRead', 'tableWrite', 'auditRoots'],
    timeoutSeconds: 300,
  },
  /** Continues where the last run stopped. Fails, which raises its alarm, if audit entries were changed or removed. */
  'verify-audit': {
    entry: 'lambdas/trust/audit/verify-audit.ts',
    everyMinutes: 24 * 60,
    uses: ['tableRead', 'tableWrite', 'hashKey', 'auditRootsRead'],
    memoryMb: 1024,
    timeoutSeconds: 600,
  },
  'snapshot-search': {
    entry: 'lambdas/find/search/indexing/snapshot-search.ts',
    everyMinutes: 60,
    uses: ['tableRead', 'tableWrite', 'searchIndex'],
    memoryMb: 1769,
    // Reads every job.
    timeoutSeconds: 300,
  },
} as const satisfies Record<string, ScheduledFunction>;
/** The function whose log lines feed the queues' metrics. */
export const queueWatcher = 'watch-queues' satisfies keyof typeof scheduledFunctions;
export const scheduleDeadLetters = 'schedules';
export type ScheduledFunctionName = keyof typeof scheduledFunctions;
