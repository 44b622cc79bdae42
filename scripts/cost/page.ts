import type { MeasuredCapacity } from '../bench/capacity/summary';
import { unmeasuredOperations } from '../bench/capacity/unmeasured-operations';
import { heatMap, partitionLimits, skew } from './heat';
import { costOf, costOfCall, month, settingsBefore, type Stage } from './model';
import { readOn } from './prices';
import { formatted } from '../lib/formatted';

export const pageFile = new URL('../../docs/cost.md', import.meta.url);

const sizes = [0, 10_000, 100_000, 1_000_000];

/** Costs of a thousand tasks: the calls of each in sequence. */
const tasks: Readonly<Record<string, readonly string[]>> = {
  'searches for a job': ['searchJobs'],
  applications: ['prepareApplication', 'applyToJob'],
  messages: ['sendMessage'],
  'booked shifts': ['findShifts', 'bookShift'],
  hires: ['makeOffer', 'acceptOffer'],
};

const shownDearest = 12;
const shownHot = 10;
const million = 1_000_000;
const cheaper = ['API Gateway', 'Logs', 'Lambda'];

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(row)].join('\n');
const usd = (value: number, digits = 2): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const formatNumber = (value: number): string => value.toLocaleString('en-US');

export const costPage = async (stage: Stage, capacity: MeasuredCapacity): Promise<string> => {
  const bySize = sizes.map((people) => costOf(people, stage, capacity));
  const services = Object.keys(bySize[0]!).toSorted((a, b) => bySize.at(-1)![b]! - bySize.at(-1)![a]!);
  const totals = bySize.map((it) => Object.values(it).reduce((sum, value) => sum + value, 0));
  const { operations, following } = capacity;
  const dearest = Object.entries(operations)
    .toSorted(([, a], [, b]) => b.write - a.write || b.read - a.read)
    .slice(0, shownDearest);
  const callsOfMonth = Object.values(month.calls).reduce((sum, times) => sum + times, 0);

  const before = costOf(million, stage, capacity, settingsBefore);
  const now = costOf(million, stage, capacity);
  const heat = heatMap(capacity.partitions ?? {}, million).slice(0, shownHot);
  const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

  const text = `# Cost

\`npm run cost\` writes this page: from list prices in us-east-1 read on ${readOn} (\`scripts/cost/prices.ts\`), what each operation uses of
the table, measured on ${capacity.measuredOn} by \`npm run bench:capacity\` in all successful calls of the integration tests, and what the templates of
\`prod\` contain. How often people do what is an assumption (\`scripts/cost/model.ts\`), until a stage has people.

## A month of a stage

In USD, by people who are active in the month. Each has eight visits of ten minutes, ${callsOfMonth} API calls, ${month.pageFiles} files, and ${month.emails} emails, and
${month.registeredForEachActive} people are registered for each.

${table(
  ['', ...sizes.map((people) => (people === 0 ? 'idle' : formatNumber(people)))],
  [
    ...services.map((service) => [service, ...bySize.map((it) => usd(it[service]!))]),
    ['**Total**', ...totals.map((total) => usd(total))],
    ['for each person', '', ...totals.slice(1).map((total, index) => usd(total / sizes[index + 1]!, 3))],
  ],
)}

Not included: text messages (6.50 a thousand in the United States, without carrier fees), a TURN server, GuardDuty's scans of uploads, an
OpenSearch domain ([deploy.md](deploy.md)), and Stripe's fees.

## What became cheaper

In USD a month at a million people. An open page speaks every 50 seconds instead of 25 (\`displayDurations.realtimeHeartbeat\`), and Lambda
no longer logs two lines about each run that succeeds (\`systemLogLevelV2\`).

${table(
  ['', 'before', 'now'],
  cheaper.map((service) => [service, usd(before[service]!), usd(now[service]!)]),
)}

The dearest lines stay: Cognito's cheaper plan, Lite, can't put claims into access tokens, which the functions read
([ADR 20](adr/0020-verify-tokens-in-functions.md)), and fewer emails would be another product. DynamoDB's line counts a device that is
stored once a visit, not at each call, as it did.

## The busiest partitions

Of a million active people, if the busiest seconds have ${skew.peak} times the average. A partition takes ${formatNumber(partitionLimits.write)} write and ${formatNumber(partitionLimits.read)} read units
a second. Lists in shards have the same in each; of organizations, the largest has ${percent(skew.organization)} of all calls; of jobs, the most wanted one
${percent(skew.job)} (\`scripts/cost/heat.ts\`). \`*\` is an ID, a day, or a shard; items count in their indexes, too. What is above 50% needs shards.

${table(
  ['partition', 'written a second', 'read a second', 'full'],
  heat.map(({ kind, read, write, full }) => [`\`${kind}\``, write.toFixed(1), read.toFixed(1), percent(full)]),
)}

## A thousand of a thing

With the functions that follow, in USD.

${table(
  ['', 'USD'],
  Object.entries(tasks).map(([name, calls]) => [
    name,
    usd(1000 * calls.reduce((sum, operation) => sum + costOfCall(capacity, operation), 0), 3),
  ]),
)}

## What a call uses

Units of a usual call of the operations that write most. The ${Object.keys(operations).length} that tests call are in \`scripts/cost/capacity.json\`; ${Object.keys(unmeasuredOperations).length} are unmeasured, for the reason in \`scripts/bench/capacity/unmeasured-operations.ts\`. For each unit that calls write,
functions that follow write ${following.write} more, read ${following.read}, and run ${following.runs} times.

${table(
  ['operation', 'read', 'written', 'calls of the table', 'dearest call'],
  dearest.map(([name, it]) => [
    `\`${name}\``,
    formatNumber(it.read),
    formatNumber(it.write),
    formatNumber(it.tableCalls),
    formatNumber(it.dearest),
  ]),
)}
`;
  return formatted('cost.md', text);
};
