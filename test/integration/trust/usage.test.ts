import { siteStateRoutes } from '@shared/trust/api/site-state.routes';
import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { limits } from '@shared/limits';
import type { UsageEvent } from '@shared/trust/model/usage';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTable, queryEvery } from '@lambdas/platform/table/table';
import { usageIndexes } from '@lambdas/store/trust/usage/keys';
import { createUsage } from '@lambdas/store/trust/usage/usage';
import { api } from '../../support/client';
import { registerEmployer, registerProfessional, registerSupport, type Person } from '../../support/people';
import { setMemberPrivacy, setPrivacy } from '../../support/accounts/privacy';
import { sharedStack } from '../../support/stack';

await sharedStack();
let staff: Person;
beforeAll(async () => {
  staff = await registerSupport();
});

const on = { analyticsTracking: true } as const;
const send = (person: Person, events: UsageEvent[]) =>
  api(siteStateRoutes.recordUsage, { body: { events } }, { token: person.token });
const page = (name: 'portfolio' | 'calendar' | 'skills', count = 1): UsageEvent => ({ kind: 'page', name, count });
const rowOf = async (name: string) => {
  const { body } = await api(siteStateRoutes.getUsageReport, { query: { days: '7' } }, { token: staff.token });
  return body.rows.find((row) => row.name === name);
};

describe('usage events', () => {
  it('are off until the person turns them on, and off again when turned off', async () => {
    const person = await registerProfessional();
    const me = async () => (await api(accountRoutes.getMe, {}, { token: person.token })).body.usageEvents;
    expect((await send(person, [page('skills')])).body).toEqual({ recorded: false });
    expect(await me()).toBeUndefined();
    await setPrivacy(person, on);
    expect((await send(person, [page('skills')])).body).toEqual({ recorded: true });
    expect(await me()).toBe(true);
    await setPrivacy(person, {});
    expect((await send(person, [page('skills')])).body).toEqual({ recorded: false });
  });

  it('include those of team members', async () => {
    const employer = await registerEmployer();
    expect((await send(employer, [page('skills')])).body).toEqual({ recorded: false });
    await setMemberPrivacy(employer, on);
    expect((await send(employer, [page('skills')])).body).toEqual({ recorded: true });
    const { body } = await api(accountRoutes.getMe, {}, { token: employer.token });
    expect(body.usageEvents).toBe(true);
  });

  it('are shown to staff once five people used something on a day, each counted once', async () => {
    const people = await Promise.all(Array.from({ length: limits.usagePeople }, () => registerProfessional()));
    await Promise.all(people.map((person) => setPrivacy(person, on)));
    for (const person of people.slice(1)) await send(person, [page('portfolio')]);
    expect(await rowOf('portfolio')).toMatchObject({ visits: null, uses: null, days: 0 });
    const first = people[0]!;
    await Promise.all([send(first, [page('portfolio', 2)]), send(first, [page('portfolio'), page('portfolio', 3)])]);
    expect(await rowOf('portfolio')).toEqual({
      kind: 'page',
      name: 'portfolio',
      days: 1,
      visits: limits.usagePeople,
      uses: limits.usagePeople - 1 + 6,
    });
  });

  it('identify no one in the table', async () => {
    const person = await registerProfessional();
    await setPrivacy(person, on);
    const days = [new Date(), new Date(Date.now() + 1000)].map((at) => at.toISOString().slice(0, 10));
    await send(person, [page('calendar')]);
    const table = openTable();
    const stored = [];
    for (const day of new Set(days))
      for await (const item of queryEvery(table, { list: usageIndexes.usageCounts(day) })) stored.push(item);
    expect(stored.length).toBeGreaterThan(0);
    for (const word of [person.userId, person.email]) {
      expect(
        JSON.stringify(stored, (_key, value: unknown) => (value instanceof Set ? [...value] : value)),
      ).not.toContain(word);
    }
    for (const item of stored) expect(item['ttl']).toBeGreaterThan(Date.now() / 1000);
  });

  it('accept only known names, and few at once', async () => {
    const person = await registerProfessional();
    const refused = [{ kind: 'page', name: '/jobs/job_1', count: 1 }] as unknown as UsageEvent[];
    expect((await send(person, refused)).status).toBe(400);
    expect(
      (
        await send(
          person,
          Array.from({ length: limits.usageEvents + 1 }, () => page('skills')),
        )
      ).status,
    ).toBe(400);
    expect((await api(siteStateRoutes.getUsageReport, { query: { days: '8' } }, { token: staff.token })).status).toBe(
      400,
    );
  });

  it('add up under concurrency', async () => {
    const usage = createUsage(openTable());
    const [day, now] = ['2001-01-01', new Date()];
    const people = Array.from({ length: 12 }, (_, index) => `${String.fromCharCode(65 + index)}-person`);
    await Promise.all(people.map((person) => usage.add({ day, person, events: [page('skills', 2)], now })));
    const counts = await usage.counts(day);
    const sum = (of: 'people' | 'uses') => counts.reduce((total, count) => total + count[of], 0);
    expect([sum('people'), sum('uses')]).toEqual([12, 24]);
    expect(counts.length).toBeLessThanOrEqual(limits.usageShards);
  });
});
