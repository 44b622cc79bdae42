/** Limits of connections to other companies' services. */
export const integrationLimits = {
  /** Minutes from the start until the provider sends the person back. */
  integrationStartMinutes: 10,
  integrationStartsPerOwnerPerDay: 50,
  /** Timeout of one request to a provider. */
  vendorTimeoutSeconds: 10,
  vendorAnswerBytes: 4 * 1024 * 1024,
  /** Access that expires sooner is renewed before use. */
  accessMarginSeconds: 60,
  /** Longer than a request to a provider; after it, a stopped worker no longer blocks the renewal. */
  refreshLeaseSeconds: 20,
  /** Hours of trying to end access after its owner left; then only our copy is deleted. Erasures don't wait for it. */
  accessEndingHours: 24,
  accessEndingRetrySeconds: 600,
  integrationCallDays: 30,
  /** Seconds before each further attempt of a task. */
  integrationRetrySeconds: [5, 30, 120, 600, 3600, 4 * 3600, 12 * 3600, 24 * 3600],
  integrationRetryJitter: 0.2,
  /** Longest `Retry-After` of a provider that we follow. */
  vendorRetryAfterMaxSeconds: 24 * 3600,
  /** Failures in a row after which a connection is degraded and retried less often. */
  integrationFailuresInARow: 5,
  integrationRestSeconds: 60,
  /** Tasks of one connection read at once. */
  integrationTasksPerRound: 25,
  /** Interval of wake-integrations. */
  integrationSweepSeconds: 60,
  /** Events per calendar page; Google's maximum. */
  calendarEventsPerPage: 2500,
  /** Pages read per calendar. */
  calendarPages: 20,
  /** Minutes between reads of a calendar with change notifications (`told`) and without (`untold`). */
  calendarReadMinutes: { told: 60, untold: 15 },
  /** Hours until a full read, because the time window moves daily. */
  calendarReadAgainHours: 24,
  calendarChannelDays: 7,
  /** Events per calendar page at Microsoft; its maximum. */
  outlookEventsPerPage: 1000,
  /** Changes per page; each includes all of Microsoft's data on an event. */
  outlookChangesPerPage: 50,
  /** Pages of changes read at once; the rest is read next time. */
  outlookChangePages: 40,
  /** Duration of an event subscription; Microsoft's earlier maximum, which is below its current one. */
  outlookSubscriptionMinutes: 4230,
  /** A channel that expires sooner is replaced. */
  calendarChannelRenewHours: 24,
  /** Minutes in which a Slack user can be linked to a member. */
  slackLinkMinutes: 30,
  /** Minutes until a button press expires; Slack accepts answers for as long. */
  slackPressMinutes: 30,
  integrationLabelLength: 200,
  /** Length of a channel's name that the team enters. */
  channelNameLength: 80,
  channelAddressLength: 2000,
  /** Addresses saved per day; each is tested with a message. */
  channelAddressesPerOwnerPerDay: 50,
  /** Seconds between reads of a recruiting system. */
  recruitingSyncSeconds: 15 * 60,
  recruitingSyncsPerDay: 200,
  /** Seconds to wait after an outage that outlasted every retry. */
  recruitingRestSeconds: 6 * 3600,
  /** Jobs imported per read; further jobs wait until others close. */
  importedJobsMax: 2000,
  /** Jobs created or changed before a worker yields. */
  importedJobsPerTurn: 100,
  externalIdLength: 64,
  /** Fields of a form that connects a service. */
  integrationFields: 10,
  integrationFieldLength: 2000,
  integrationSecretLength: 500,
  hostLength: 253,
  workdayTenantLength: 60,
  reportAddressLength: 500,
  /** Timeout of a Workday report, which runs during the request. */
  reportSeconds: 25,
  /** Rows of the sample used to map fields. */
  sampleRows: 50,
  sampleBytes: 200_000,
  sampleValueLength: 500,
  reportFields: 100,
  reportFieldLength: 100,
  /** Jobs per LinkedIn request: https://learn.microsoft.com/linkedin/talent/job-postings/api/create-jobs */
  linkedInJobsPerRequest: 100,
  jobReferenceLength: 100,
  calendarAddressLength: 2000,
  /** Timeout of the DNS lookup when a calendar or webhook is saved. */
  addressLookupSeconds: 3,
} as const;
