import type { Table } from '../report';
import { percentile, rounded } from '../statistics';
import { targetReport, type Measured } from '../target-report';
import type { Applications } from './apply';
import type { Delivery } from './deliver';

export type RealtimeResults = { delivery: Delivery; applications: Applications; drained: boolean };

export const realtimeTargets = { clients: 1000, deliveryP95Ms: 1500, applicationsPerSecond: 200 } as const;

const at = (times: readonly number[], share: number): number =>
  times.length === 0 ? Number.NaN : rounded(percentile(times, share), 0);
const triple = (times: readonly number[]): number[] => [0.5, 0.95, 0.99].map((share) => at(times, share));
const mb = (value: number): number => rounded(value, 0);

export const realtimeTables = ({ delivery, applications }: RealtimeResults): Table[] => [
  {
    title: 'Messages',
    note: `${delivery.clients} browsers, all connected, signed in, and following their correspondents after ${rounded(delivery.connectedAfterMs / 1000)} s. ${delivery.messages} messages, ${delivery.perSecond} per second, sent whether or not earlier ones had arrived.`,
    columns: ['time from the request', 'p50 ms', 'p95 ms', 'p99 ms', 'samples'],
    rows: [
      ['to its response', ...triple(delivery.sendMs), delivery.sendMs.length],
      ['to the frame at the recipient', ...triple(delivery.deliveryMs), delivery.deliveryMs.length],
    ],
  },
  {
    title: 'Memory',
    note: 'Resident memory of the stack: gateway, all functions, AWS emulators with the table.',
    columns: ['when', 'stack MB'],
    rows: [
      ['before any connection', mb(delivery.before.stackMb)],
      [`${delivery.clients} connected`, mb(delivery.connected.stackMb)],
      ['after the messages', mb(delivery.after.stackMb)],
    ],
  },
  {
    title: 'Applications',
    note: `${applications.offered} sent at ${applications.perSecond} per second, ${applications.repeated} of them twice at the same time. The last response came after ${rounded(applications.tookMs / 1000)} s (${rounded((applications.accepted * 1000) / applications.tookMs, 0)} per second, this machine’s rate). The table is read afterward.`,
    columns: [
      'accepted',
      'refused as duplicates',
      'stored',
      'lost',
      'stored twice',
      'wrong counters',
      'p50 ms',
      'p95 ms',
    ],
    rows: [
      [
        applications.accepted,
        applications.refusedAsRepeated,
        applications.stored,
        applications.lost,
        applications.duplicates,
        applications.wrongCounters.length,
        at(applications.answerMs, 0.5),
        at(applications.answerMs, 0.95),
      ],
    ],
  },
];

export const missedRealtimeTargets = ({ delivery, applications, drained }: RealtimeResults): string[] => {
  const p95 = at(delivery.deliveryMs, 0.95);
  const others = Object.entries(applications.otherAnswers).map(([answer, count]) => `${count} times ${answer}`);
  return [
    ...(delivery.lost > 0 ? [`${delivery.lost} messages did not arrive.`] : []),
    ...(delivery.refused > 0 ? [`${delivery.refused} messages were refused.`] : []),
    ...(p95 <= realtimeTargets.deliveryP95Ms
      ? []
      : [`Messages arrive after ${p95} ms at p95 (at most ${realtimeTargets.deliveryP95Ms}).`]),
    ...(others.length > 0 ? [`Other responses to applications: ${others.join(', ')}.`] : []),
    ...(applications.lost > 0 ? [`${applications.lost} accepted applications are not in the table.`] : []),
    ...(applications.duplicates > 0 ? [`${applications.duplicates} applications were accepted twice.`] : []),
    ...(applications.stored !== applications.accepted ? ['The table does not match the accepted applications.'] : []),
    ...(applications.wrongCounters.length > 0
      ? [`Counters of ${applications.wrongCounters.join(', ')} are wrong.`]
      : []),
    ...(drained ? [] : ['Some events were still not processed after minutes.']),
  ];
};

export const realtimeReport = (results: RealtimeResults, measured: Measured): string =>
  targetReport(
    {
      title: 'Live updates',
      command: 'npm run bench:realtime',
      sides: 'stack and browsers on one machine in two processes',
      missed: missedRealtimeTargets(results),
      met: `All targets are met: every message arrives, 95% within ${realtimeTargets.deliveryP95Ms / 1000} s. No application is lost or counted twice, and every counter is correct.`,
      tables: realtimeTables(results),
    },
    measured,
  );
