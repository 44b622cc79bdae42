import type { MeasuredCapacity } from '../bench/capacity/summary';
import { costOf, costOfCall, month, type Stage } from './model';
import { readOn } from './prices';
import { formatted } from '../lib/formatted';

export const pageFile = new URL('../../docs/cost.md', import.meta.url);

const sizes = [0, 10_000, 100_000, 1_000_000];

/** What a thousand of something cost: its calls one after the other. */
const tasks: Readonly<Record<string, readonly string[]>> = {
  'searches for a job': ['searchJobs'],
  applications: ['prepareApplication', 'applyToJob'],
  messages: ['sendMessage'],
  'booked shifts': ['findShifts', 'bookShift'],
  hires: ['makeOffer', 'acceptOffer'],
};

const shownDearest = 12;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(row)].join('\n');
const usd = (value: number, digits = 2): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const figure = (value: number): string => value.toLocaleString('en-US');

export const costPage = async (stage: Stage, capacity: MeasuredCapacity): Promise<string> => {
  const bySize = sizes.map((people) => costOf(people, stage, capacity));
  const services = Object.keys(bySize[0]!).toSorted((a, b) => bySize.at(-1)![b]! - bySize.at(-1)![a]!);
  const totals = bySize.map((it) => Object.values(it).reduce((sum, value) => sum + value, 0));
  const { operations, following } = capacity;
  const dearest = Object.entries(operations)
    .toSorted(([, a], [, b]) => b.write - a.write || b.read - a.read)
    .slice(0, shownDearest);
  const callsOfMonth = Object.values(month.calls).reduce((sum, times) => sum + times, 0);

  const text = `# Cost

\`npm run cost\` writes this page: from list prices in us-east-1 read on ${readOn} (\`scripts/cost/prices.ts\`), what each operation uses of
the table, measured on ${capacity.measuredOn} by \`npm run bench:capacity\` in all successful calls of the integration tests, and what the templates of
\`prod\` contain. How often people do what is an assumption (\`scripts/cost/model.ts\`), until a stage has people.

## A month of a stage

In USD, by people who are active in the month. Each has eight visits of ten minutes, ${callsOfMonth} API calls, ${month.pageFiles} files, and ${month.emails} emails, and
${month.registeredForEachActive} people are registered for each.

${table(
  ['', ...sizes.map((people) => (people === 0 ? 'idle' : figure(people)))],
  [
    ...services.map((service) => [service, ...bySize.map((it) => usd(it[service]!))]),
    ['**Total**', ...totals.map((total) => usd(total))],
    ['for each person', '', ...totals.slice(1).map((total, index) => usd(total / sizes[index + 1]!, 3))],
  ],
)}

Not included: text messages (6.50 a thousand in the United States, without carrier fees), a TURN server, GuardDuty's scans of uploads, an
OpenSearch domain ([deploy.md](deploy.md)), and Stripe's fees.

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

Units of a usual call of the operations that write most. The ${Object.keys(operations).length} that tests call are in \`scripts/cost/capacity.json\`, with the names of the ${capacity.unmeasured.length} others. For each unit that calls write,
functions that follow write ${following.write} more, read ${following.read}, and run ${following.runs} times.

${table(
  ['operation', 'read', 'written', 'calls of the table', 'dearest call'],
  dearest.map(([name, it]) => [
    `\`${name}\``,
    figure(it.read),
    figure(it.write),
    figure(it.tableCalls),
    figure(it.dearest),
  ]),
)}
`;
  return formatted('cost.md', text);
};
