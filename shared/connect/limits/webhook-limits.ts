const hour = 3600;

/** Limits of webhooks and the event log. */
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
  /** Bytes read of an answer; the rest is ignored. */
  webhookAnswerBytes: 64 * 1024,
  /** Length stored of an answer. */
  webhookAnswerLength: 1000,
  /** Seconds before each further attempt: the schedule that Standard Webhooks gives as its example. */
  webhookRetrySeconds: [5, 300, 1800, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour],
  /** Share of a delay added at random. */
  webhookRetryJitter: 0.2,
  /** Longest `Retry-After` that we follow. */
  webhookRetryAfterMaxSeconds: 24 * hour,
  /** Concurrent requests to one endpoint. */
  webhookConcurrency: 4,
  /** Failures in a row after which an endpoint is paused for a while. */
  webhookFailuresInARow: 8,
  webhookRestSeconds: 60,
  /** Interval of wake-webhooks; shorter waits have messages of their own. */
  webhookSweepSeconds: 60,
  /** Hours in which both secrets sign after a rotation. */
  webhookSecretHours: [0, 24, 72],
  /** Active secrets; another rotation ends the oldest. */
  webhookSecrets: 3,
  /** Attempts shown per delivery. */
  webhookAttemptsShown: 20,
  webhookTestsPerOrganizationPerDay: 500,
  webhookReplaysPerOrganizationPerDay: 20,
} as const;
