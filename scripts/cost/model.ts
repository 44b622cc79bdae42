import type { MeasuredCapacity } from '../bench/capacity/summary';
import { displayDurations } from '@shared/limits';
import { prices } from './prices';

/** Fixed resources of a stage, counted in its templates. */
export type Stage = {
  alarmMetrics: number;
  keys: number;
  secrets: number;
  firewalls: number;
  firewallRules: number;
  queues: number;
};

/**
 * A month of an active person: eight visits of ten minutes. Calls by operation, a third of them as an employer; others are
 * sent by `bench:load` and loaded by the site's pages.
 */
export const month = {
  calls: {
    getMe: 24,
    listNotifications: 10,
    getUnreadMessages: 8,
    searchJobs: 12,
    getPublicJob: 6,
    recommendJobs: 4,
    searchProfessionals: 2,
    listJobApplications: 4,
    getApplication: 3,
    getBoard: 4,
    findShifts: 6,
    listOwnBookings: 6,
    getConversation: 4,
    sendMessage: 3,
    saveJob: 1,
    applyToJob: 1,
    bookShift: 1,
    createShift: 1,
  },
  callSeconds: 0.04,
  callGb: 0.5,
  followingSeconds: 0.06,
  pageFiles: 120,
  pageGb: 0.0012,
  connectionMinutes: 80,
  emails: 6,
  storedGb: 0.00009,
  registeredForEachActive: 3,
} as const;

/**
 * Share of calls that write; in tests, most are the first of a sign-in, but the device is stored once per visit
 * (`limits.deviceSeenMinutes`).
 */
const writingCalls: Readonly<Record<string, number>> = { getMe: 8 };

/** Monthly reads and writes by operation. */
export const timesOfMonth = Object.fromEntries(
  Object.entries(month.calls).map(([name, read]) => [name, { read, write: writingCalls[name] ?? read }]),
);

/** `runLineBytes`: Lambda's own log of each run. */
export type Settings = { heartbeatMs: number; runLineBytes: number };
const today: Settings = { heartbeatMs: displayDurations.realtimeHeartbeat, runLineBytes: 0 };
export const settingsBefore: Settings = { heartbeatMs: 25_000, runLineBytes: 600 };

/** Run time of a function for an open page's heartbeat. */
const heartbeatSeconds = 0.005;

/** Bytes of log lines stored for a year: the CDN's, the gateway's with the function's, and the function's alone. */
const logLines = { request: 500, call: 500, run: 180, heartbeat: 200 } as const;

/** Lambda polls an idle queue with five concurrent long polls of 20 seconds, all month. */
const idlePolls = 5 * 3 * 60 * 730;

const above = (used: number, free: number): number => Math.max(0, used - free);

type Costly = { read: number; write: number };

/** Cost of one call with all effects: table, function, gateway, and firewall. */
export const costOfCall = ({ operations, following }: MeasuredCapacity, operation: string): number => {
  const { read, write }: Costly = operations[operation]!;
  const table = (read + write * following.read) * prices.readUnit + write * (1 + following.write) * prices.writeUnit;
  const run = (seconds: number): number => prices.lambdaCall + seconds * month.callGb * prices.lambdaGbSecond;
  const runs = run(month.callSeconds) + write * following.runs * run(month.followingSeconds);
  return table + runs + prices.httpCall + prices.firewallRequest;
};

/** USD a month by service. */
export const costOf = (
  people: number,
  stage: Stage,
  capacity: MeasuredCapacity,
  { heartbeatMs, runLineBytes }: Settings = today,
): Record<string, number> => {
  const { operations, following } = capacity;
  const entries = Object.entries(month.calls);
  const used = (of: 'read' | 'write'): number =>
    Object.entries(timesOfMonth).reduce((sum, [name, times]) => sum + times[of] * operations[name]![of], 0);
  const calls = people * entries.reduce((sum, [, times]) => sum + times, 0);
  const written = people * used('write');
  const runs = written * following.runs;
  const requests = calls + people * month.pageFiles;
  const beats = (people * month.connectionMinutes * 60_000) / heartbeatMs;
  const logged =
    requests * logLines.request +
    calls * logLines.call +
    runs * logLines.run +
    beats * logLines.heartbeat +
    (calls + runs + beats) * runLineBytes;
  return {
    Lambda:
      (calls + runs + beats) * prices.lambdaCall +
      (calls * month.callSeconds + runs * month.followingSeconds + beats * heartbeatSeconds) *
        month.callGb *
        prices.lambdaGbSecond,
    'API Gateway':
      calls * prices.httpCall +
      2 * beats * prices.websocketMessage +
      people * month.connectionMinutes * prices.websocketMinute,
    DynamoDB:
      (people * used('read') + written * following.read) * prices.readUnit +
      written * (1 + following.write) * prices.writeUnit +
      people * month.registeredForEachActive * month.storedGb * prices.tableGbMonth,
    Cognito: above(people, prices.cognitoFreeUsers) * prices.cognitoUser,
    SES: people * month.emails * prices.email,
    'EventBridge and SQS':
      runs * prices.event + above(stage.queues * idlePolls + 2 * runs, prices.freeQueueRequests) * prices.queueRequest,
    CloudFront:
      above(requests, prices.freeCdnRequests) * prices.cdnRequest +
      above(people * month.pageGb, prices.freeCdnGb) * prices.cdnGb,
    WAF:
      stage.firewalls * prices.firewall + stage.firewallRules * prices.firewallRule + requests * prices.firewallRequest,
    Logs: logged * 1e-9 * (prices.logGb + 12 * prices.logGbMonth),
    Alarms: stage.alarmMetrics * prices.alarmMetric,
    'Keys and secrets': stage.keys * prices.key + stage.secrets * prices.secret + prices.hostedZone,
    'X-Ray': above((calls + runs) * traced, prices.freeTraces) * prices.trace,
  };
};

/** X-Ray samples one call in twenty beyond the first of each second. */
const traced = 0.05;
