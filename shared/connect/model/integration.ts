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

/** Card of the connections page. */
export const Integration = z.object({
  provider: IntegrationProviderName,
  /** Null if this site has no client for the provider, so it can't be connected. */
  state: z.enum(integrationStates).nullable(),
  reason: z.enum(integrationReasons).nullable(),
  /** Time of the last state change; null while available. */
  since: Instant.nullable(),
  /** The account at the provider, as the provider names it. */
  account: z.string().nullable(),
  /** Time of the last successful call. */
  lastWorkedAt: Instant.nullable(),
  /** Kinds of entries written to a connected calendar; null for other services. */
  entries: z.array(z.enum(calendarEntryKinds)).nullable(),
});
export type Integration = z.infer<typeof Integration>;

/** Values of the provider's fields in the catalog. */
export const IntegrationConnectForm = z.strictObject({
  fields: z
    .record(z.string().max(40), z.string().max(limits.integrationFieldLength))
    .refine((fields) => Object.keys(fields).length <= limits.integrationFields),
});

/** Parameters that the provider sent back with the person. */
export const IntegrationFinishForm = z.strictObject({
  state: z.string().min(1).max(200),
  code: z.string().min(1).max(4096).optional(),
  /** Error code of RFC 6749, section 4.1.2.1, such as `access_denied`. */
  error: z.string().min(1).max(200).optional(),
});

export const IntegrationCall = z.object({
  callId: z.string(),
  at: Instant,
  /** Name defined by the provider's module, such as `meeting.create`. */
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

/** `version`: version of the choice as read. */
export const ChannelMessagesForm = z.strictObject({
  messages: z.array(z.enum(channelMessages)).max(channelMessages.length),
  version: FirstVersion,
});
export type ChannelMessagesForm = z.infer<typeof ChannelMessagesForm>;

/**
 * `channel`: its name at the service or entered by the team; null without one. `addressVersion`: version of the address
 * that the team enters. `refusedAt`: when the service last rejected a message.
 */
export const ChannelMessages = ChannelMessagesForm.extend({
  channel: z.string().nullable(),
  addressVersion: FirstVersion,
  refusedAt: Instant.nullable(),
});
export type ChannelMessages = z.infer<typeof ChannelMessages>;

export const AddressedProviderName = z.enum(addressedProviders);

/** `name`: the channel's name for the team. `address`: of the workflow that posts there. `version`: as read. */
export const ChannelAddressForm = z.strictObject({
  name: line(limits.channelNameLength),
  address: webAddress('called', limits.channelAddressLength, notice('workflowAddressInvalid'))
    .min(1, notice('required'))
    .refine(isWorkflowAddress, notice('workflowAddressInvalid')),
  version: FirstVersion,
});
export type ChannelAddressForm = z.infer<typeof ChannelAddressForm>;

export const PostingProviderName = z.enum(postingProviders);

/** Job posted at LinkedIn. */
export const SentPosting = z.object({
  jobId: JobId,
  title: z.string(),
  state: z.enum(postingStates),
  /** Reason in LinkedIn's words. */
  reason: z.string().nullable(),
  /** URL of the posting at LinkedIn. */
  url: z.url().nullable(),
  /** Time of LinkedIn's latest answer; null before the first one. */
  checkedAt: Instant.nullable(),
  /** Time at which LinkedIn removes it unless renewed. */
  endsAt: Instant.nullable(),
});
export type SentPosting = z.infer<typeof SentPosting>;

/** User ID at Slack. */
export const SlackUserId = z
  .string()
  .regex(/^[\w-]+$/)
  .max(limits.externalIdLength);

/** Slack user whose button presses act as a member. `slackName` is empty for links from before names were stored. */
export const SlackUser = z.object({
  slackUserId: z.string(),
  slackName: z.string(),
  userId: UserId,
  name: z.string(),
  linkedAt: Instant.nullable(),
});
export type SlackUser = z.infer<typeof SlackUser>;

export const SlackLinkForm = z.strictObject({ token: z.string().min(1).max(2000) });

/** Slack user who asks to act as a member. */
export const SlackLinkOffer = z.object({ name: z.string(), workspace: z.string() });
export type SlackLinkOffer = z.infer<typeof SlackLinkOffer>;
