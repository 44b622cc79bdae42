/** Connections to other companies' services. */
export const integrationLimits = {
  /** From the start until the provider sends the person back. */
  integrationStartMinutes: 10,
  integrationStartsPerOwnerPerDay: 50,
  /** Of one request to a provider. */
  vendorTimeoutSeconds: 10,
  vendorAnswerBytes: 4 * 1024 * 1024,
  /** Access that ends sooner is renewed before it is used. */
  accessMarginSeconds: 60,
  /** Longer than a request to a provider; a worker that stopped frees the renewal after it. */
  refreshLeaseSeconds: 20,
  /** For which a service is asked to end the access of who leaves; then it is destroyed here alone. An erasure isn't late by it. */
  accessEndingHours: 24,
  accessEndingRetrySeconds: 600,
  integrationCallDays: 30,
  /** Seconds before each further attempt of a task. */
  integrationRetrySeconds: [5, 30, 120, 600, 3600, 4 * 3600, 12 * 3600, 24 * 3600],
  integrationRetryJitter: 0.2,
  /** `Retry-After` of a provider is followed up to this. */
  vendorRetryAfterMaxSeconds: 24 * 3600,
  /** Failures in a row after which a connection is degraded, and rests between attempts. */
  integrationFailuresInARow: 5,
  integrationRestSeconds: 60,
  /** Of one connection, read at once. */
  integrationTasksPerRound: 25,
  /** Interval of wake-integrations. */
  integrationSweepSeconds: 60,
  /** Of a page of a calendar; the most that Google gives. */
  calendarEventsPerPage: 2500,
  /** Read of a calendar at most. */
  calendarPages: 20,
  /** Between readings of a calendar whose service tells of changes, and of one that doesn't. */
  calendarReadMinutes: { told: 60, untold: 15 },
  /** The window of times moves with the days. */
  calendarReadAgainHours: 24,
  calendarChannelDays: 7,
  /** Of a page of a calendar at Microsoft; the most that it gives. */
  outlookEventsPerPage: 1000,
  /** Of a page of changes, which come with everything that Microsoft keeps of an event. */
  outlookChangesPerPage: 50,
  /** Read of changes at most; the rest is read next time. */
  outlookChangePages: 40,
  /** A subscription to events; the most that Microsoft allowed at first is less than what it allows now. */
  outlookSubscriptionMinutes: 4230,
  /** A channel that ends sooner is replaced. */
  calendarChannelRenewHours: 24,
  /** For which a Slack user can be linked to a member. */
  slackLinkMinutes: 30,
  /** After which a press of a button is over; Slack takes answers for as long. */
  slackPressMinutes: 30,
  integrationLabelLength: 200,
  /** Of a channel whose name the team enters, and of the address of its workflow. */
  channelNameLength: 80,
  channelAddressLength: 2000,
  /** Each saved address is tried with a message. */
  channelAddressesPerOwnerPerDay: 50,
  /** Between reads of a recruiting system. */
  recruitingSyncSeconds: 15 * 60,
  recruitingSyncsPerDay: 200,
  /** After an outage that outlasted every retry. */
  recruitingRestSeconds: 6 * 3600,
  /** Of one read; jobs beyond it wait for others to close. */
  importedJobsMax: 2000,
  /** Jobs made or changed before a worker lets others have a turn. */
  importedJobsPerTurn: 100,
  externalIdLength: 64,
  /** Of the form that connects a service. */
  integrationFields: 10,
  integrationFieldLength: 2000,
  integrationSecretLength: 500,
  hostLength: 253,
  workdayTenantLength: 60,
  reportAddressLength: 500,
  /** Workday runs a report while we wait. */
  reportSeconds: 25,
  /** Of the sample with which fields are matched. */
  sampleRows: 50,
  sampleBytes: 200_000,
  sampleValueLength: 500,
  reportFields: 100,
  reportFieldLength: 100,
  /** Of LinkedIn: https://learn.microsoft.com/linkedin/talent/job-postings/api/create-jobs */
  linkedInJobsPerRequest: 100,
  jobReferenceLength: 100,
  calendarAddressLength: 2000,
  /** When a calendar or webhook is saved. */
  addressLookupSeconds: 3,
} as const;
