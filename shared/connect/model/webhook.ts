import * as z from 'zod';
import { limits } from '../../limits';
import { notice } from '../../text/notice';
import { Instant, line, Version, webAddress, WebhookId } from '../../core/model/fields';
import { GivenInstant, ranged } from '../../core/model/given-times';
import { OutboundEvent, OutboundTypeName } from './outbound-event';
import { eventChoices, type EventChoice } from './outbound-vocabulary';
import { attemptProblems, deliveryStates, webhookStates, webhookStops } from './webhook-vocabulary';

/** ID that sorts by time and ends like the event's ID. */
export const DeliveryId = z.string().regex(/^whd_\d{13}_[0-9a-f]{32}$/);

export const WebhookUrl = webAddress('called', limits.webhookUrlLength, notice('webhookUrlInvalid'))
  .min(1, notice('required'))
  .refine((address) => !address.includes('#'), notice('webhookUrlInvalid'));

export const WebhookForm = z.strictObject({
  name: line(limits.webhookNameLength),
  url: WebhookUrl,
  /** Families and types of events. */
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
  /** Null while active, or if an administrator paused it. */
  stopped: z.object({ reason: z.enum(webhookStops), at: Instant }).nullable(),
  /** Signing secrets, newest first, without their values. */
  secrets: z.array(z.object({ createdAt: Instant, endsAt: Instant.nullable() })),
  createdAt: Instant,
  updatedAt: Instant,
  version: Version,
});
export type Webhook = z.infer<typeof Webhook>;

export const WebhookActivity = z.object({
  /** Time of the newest delivery attempt. */
  lastAt: Instant.nullable(),
  lastState: z.enum(deliveryStates).nullable(),
});
export const ListedWebhook = Webhook.extend({ activity: WebhookActivity });
export type ListedWebhook = z.infer<typeof ListedWebhook>;

export const WebhookDetail = ListedWebhook.extend({
  /** Progress of a replay; null without one. */
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
  /** Start of the answer. */
  answer: z.string(),
});
export type DeliveryAttempt = z.infer<typeof DeliveryAttempt>;

export const Delivery = z.object({
  deliveryId: DeliveryId,
  eventId: z.string(),
  type: OutboundTypeName,
  sequence: z.int(),
  state: z.enum(deliveryStates),
  /** Number of attempts so far. */
  attempts: z.int().nonnegative(),
  createdAt: Instant,
  /** Newest attempt. */
  last: DeliveryAttempt.omit({ answer: true }).nullable(),
  /** Time of the next attempt; null without an automatic one. */
  nextAt: Instant.nullable(),
});
export type Delivery = z.infer<typeof Delivery>;

export const DeliveryDetail = Delivery.extend({
  /** Body as sent or to be sent. */
  body: z.string(),
  /** Attempts, newest first. */
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
  /** Position for the next call, also if nothing is new. */
  after: z.int().nonnegative(),
  /** Whether more can be read immediately. */
  hasMore: z.boolean(),
});
export type EventPage = z.infer<typeof EventPage>;
