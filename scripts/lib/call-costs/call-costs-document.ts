import { costOf, isForKeys, type Access, type Route } from '@shared/core/api/route';
import { roles, scopeOf, type Action } from '@shared/organizations/rules/permissions';
import { limits } from '@shared/limits';
import { concurrency } from '@shared/platform/concurrency';
import { gatewayFunctions } from '@shared/platform/functions';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import {
  countedCosts,
  firewallWindowSeconds,
  callLimits,
  callWindowSeconds,
  type Cost,
  type CountedCost,
  type CallerStanding,
} from '@shared/core/limits/call-limits';
import { stageConfig, stages, type StageConfig } from '../../../infra/config';
import { ceilings } from './ceilings';
import { formatted } from '../formatted';

export const callCostsFile = new URL('../../../docs/call-costs.md', import.meta.url);

type Operation = { name: string; route: Route };

export const operations: readonly Operation[] = Object.values(gatewayFunctions).flatMap(({ routes }) =>
  Object.entries(routes).map(([name, route]) => ({ name, route })),
);

const formatNumber = (value: number): string => value.toLocaleString('en-US');
const row = (...cells: string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly string[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n');

const sessionless: Readonly<Record<string, string>> = { public: 'everyone', publishableKey: 'everyone, on the site' };

const rolesOf = (action: Action): string => {
  const allowed = roles.filter((role) => role !== 'public' && scopeOf(action, role) !== 'none');
  return allowed.join(', ').replace('support', 'staff');
};

const whoMay = (access: Access): string => {
  if (isForKeys(access)) return 'API keys';
  if (access === 'signedIn') return 'every session';
  return sessionless[access] ?? rolesOf(access as Action);
};

const standings: Record<CallerStanding, string> = {
  newcomer: 'a session before its first role (address perhaps not confirmed)',
  unverified: 'an organization before its verification, all members together',
  person: 'each other person',
};

const limitRows = countedCosts.flatMap((cost) =>
  (Object.keys(standings) as CallerStanding[]).map((standing) => {
    const { perWindow, perHour } = callLimits[standing][cost];
    const atATime = cost === 'slow' ? `${perWindow} at work` : `${perWindow} in ${callWindowSeconds} seconds`;
    return row(`\`${cost}\``, standings[standing], atATime, formatNumber(perHour));
  }),
);

const configs: readonly StageConfig[] = stages.map(stageConfig);

const rateText = (of: 'default' | 'publishableKey'): string[] =>
  configs.map(({ throttle }) => `${formatNumber(throttle[of].rate)} (${formatNumber(throttle[of].burst)})`);

const rateRows = [
  row('all of an area', ...rateText('default')),
  row('a write of `everyone, on the site`', ...rateText('publishableKey')),
];

const { firewall } = stageConfig('prod');
const minutes = firewallWindowSeconds / 60;
const firewallRows = [
  row('`all`', 'an IP address', formatNumber(firewall.all)),
  row('`accounts`', 'an IP address, for writes of `everyone, on the site`', formatNumber(firewall.accounts)),
  row('`session`', 'a session or an API key (the Authorization header)', formatNumber(firewall.session)),
  row('`user-pool`', 'an IP address, for sign-ins', formatNumber(firewall.userPool)),
];

const ofCost = (cost: Cost): readonly Operation[] =>
  operations.filter(({ route }) => costOf(route) === cost).toSorted((a, b) => (a.name < b.name ? -1 : 1));

const isForTeam = (access: Access): boolean => {
  if (isForKeys(access)) return true;
  return access !== 'signedIn' && !(access in sessionless) && scopeOf(access as Action, 'admin') !== 'none';
};

const beforeVerification = ({ access, verified }: Route): string => {
  if (verified) return 'refused';
  return isForTeam(access) ? 'lower limit' : '';
};

const countedRows = (cost: CountedCost): string[] =>
  ofCost(cost).map(({ name, route }) =>
    row(
      `\`${name}\``,
      whoMay(route.access),
      beforeVerification(route),
      ...(cost === 'create' ? [ceilings[name] ?? ''] : []),
    ),
  );

const groupedRows = (cost: Cost): string[] =>
  [...Map.groupBy(ofCost(cost), ({ route }) => whoMay(route.access))]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([who, list]) => row(who, list.map(({ name }) => name).join(', ')));

const heads = ['Operation', 'Who may', 'Before verification'] as const;
const { slow } = callLimits.person;

const text = `# What calls cost

\`npm run openapi\` writes this page from the contracts (\`shared/<department>/api\`), \`shared/core/limits/call-limits.ts\`, and \`infra/config.ts\`; a test fails
when it is out of date. Reasons: [ADR 101](adr/0101-limit-costly-calls-per-account.md).

A contract's \`cost\` says what a call costs. Without one, GET and HEAD are a \`read\`, others a \`write\`.

- \`read\`: a bounded number of records. Costs no write.
- \`write\`: changes a bounded number of records.
- \`create\`: adds something that stays, or asks people who aren't here.
- \`slow\`: may take seconds: it makes a file, reads thousands of records, or waits for another company's service.

## What an account may cause

\`create\` and \`slow\` are counted with one conditional write, once the caller may make the call and its form has no mistake, and before
its work. At the limit the answer is 429 with \`Retry-After\` and a text that names the limit, when it ends, and verification if that
raises it. Limits end by themselves: with their ${callWindowSeconds} seconds or their hour, and for \`slow\` calls as soon as one of them ends, which
costs a second write. API keys make ${limits.apiCallsPerMinute} calls a minute, and ${limits.apiCallsPerMinuteUnverified} before verification. Some operations are counted on their own as
well, such as codes, messages, and generated resumes ([counters.md](counters.md)).

${table(['Cost', 'Counted for', 'At a time', 'In an hour'], limitRows)}

## What the edge lets through

The gateway limits each route for all callers together, in requests per second (and at once). An area has one route for all its
operations but the writes of guests, which have one each:

${table(['Operations', ...stages], rateRows)}

The firewall blocks, for about as long as the rate lasts, what sends more in ${minutes} minutes. AWS says that this usually takes up to 30 seconds to
[begin and to end](https://docs.aws.amazon.com/waf/latest/developerguide/waf-rule-statement-type-rate-based-caveats.html):

${table(['Rule', 'Counts', 'Requests'], firewallRows)}

## What one account can take from others

- **Slow calls.** A function runs as often at once as \`shared/platform/concurrency.ts\` says, in a rare area ${concurrency.rareArea} times. An account has
  ${slow.perWindow} slow calls at work, so a run is left to others. Its further calls are refused in milliseconds, before their work. Calls are counted by
  the ${callWindowSeconds} seconds in which they start, as no call runs longer: one that died blocks its account no longer than that, and calls that last into
  the next ${callWindowSeconds} seconds come on top, at most ${slow.perWindow} more. Usually a slow call takes a second.
- **Other costly calls.** ${callLimits.person.create.perWindow} calls of a person that create something start in ${callWindowSeconds} seconds, and ${callLimits.unverified.create.perWindow} of an organization that isn't verified. Each
  takes some tens of milliseconds. Once a function has refused an account, it does so again without a write.
- **Several accounts.** Each has its limits. Members of an organization that isn't verified share one, so inviting people raises nothing. A
  stranger with many confirmed addresses has the limits of as many people; registrations are limited by address.
- **Floods of cheap calls.** Reads and ordinary writes are not counted by account. Until the firewall blocks a session or an address,
  a flood can use up the rate or the runs of one area; calls of others there are refused meanwhile, and browsers repeat reads.
  Other areas have their own. A flood from many addresses with many sessions is up to the firewall's reputation list and AWS Shield.
- **Wrong pairing codes.** ${shiftLimits.wrongPairings.perScreen} a day from a screen and ${shiftLimits.wrongPairings.perAddress} from an address; then the answer is 429. The right code always works, so no one's
  guesses keep a screen out. Guessing fails by the length of the code (31^10), which lives ${shiftLimits.kioskPairingMinutes} minutes and works once.

## Operations that create

${table([...heads, 'How much there can be'], countedRows('create'))}

## Operations that may be slow

${table(heads, countedRows('slow'))}

## Other writes

${table(['Who may', 'Operations'], groupedRows('write'))}

## Reads

${table(['Who may', 'Operations'], groupedRows('read'))}
`;

export const callCostsText = (): Promise<string> => formatted('call-costs.md', text);
