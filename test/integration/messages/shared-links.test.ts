import { auditRoutes } from '@shared/trust/api/audit.routes';
import { locationRoutes } from '@shared/work/api/locations.routes';
import { unitFeedFileRoutes, unitFeedRoutes } from '@shared/work/api/unit-feed.routes';
import { shiftRoutes } from '@shared/work/api/shifts.routes';
import { weekLinkRoutes } from '@shared/work/api/week-link.routes';
import type { UnitFeedAct } from '@shared/work/model/shifts/unit-feed-address';
import { describe, expect, it } from 'vitest';
import { api, randomIp } from '../../support/client';
import type { Person } from '../../support/people';
import { approveRequest, bookShift, coverUnit, createShift, type Pooled } from '../../support/work/shifts';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();

const as = ({ token }: Pick<Person, 'token'>) => ({ token });
const refusal = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const change = (person: Pooled, on: boolean, version: number) =>
  api(weekLinkRoutes.changeWeekLink, { body: { on, version } }, as(person));
const open = (token: string) => api(weekLinkRoutes.getSharedWeek, { params: { token } });

const bookedUnit = async () => {
  const world = await coverUnit(stack, 1);
  const [person] = world.pool as [Pooled];
  const shift = (await createShift(world.manager, world.location)).body;
  expect((await bookShift(person, shift)).status).toBe(200);
  expect((await approveRequest(world.manager, shift, person)).status).toBe(200);
  return { ...world, person, shift };
};

describe('the link to a week', () => {
  it('shows times to anyone who has it, until it is replaced or turned off', async () => {
    const { person, shift } = await bookedUnit();
    const read = async () => (await api(weekLinkRoutes.getWeekLink, {}, as(person))).body;
    expect(await read()).toEqual({ token: null, madeAt: null, version: 0 });
    // Two concurrent devices create one link.
    const made = await Promise.all([change(person, true, 0), change(person, true, 0)]);
    expect(made.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const { token, version } = await read();
    expect(version).toBe(1);
    expect(token).not.toContain(person.userId);
    const { status, body } = await open(token!);
    expect(status).toBe(200);
    const { day, startTime, endTime, timeZone } = shift;
    expect(Object.keys(body).sort()).toEqual(['firstName', 'monday', 'shifts']);
    expect(body.shifts).toEqual([{ day, startTime, endTime, timeZone }]);

    const next = (await change(person, true, 1)).body;
    const unknown = await open('x');
    expect(await open(token!)).toMatchObject({ status: 404, body: unknown.body });
    expect((await open(next.token!)).status).toBe(200);
    expect(refusal(await change(person, false, 1))).toEqual([409, 'STALE_VERSION']);
    expect((await change(person, false, 2)).body.token).toBeNull();
    expect(refusal(await open(next.token!))).toEqual([404, 'NOT_FOUND']);
  });
});

describe('the calendar of a unit', () => {
  const fetchFeed = (token: string) =>
    fetch(new URL(unitFeedFileRoutes.readUnitFeed.path.replace('{token}', token), stack.gateway), {
      headers: { 'CloudFront-Viewer-Address': `${randomIp()}:443` },
    });

  it('has its shifts with initials, at an address that managers replace and turn off', async () => {
    const { manager, member, admin, location, shift } = await bookedUnit();
    const params = { locationId: location.locationId, unitId: shift.unitId };
    const act = (person: Person, what: UnitFeedAct, version: number) =>
      api(unitFeedRoutes.changeUnitFeed, { params, body: { act: what, version } }, as(person));
    const feedOf = async (person: Person) => {
      const { items } = (await api(locationRoutes.listLocations, {}, as(person))).body;
      return items.flatMap(({ units }) => units).map(({ feed }) => feed);
    };
    expect((await act(member, 'turn_on', 0)).status).toBe(403);
    const on = (await act(manager, 'turn_on', 0)).body;
    expect((await act(manager, 'turn_on', 1)).body).toEqual(on);
    expect([await feedOf(manager), await feedOf(member)]).toEqual([[on.feed], [undefined]]);
    const answer = await fetchFeed(on.token!);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('x-robots-tag')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'noindex',
    ]);
    const text = await answer.text();
    expect(text).toContain(`UID:${shift.shiftId}-unit@`);
    expect(text).toMatch(/SUMMARY:Surgery 7 AM: \p{L}\.\p{L}\./u);

    const dropped = (await createShift(manager, location)).body;
    const cancel = { params: { shiftId: dropped.shiftId }, body: { reason: 'Census is low' } };
    expect((await api(shiftRoutes.cancelShift, cancel, as(manager))).status).toBe(200);
    const after = await (await fetchFeed(on.token!)).text();
    expect(after.match(/^(UID:shf_\w+|STATUS:\w+)/gm)).toEqual([
      `UID:${shift.shiftId}`,
      'STATUS:CONFIRMED',
      `UID:${dropped.shiftId}`,
      'STATUS:CANCELLED',
    ]);

    const replaced = (await act(manager, 'replace', 1)).body;
    expect((await fetchFeed(on.token!)).status).toBe(404);
    expect((await fetchFeed(replaced.token!)).status).toBe(200);
    const both = await Promise.all([act(manager, 'replace', 2), act(admin, 'turn_off', 2)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await fetchFeed(replaced.token!)).status).toBe(404);

    await stack.drain();
    const { items } = (await api(auditRoutes.listAuditLines, { query: {} }, as(admin))).body;
    expect(items.filter(({ line }) => line.operation === 'changeUnitFeed')).toHaveLength(3);
    expect(JSON.stringify(items)).not.toContain(on.token!.split('.').at(-2));
  });
});
