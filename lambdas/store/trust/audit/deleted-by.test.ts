import { describe, expect, it } from 'vitest';
import type { Table } from '../../../platform/table/table';
import { createAuditAppender } from './append-lines';

const stamp = { actor: 'u#anna', op: 'deleteJob', req: 'r-1' };
const announced = new Date('2026-11-23T16:00:00.000Z');
const table = {
  name: 't',
  client: { send: async () => ({ Item: { stamp, at: announced.getTime() / 1000 } }) },
} as unknown as Table;
const appender = createAuditAppender(table, async () => '', { now: () => announced, newId: () => '' });
const deletedBy = (at: string) => appender.deletedBy({ pk: 'JOB#1', sk: 'JOB' }, new Date(at));

describe('a tombstone', () => {
  it('names the user who deleted the item', async () => {
    expect(await deletedBy('2026-11-23T16:00:09.000Z')).toEqual(stamp);
  });

  it('of a request that failed before the deletion does not affect a later one', async () => {
    expect(await deletedBy('2026-11-23T16:02:01.000Z')).toBeNull();
  });
});
