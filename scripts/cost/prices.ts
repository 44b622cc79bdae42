/**
 * List prices in us-east-1 in USD, without free tiers except permanent ones, from each service's pricing page
 * (https://aws.amazon.com/<service>/pricing/). `npm run cost` refuses prices over a year old.
 */
export const readOn = '2026-11-28';

export const prices = {
  lambdaCall: 0.2e-6,
  /** ARM. */
  lambdaGbSecond: 0.0000133334,
  httpCall: 1e-6,
  websocketMessage: 1e-6,
  websocketMinute: 0.25e-6,
  readUnit: 0.125e-6,
  writeUnit: 0.625e-6,
  /** With point-in-time recovery. */
  tableGbMonth: 0.25 + 0.2,
  /** Essentials, above 10,000 users a month. */
  cognitoUser: 0.015,
  cognitoFreeUsers: 10_000,
  email: 0.1e-3,
  event: 1e-6,
  /** Above one million a month. */
  queueRequest: 0.4e-6,
  freeQueueRequests: 1e6,
  /** Above ten million a month. */
  cdnRequest: 1e-6,
  freeCdnRequests: 10e6,
  /** Above 1,000 a month. */
  cdnGb: 0.085,
  freeCdnGb: 1000,
  firewall: 5,
  firewallRule: 1,
  firewallRequest: 0.6e-6,
  logGb: 0.5,
  logGbMonth: 0.03,
  alarmMetric: 0.1,
  /** Above 100,000 a month. */
  trace: 5e-6,
  freeTraces: 100_000,
  key: 1,
  secret: 0.4,
  hostedZone: 0.5,
} as const;
