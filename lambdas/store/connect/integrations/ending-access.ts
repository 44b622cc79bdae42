import { accessEndings, type AccessEnding } from '@shared/connect/integrations/vocabulary';
import { limits } from '@shared/limits';
import { addSeconds } from '../../../platform/clock';
import { absent, all, equals, exists } from '../../../platform/table/conditions';
import { updateIf } from '../../../platform/table/conditional-write';
import { queryEvery, type Item, type Table } from '../../../platform/table/table';
import { readIntegration } from './integration-item';
import { createIntegrationTaskQueue } from './integration-task-queue';
import { integrationKey, ownerList } from './owner';
import type { IntegrationRef, IntegrationTaskQueue, Owner } from './ports';

/** Number of connections that wait for their worker, and how access of the others ended. */
export type EndedAccess = { waiting: number } & Record<AccessEnding, number>;

type Context = { table: Table; taskQueue: IntegrationTaskQueue; now: Date };

const same = ({ integrationId }: IntegrationRef) => equals('integrationId', integrationId);

/** Removes everything that gives access to the account. No effect if the connection is gone. */
export const recordEnding = async (table: Table, ref: IntegrationRef, how: AccessEnding, at: string): Promise<void> => {
  await updateIf(table, integrationKey(ref), {
    set: { endedAs: how, updatedAt: at },
    remove: ['grant', 'channel', 'refreshUntil'],
    when: all(same(ref), absent('endedAs')),
  });
};

const isOverdue = (since: string, now: Date): boolean =>
  since <= addSeconds(now, -limits.accessEndingHours * 3600).toISOString();

/** Returns null while the worker is busy. */
const endingOf = async ({ table, taskQueue, now }: Context, item: Item): Promise<AccessEnding | null> => {
  const stored = readIntegration(item);
  const at = now.toISOString();
  if (stored.endedAs !== null) return stored.endedAs;
  if (item['grant'] === undefined) return 'over';
  if (stored.endingSince !== null && isOverdue(stored.endingSince, now)) {
    await recordEnding(table, stored, 'unconfirmed', at);
    return 'unconfirmed';
  }
  if (stored.endingSince === null) {
    const when = all(same(stored), absent('endingSince'), exists('grant'));
    await updateIf(table, integrationKey(stored), { set: { endingSince: at, updatedAt: at }, when });
  }
  // Repeated each time, in case an earlier run stopped before this.
  await taskQueue.mark(stored, at);
  return null;
};

/**
 * Asks the workers of all connections of a leaving owner to end their access. To be repeated until
 * none waits. A service without an answer for `accessEndingHours` blocks no one: the access is only destroyed here.
 */
export const endAccessOfOwner = async (table: Table, owner: Owner, now: Date): Promise<EndedAccess> => {
  const context = { table, taskQueue: createIntegrationTaskQueue(table), now };
  const counts = Object.fromEntries([['waiting', 0], ...accessEndings.map((it) => [it, 0])]) as EndedAccess;
  for await (const item of queryEvery(table, { list: ownerList(owner), consistent: true })) {
    // False if the person only opened the consent page.
    const wasConnected = readIntegration(item).account !== null;
    if (wasConnected) counts[(await endingOf(context, item)) ?? 'waiting'] += 1;
  }
  return counts;
};
