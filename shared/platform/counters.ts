import { apiLimits } from '../connect/limits/api-limits';
import { billingLimits } from '../money/billing/billing-limits';
import { evidenceLimits } from '../trust/limits/evidence-limits';
import { limits } from '../limits';
import { ownStaffLimits } from '../work/limits/own-staff-limits';
import { payoutLimits } from '../money/limits/payout-limits';
import { shiftLimits } from '../work/limits/shift-limits';

/** Key parts that identify the caller: no one else can exhaust the counter. */
export type OwnPart = 'network' | 'account' | 'organization' | 'owner' | 'apiKey' | 'challenge' | 'ticket';
/** Key parts that identify the target, so others can exhaust the counter; see scripts/counters/notes.ts. */
export type TargetPart = 'email' | 'phone' | 'recipient';
/** Distinguishes counters of the same person. */
type Detail = 'mail' | 'category' | 'screen';
export type KeyPart = OwnPart | TargetPart | Detail;

type OwnKey = readonly [OwnPart, ...KeyPart[]];
type Keyed = { key: OwnKey | readonly [TargetPart, ...KeyPart[]] };

/** `max` per day, which ends at midnight UTC. `spared`: the first use of each of these keys per day isn't counted. */
export type DailyCounter = Keyed & { max: number; spared?: OwnKey };
/** One use, then a pause of this many seconds. */
export type Pause = Keyed & { seconds: number };
/** One use at a time. */
export type Turn = Keyed;
export type MinuteCounter = Keyed & { max: number };

const account = ['account'] as const;
const network = ['network'] as const;
const organization = ['organization'] as const;
const owner = ['owner'] as const;

export const dailyCounters = {
  // Without a session
  registrations: { key: network, max: limits.registrationsPerIpPerDay },
  codeMails: { key: network, max: limits.otpPerIpPerDay },
  codeMailsToEmail: { key: ['network', 'email', 'mail'], max: limits.otpPerCallerAndAddressPerDay },
  wrongSecrets: { key: network, max: limits.secretsPerIpPerDay },
  wrongRecoveries: { key: ['network', 'email'], max: limits.mfaRecoveriesPerCallerAndAddressPerDay },
  wrongPairings: { key: network, max: shiftLimits.wrongPairings.perAddress },
  wrongPairingsOfScreen: { key: ['network', 'screen'], max: shiftLimits.wrongPairings.perScreen },
  guestTickets: { key: network, max: limits.guestTicketsPerIpPerDay },
  guestTicketMails: { key: ['email'], max: limits.guestTicketsPerAddressPerDay, spared: ['network', 'email'] },
  firstSupportMails: { key: ['email'], max: limits.guestTicketsPerAddressPerDay },
  mailAnswers: { key: ['email'], max: limits.mailAnswersPerSenderPerDay },
  guestHelpVotes: { key: network, max: limits.helpVotesPerIpPerDay },

  // Of an account
  passwordChecks: { key: account, max: limits.passwordChecksPerAccountPerDay },
  emailChanges: { key: account, max: limits.emailChangesPerAccountPerDay },
  phoneCodes: { key: account, max: limits.phoneCodesPerAccountPerDay },
  phoneCodesToNumber: { key: ['phone'], max: limits.phoneCodesPerNumberPerDay, spared: ['account', 'phone'] },
  tickets: { key: account, max: limits.ticketsPerAccountPerDay },
  ticketPosts: { key: account, max: limits.ticketPostsPerDay },
  ticketMails: { key: ['ticket'], max: limits.ticketMailsPerDay },
  helpVotes: { key: account, max: limits.helpVotesPerAccountPerDay },
  reports: { key: account, max: limits.reportsPerAccountPerDay },
  messages: { key: account, max: limits.messagesPerAccountPerDay },
  conversations: { key: account, max: limits.newConversationsPerAccountPerDay },
  referenceMails: { key: account, max: limits.referenceMailsPerAccountPerDay },
  referenceMailsToEmail: { key: ['email'], max: limits.referenceMailsPerAddressPerDay, spared: ['account', 'email'] },
  referrals: { key: account, max: limits.referralInvitationsPerAccountPerDay },
  registryChecks: { key: account, max: limits.registryChecksPerAccountPerDay },
  resumeReadings: { key: account, max: limits.resumeReadingsPerDay },
  generatedResumes: { key: account, max: limits.generatedResumesPerReaderPerDay },
  printedOffers: { key: account, max: limits.printedOffersPerReaderPerDay },
  printedTimesheets: { key: account, max: limits.printedTimesheetsPerReaderPerDay },
  printedInvoices: { key: account, max: billingLimits.printedInvoicesPerReaderPerDay },
  signedDocuments: { key: account, max: evidenceLimits.signedDocumentsPerReaderPerDay },
  evidencePackets: { key: account, max: evidenceLimits.packetsPerPersonPerDay },
  analyticsExports: { key: account, max: limits.analyticsExportsPerReaderPerDay },
  busyImports: { key: account, max: limits.busyImportsPerAccountPerDay },
  kioskCodes: { key: account, max: shiftLimits.codesPerDay },
  usageBatches: { key: account, max: limits.usageBatchesPerDay },
  uploads: { key: owner, max: limits.uploadsPerAccountPerDay },
  payoutRequests: { key: account, max: payoutLimits.requestsPerDay },
  textMessages: { key: ['recipient', 'category'], max: limits.textMessagesPerCategoryPerDay },

  // Of an organization
  invitations: { key: organization, max: limits.invitationsPerOrganizationPerDay },
  ownStaffInvitations: { key: organization, max: ownStaffLimits.emailsPerDay },
  jobInvitations: { key: organization, max: limits.jobInvitationsPerOrganizationPerDay },
  organizationChecks: { key: organization, max: limits.organizationChecksPerDay },
  organizationCodes: { key: organization, max: limits.organizationCodesPerDay },
  organizationUploads: { key: owner, max: limits.uploadsPerAccountPerDay },
  logoUploads: { key: owner, max: limits.logoUploadsPerOrganizationPerDay },
  facilityUploads: { key: owner, max: limits.facilityUploadsPerOrganizationPerDay },
  billingChanges: { key: owner, max: billingLimits.changesPerDay },
  integrationStarts: { key: owner, max: limits.integrationStartsPerOwnerPerDay },
  channelAddresses: { key: owner, max: limits.channelAddressesPerOwnerPerDay },
  recruitingSyncs: { key: organization, max: limits.recruitingSyncsPerDay },
  webhookTests: { key: organization, max: limits.webhookTestsPerOrganizationPerDay },
  webhookReplays: { key: organization, max: limits.webhookReplaysPerOrganizationPerDay },
} as const satisfies Record<string, DailyCounter>;

export const pauses = {
  confirmationLinks: { key: ['email'], seconds: limits.otpCooldownSeconds },
  recoveryLinks: { key: ['email', 'mail'], seconds: limits.otpCooldownSeconds },
  emailChanges: { key: account, seconds: limits.otpCooldownSeconds },
  phoneCodes: { key: account, seconds: limits.otpCooldownSeconds },
  passkeyChallenges: { key: ['challenge'], seconds: limits.passkeyMinutes * 60 },
} as const satisfies Record<string, Pause>;

export const turns = {
  registration: { key: ['email'] },
} as const satisfies Record<string, Turn>;

export const minuteCounters = {
  apiCalls: { key: ['apiKey'], max: apiLimits.apiCallsPerMinute },
  wrongApiKeys: { key: network, max: apiLimits.wrongKeysPerAddressPerMinute },
} as const satisfies Record<string, MinuteCounter>;

type PartsOf<C> =
  | (C extends { key: readonly KeyPart[] } ? C['key'][number] : never)
  | (C extends { spared: readonly KeyPart[] } ? C['spared'][number] : never);
/** Values of a counter's key: IDs and keyed hashes, never addresses. */
export type KeyOf<C> = Record<PartsOf<C>, string>;

export type DailyCounterName = keyof typeof dailyCounters;
export type PauseName = keyof typeof pauses;
export type TurnName = keyof typeof turns;
export type MinuteCounterName = keyof typeof minuteCounters;

type Targeted = { key: readonly [TargetPart, ...KeyPart[]] };
type TargetedIn<C> = C extends unknown ? { [N in keyof C]: C[N] extends Targeted ? N : never }[keyof C] : never;
/** Counters that others can exhaust. */
export type FillableCounter = TargetedIn<typeof dailyCounters | typeof pauses | typeof turns | typeof minuteCounters>;

/** Key of a counter in the table. */
export const countedUnder = (name: string, parts: readonly KeyPart[], key: Partial<Record<KeyPart, string>>): string =>
  [name, ...parts.map((part) => key[part] ?? '')].join('#');
