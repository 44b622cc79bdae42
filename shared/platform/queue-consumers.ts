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
    entry: 'lambdas/find/search/indexing/index-jobs.ts',
    events: ['job.changed', 'job.waiting_changed', 'job.removed', 'organization.changed'],
    uses: ['tableRead', 'tableWrite', 'searchIndex'],
  },
  'index-professionals': {
    entry: 'lambdas/find/search/indexing/index-professionals.ts',
    events: ['profile.changed', 'credential.status_changed'],
    uses: ['tableRead', 'tableWrite', 'searchIndex'],
  },
  'update-sitemap': {
    entry: 'lambdas/find/pages/update-sitemap.ts',
    events: ['job.changed', 'job.removed', 'organization.changed', 'organization.profile_changed', 'profile.changed'],
    uses: ['tableRead', 'tableWrite'],
  },
  'check-credentials': {
    entry: 'lambdas/people/credentials/registry/check-credentials.ts',
    events: ['credential.check_requested'],
    uses: ['tableRead', 'tableWrite', 'registry'],
  },
  'check-exclusions': {
    entry: 'lambdas/trust/exclusions/check-exclusions.ts',
    events: ['profile.changed', 'credential.status_changed', 'application.submitted', 'offer.changed'],
    uses: ['tableRead', 'tableWrite', 'personalKeysRead'],
  },
  /** Checks changed profiles: names used by others, verifications that no longer match. */
  'check-organizations': {
    entry: 'lambdas/organizations/organization-verifications/check-organizations.ts',
    events: ['organization.profile_changed'],
    uses: ['tableRead', 'tableWrite', 'registry', 'hashKey'],
  },
  /** Pauses the jobs of an organization that lost its verification, and restores them. */
  'follow-verifications': {
    entry: 'lambdas/hiring/jobs/consumers/follow-verifications.ts',
    events: ['organization.verification_changed'],
    uses: ['tableRead', 'tableWrite', 'billing'],
  },
  /** Reads a customer again from the payment provider. */
  'sync-billing': {
    entry: 'lambdas/money/billing/synchronization/sync-billing.ts',
    events: ['billing.customer_changed'],
    uses: ['tableRead', 'tableWrite', 'payments'],
  },
  /** Pauses active jobs beyond what a plan allows. */
  'follow-plans': {
    entry: 'lambdas/hiring/jobs/consumers/follow-plans.ts',
    events: ['billing.plan_changed'],
    uses: ['tableRead', 'tableWrite', 'billing'],
  },
  /** Ends what an account's requested deletion affects, and pauses its alerts. */
  'follow-deletions': {
    entry: 'lambdas/accounts/account-deletions/follow-deletions.ts',
    events: ['account_deletion.changed'],
    uses: ['tableRead', 'tableWrite', 'payments'],
  },
  /** Ends the bookings of people who leave: by account, or by placement. */
  'free-left-slots': {
    entry: 'lambdas/work/shifts/background/free-left-slots.ts',
    events: ['account_deletion.changed', 'placement.ended'],
    uses: ['tableRead', 'tableWrite'],
  },
  /**
   * Records the outcome of each booking in both sides' ledgers and its pay in the timesheet; recounts after an
   * appeal.
   */
  'keep-ledgers': {
    entry: 'lambdas/work/shifts/background/keep-ledgers.ts',
    events: ['booking.changed', 'shift_case.changed'],
    uses: ['tableRead', 'tableWrite'],
  },
  /** Invites people for a freed slot, and ends bookings of people booked elsewhere or no longer able to work. */
  'cover-drop-outs': {
    entry: 'lambdas/work/shifts/filling/cover-drop-outs.ts',
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
  /** Pauses jobs that no one else is responsible for, and restores them. */
  'pause-left-jobs': {
    entry: 'lambdas/hiring/jobs/consumers/follow-deletions.ts',
    events: ['account_deletion.changed'],
    uses: ['tableRead', 'tableWrite', 'billing'],
  },
  /** Queues a delivery for each webhook subscribed to the event. */
  'queue-webhooks': {
    entry: 'lambdas/connect/webhooks/queue-webhooks.ts',
    events: outboundSources,
    uses: ['tableRead', 'tableWrite', 'webhookQueue'],
  },
  /** Queues the effects of an event at connected services. */
  'queue-integrations': {
    entry: 'lambdas/connect/integrations/queue-integrations.ts',
    events: integrationSources,
    uses: ['tableRead', 'tableWrite', 'integrationQueue'],
  },
  'raise-signals': {
    entry: 'lambdas/trust/reports/raise-signals.ts',
    events: ['message.sent', 'job.changed'],
    uses: ['tableRead', 'tableWrite'],
  },
  'call-off-interviews': {
    entry: 'lambdas/hiring/interviews/call-off-interviews.ts',
    events: ['job.filled', 'member.removed'],
    uses: ['tableRead', 'tableWrite'],
  },
  'delete-documents': {
    entry: 'lambdas/people/credentials/delete-documents.ts',
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
