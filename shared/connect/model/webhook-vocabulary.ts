import type { EventChoice } from './outbound-vocabulary';

/** `paused` by an administrator or after failures, `disabled` by the endpoint itself (410 Gone). */
export const webhookStates = ['active', 'paused', 'disabled'] as const;
export type WebhookState = (typeof webhookStates)[number];

/** Reasons for an automatic stop. */
export const webhookStops = ['failing', 'gone'] as const;
export type WebhookStop = (typeof webhookStops)[number];

/** `pending`: an attempt is due or in progress; `failed`: no further automatic attempt. */
export const deliveryStates = ['pending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Problems of an attempt without an answer. */
export const attemptProblems = ['address', 'unreachable', 'timeout'] as const;
export type AttemptProblem = (typeof attemptProblems)[number];

/** Templates that prefill the form. Their names are in the texts. */
export const webhookTemplates = {
  applicationStatus: ['application.submitted', 'application.status_changed'],
  payroll: ['placement', 'timesheet.approved', 'timesheet.paid'],
  everything: [
    'job',
    'job_invitation',
    'application',
    'interview',
    'offer',
    'placement',
    'compliance',
    'timesheet',
    'review',
    'member',
    'organization',
  ],
} as const satisfies Record<string, readonly EventChoice[]>;
export type WebhookTemplate = keyof typeof webhookTemplates;
