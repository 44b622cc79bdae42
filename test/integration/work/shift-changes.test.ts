import { randomUUID } from 'node:crypto';
import { locationRoutes } from '@shared/work/api/locations.routes';
import { shiftRoutes } from '@shared/work/api/shifts.routes';
import { describe, expect, it } from 'vitest';
import { api } from '../../support/client';
import { dayFromNow } from '../../support/marketplace';
import type { Person } from '../../support/people';
import { book, problems, titlesOf } from '../../support/work/shift-checks';
import {
  approveRequest,
  boardOf,
  bookShift,
  coverUnit,
  createShift,
  readShift,
  shiftForm,
  type Pooled,
} from '../../support/work/shifts';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });

describe('a change of a booked shift', () => {
  it('to another day moves people who accept, and frees the slots of those who decline', async () => {
    const cover = await coverUnit(stack, 3);
    const { manager, member, location, pool } = cover;
    const [yes, no, asking] = pool as [Pooled, Pooled, Pooled];
    const shift = (await createShift(manager, location, shiftForm({ headcount: 3 }))).body;
    for (const person of [yes, no]) await book(manager, shift, person);
    expect((await bookShift(asking, shift)).status).toBe(200);
    const [was, is] = [dayFromNow(20), dayFromNow(21)];
    const moved = shiftForm({ headcount: 3, day: is, startTime: '09:00', endTime: '21:00' });
    const save = () =>
      api(
        shiftRoutes.updateShift,
        { params: { shiftId: shift.shiftId }, body: { shift: moved, version: 1 } },
        as(manager),
      );
    const saved = await Promise.all([save(), save()]);
    expect(saved.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { shift: changed, bookings } = await readShift(manager, shift);
    expect(changed).toMatchObject({ day: is, confirmed: 2, requested: 1 });
    expect(bookings.map((it) => [it.terms.day, it.change?.terms.day])).toEqual(Array(3).fill([was, is]));
    expect((await boardOf(manager, location, was)).flatMap((it) => it.shifts)).toEqual([]);
    expect(await boardOf(manager, location, is)).toMatchObject([{ shifts: [{ confirmed: 2, requested: 1 }] }]);
    expect((await approveRequest(manager, changed, asking)).body).toMatchObject({ code: 'ANSWER_AWAITED' });
    await expect.poll(() => titlesOf(yes)).toContain('Shift changed');

    const answer = (person: Person, accept: boolean, { termsHash } = changed) =>
      api(shiftRoutes.answerTerms, { params: { shiftId: shift.shiftId }, body: { termsHash, accept } }, as(person));
    expect((await answer(yes, true, shift)).body).toMatchObject({ code: 'TERMS_CHANGED' });
    const accepted = await Promise.all([answer(yes, true), answer(yes, true)]);
    expect(accepted.map(({ body }) => [body.booking.status, body.booking.terms.day])).toEqual(
      Array(2).fill(['confirmed', is]),
    );
    expect((await answer(no, false)).body.booking).toMatchObject({
      status: 'canceled_by_facility',
      cancellations: [{ by: 'facility', points: 0, cents: 0, refusal: 'declined' }],
    });
    expect((await answer(asking, true)).body.booking.status).toBe('requested');
    expect((await approveRequest(manager, changed, asking)).status).toBe(200);
    expect((await readShift(manager, shift)).shift).toMatchObject({ status: 'open', confirmed: 2, requested: 0 });
    await expect.poll(() => titlesOf(member)).toEqual(expect.arrayContaining(['Change accepted', 'Shift open again']));
    await expect.poll(() => titlesOf(no)).toContain('Booking ended');
    expect(await problems(cover)).toEqual([]);
  });

  it('to another unit keeps people in theirs until they answer', async () => {
    const cover = await coverUnit(stack, 2);
    const { manager, location, pool } = cover;
    const [yes, no] = pool as [Pooled, Pooled];
    const body = { name: 'Endoscopy', careUnit: 'or' as const, supervisors: [], ownStaffFirst: false };
    const params = { locationId: location.locationId };
    const { units } = (
      await api(locationRoutes.addLocationUnit, { params, body }, { ...as(manager), idempotencyKey: randomUUID() })
    ).body;
    const { unitId } = units.find(({ name }) => name === body.name)!;
    const shift = (await createShift(manager, location, shiftForm({ headcount: 2 }))).body;
    for (const person of [yes, no]) await book(manager, shift, person);
    const edit = { shift: shiftForm({ headcount: 2 }), version: shift.version, unitId };
    const save = () => api(shiftRoutes.updateShift, { params: { shiftId: shift.shiftId }, body: edit }, as(manager));
    expect((await Promise.all([save(), save()])).map(({ status }) => status).sort()).toEqual([200, 409]);
    const { shift: moved, bookings } = await readShift(manager, shift);
    expect(moved).toMatchObject({ unitId, unit: 'Endoscopy', confirmed: 2 });
    expect(bookings.map((it) => [it.place?.unit, it.change?.place?.unit])).toEqual(
      Array(2).fill(['Surgery', 'Endoscopy']),
    );
    const cells = (await boardOf(manager, location)).filter((it) => it.shifts.length > 0);
    expect(cells).toMatchObject([{ unitId, shifts: [{ confirmed: 2, flags: ['awaiting'] }] }]);
    const weekOf = async (person: Person) => {
      const query = { from: shift.day, days: '1' } as const;
      return (await api(shiftRoutes.listOwnBookings, { query }, as(person))).body.items[0];
    };
    expect((await weekOf(yes))?.shift).toMatchObject({ unitId: shift.unitId, unit: 'Surgery' });
    await expect.poll(() => titlesOf(yes)).toContain('Shift changed');

    const answer = (person: Person, accept: boolean, { termsHash } = moved) =>
      api(shiftRoutes.answerTerms, { params: { shiftId: shift.shiftId }, body: { termsHash, accept } }, as(person));
    expect((await answer(yes, true, shift)).body).toMatchObject({ code: 'TERMS_CHANGED' });
    const accepted = await Promise.all([answer(yes, true), answer(yes, true)]);
    expect(accepted.map(({ body }) => [body.booking.unitId, body.shift.unit])).toEqual(
      Array(2).fill([unitId, 'Endoscopy']),
    );
    expect((await answer(no, false)).body).toMatchObject({
      booking: { status: 'canceled_by_facility', unitId: shift.unitId },
      shift: { unit: 'Surgery' },
    });
    expect((await weekOf(yes))?.shift).toMatchObject({ unitId, unit: 'Endoscopy' });
    expect((await readShift(manager, shift)).shift).toMatchObject({ unitId, status: 'open', confirmed: 1 });
    expect(await problems(cover)).toEqual([]);
  });
});
