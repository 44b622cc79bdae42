import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { locationRoutes } from '@shared/work/api/locations.routes';
import { limits } from '@shared/limits';
import { callLimits, callWindowSeconds } from '@shared/core/limits/call-limits';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildUpdate } from '@lambdas/platform/table/build-update';
import { PutCommand, UpdateCommand } from '@lambdas/platform/table/commands';
import { entityMark } from '@lambdas/platform/table/entity';
import { platformKeys } from '@lambdas/platform/table/keys';
import { openTable } from '@lambdas/platform/table/table';
import { createCallCounts, type CountedCall } from '@lambdas/platform/table/call-counts';
import { jobKeys } from '@lambdas/store/hiring/jobs/keys';
import { api } from '../../support/client';
import { jobDraft } from '../../support/marketplace';
import { registerEmployer, type Employer } from '../../support/people';
import { sharedStack } from '../../support/stack';

await sharedStack();

const table = openTable();
const { create, slow } = callLimits.person;

describe('the count of costly calls', () => {
  let now: Date;
  let ann: CountedCall;
  let bob: CountedCall;
  /** A new function each time, which remembers no earlier refusal. */
  const start = (work: CountedCall, run: () => Promise<unknown> = async () => undefined) =>
    createCallCounts(table, { now: () => now }).during(work, run);
  const seconds = (count: number): void => void (now = new Date(now.getTime() + count * 1000));

  beforeEach(() => {
    now = new Date('2026-11-28T09:00:00.000Z');
    ann = { accountId: `ann-${randomUUID()}`, cost: 'create', standing: 'person' };
    bob = { ...ann, accountId: `bob-${randomUUID()}` };
  });

  const outcomes = async (work: CountedCall, times: number): Promise<number> => {
    const all = await Promise.allSettled(Array.from({ length: times }, () => start(work)));
    return all.filter(({ status }) => status === 'fulfilled').length;
  };

  it('enforces the limit under concurrency, separately per account', async () => {
    expect(await outcomes(ann, create.perWindow + 10)).toBe(create.perWindow);
    expect(await outcomes(bob, 1)).toBe(1);
  });

  it('resets with its window', async () => {
    await outcomes(ann, create.perWindow);
    await expect(start(ann)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      extras: { retryAfterSeconds: callWindowSeconds },
    });
    seconds(callWindowSeconds);
    expect(await outcomes(ann, 1)).toBe(1);
  });

  it('resets with its hour', async () => {
    for (let counted = 0; counted < create.perHour; counted += create.perWindow) {
      await outcomes(ann, create.perWindow);
      seconds(callWindowSeconds);
    }
    await expect(start(ann)).rejects.toMatchObject({
      extras: { retryAfterSeconds: 3600 - ((now.getTime() / 1000) % 3600) },
    });
    now = new Date('2026-11-28T10:00:00.000Z');
    expect(await outcomes(ann, 1)).toBe(1);
  });

  it('limits concurrent slow calls per account, but not sequential ones', async () => {
    const [work, other] = [
      { ...ann, cost: 'slow' as const },
      { ...bob, cost: 'slow' as const },
    ];
    const held = Promise.withResolvers<null>();
    const entered: Promise<null>[] = [];
    const atWork: Promise<unknown>[] = [];
    for (let started = 0; started < slow.perWindow; started += 1) {
      const inside = Promise.withResolvers<null>();
      entered.push(inside.promise);
      atWork.push(
        start(work, () => {
          inside.resolve(null);
          return held.promise;
        }),
      );
    }
    await Promise.all(entered);
    await expect(start(work)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await start(other);
    held.resolve(null);
    await Promise.all(atWork);
    for (let started = 0; started < 3 * slow.perWindow; started += 1) await start(work);
  });
});

const place = { name: 'Lakeshore', city: 'Chicago', state: 'IL', timeZone: 'America/Chicago' } as const;
const addPlace = ({ token }: Employer) =>
  api(locationRoutes.createLocation, { body: place }, { token, idempotencyKey: randomUUID() });

/** Uses up this hour and the next, which may start during the test. */
const useUpTheHour = async ({ organizationId }: Employer): Promise<void> => {
  for (const hours of [0, 1]) {
    const hour = new Date(Date.now() + hours * 3600_000).toISOString().slice(0, 13);
    const Item = {
      ...platformKeys.workCount(`create#${organizationId}`, hour),
      ...entityMark('WorkCount'),
      count: callLimits.unverified.create.perHour,
    };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
  }
};

describe('an unverified organization', () => {
  it('gets its limit, when it ends, and how to raise it; others are unaffected', async () => {
    const [full, other] = await Promise.all([
      registerEmployer({ verified: false }),
      registerEmployer({ verified: false }),
    ]);
    await useUpTheHour(full);
    const refused = await addPlace(full);
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      code: 'LIMITED_UNTIL_VERIFIED',
      reason: {
        code: 'workLimitUnverified',
        args: { per: 'hour', count: callLimits.unverified.create.perHour, who: 'you' },
      },
    });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(3600);
    expect((await addPlace(other)).status).toBe(201);
    expect((await api(locationRoutes.listLocations, {}, { token: full.token })).status).toBe(200);
  });
});

it('an organization has a limited number of drafts, and room again after deleting one', async () => {
  const employer = await registerEmployer({ verified: false });
  const setDrafts = (draftJobs: number) =>
    table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: jobKeys.organizationTotals(employer.organizationId),
        ...buildUpdate({ set: { ...entityMark('OrganizationTotals'), draftJobs } }),
      }),
    );
  const draft = () =>
    api(jobRoutes.createJob, { body: { job: jobDraft(), status: 'draft' } }, { token: employer.token });
  await setDrafts(limits.draftJobsPerOrganization);
  const refused = await draft();
  expect([refused.status, refused.body.code, refused.body.reason?.code]).toEqual([
    409,
    'LIMIT_REACHED',
    'draftJobsLimit',
  ]);
  await setDrafts(limits.draftJobsPerOrganization - 1);
  expect((await draft()).status).toBe(201);
});
