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
  /** Builds the exports that people and organizations requested. */
  'build-exports': {
    entry: 'lambdas/accounts/data-exports/build-exports.ts',
    everyMinutes: 1,
    uses: ['tableRead', 'tableWrite', 'personalKeysRead', 'hashKey', 'documents', 'mediaRead'],
    memoryMb: 1024,
    timeoutSeconds: 600,
  },
  /** Erases the accounts whose deletion is due. */
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
  /** Reminds members a day before they need the two-factor authentication that their organization requires. */
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
  /** Compares professionals with a new list, until all are done. */
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
   * Asks the next people for shifts, starts and completes them by the clock, lets requests lapse that no one answered, and
   * writes what patterns plan.
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
  /** Reminds employers of promised answers, and closes applications that got none. */
  'watch-answers': {
    entry: 'lambdas/hiring/applications/answers/watch-answers.ts',
    everyMinutes: 15,
    uses: ['tableRead', 'tableWrite'],
    timeoutSeconds: 300,
  },
  /** Reminds of open items and expirations in compliance files. */
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
  /** Shows again what suspensions hid. */
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
  /** Closes tickets that can't be reopened any more. */
  'close-tickets': {
    entry: 'lambdas/trust/support/close-tickets.ts',
    everyMinutes: 60,
    uses: ['tableRead', 'tableWrite'],
  },
  /** Reminds of accounts that are deleted soon. */
  'remind-deletions': {
    entry: 'lambdas/accounts/account-deletions/remind-deletions.ts',
    everyMinutes: 60,
    uses: ['tableRead', 'tableWrite'],
  },
  /** Ends views of people's accounts that ran out of time, which notifies those people. */
  'end-views': { entry: 'lambdas/trust/staff/end-views.ts', everyMinutes: 5, uses: ['tableRead', 'tableWrite'] },
  /** Measures how late the queues of staff are, for the alarms. */
  'watch-queues': { entry: 'lambdas/trust/staff/watch-queues.ts', everyMinutes: 15, uses: ['tableRead'] },
  /** Sends reminders about trials, renewals, and failed payments, and applies plans that ended. */
  'watch-billing': {
    entry: 'lambdas/money/billing/watch-billing.ts',
    everyMinutes: 60,
    uses: ['tableRead', 'tableWrite', 'payments'],
  },
  /** Compares accounts with the payment provider. Fails, which raises its alarm, if something was different. */
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
  /** Publishes a root over the audit log's chains. */
  'checkpoint-audit': {
    entry: 'lambdas/trust/audit/checkpoint-audit.ts',
    everyMinutes: 60,
    uses: ['tableRead', 'tableWrite', 'auditRoots'],
    timeoutSeconds: 300,
  },
  /** Goes on where the last run stopped. Fails, which raises its alarm, if lines of the audit log were changed or removed. */
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
/** Its log has the lines that the queues' metrics are made of. */
export const queueWatcher = 'watch-queues' satisfies keyof typeof scheduledFunctions;
export const scheduleDeadLetters = 'schedules';
export type ScheduledFunctionName = keyof typeof scheduledFunctions;
