import { currentTerms } from '@shared/legal/documents';
import type { BatchWriteCommandInput, BatchWriteCommandOutput } from '@aws-sdk/lib-dynamodb';
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { accountWrites } from '../../../lambdas/store/accounts/accounts/account-item';
import { jobItem } from '../../../lambdas/store/hiring/jobs/job-writes';
import { savedAttributes } from '../../../lambdas/store/people/profiles/profiles';
import { keys } from '../../../lambdas/store/keys';
import { foundingWrites } from '../../../lambdas/store/organizations/organizations/membership-writes';
import { TableCommand } from '../../../lambdas/platform/table/commands';
import type { Item, Table, Write } from '../../../lambdas/platform/table/table';
import { employerFrom, jobFrom, professionalFrom, type Employer } from './market';
import { createRandom } from './random';

export type Size = { jobs: number; professionals: number };

const seed = 20_261_121;
const jobsPerEmployer = 40;
const batchSize = 25;
const concurrentBatches = 12;

const newItems = (writes: readonly Write[]): Item[] => writes.flatMap(({ Put }) => (Put?.Item ? [Put.Item] : []));

class BatchWriteCommand extends TableCommand<BatchWriteCommandInput, BatchWriteCommandOutput> {
  readonly operation = 'BatchWriteItem';
}

const writeBatch = async ({ client, name }: Table, items: readonly Item[]): Promise<void> => {
  const command = new BatchWriteCommand({ RequestItems: { [name]: items.map((Item) => ({ PutRequest: { Item } })) } });
  // Writing an item twice changes nothing.
  while ((await client.send(command)).UnprocessedItems?.[name]) await wait(50);
};

export const writeAll = async (table: Table, items: Iterable<Item>): Promise<void> => {
  const iterator = items[Symbol.iterator]();
  const nextBatch = (): Item[] => {
    const batch: Item[] = [];
    for (let next = iterator.next(); !next.done; next = iterator.next()) {
      batch.push(next.value);
      if (batch.length === batchSize) break;
    }
    return batch;
  };
  const work = async (): Promise<void> => {
    for (let batch = nextBatch(); batch.length > 0; batch = nextBatch()) await writeBatch(table, batch);
  };
  await Promise.all(Array.from({ length: concurrentBatches }, work));
};

const employerItems = (table: Table, { organizationId, name, people }: Employer, now: Date): Item[] =>
  newItems(foundingWrites(table.name, { organizationId, name, founder: people[0]!, at: now.toISOString() }));

/** Deterministic jobs and people of a marketplace that grows between sizes. */
export const createMarket = (now: Date) => {
  const jobs = createRandom(seed);
  const people = createRandom(seed + 1);
  const made: Size = { jobs: 0, professionals: 0 };
  let employer: Employer | undefined;

  const jobItems = function* (table: Table, upTo: number): Generator<Item> {
    for (; made.jobs < upTo; made.jobs += 1) {
      if (!employer || made.jobs % jobsPerEmployer === 0) {
        employer = employerFrom(jobs);
        yield* employerItems(table, employer, now);
      }
      // Omits members' lists and counters: an employer created through the API is measured instead.
      yield jobItem(jobFrom(jobs, employer, now));
    }
  };
  const professionalItems = function* (table: Table, upTo: number): Generator<Item> {
    for (; made.professionals < upTo; made.professionals += 1) {
      const { account, profile } = professionalFrom(people, now);
      const emailHash = createHash('sha256').update(account.email).digest('hex');
      const acceptance = { accepted: currentTerms, operation: 'register', at: now.toISOString() } as const;
      yield* newItems(
        accountWrites(
          table.name,
          { account, emailHash, founds: null, joins: null, referredBy: null, acceptance },
          { now, rules: { requirement: null, verified: undefined, seats: null } },
        ),
      );
      yield { ...keys.profile(account.userId), ...savedAttributes(profile), privacy: profile.privacy };
    }
  };

  return {
    /** Directly to the table, because 100,000 requests would measure the gateway. */
    async grow(table: Table, size: Size): Promise<void> {
      await writeAll(table, jobItems(table, size.jobs));
      await writeAll(table, professionalItems(table, size.professionals));
    },
  };
};
