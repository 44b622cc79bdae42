import * as z from 'zod';
import { calendarEntryKinds, calendarProviders } from '../integrations/calendar-entries';
import { addressedProviders, channelMessages, channelProviders } from '../integrations/channel-messages';
import { isWorkflowAddress } from '../integrations/workflow-address';
import { callProblems, integrationReasons, integrationStates, providerIds } from '../integrations/vocabulary';
import { postingProviders, postingStates } from '../integrations/linkedin-postings';
import { limits } from '../../limits';
import { notice } from '../../text/notice';
import { FirstVersion, idOf, Instant, JobId, line, UserId, webAddress } from '../../core/model/fields';

export const IntegrationId = idOf('itg');
export const IntegrationProviderName = z.enum(providerIds);

/** A card of the page. */
export const Integration = z.object({
  provider: IntegrationProviderName,
  /** Null if this site has no client for the provider, so it can't be connected. */
  state: z.enum(integrationStates).nullable(),
  reason: z.enum(integrationReasons).nullable(),
  /** Since when it is in this state; null while available. */
  since: Instant.nullable(),
  /** The account at the provider, as the provider names it. */
  account: z.string().nullable(),
  /** Of the last call that worked. */
  lastWorkedAt: Instant.nullable(),
  /** What goes out to a connected calendar; null for other services. */
  entries: z.array(z.enum(calendarEntryKinds)).nullable(),
});
export type Integration = z.infer<typeof Integration>;

/** Of the provider's entry in the catalog. */
export const IntegrationConnectForm = z.strictObject({
  fields: z
    .record(z.string().max(40), z.string().max(limits.integrationFieldLength))
    .refine((fields) => Object.keys(fields).length <= limits.integrationFields),
});

/** What the provider sent back with the person. */
export const IntegrationFinishForm = z.strictObject({
  state: z.string().min(1).max(200),
  code: z.string().min(1).max(4096).optional(),
  /** Of RFC 6749, section 4.1.2.1, such as `access_denied`. */
  error: z.string().min(1).max(200).optional(),
});

export const IntegrationCall = z.object({
  callId: z.string(),
  at: Instant,
  /** Such as `meeting.create`; the provider's module names it. */
  operation: z.string(),
  status: z.int().nullable(),
  problem: z.enum(callProblems).nullable(),
  durationMs: z.int().nonnegative(),
});
export type IntegrationCall = z.infer<typeof IntegrationCall>;

export const CalendarProviderName = z.enum(calendarProviders);

export const CalendarEntriesForm = z.strictObject({
  entries: z.array(z.enum(calendarEntryKinds)).max(calendarEntryKinds.length),
});

export const ChannelProviderName = z.enum(channelProviders);

/** `version`: of the choice as read. */
export const ChannelMessagesForm = z.strictObject({
  messages: z.array(z.enum(channelMessages)).max(channelMessages.length),
  version: FirstVersion,
});
export type ChannelMessagesForm = z.infer<typeof ChannelMessagesForm>;

/**
 * `channel`: as the service or the team names it; null without one. `addressVersion`: of the address, which the team
 * enters. `refusedAt`: when the service last took no message.
 */
export const ChannelMessages = ChannelMessagesForm.extend({
  channel: z.string().nullable(),
  addressVersion: FirstVersion,
  refusedAt: Instant.nullable(),
});
export type ChannelMessages = z.infer<typeof ChannelMessages>;

export const AddressedProviderName = z.enum(addressedProviders);

/** `name`: of the channel, for the team. `address`: of the workflow that posts there. `version`: of the one as read. */
export const ChannelAddressForm = z.strictObject({
  name: line(limits.channelNameLength),
  address: webAddress('called', limits.channelAddressLength, notice('workflowAddressInvalid'))
    .min(1, notice('required'))
    .refine(isWorkflowAddress, notice('workflowAddressInvalid')),
  version: FirstVersion,
});
export type ChannelAddressForm = z.infer<typeof ChannelAddressForm>;

export const PostingProviderName = z.enum(postingProviders);

/** A job that was posted at LinkedIn. */
export const SentPosting = z.object({
  jobId: JobId,
  title: z.string(),
  state: z.enum(postingStates),
  /** What LinkedIn says, in its words. */
  reason: z.string().nullable(),
  /** Where LinkedIn shows it. */
  url: z.url().nullable(),
  /** Since when LinkedIn says so; null before its first answer. */
  checkedAt: Instant.nullable(),
  /** When LinkedIn takes it down, unless it is renewed before. */
  endsAt: Instant.nullable(),
});
export type SentPosting = z.infer<typeof SentPosting>;

/** As Slack names it. */
export const SlackUserId = z
  .string()
  .regex(/^[\w-]+$/)
  .max(limits.externalIdLength);

/** Whose buttons in Slack act as a member. `slackName` is empty for links from before names were kept. */
export const SlackUser = z.object({
  slackUserId: z.string(),
  slackName: z.string(),
  userId: UserId,
  name: z.string(),
  linkedAt: Instant.nullable(),
});
export type SlackUser = z.infer<typeof SlackUser>;

export const SlackLinkForm = z.strictObject({ token: z.string().min(1).max(2000) });

/** Who asks to act as a member. */
export const SlackLinkOffer = z.object({ name: z.string(), workspace: z.string() });
export type SlackLinkOffer = z.infer<typeof SlackLinkOffer>;
