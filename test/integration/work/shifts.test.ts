import { locationRoutes } from '@shared/work/api/locations.routes';
import { shiftRoutes } from '@shared/work/api/shifts.routes';
import type { Booking } from '@shared/work/model/booking';
import type { Shift, ShiftForm } from '@shared/work/model/shifts/shift';
import type * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { api } from '../../support/client';
import { dayFromNow, registerApplicant } from '../../support/marketplace';
import { registerEmployer, type Person } from '../../support/people';
import {
  approveRequest as approve,
  boardOf,
  bookShift as book,
  coverUnit,
  createShift as create,
  makeUnit,
  openShiftsOf as feedOf,
  readShift as read,
  shiftForm as form,
  type Pooled,
} from '../../support/work/shifts';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();

const as = ({ token }: Person) => ({ token });
const refusal = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const leave = (person: Person, { shiftId }: Shift) =>
  api(shiftRoutes.leaveShift, { params: { shiftId }, body: { exempt: false } }, as(person));
const setUp = (people: number) => coverUnit(stack, people);

describe('shifts', () => {
  it('are requested, booked by approval, and left, visibly to everyone concerned', async () => {
    const { manager, member, location, pool } = await setUp(1);
    const [person] = pool as [Pooled];
    const created = await create(manager, location);
    const shift = created.body;
    expect([created.status, shift.status, shift.minutes, shift.expectedCents]).toEqual([201, 'open', 720, 1725_00]);
    expect(await feedOf(person)).toMatchObject([{ shift: { shiftId: shift.shiftId }, way: 'request', reasons: [] }]);
    const asked = await book(person, shift);
    expect([asked.status, asked.body.booking.status, asked.body.shift.requested]).toEqual([200, 'requested', 1]);
    expect(await feedOf(person)).toEqual([]);
    const approved = await approve(member, shift, person);
    expect(approved.body).toMatchObject({
      shift: { status: 'covered', confirmed: 1, requested: 0 },
      bookings: [{ status: 'confirmed', professional: { userId: person.userId } }],
    });
    expect(await boardOf(member, location)).toMatchObject([{ shifts: [{ confirmed: 1, headcount: 1, requested: 0 }] }]);
    const query = { from: dayFromNow(20), days: '1' };
    const { firstName, lastName } = person.me;
    const { locationId } = location;
    const board = async () => (await api(shiftRoutes.getBoard, { params: { locationId }, query }, as(member))).body;
    expect((await board()).people).toEqual([{ userId: person.userId, name: `${firstName} ${lastName}` }]);
    const own = await api(shiftRoutes.listOwnBookings, { query }, as(person));
    expect(own.body.items).toMatchObject([{ booking: { status: 'confirmed' }, shift: { unit: 'Surgery' } }]);
    const left = await Promise.all([leave(person, shift), leave(person, shift)]);
    expect(left.map(({ status, body }) => [status, body.booking.status])).toEqual([
      [200, 'canceled_by_worker'],
      [200, 'canceled_by_worker'],
    ]);
    expect(await read(manager, shift)).toMatchObject({ shift: { status: 'open', confirmed: 0 } });
    expect((await board()).people).toEqual([]);
    expect(await feedOf(person)).toHaveLength(1);
  });

  it('are visible only to the team and its pool', async () => {
    const [{ manager, member, location }, stranger, outsider] = await Promise.all([
      setUp(0),
      registerEmployer(),
      registerApplicant(),
    ]);
    const shift = (await create(manager, location)).body;
    const draft = (await create(manager, location, form(), false)).body;
    expect(draft.status).toBe('draft');
    expect(refusal(await book(outsider, shift))).toEqual([404, 'NOT_FOUND']);
    expect(await feedOf(outsider)).toEqual([]);
    const { shiftId } = shift;
    expect(refusal(await api(shiftRoutes.getShift, { params: { shiftId } }, as(stranger)))).toEqual([404, 'NOT_FOUND']);
    const { locationId } = location;
    const query = { from: dayFromNow(20), days: '7' };
    const board = (person: Person) => api(shiftRoutes.getBoard, { params: { locationId }, query }, as(person));
    expect(refusal(await board(stranger))).toEqual([404, 'NOT_FOUND']);
    expect((await board(member)).body.days).toMatchObject([{ shifts: [{}, { flags: ['draft'] }] }]);
    const unsupervised = await makeUnit(manager);
    expect(refusal(await create(member, unsupervised))).toEqual([404, 'NOT_FOUND']);
  });

  it('are longer than usual only where the location allows it', async () => {
    const { manager, location } = await setUp(0);
    const long = form({ startTime: '06:00', endTime: '21:00' });
    expect((await create(manager, location, long)).body).toMatchObject({
      fields: { 'shift.endTime': { code: 'shiftLongNotAllowed' } },
    });
    const { locationId, units: _units, updatedAt: _at, version, ...fields } = location;
    const body = { location: { ...fields, longDuty: true }, version };
    const saved = await api(locationRoutes.updateLocation, { params: { locationId }, body }, as(manager));
    expect(saved.status).toBe(200);
    expect((await create(manager, location, long)).status).toBe(201);
  });

  it('reject impossible times, beside the field', async () => {
    const { manager, location } = await setUp(0);
    const fieldsOf = async (shift: z.input<typeof ShiftForm>) =>
      (await create(manager, location, shift)).body as unknown as { fields?: Record<string, { code: string }> };
    expect(await fieldsOf(form({ endTime: '08:00' }))).toMatchObject({
      fields: { 'shift.endTime': { code: 'shiftTooShort' } },
    });
    expect(await fieldsOf(form({ endTime: '06:00' }))).toMatchObject({
      fields: { 'shift.endTime': { code: 'shiftTooLong' } },
    });
    expect(await fieldsOf(form({ day: dayFromNow(-2) }))).toMatchObject({
      fields: { 'shift.startTime': { code: 'shiftStartsTooSoon' } },
    });
    expect(await fieldsOf(form({ day: dayFromNow(200) }))).toMatchObject({
      fields: { 'shift.day': { code: 'shiftTooFarAhead' } },
    });
    expect(await fieldsOf(form({ startTime: '25:00' }))).toMatchObject({
      fields: { 'shift.startTime': { code: 'timeInvalid' } },
    });
    expect(await boardOf(manager, location)).toEqual([]);
  });

  it('are refused to people who lack a requirement, and say so', async () => {
    const { manager, location, pool } = await setUp(1);
    const [person] = pool as [Pooled];
    const asked = (await create(manager, location, form({ requiredCertifications: ['acls'] }))).body;
    const ofNurses = (await create(manager, location, form({ professions: ['rn'] }))).body;
    const found = await feedOf(person);
    expect(found.map(({ way, reasons }) => [way, reasons.map(({ code }) => code)])).toEqual([
      [null, ['certification']],
      [null, ['profession']],
    ]);
    expect(refusal(await book(person, asked))).toEqual([409, 'NOT_ELIGIBLE']);
    expect(refusal(await book(person, ofNurses))).toEqual([409, 'NOT_ELIGIBLE']);
  });

  it('are canceled with everyone on them', async () => {
    const { manager, location, pool } = await setUp(2);
    const [one, two] = pool as [Pooled, Pooled];
    const shift = (await create(manager, location, form({ headcount: 2 }))).body;
    await book(one, shift);
    await approve(manager, shift, one);
    await book(two, shift);
    const { locationId, units } = location;
    const params = { locationId, unitId: units[0]!.unitId };
    expect(refusal(await api(locationRoutes.deleteLocationUnit, { params }, as(manager)))).toEqual([
      409,
      'UNIT_HAS_SHIFTS',
    ]);
    const body = { reason: 'Unit closed' };
    const cancel = () => api(shiftRoutes.cancelShift, { params: { shiftId: shift.shiftId }, body }, as(manager));
    const [canceled] = await Promise.all([cancel(), cancel()]);
    const statusOf = (person: Person) =>
      canceled.body.bookings.find((it: Booking) => it.professional.userId === person.userId)?.status;
    expect([canceled.body.shift.status, statusOf(one), statusOf(two)]).toEqual([
      'canceled',
      'canceled_by_facility',
      'declined',
    ]);
    expect(await boardOf(manager, location)).toMatchObject([{ shifts: [] }]);
    const again = (await create(manager, location)).body;
    expect((await book(one, again)).status).toBe(200);
  });

  it('keep the pay that people agreed to', async () => {
    const { manager, location, pool } = await setUp(1);
    const shift = (await create(manager, location)).body;
    const save = (changed: z.input<typeof ShiftForm>, version: number) =>
      api(
        shiftRoutes.updateShift,
        { params: { shiftId: shift.shiftId }, body: { shift: changed, version } },
        as(manager),
      );
    const raised = await save(form({ rateCents: 160_00 }), 1);
    expect(raised.body.shift).toMatchObject({ rateCents: 160_00, version: 2 });
    expect(refusal(await save(form(), 1))).toEqual([409, 'STALE_VERSION']);
    expect(refusal(await book(pool[0]!, shift))).toEqual([409, 'TERMS_CHANGED']);
    await book(pool[0]!, raised.body.shift);
    expect(refusal(await save(form({ rateCents: 100_00 }), 2))).toEqual([409, 'SHIFT_PAY_LOWERED']);
    await approve(manager, shift, pool[0]!);
    expect((await read(manager, shift)).shift.status).toBe('covered');
    const widened = await save(form({ rateCents: 160_00, headcount: 3 }), 2);
    expect(widened.body.shift).toMatchObject({ headcount: 3, status: 'open' });
    const narrowed = await save(form({ rateCents: 160_00, headcount: 1 }), 3);
    expect(narrowed.body.shift).toMatchObject({ headcount: 1, status: 'covered' });
  });
});

describe('the last slot', () => {
  it('goes to one of many approved at once, and to no person twice', async () => {
    const { manager, location, pool } = await setUp(4);
    const shift = (await create(manager, location)).body;
    const asked = await Promise.all(pool.map((person) => book(person, shift)));
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const approvals = await Promise.all(pool.map((person) => approve(manager, shift, person)));
    expect(approvals.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const { shift: after, bookings } = await read(manager, shift);
    expect(after).toMatchObject({ status: 'covered', confirmed: 1, requested: 3 });
    expect(bookings.filter(({ status }) => status === 'confirmed')).toHaveLength(1);
  });

  it('two overlapping shifts cannot both go to one person', async () => {
    const { manager, location, pool } = await setUp(1);
    const [person] = pool as [Pooled];
    const shifts = [(await create(manager, location)).body, (await create(manager, location)).body];
    await Promise.all(shifts.map((shift) => book(person, shift)));
    const approvals = await Promise.all(shifts.map((shift) => approve(manager, shift, person)));
    expect(approvals.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
