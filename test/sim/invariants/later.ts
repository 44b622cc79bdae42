import { paths } from '@shared/paths';
import { indexes } from '@lambdas/store/keys';
import type { World } from '../world/world';
import { allItems, grouped, itemsOf, textOf, type Stored } from './items';
import { undelivered } from './webhooks';

/** Longer than the longest period of the schedules that read these lists. */
const toleranceMs = 60 * 60_000;

/** Lists by due time. Tasks for people, such as staff, may be late. */
const dueLists: ReadonlySet<string> = new Set(
  Object.values(indexes).flatMap((name) => (typeof name === 'string' && name.endsWith('#due') ? [name] : [])),
);
const dueToStaff: ReadonlySet<string> = new Set([indexes.dueCases]);
const indexNumbers = [1, 2, 3];

const late = (item: Stored, now: number): string[] =>
  indexNumbers.flatMap((number) => {
    const [list, sort] = [textOf(item[`gsi${number}pk`] ?? ''), textOf(item[`gsi${number}sk`] ?? '')];
    if (!dueLists.has(list) || dueToStaff.has(list)) return [];
    const dueAt = Date.parse(sort.split('#')[0] ?? '');
    return dueAt < now - toleranceMs ? [`${list} ${item.pk} ${item.sk} was due at ${sort}`] : [];
  });

/** After recovery, nothing is late by more than a period. */
const nothingIsLate = (world: World): string[] => {
  const now = Date.now();
  return allItems(world).flatMap((item) => late(item, now));
};

/** A digest entry is sent or dropped: one that left the list is in at most one mail. */
const digestsTellOnce = (world: World): string[] => {
  const waiting = itemsOf(world, 'DigestEntry').filter(
    ({ dueAt }) => Date.parse(textOf(dueAt)) < Date.now() - toleranceMs,
  );
  const entries = grouped(
    // Every digest links to the complete list.
    world.inserted('DigestEntry').filter(({ kind, actionUrl }) => kind === 'news' && actionUrl !== paths.notifications),
    ({ pk, actionUrl }) => `${pk} ${textOf(actionUrl)}`,
  );
  const people = new Map(itemsOf(world, 'Account').map(({ userId, email }) => [textOf(userId), textOf(email)]));
  return [
    ...waiting.map(({ pk, sk }) => `${pk} ${sk} is still waiting`),
    ...[...entries].flatMap(([thing, all]) => {
      const { pk, actionUrl } = all[0]!;
      const email = people.get(pk.split('#')[1] ?? '');
      const digests = email === undefined ? [] : world.mails.list(email).filter(({ subject }) => isDigest(subject));
      const told = digests.filter(({ links }) => links.some((link) => link.endsWith(textOf(actionUrl)))).length;
      return told <= all.length ? [] : [`${thing}: ${all.length} entries in ${told} mails`];
    }),
  ];
};

const isDigest = (subject: string): boolean => /update|summary|week/i.test(subject);

/** What must hold once a week has passed and everyone answers. */
export const laterProblems = (world: World): string[] => [
  ...undelivered(world),
  ...nothingIsLate(world),
  ...digestsTellOnce(world),
];
