import type { EventType } from '../core/model/event';
import type { Resource } from './resources';
import { outboundSources } from '../connect/model/outbound-sources';
import { integrationSources } from '../connect/integrations/providers';
import { subscriptions } from './subscriptions';

type QueueConsumer = { entry: string; events: readonly EventType[]; uses: readonly Resource[] };

/** Bus consumers, each with its own queue and dead-letter queue. */
export const queueConsumers = {
  notify: {
    entry: 'lambdas/notifications/notify.ts',
    events: subscriptions.inApp,
    uses: ['tableRead', 'tableWrite'],
  },
  'send-mail': {
    entry: 'lambdas/notifications/send-mail.ts',
    events: subscriptions.email,
    uses: ['tableRead', 'tableWrite', 'mail', 'hashKey'],
  },
  'index-jobs': {
    entry: 'lambdas/search/index-jobs.ts',
    events: ['job.changed', 'job.waiting_changed', 'job.removed', 'organization.changed'],
    uses: ['tableRead', 'tableWrite', 'searchIndex'],
  },
  'index-professionals': {
    entry: 'lambdas/search/index-professionals.ts',
    events: ['profile.changed', 'credential.status_changed'],
    uses: ['tableRead', 'tableWrite', 'searchIndex'],
  },
  'update-sitemap': {
    entry: 'lambdas/pages/update-sitemap.ts',
    events: ['job.changed', 'job.removed', 'organization.changed', 'organization.profile_changed', 'profile.changed'],
    uses: ['tableRead', 'tableWrite'],
  },
  'check-credentials': {
    entry: 'lambdas/credentials/registry/check-credentials.ts',
    events: ['credential.check_requested'],
    uses: ['tableRead', 'tableWrite', 'registry'],
  },
  'check-exclusions': {
    entry: 'lambdas/exclusions/check-exclusions.ts',
    events: ['profile.changed', 'credential.status_changed', 'application.submitted', 'offer.changed'],
    uses: ['tableRead', 'tableWrite', 'personalKeysRead'],
  },
  /** Looks at profiles that changed: names that others hold, verifications that no longer fit. */
  'check-organizations': {
    entry: 'lambdas/organization-verifications/check-organizations.ts',
    events: ['organization.profile_changed'],
    uses: ['tableRead', 'tableWrite', 'registry', 'hashKey'],
  },
  /** Pauses the jobs of an organization that lost its verification, and restores them. */
  'follow-verifications': {
    entry: 'lambdas/jobs/follow-verifications.ts',
    events: ['organization.verification_changed'],
    uses: ['tableRead', 'tableWrite', 'billing'],
  },
  /** Reads a customer at the payment provider again. */
  'sync-billing': {
    entry: 'lambdas/billing/sync-billing.ts',
    events: ['billing.customer_changed'],
    uses: ['tableRead', 'tableWrite', 'payments'],
  },
  /** Pauses active jobs beyond what a plan allows. */
  'follow-plans': {
    entry: 'lambdas/jobs/follow-plans.ts',
    events: ['billing.plan_changed'],
    uses: ['tableRead', 'tableWrite', 'billing'],
  },
  /** Ends what a requested deletion of an account ends, and holds its alerts. */
  'follow-deletions': {
    entry: 'lambdas/account-deletions/follow-deletions.ts',
    events: ['account_deletion.changed'],
    uses: ['tableRead', 'tableWrite', 'payments'],
  },
  /** Ends the bookings of whoever leaves: the account, or the placement that they belong to. */
  'free-left-slots': {
    entry: 'lambdas/shifts/free-left-slots.ts',
    events: ['account_deletion.changed', 'placement.ended'],
    uses: ['tableRead', 'tableWrite'],
  },
  /**
   * Writes down how each booking ended, in the ledgers of both sides, and what it pays, in the timesheet; counts again what
   * was appealed.
   */
  'keep-ledgers': {
    entry: 'lambdas/shifts/keep-ledgers.ts',
    events: ['booking.changed', 'shift_case.changed'],
    uses: ['tableRead', 'tableWrite'],
  },
  /** Asks people for a slot that someone left, and ends bookings of whoever was booked elsewhere or can't work any more. */
  'cover-drop-outs': {
    entry: 'lambdas/shifts/cover-drop-outs.ts',
    events: [
      'booking.changed',
      'booking.terms_changed',
      'compliance.decided',
      'credential.status_changed',
      'exclusion.changed',
      'profile.changed',
    ],
    uses: ['tableRead', 'tableWrite', 'personalKeysRead', 'hashKey'],
  },
  /** Pauses the jobs that no one else is responsible for, and restores them. */
  'pause-left-jobs': {
    entry: 'lambdas/jobs/follow-deletions.ts',
    events: ['account_deletion.changed'],
    uses: ['tableRead', 'tableWrite', 'billing'],
  },
  /** Queues a delivery for each webhook that wants the event. */
  'queue-webhooks': {
    entry: 'lambdas/webhooks/queue-webhooks.ts',
    events: outboundSources,
    uses: ['tableRead', 'tableWrite', 'webhookQueue'],
  },
  /** Queues what follows from an event at connected services. */
  'queue-integrations': {
    entry: 'lambdas/integrations/queue-integrations.ts',
    events: integrationSources,
    uses: ['tableRead', 'tableWrite', 'integrationQueue'],
  },
  'raise-signals': {
    entry: 'lambdas/reports/raise-signals.ts',
    events: ['message.sent', 'job.changed'],
    uses: ['tableRead', 'tableWrite'],
  },
  'call-off-interviews': {
    entry: 'lambdas/interviews/call-off-interviews.ts',
    events: ['job.filled', 'member.removed'],
    uses: ['tableRead', 'tableWrite'],
  },
  'delete-documents': {
    entry: 'lambdas/credentials/delete-documents.ts',
    events: ['credential.document_removed', 'health_file.document_removed'],
    uses: ['tableRead', 'tableWrite', 'documents'],
  },
  'push-live': {
    entry: 'lambdas/notifications/push-live.ts',
    events: subscriptions.live,
    uses: ['tableRead', 'tableWrite', 'connections', 'closeConnections'],
  },
  'send-push': {
    entry: 'lambdas/notifications/send-push.ts',
    events: ['notification.created'],
    uses: ['tableRead', 'tableWrite', 'hashKey'],
  },
  'send-sms': {
    entry: 'lambdas/notifications/send-sms.ts',
    events: ['notification.created'],
    uses: ['tableRead', 'tableWrite', 'sms', 'site'],
  },
} as const satisfies Record<string, QueueConsumer>;
export type QueueConsumerName = keyof typeof queueConsumers;
