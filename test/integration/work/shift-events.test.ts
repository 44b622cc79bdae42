import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { offerRoutes } from '@shared/hiring/api/offers.routes';
import { profileRoutes } from '@shared/people/api/profiles.routes';
import { shiftRoutes } from '@shared/work/api/shifts.routes';
import { limits } from '@shared/limits';
import type { Profession } from '@shared/people/model/healthcare-vocabulary';
import type { Shift } from '@shared/work/model/shifts/shift';
import { describe, expect, it } from 'vitest';
import { buildUpdate } from '@lambdas/platform/table/build-update';
import { UpdateCommand } from '@lambdas/platform/table/commands';
import { openTable } from '@lambdas/platform/table/table';
import { createShifts } from '@lambdas/store/work/shifts/shifts';
import { createAccountDeletions } from '@lambdas/store/accounts/account-deletions/account-deletions';
import { requestedDeletion } from '@lambdas/store/accounts/account-deletions/deletion-item';
import { keys } from '@lambdas/store/keys';
import { advanceShift } from '../../support/work/attendance';
import { api } from '../../support/client';
import { endGracePeriod } from '../../support/organizations/closings';
import { dayFromNow, entryId, profile } from '../../support/marketplace';
import type { Person } from '../../support/people';
import {
  boardOf,
  bookShift,
  coverUnit,
  createShift,
  openShiftsOf,
  readShift,
  shiftForm,
  type Pooled,
} from '../../support/work/shifts';
import { book, problems, titlesOf } from '../../support/work/shift-checks';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const table = openTable();
const shifts = createShifts(table);
const as = ({ token }: Person) => ({ token });

const daysMs = (days: number): number => days * 86_400_000;
const instantFromNow = (days: number): string => new Date(Date.now() + daysMs(days)).toISOString();

const statusOf = async (manager: Person, shift: Shift, { userId }: Person): Promise<string | undefined> =>
  (await readShift(manager, shift)).bookings.find((it) => it.professional.userId === userId)?.status;

describe('booking notifications', () => {
  it('reach the unit and the person, each once', async () => {
    const { manager, member, location, pool } = await coverUnit(stack, 1);
    const [person] = pool as [Pooled];
    const shift = (await createShift(manager, location)).body;
    await book(manager, shift, person);
    await stack.drain();
    const { shiftId } = shift;
    const params = { shiftId, userId: person.userId };
    await api(shiftRoutes.cancelBooking, { params, body: { reason: 'Census is low' } }, as(manager));
    await stack.drain();
    expect((await titlesOf(person)).filter((it) => it === 'Shift canceled')).toHaveLength(1);
    const booked = (await createShift(manager, location)).body;
    await book(manager, booked, person);
    await stack.drain();
    const left = { params: { shiftId: booked.shiftId }, body: { exempt: false } };
    await api(shiftRoutes.leaveShift, left, as(person));
    await stack.drain();
    const told = await titlesOf(member);
    expect(told.filter((it) => it === 'Shift booked')).toHaveLength(2);
    expect(told.filter((it) => it === 'Shift open again')).toHaveLength(1);
  });
});

describe('a booking request', () => {
  it('expires at its stated time, and the person is told', async () => {
    const cover = await coverUnit(stack, 1);
    const { manager, location, pool } = cover;
    const [person] = pool as [Pooled];
    const shift = (await createShift(manager, location)).body;
    const { booking } = (await bookShift(person, shift)).body;
    const answerBy = booking.answerBy!;
    expect(Date.parse(answerBy) - Date.parse(booking.bookedAt)).toBe(daysMs(1));
    const early = new Date(Date.parse(answerBy) - 1000).toISOString();
    expect(await advanceShift(shift, early)).toMatchObject({ lapsed: 0, moved: 0 });
    const runs = await Promise.all([advanceShift(shift, answerBy), advanceShift(shift, answerBy)]);
    expect(runs.reduce((sum, { lapsed }) => sum + lapsed, 0)).toBe(1);
    expect(await statusOf(manager, shift, person)).toBe('lapsed');
    expect(await boardOf(manager, location)).toMatchObject([{ shifts: [{ requested: 0, confirmed: 0 }] }]);
    await stack.drain();
    expect(await titlesOf(person)).toContain('Request not answered');
    expect((await bookShift(person, shift)).body.booking).toMatchObject({ status: 'requested', attempt: 2 });
    expect(await problems(cover)).toEqual([]);
  });
});

describe('a booked person who no longer qualifies for the shift', () => {
  const saveProfession = async (person: Pooled, profession: Profession, version: number): Promise<void> => {
    const { firstName, lastName, phone } = person.me;
    const units = [{ id: entryId('ent'), unit: 'or' as const, years: 3, lastWorkedOn: null }];
    const body = { profile: profile({ firstName, lastName, phone, profession, units }), version };
    expect((await api(profileRoutes.saveMyProfile, { body }, as(person))).status).toBe(200);
    await stack.drain();
  };

  it('is asked to fix it, stays after fixing it, and loses the shift at the stated time', async () => {
    const cover = await coverUnit(stack, 1);
    const { manager, member, location, pool } = cover;
    const [person] = pool as [Pooled];
    const shift = (await createShift(manager, location)).body;
    await book(manager, shift, person);
    await stack.drain();
    const bookingOf = async () => (await readShift(manager, shift)).bookings[0]!;

    await saveProfession(person, 'rn', 1);
    const { lapse } = await bookingOf();
    expect(lapse?.kinds).toEqual(['profession']);
    expect(Date.parse(shift.startsAt) - Date.parse(lapse!.until)).toBe(daysMs(2));
    expect(await titlesOf(person)).toContain('A shift needs your attention');
    expect(await titlesOf(member)).toContain('A booking may end');

    await saveProfession(person, 'surgical_tech', 2);
    expect((await bookingOf()).lapse).toBeUndefined();
    expect(await advanceShift(shift, lapse!.until)).toMatchObject({ lapsed: 0 });

    await saveProfession(person, 'rn', 3);
    const runs = await Promise.all([advanceShift(shift, lapse!.until), advanceShift(shift, lapse!.until)]);
    expect(Math.max(...runs.map(({ lapsed }) => lapsed))).toBe(1);
    await stack.drain();
    expect(await bookingOf()).toMatchObject({
      status: 'canceled_by_facility',
      cancellations: [{ points: 0, cents: 0, undone: true, lapse: 'profession' }],
    });
    expect(await boardOf(manager, location)).toMatchObject([{ shifts: [{ confirmed: 0 }] }]);
    expect(await titlesOf(person)).toContain('Booking ended');
    expect(await titlesOf(member)).toContain('Shift open again');
    expect(await problems(cover)).toEqual([]);
  });
});

describe('a shift', () => {
  it('starts and completes on schedule, and closes to requests at its start', async () => {
    const cover = await coverUnit(stack, 2);
    const { manager, location, pool } = cover;
    const [booked, asking] = pool as [Pooled, Pooled];
    const shift = (await createShift(manager, location, shiftForm({ headcount: 2 }))).body;
    await book(manager, shift, booked);
    await bookShift(asking, shift);
    expect(await openShiftsOf(asking)).toEqual([]);
    expect(await advanceShift(shift, shift.startsAt)).toMatchObject({ moved: 1 });
    expect(await readShift(manager, shift)).toMatchObject({
      shift: { status: 'in_progress', confirmed: 1, requested: 0 },
    });
    expect(await statusOf(manager, shift, asking)).toBe('lapsed');
    expect(await openShiftsOf(asking)).toEqual([]);
    expect(await boardOf(manager, location)).toMatchObject([{ shifts: [{ flags: ['in_progress'] }] }]);
    expect(await problems(cover)).toEqual([]);
    // Events that follow the start change the shift, too.
    await stack.drain();
    expect(await advanceShift(shift, shift.endsAt)).toMatchObject({ moved: 1 });
    expect(await advanceShift(shift, shift.endsAt)).toMatchObject({ moved: 0, failed: 0 });
    expect((await readShift(manager, shift)).shift.status).toBe('completed');
  });
});

const requestDeletion = (person: Person, dueAt: string) =>
  createAccountDeletions(table).request(
    requestedDeletion({
      deletionId: `del_${person.userId}`,
      userId: person.userId,
      userType: 'doctor',
      requestedAt: new Date(Date.parse(dueAt) - daysMs(limits.deletionGraceDays)).toISOString(),
      dueAt,
    }),
  );

/** Backdates the erasure of the last item by some minutes. */
const settleErasure = async (userId: string): Promise<void> => {
  const stored = await createAccountDeletions(table).get(userId);
  const before = new Date(Date.now() - limits.erasureSettleMinutes * 60_000 - 1000).toISOString();
  const steps = stored!.steps.map((it) => (it.step === 'account' ? { ...it, at: before } : it));
  const Key = keys.accountDeletion(userId);
  await table.client.send(new UpdateCommand({ TableName: table.name, Key, ...buildUpdate({ set: { steps } }) }));
};

describe('a person who leaves', () => {
  it('works until the account is deleted, and frees later slots', async () => {
    const cover = await coverUnit(stack, 1);
    const { manager, location, pool } = cover;
    const [person] = pool as [Pooled];
    const [before, after] = [
      (await createShift(manager, location, shiftForm({ day: dayFromNow(10) }))).body,
      (await createShift(manager, location, shiftForm({ day: dayFromNow(24) }))).body,
    ];
    await book(manager, before, person);
    await book(manager, after, person);
    await requestDeletion(person, instantFromNow(15));
    await stack.drain();
    expect(await statusOf(manager, before, person)).toBe('confirmed');
    expect(await readShift(manager, after)).toMatchObject({
      shift: { status: 'open', confirmed: 0 },
      bookings: [{ status: 'canceled_by_worker' }],
    });
    expect(await problems(cover)).toEqual([]);
  });

  it('is on no shift once the account is erased', async () => {
    const cover = await coverUnit(stack, 1);
    const { manager, location, pool } = cover;
    const [person] = pool as [Pooled];
    const shift = (await createShift(manager, location)).body;
    await book(manager, shift, person);
    await requestDeletion(person, instantFromNow(-1));
    await stack.runSchedule('erase-accounts');
    await stack.drain();
    await settleErasure(person.userId);
    await stack.runSchedule('snapshot-search');
    await stack.runSchedule('erase-accounts');
    await stack.drain();
    expect(await createAccountDeletions(table).get(person.userId)).toMatchObject({ state: 'erased' });
    expect(await readShift(manager, shift)).toMatchObject({
      shift: { status: 'open', confirmed: 0 },
      bookings: [{ status: 'canceled_by_worker' }],
    });
    expect(await boardOf(manager, location)).toMatchObject([{ shifts: [{ confirmed: 0 }] }]);
    expect(await problems(cover)).toEqual([]);
  });
});

describe('a placement that ends', () => {
  it('cancels its later bookings, and no one books by it afterwards', async () => {
    const cover = await coverUnit(stack, 1);
    const { manager, location, pool } = cover;
    const [person] = pool as [Pooled];
    const [before, after, open] = [
      (await createShift(manager, location, shiftForm({ day: dayFromNow(10) }))).body,
      (await createShift(manager, location)).body,
      (await createShift(manager, location, shiftForm({ day: dayFromNow(22) }))).body,
    ];
    await book(manager, before, person);
    await book(manager, after, person);
    const { placementId } = person;
    const read = await api(offerRoutes.getPlacement, { params: { placementId } }, as(manager));
    const body = { endOn: dayFromNow(12), reason: 'The unit closes.', version: read.body.version };
    const [ended, booked] = await Promise.all([
      api(offerRoutes.endPlacement, { params: { placementId }, body }, as(manager)),
      bookShift(person, open),
    ]);
    expect([ended.status, [200, 404].includes(booked.status)]).toEqual([200, true]);
    await stack.drain();
    expect(await statusOf(manager, before, person)).toBe('confirmed');
    expect((await readShift(manager, after)).bookings).toMatchObject([
      { status: 'canceled_by_facility', reason: 'The unit closes.' },
    ]);
    expect(['declined', undefined]).toContain(await statusOf(manager, open, person));
    expect((await bookShift(person, open)).status).toBe(404);
    expect(await problems(cover)).toEqual([]);
  });
});

describe('an organization that closes', () => {
  it('cancels its shifts with everyone on them', async () => {
    const cover = await coverUnit(stack, 1);
    const { admin, manager, location, pool } = cover;
    const [person] = pool as [Pooled];
    const shift = (await createShift(manager, location)).body;
    const draft = (await createShift(manager, location, shiftForm(), false)).body;
    await book(manager, shift, person);
    await api(accountRoutes.closeOrganization, { body: { password: admin.password } }, as(admin));
    const work = async (): Promise<void> => {
      await stack.runSchedule('close-organizations');
      await stack.drain();
    };
    await work();
    await endGracePeriod(admin.organizationId);
    await work();
    await work();
    expect(await shifts.withBookings(shift.shiftId)).toMatchObject({
      shift: { status: 'canceled', confirmed: 0 },
      bookings: [{ status: 'canceled_by_facility' }],
    });
    expect(await shifts.get(draft.shiftId)).toMatchObject({ status: 'canceled' });
    expect((await shifts.head(person.userId)).live).toEqual([]);
    expect(await titlesOf(person)).toContain('Shift canceled');
    expect(await problems(cover)).toEqual([]);
  });
});
