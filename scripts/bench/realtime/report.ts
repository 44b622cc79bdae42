import { markdownTable, type Table } from '../report';
import { percentile, rounded } from '../statistics';
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
    note: `${delivery.clients} browsers, each connected, signed in and following whom it writes to after ${rounded(delivery.connectedAfterMs / 1000)} s; ${delivery.messages} messages, ${delivery.perSecond} a second, sent whether or not earlier ones had arrived.`,
    columns: ['from the request', 'p50 ms', 'p95 ms', 'p99 ms', 'samples'],
    rows: [
      ['to its answer', ...triple(delivery.sendMs), delivery.sendMs.length],
      ['to the frame at the recipient', ...triple(delivery.deliveryMs), delivery.deliveryMs.length],
    ],
  },
  {
    title: 'Memory',
    note: 'Resident memory of the stack (gateway, every function, what stands in for AWS) and of DynamoDB Local.',
    columns: ['when', 'stack MB', 'database MB'],
    rows: [
      ['before anybody connects', mb(delivery.before.stackMb), mb(delivery.before.databaseMb)],
      [`${delivery.clients} connected`, mb(delivery.connected.stackMb), mb(delivery.connected.databaseMb)],
      ['after the messages', mb(delivery.after.stackMb), mb(delivery.after.databaseMb)],
    ],
  },
  {
    title: 'Applications',
    note: `${applications.offered} offered at ${applications.perSecond} a second, ${applications.repeated} of them twice at the same moment; the last was answered after ${rounded(applications.tookMs / 1000)} s (${rounded((applications.accepted * 1000) / applications.tookMs, 0)} a second: this machine’s rate). The table is read afterwards.`,
    columns: [
      'accepted',
      'refused as sent twice',
      'stored',
      'lost',
      'duplicates',
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
    ...(others.length > 0 ? [`Applications were answered otherwise: ${others.join(', ')}.`] : []),
    ...(applications.lost > 0 ? [`${applications.lost} accepted applications are not in the table.`] : []),
    ...(applications.duplicates > 0 ? [`${applications.duplicates} applications were accepted twice.`] : []),
    ...(applications.stored !== applications.accepted ? ['The table holds others than were accepted.'] : []),
    ...(applications.wrongCounters.length > 0
      ? [`Counters of ${applications.wrongCounters.join(', ')} are wrong.`]
      : []),
    ...(drained ? [] : ['Events were still on their way after minutes.']),
  ];
};

export const realtimeReport = (
  results: RealtimeResults,
  { measuredAt, cores, loadAverage }: { measuredAt: Date; cores: number; loadAverage: number },
): string => {
  const missed = missedRealtimeTargets(results);
  return [
    '## Live',
    `Written by \`npm run bench:realtime\` on ${measuredAt.toISOString().slice(0, 10)}: Node ${process.version}, ${cores} cores with a load average of ${rounded(loadAverage)} at the start, stack and browsers on one machine in two processes.`,
    missed.length === 0
      ? `Every target is met: every message arrives, 95 of 100 within ${realtimeTargets.deliveryP95Ms / 1000} s, and of the applications none is lost, none counts twice and every counter is right.`
      : `Targets missed:\n\n${missed.map((it) => `- ${it}`).join('\n')}`,
    ...realtimeTables(results).map((table) => markdownTable(table).replace(/^## /, '### ')),
  ].join('\n\n');
};
