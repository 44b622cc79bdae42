import type { DynamoDBRecord } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { imageOf } from '../../events/stream-image.fake';
import type { Stamp } from '../../platform/audit/context';
import type { AuditAppender } from '../../store/trust/audit/ports';
import { appendChanges } from './append-changes';
import { buildChainLines } from './build-chain-lines';

const organizationId = 'org_1';
const chain = `o#${organizationId}`;
const by = (actor: string, more: Partial<Stamp> = {}): Stamp => ({ actor, op: 'editJob', req: 'r-1', ...more });
const job = (fields: object) => ({
  entity: 'Job',
  organizationId,
  jobId: 'job_1',
  title: 'RN',
  status: 'draft',
  ...fields,
});
const record = (
  before: object | null,
  after: object | null,
  keys = { pk: 'JOB#job_1', sk: 'JOB' },
): DynamoDBRecord => ({
  eventID: 'event-1',
  dynamodb: {
    SequenceNumber: '1',
    ApproximateCreationDateTime: 1_795_000_000,
    Keys: imageOf(keys),
    ...(before && { OldImage: imageOf(before) }),
    ...(after && { NewImage: imageOf(after) }),
  },
});

type Appended = { chain: string; ids: string[] };
const appenderOf = (deletedBy: Stamp | null = null, fails: (chain: string) => boolean = () => false) => {
  const appended: Appended[] = [];
  const appender: AuditAppender = {
    append: async (to, lines) => {
      if (fails(to)) throw new Error('conflict');
      appended.push({ chain: to, ids: lines.map(({ id }) => id) });
    },
    deletedBy: async () => deletedBy,
  };
  return { appender, appended };
};
const lines = (it: DynamoDBRecord, deletedBy: Stamp | null = null) =>
  buildChainLines(it, appenderOf(deletedBy).appender);

describe('an audited change', () => {
  it('becomes a line with its actor and the registered field values', async () => {
    const after = job({
      status: 'active',
      description: 'New text',
      _by: by('u#anna', { at: '2026-11-23T16:00:00.000Z' }),
    });
    const [made, ...more] = await lines(record(job({ description: 'Old' }), after));
    expect(more).toEqual([]);
    expect(made).toEqual({
      chain,
      line: {
        id: 'event-1',
        at: '2026-11-23T16:00:00.000Z',
        actor: 'u#anna',
        operation: 'editJob',
        thing: 'Job',
        kind: 'changed',
        targets: { organizationId, jobId: 'job_1' },
        changes: [{ field: 'status', before: 'draft', after: 'active' }, { field: 'description' }],
        reason: null,
        requestId: 'r-1',
        address: null,
        person: 'anna',
      },
    });
  });

  it('of unregistered fields or entities makes no line', async () => {
    expect(await lines(record(job({ applicationCount: 1 }), job({ applicationCount: 2, _by: by('u#anna') })))).toEqual(
      [],
    );
    expect(await lines(record({ entity: 'Otp' }, { entity: 'Otp', attempts: 1 }))).toEqual([]);
    expect(await lines(record({ entity: 'Unknown' }, null))).toEqual([]);
  });

  it('never copies personal text', async () => {
    const secret = 'Jane Roe, 5 Elm St';
    const before = { entity: 'Account', userId: 'anna', email: 'a@x.test', firstName: 'A' };
    const after = { ...before, email: secret, firstName: secret, phone: secret, _by: by('u#anna') };
    const made = await lines(record(before, after, { pk: 'USER#anna', sk: 'ACCOUNT' }));
    expect(made[0]?.chain).toBe('u#anna');
    expect(made[0]?.line.changes).toEqual([{ field: 'email' }, { field: 'firstName' }, { field: 'phone' }]);
    expect(JSON.stringify(made)).not.toContain(secret);
  });

  it('names no person when unstamped or made by the system', async () => {
    const [unstamped] = await lines(record(null, job({})));
    expect(unstamped?.line).toMatchObject({ actor: 'system#unknown', at: '2026-11-18T11:06:40.000Z', person: null });
    const [bySystem] = await lines(
      record(null, job({ _by: { actor: 'system#close-expired-jobs', op: 'close-expired-jobs' } })),
    );
    expect(bySystem?.line).toMatchObject({ actor: 'system#close-expired-jobs', requestId: null });
  });
});

describe('an audited deletion', () => {
  it('has the actor of its tombstone', async () => {
    const [made] = await lines(record(job({ _by: by('u#creator') }), null), by('u#anna', { op: 'deleteJob' }));
    expect(made?.line).toMatchObject({ actor: 'u#anna', operation: 'deleteJob', kind: 'deleted' });
  });

  it('names no actor without a tombstone, not even the last editor', async () => {
    const [made] = await lines(record(job({ _by: by('u#creator') }), null));
    expect(made?.line.actor).toBe('system#unknown');
  });
});

describe('an act of staff', () => {
  const before = { entity: 'Verification', userId: 'anna', status: 'pending' };
  const after = { ...before, status: 'rejected', reason: 'Number differs', _by: by('s#sam', { from: 'abc' }) };
  const made = () => lines(record(before, after, { pk: 'USER#anna#CASES', sk: 'CASE#npi' }));

  it('is in the staff log with its reason, and in the person’s log without it', async () => {
    const [own, staff] = await made();
    expect(own).toMatchObject({
      chain: 'u#anna',
      line: { actor: 's#sam', reason: null, address: null, person: 'anna' },
    });
    expect(staff).toMatchObject({ chain: 'staff', line: { reason: 'Number differs', address: 'abc', person: 'sam' } });
  });

  it('about themselves appears once in their activity', async () => {
    const account = { entity: 'Account', userId: 'sam', firstName: 'S' };
    const edited = { ...account, firstName: 'Sam', _by: by('s#sam') };
    const both = await lines(record(account, edited, { pk: 'USER#sam', sk: 'ACCOUNT' }));
    expect(both.map(({ chain, line }) => [chain, line.person])).toEqual([
      ['u#sam', 'sam'],
      ['staff', null],
    ]);
  });
});

describe('a stream batch', () => {
  const records = ['1', '2', '3'].map((id): DynamoDBRecord => {
    const it = record(null, job({ organizationId: `org_${id}` }));
    return { ...it, eventID: id, dynamodb: { ...it.dynamodb, SequenceNumber: id } };
  });

  it('is appended per chain, in order', async () => {
    const { appender, appended } = appenderOf();
    const twice = [...records, { ...records[0]!, eventID: '4' }];
    expect(await appendChanges(appender, twice)).toEqual({ batchItemFailures: [] });
    expect(appended[0]).toEqual({ chain: 'o#org_1', ids: ['1', '4'] });
  });

  it('is retried from the first failed record', async () => {
    const { appender } = appenderOf(null, (to) => to === 'o#org_2');
    expect(await appendChanges(appender, records)).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] });
  });
});
