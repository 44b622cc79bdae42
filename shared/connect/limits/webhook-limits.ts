const hour = 3600;

/** Webhooks and the event log. */
export const webhookLimits = {
  eventLogDays: 30,
  eventsPerPage: 100,
  webhooksPerOrganization: 10,
  webhookNameLength: 80,
  webhookUrlLength: 2048,
  /** Standard Webhooks: "less than 20kb". */
  webhookBodyBytes: 20_000,
  /** Standard Webhooks: between 15 and 30 seconds. */
  webhookTimeoutSeconds: 15,
  /** Read of an answer; the rest isn't. */
  webhookAnswerBytes: 64 * 1024,
  /** Kept of an answer. */
  webhookAnswerLength: 1000,
  /** Seconds before each further attempt: the schedule that Standard Webhooks gives as its example. */
  webhookRetrySeconds: [5, 300, 1800, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour],
  /** Share of a delay that is added at random. */
  webhookRetryJitter: 0.2,
  /** `Retry-After` is followed up to this. */
  webhookRetryAfterMaxSeconds: 24 * hour,
  /** Requests to one endpoint at once. */
  webhookConcurrency: 4,
  /** Failures in a row after which an endpoint rests. */
  webhookFailuresInARow: 8,
  webhookRestSeconds: 60,
  /** Interval of wake-webhooks; shorter waits have messages of their own. */
  webhookSweepSeconds: 60,
  /** How long both secrets sign after a rotation. */
  webhookSecretHours: [0, 24, 72],
  /** Beyond, a new rotation ends the oldest. */
  webhookSecrets: 3,
  /** Of attempts of one delivery. */
  webhookAttemptsShown: 20,
  webhookTestsPerOrganizationPerDay: 500,
  webhookReplaysPerOrganizationPerDay: 20,
} as const;
