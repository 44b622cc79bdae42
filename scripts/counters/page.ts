import { functionTimeoutSeconds } from '../../shared/platform/timing';
import {
  dailyCounters,
  minuteCounters,
  pauses,
  turns,
  type DailyCounter,
  type KeyPart,
  type MinuteCounter,
  type OwnPart,
  type Pause,
  type TargetPart,
  type Turn,
} from '../../shared/platform/counters';
import { noteOf } from './notes';
import { otherCounters, type OtherCounter } from './other-counters';
import { formatted } from '../lib/formatted';

type Row = OtherCounter & { name: string };

const parts: Record<KeyPart, string> = {
  network: 'network address',
  account: 'account',
  organization: 'organization',
  owner: 'account or organization',
  apiKey: 'API key',
  challenge: 'challenge',
  ticket: 'ticket',
  email: 'email address',
  phone: 'phone number',
  recipient: 'account that is notified',
  mail: 'kind of email',
  category: 'category',
  screen: 'screen',
};

const adds: Record<OwnPart | TargetPart, string> = {
  network: 'anyone in that network',
  account: 'the signed-in person',
  organization: 'its members, by their permissions',
  owner: 'the person, or members of the organization',
  apiKey: 'the systems that have the key',
  challenge: 'the person who asked for it',
  ticket: 'the person of the ticket, by its secret reply address',
  email: 'anyone who knows the address',
  phone: 'anyone with an account',
  recipient: 'those whose actions notify the person',
};

const keyOf = (key: readonly KeyPart[]): string => key.map((part) => parts[part]).join(' and ');

const row = (
  name: string,
  { key }: Pick<Turn, 'key'>,
  { limit, refused, ends }: Pick<OtherCounter, 'limit' | 'refused' | 'ends'>,
): Row => ({ name, key: keyOf(key), limit, adds: adds[key[0]], refused, ends, ...noteOf(name) });

const ofDay = ([name, counter]: [string, DailyCounter]): Row => {
  const spared = counter.spared ? `. The first of each ${keyOf(counter.spared)} is not counted.` : '';
  const limit = `${counter.max} a day${spared}`;
  return row(name, counter, { limit, refused: 'TOO_MANY_REQUESTS', ends: 'at midnight UTC' });
};

const ofPause = ([name, counter]: [string, Pause]): Row => {
  const { seconds } = counter;
  return row(name, counter, {
    limit: `1 in ${seconds} seconds`,
    refused: 'COOLDOWN',
    ends: `after ${seconds} seconds`,
  });
};

const ofTurn = ([name, counter]: [string, Turn]): Row => {
  const ends = `with that request, after ${functionTimeoutSeconds} seconds at the latest`;
  return row(name, counter, { limit: '1 at a time', refused: 'IN_PROGRESS', ends });
};

const ofMinute = ([name, counter]: [string, MinuteCounter]): Row =>
  row(name, counter, { limit: `${counter.max} a minute`, refused: 'TOO_MANY_REQUESTS', ends: 'with the minute' });

const rows: Row[] = [
  ...Object.entries<DailyCounter>(dailyCounters).map(ofDay),
  ...Object.entries<Pause>(pauses).map(ofPause),
  ...Object.entries<Turn>(turns).map(ofTurn),
  ...Object.entries<MinuteCounter>(minuteCounters).map(ofMinute),
  ...Object.entries<OtherCounter>(otherCounters).map(([name, counter]) => ({ name, ...counter })),
];

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], of: readonly Row[], cells: (row: Row) => string[]): string =>
  [line(head), line(head.map(() => '-')), ...of.map((it) => line(cells(it)))].join('\n');

const common = ({ name, key, limit, adds: who, refused, ends }: Row): string[] => [
  `\`${name}\``,
  key,
  limit,
  who,
  refused,
  ends,
];
const head = ['counter', 'counts per', 'limit', 'who adds', 'what the refused see', 'ends'];

export const pageFile = new URL('../../docs/counters.md', import.meta.url);

/** Text of docs/counters.md. */
export const countersPage = async (): Promise<string> => {
  const filepath = pageFile.pathname;
  const source = `# Counters

Each limit that counts is declared in \`shared/platform/counters.ts\`: what it counts per, and how many. \`throttle.count('tickets', { account })\`
takes its name and its key, so a counter that isn't declared doesn't compile. Keys are IDs and keyed hashes. Those that are kept with an
item of their own, or by AWS, are in \`scripts/counters/other-counters.ts\`. \`npm run counters\` writes this page.

**The rule** ([ADR 102](adr/0102-caller-first-rate-limit-keys.md)): others can't refuse what a person may do. A counter counts per caller, or wrong secrets
only, or leaves another way open. To add one, declare it, and run \`npm run counters\`. If its key starts with the person it reaches, it also needs
a note in \`scripts/counters/notes.ts\` and a scenario in \`scripts/counters/strangers.test.ts\`, in which strangers fill it up.

## Others can fill these up

${table(
  [...head, 'what stays open'],
  rows.filter(({ open }) => open !== undefined),
  (it) => [...common(it), it.open ?? ''],
)}

## Only the caller fills these up

A network can have many people, as that of a hospital. There the limit of its address is shared: another network, such as that of the
phone, has its own.

${table(
  head,
  rows.filter(({ open }) => open === undefined),
  common,
)}

## Without a counter

Links to shared weeks, calendars, job feeds, and one-tap answers are secrets of 50 bits or more in the address or body. Wrong ones
change nothing, so nothing refuses the right one. The firewall limits how many a network can try.
`;
  return formatted(filepath, source);
};
