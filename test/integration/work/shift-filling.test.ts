import { analyticsRoutes } from '@shared/hiring/api/analytics.routes';
import { locationRoutes } from '@shared/work/api/locations.routes';
import { notificationRoutes } from '@shared/messages/api/notifications.routes';
import { shiftRoutes } from '@shared/work/api/shifts.routes';
import type { AppError } from '@shared/errors';
import type { Shift } from '@shared/work/model/shifts/shift';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { forecastCells, leadBand } from '@shared/work/rules/filling/fill-forecast';
import { checkFill } from '@lambdas/work/shifts/filling/check-fill';
import { startedAs } from '@lambdas/work/shifts/filling/fill-statistics';
import { moveFill, type FillOutcome } from '@lambdas/work/shifts/filling/fill-moves';
import { createStageHash } from '@lambdas/platform/crypto/stage-hash';
import { createBlocks } from '@lambdas/store/work/shifts/blocks';
import { createShiftDeps } from '@lambdas/work/shifts/shift-deps';
import { startCoverNow } from '@lambdas/work/shifts/filling/start-fill';
import { openTable } from '@lambdas/platform/table/table';
import { api } from '../../support/client';
import { dayFromNow } from '../../support/marketplace';
import type { Person } from '../../support/people';
import {
  approveRequest,
  boardOf,
  bookShift as book,
  coverUnit,
  createShift as create,
  openShiftsOf as feedOf,
  readShift as read,
  shiftForm as form,
  type Pooled,
} from '../../support/work/shifts';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const table = openTable();

const as = ({ token }: Person) => ({ token });
const once = (person: Person) => ({ ...as(person), idempotencyKey: randomUUID() });
const refusal = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const beBackup = (person: Person, { shiftId, termsHash }: Shift) =>
  api(shiftRoutes.beBackup, { params: { shiftId }, body: { termsHash } }, once(person));
const leave = (person: Person, { shiftId }: Shift) =>
  api(shiftRoutes.leaveShift, { params: { shiftId }, body: { exempt: false } }, as(person));
const bookFor = async (manager: Person, shift: Shift, person: Person) => {
  expect((await book(person, shift)).status).toBe(200);
  expect((await approveRequest(manager, shift, person)).status).toBe(200);
};
const titlesOf = async (person: Person): Promise<string[]> =>
  (await api(notificationRoutes.listNotifications, { query: {} }, as(person))).body.items.map(({ title }) => title);

/** Dependencies at an instant, for one shift: others in the table belong to other tests. */
const depsAt = (at: number) => {
  const deps = createShiftDeps(table, createStageHash());
  return { ...deps, clock: { ...deps.clock, now: () => new Date(at) } };
};
const moveAt = (at: number, { shiftId }: Shift): Promise<FillOutcome> => moveFill(depsAt(at), shiftId);
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

describe('the first look', () => {
  it('is for favorites, and everyone else sees when the shift opens to them', async () => {
    const { manager, member, location, pool } = await coverUnit(stack, 2);
    const [favorite, other] = pool as [Pooled, Pooled];
    const { locationId, units } = location;
    const params = { locationId, unitId: units[0]!.unitId, userId: favorite.userId };
    const marked = await api(shiftRoutes.addFavorite, { params }, as(member));
    expect(marked.body).toEqual({ favorites: [favorite.userId] });
    expect((await api(shiftRoutes.addFavorite, { params }, as(member))).body).toEqual(marked.body);
    const stranger = { ...params, userId: manager.userId };
    expect(refusal(await api(shiftRoutes.addFavorite, { params: stranger }, as(member)))).toEqual([404, 'NOT_FOUND']);
    const shift = (await create(manager, location)).body;
    const opensAt = Date.parse(shift.publishedAt!) + shiftLimits.favoritesWindow.maxMinutes * minuteMs;
    expect(await feedOf(favorite)).toMatchObject([{ opensAt: null }]);
    const [seen] = await feedOf(other);
    expect(seen).toMatchObject({ way: 'request', opensAt: new Date(opensAt).toISOString() });
    expect(refusal(await book(other, shift))).toEqual([409, 'SHIFT_OPENS_LATER']);
    expect((await book(favorite, shift)).status).toBe(200);
    expect(await read(member, shift)).toMatchObject({
      favorites: [favorite.userId],
      ladder: [{ step: 'favorites' }, { step: 'pool', opensAt: seen!.opensAt }],
    });
    await api(shiftRoutes.removeFavorite, { params }, as(member));
    expect((await book(other, shift)).status).toBe(200);
  });

  it('excludes people the unit blocked, once and until they are unblocked', async () => {
    const { manager, member, location, pool } = await coverUnit(stack, 2);
    const [blocked, other] = pool as [Pooled, Pooled];
    const { locationId, units } = location;
    const params = { locationId, unitId: units[0]!.unitId, userId: blocked.userId };
    const body = { reason: 'Unsafe handover' };
    expect((await api(shiftRoutes.blockFromUnit, { params, body }, as(member))).status).toBe(403);
    const [first] = await Promise.all(
      [body, { reason: 'Again' }].map((given) => api(shiftRoutes.blockFromUnit, { params, body: given }, as(manager))),
    );
    expect(first!.status).toBe(200);
    expect((await api(shiftRoutes.listUnitBlocks, { params }, as(manager))).body.people).toHaveLength(1);
    const shift = (await create(manager, location)).body;
    expect([await feedOf(blocked), await feedOf(other)]).toMatchObject([[], [{ way: 'request' }]]);
    expect(refusal(await book(blocked, shift))).toEqual([409, 'NOT_ELIGIBLE']);
    expect((await api(shiftRoutes.unblockFromUnit, { params }, as(manager))).body.people).toEqual([]);
    expect((await book(blocked, shift)).status).toBe(200);
  });

  it('limits how many people two concurrent managers block', async () => {
    const blocks = createBlocks(table);
    const [unitId, organizationId, blockedBy] = [`unt_${randomUUID()}`, `org_${randomUUID()}`, `usr_${randomUUID()}`];
    const people = Array.from({ length: shiftLimits.blocksPerUnit + 2 }, () => `usr_${randomUUID()}`);
    const blockedAt = new Date().toISOString();
    const block = (userId: string) =>
      blocks.add({ ...{ unitId, organizationId, userId, blockedBy, blockedAt }, reason: 'Unsafe handover' }).then(
        () => 'done',
        (error: unknown) => (error as AppError).code,
      );
    const [last, other, ...first] = people;
    for (const userId of first.slice(1)) expect(await block(userId)).toBe('done');
    expect((await Promise.all([last!, other!].map(block))).toSorted()).toEqual(['LIMIT_REACHED', 'done']);
    expect(await block(first[1]!)).toBe('done');
    expect(await blocks.of(unitId)).toHaveLength(shiftLimits.blocksPerUnit);
    await blocks.remove({ unitId, userId: first[1]! });
    await blocks.remove({ unitId, userId: first[1]! });
    expect(await blocks.unitsBlocking(first[1]!)).toEqual([]);
    expect(await block(first[0]!)).toBe('done');
    expect(await block(first[1]!)).toBe('LIMIT_REACHED');
  });

  it('can be switched off by the unit', async () => {
    const { manager, location, pool } = await coverUnit(stack, 2);
    const [favorite, other] = pool as [Pooled, Pooled];
    const { locationId, units } = location;
    const [unit] = units;
    const params = { locationId, unitId: unit!.unitId };
    await api(shiftRoutes.addFavorite, { params: { ...params, userId: favorite.userId } }, as(manager));
    const shift = (await create(manager, location)).body;
    const { name, careUnit } = unit!;
    const body = { unit: { name, careUnit, favoritesFirst: false }, version: unit!.version };
    expect((await api(locationRoutes.updateLocationUnit, { params, body }, as(manager))).status).toBe(200);
    expect((await book(other, shift)).status).toBe(200);
  });
});

describe('Cover Now', () => {
  it('calls a backup, then the pool, and tells people who are asked', async () => {
    const { manager, member, location, pool } = await coverUnit(stack, 3);
    const [booked, backup, other] = pool as [Pooled, Pooled, Pooled];
    const day = dayFromNow(5);
    const shift = (await create(manager, location, form({ day }))).body;
    const start = Date.parse(shift.startsAt);
    await bookFor(manager, shift, booked);
    expect(await feedOf(backup)).toMatchObject([{ way: 'backup' }]);
    expect((await beBackup(backup, shift)).body).toMatchObject({
      booking: { status: 'backup', how: 'backup' },
      shift: { status: 'covered', backups: 1 },
    });
    const { shiftId } = shift;
    const coverNow = () => api(shiftRoutes.coverNow, { params: { shiftId } }, as(manager));
    expect(refusal(await coverNow())).toEqual([409, 'SHIFT_NOT_OPEN']);
    await leave(booked, shift);
    await stack.drain();
    // Its publication waves continue, unless the schedule has ended them since the shift was covered.
    expect(await read(member, shift)).toMatchObject({ filling: { kind: 'waves' } });
    expect(await startCoverNow(depsAt(start - 7 * hourMs), shiftId, 'left')).toBe(true);
    const [cell] = await boardOf(member, location, day);
    // The schedule may have checked it since someone left.
    expect(cell?.shifts[0]?.flags).toContain('cover_now');
    await stack.drain();
    expect(await titlesOf(backup)).toContain('Can you cover?');
    expect(await moveAt(start - 7 * hourMs + 3 * minuteMs, shift)).toBe('settled');
    expect(await moveAt(start - 7 * hourMs + 4 * minuteMs, shift)).toBe('invited');
    expect(await read(member, shift)).toMatchObject({
      filling: {
        moves: [
          { kind: 'backup', asked: [{ userId: backup.userId, answer: 'waiting', until: expect.any(String) }] },
          {
            kind: 'cover_now',
            asked: [{ userId: other.userId, name: expect.stringMatching(/\S \S/), answer: 'waiting', until: null }],
          },
        ],
      },
    });
    await stack.drain();
    expect(await titlesOf(other)).toContain('Someone is needed soon');
    const [seen] = await feedOf(other);
    expect(seen).toMatchObject({ way: 'instant', invite: { until: null } });
    expect((await book(other, shift)).body).toMatchObject({ booking: { status: 'confirmed', how: 'invite' } });
    expect(await moveAt(start - 6 * hourMs, shift)).toBe('ended');
    const after = await read(member, shift);
    expect(after).toMatchObject({ shift: { status: 'covered' }, filling: { state: 'ended' } });
    expect(after.filling?.moves.at(-1)?.asked).toMatchObject([{ userId: other.userId, answer: 'accepted' }]);
    expect(await boardOf(member, location, day)).toMatchObject([{ shifts: [{ flags: [] }] }]);
  });
});

describe('a shift at risk', () => {
  it('becomes two on the board, of the same day or of the next', async () => {
    const { manager, member, location, pool } = await coverUnit(stack, 1);
    const day = dayFromNow(5);
    const boarded = async (of: string) =>
      (await boardOf(member, location, of)).flatMap(({ shifts }) =>
        shifts.map(({ start, minutes }) => [start, minutes]),
      );
    const split = async (shift: Shift) => {
      await checkFill(depsAt(Date.parse(shift.startsAt) - 72 * hourMs), shift.shiftId);
      const { version } = (await read(member, shift)).shift;
      const params = { shiftId: shift.shiftId };
      return api(shiftRoutes.splitShift, { params, body: { version } }, as(member));
    };
    const long = (await create(manager, location, form({ day, startTime: '07:00', endTime: '19:00' }))).body;
    expect((await split(long)).status).toBe(200);
    expect(await boarded(day)).toEqual([
      [7 * 60, 480],
      [15 * 60, 240],
    ]);
    const night = (await create(manager, location, form({ day, startTime: '19:00', endTime: '07:00' }))).body;
    expect((await split(night)).body.shift).toMatchObject({ startTime: '19:00', endTime: '03:00' });
    expect(await boarded(dayFromNow(6))).toEqual([[3 * 60, 240]]);
    expect(await feedOf(pool[0]!)).toHaveLength(4);
    expect(refusal(await split(night))).toEqual([409, 'SHIFT_NOT_OPEN']);
  });

  it('is marked and announced, raised once for everyone, and counted when it starts', async () => {
    const { manager, member, location, pool } = await coverUnit(stack, 1);
    const [booked] = pool as [Pooled];
    const day = dayFromNow(5);
    const shift = (await create(manager, location, form({ day, headcount: 2 }))).body;
    const { shiftId, organizationId } = shift;
    const start = Date.parse(shift.startsAt);
    await bookFor(manager, shift, booked);
    await checkFill(depsAt(start - 72 * hourMs), shiftId);
    expect(await boardOf(member, location, day)).toMatchObject([{ shifts: [{ flags: ['at_risk'] }] }]);
    await stack.drain();
    expect(await titlesOf(member)).toContain('Shift at risk');
    const seen = await read(member, shift);
    expect(seen.outlook).toMatchObject({ forecast: null, leftCents: 0 });
    const raise = (person: Person) =>
      api(
        shiftRoutes.raiseShiftPay,
        { params: { shiftId }, body: { raise: 'raise_10', version: seen.shift.version } },
        as(person),
      );
    expect(refusal(await raise(member))).toEqual([409, 'RAISE_OVER_APPROVED']);
    const both = await Promise.all([raise(manager), raise(manager)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const raised = await read(member, shift);
    expect(raised).toMatchObject({
      shift: { rateCents: 165_00 },
      bookings: [{ status: 'confirmed', terms: { rateCents: 165_00 } }],
      outlook: { leftCents: 0 },
    });

    const deps = depsAt(start);
    const { shift: before, bookings } = (await deps.shifts.withBookings(shiftId))!;
    const after = { ...before, revision: before.revision + 1, updatedAt: shift.startsAt };
    await deps.shifts.change({ before, after, bookings: [], started: startedAs(before, bookings) });
    const like = { ...shift, partOfDay: 'morning' as const };
    const [cell] = forecastCells(like, leadBand(new Date(start - 1), shift.startsAt));
    expect(await deps.fills.stats(organizationId, cell!.key, dayFromNow(-180))).toEqual({ covered: 0, of: 1 });
    const months = { from: dayFromNow(0).slice(0, 7), to: day.slice(0, 7) };
    const report = await api(analyticsRoutes.getFillReport, { query: months }, as(manager));
    expect(report.body).toMatchObject({
      hours: { minutes: shift.minutes, fairness: null },
      inTime: { value: null, samples: 1 },
      units: [{ unitId: shift.unitId, shifts: 1, covered: 0, wait: { samples: 1 } }],
    });
    const bill = await api(analyticsRoutes.getShiftBill, { query: { from: day, to: day } }, as(manager));
    expect(bill.body).toMatchObject({ units: [], totals: [], partial: false });
    expect(refusal(await api(analyticsRoutes.getFillReport, { query: months }, as(member)))[0]).toBe(403);
  });
});
