import * as z from 'zod';
import { limits } from '../../limits';
import { notice } from '../../text/notice';
import { Instant, line, Version, webAddress, WebhookId } from '../../core/model/fields';
import { GivenInstant, ranged } from '../../core/model/given-times';
import { OutboundEvent, OutboundTypeName } from './outbound-event';
import { eventChoices, type EventChoice } from './outbound-vocabulary';
import { attemptProblems, deliveryStates, webhookStates, webhookStops } from './webhook-vocabulary';

/** Sorts by time; the end is that of the event. */
export const DeliveryId = z.string().regex(/^whd_\d{13}_[0-9a-f]{32}$/);

export const WebhookUrl = webAddress('called', limits.webhookUrlLength, notice('webhookUrlInvalid'))
  .min(1, notice('required'))
  .refine((address) => !address.includes('#'), notice('webhookUrlInvalid'));

export const WebhookForm = z.strictObject({
  name: line(limits.webhookNameLength),
  url: WebhookUrl,
  /** Families and types. */
  events: z
    .array(z.enum(eventChoices as [EventChoice, ...EventChoice[]]))
    .min(1, notice('webhookEventsRequired'))
    .max(eventChoices.length),
});
export type WebhookForm = z.infer<typeof WebhookForm>;

export const Webhook = z.object({
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(eventChoices as [EventChoice, ...EventChoice[]])),
  webhookId: WebhookId,
  state: z.enum(webhookStates),
  /** Null while it works, or if an admin paused it. */
  stopped: z.object({ reason: z.enum(webhookStops), at: Instant }).nullable(),
  /** Newest first; all of them sign. Never the secrets themselves. */
  secrets: z.array(z.object({ createdAt: Instant, endsAt: Instant.nullable() })),
  createdAt: Instant,
  updatedAt: Instant,
  version: Version,
});
export type Webhook = z.infer<typeof Webhook>;

export const WebhookActivity = z.object({
  /** Of the newest delivery that was attempted. */
  lastAt: Instant.nullable(),
  lastState: z.enum(deliveryStates).nullable(),
});
export const ListedWebhook = Webhook.extend({ activity: WebhookActivity });
export type ListedWebhook = z.infer<typeof ListedWebhook>;

export const WebhookDetail = ListedWebhook.extend({
  /** Where a replay is; null without one. */
  replay: z.object({ from: Instant, until: Instant }).nullable(),
});
export type WebhookDetail = z.infer<typeof WebhookDetail>;

export const WebhookSecret = z.object({ secret: z.string().regex(/^whsec_[A-Za-z0-9+/]+=*$/) });

export const DeliveryAttempt = z.object({
  at: Instant,
  durationMs: z.int().nonnegative(),
  /** Null without an answer. */
  status: z.int().nullable(),
  problem: z.enum(attemptProblems).nullable(),
  /** The beginning of the answer. */
  answer: z.string(),
});
export type DeliveryAttempt = z.infer<typeof DeliveryAttempt>;

export const Delivery = z.object({
  deliveryId: DeliveryId,
  eventId: z.string(),
  type: OutboundTypeName,
  sequence: z.int(),
  state: z.enum(deliveryStates),
  /** So far. */
  attempts: z.int().nonnegative(),
  createdAt: Instant,
  /** Of the newest attempt. */
  last: DeliveryAttempt.omit({ answer: true }).nullable(),
  /** Of the next attempt; null if none follows by itself. */
  nextAt: Instant.nullable(),
});
export type Delivery = z.infer<typeof Delivery>;

export const DeliveryDetail = Delivery.extend({
  /** As it was sent, or will be. */
  body: z.string(),
  /** Newest first. */
  log: z.array(DeliveryAttempt),
});
export type DeliveryDetail = z.infer<typeof DeliveryDetail>;

export const ReplayForm = ranged(
  z.strictObject({ from: GivenInstant, until: GivenInstant }),
  { from: 'from', to: 'until' },
  'any',
  notice('replayRangeInvalid'),
);
export type ReplayForm = z.infer<typeof ReplayForm>;

export const EventPage = z.object({
  items: z.array(OutboundEvent),
  /** For the next call, also when there is nothing new. */
  after: z.int().nonnegative(),
  /** More can be read at once. */
  hasMore: z.boolean(),
});
export type EventPage = z.infer<typeof EventPage>;
