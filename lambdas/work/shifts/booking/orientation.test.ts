import { describe, expect, it } from 'vitest';
import { approveShiftRequest } from './change-booking';
import { bookShift } from './book-shift';
import { findShifts } from '../find-shifts';
import { moveDueFills } from '../filling/move-due-fills';
import { answerOf, FakeShiftDeps, nightOf } from '../shift-deps.fake';
import { startWaves } from '../filling/start-fill';

const newcomer = 'pro_01';
const veteran = 'pro_02';

/** A unit that requires one orientation shift. Both people have worked at the location, one of them in this unit. */
const setUp = () => {
  const fake = new FakeShiftDeps(2);
  fake.unit.orientationShifts = 1;
  const elsewhere = fake.table.bookings.get(`shf_${newcomer}#${newcomer}`)!;
  fake.table.bookings.set(`shf_${newcomer}#${newcomer}`, { ...elsewhere, unitId: 'unt_other' });
  const inHours = (hours: number) => new Date(fake.now.getTime() + hours * 3_600_000).toISOString();
  const shiftIn = (hours: number, shiftId: string, orientation = false) => {
    const at = { startsAt: inHours(hours), endsAt: inHours(hours + 12) };
    const shift = nightOf({
      ...at,
      shiftId,
      orientation,
      headcount: 2,
      day: at.startsAt.slice(0, 10),
    });
    fake.table.add(shift);
    return shift;
  };
  const orientation = shiftIn(120, 'shf_o', true);
  const night = shiftIn(168, 'shf_n');
  const ids = [orientation.shiftId, night.shiftId];
  fake.table.openOf = async () => ids.map((id) => fake.table.shifts.get(id)!);
  const deps = fake.deps();
  const book = (userId: string, { shiftId }: { shiftId: string }) =>
    bookShift(deps, { caller: fake.as(userId), shiftId, termsHash: 'hash' });
  const feedOf = async (userId: string) =>
    (await findShifts(deps, { caller: fake.as(userId) })).items.map(({ shift, way, reasons, steps }) => [
      shift.shiftId,
      way,
      ...[...reasons, ...steps].map(({ code }) => code),
    ]);
  return { fake, deps, orientation, night, book, feedOf };
};

describe('a unit with orientation for newcomers', () => {
  it('lets newcomers book it, and then its other shifts', async () => {
    const { orientation, night, book, feedOf } = setUp();
    expect(await feedOf(newcomer)).toEqual([
      ['shf_o', 'instant'],
      ['shf_n', 'request', 'orientation'],
    ]);
    expect((await book(newcomer, orientation)).booking).toMatchObject({ status: 'confirmed', orientation: true });
    expect(await feedOf(newcomer)).toEqual([['shf_n', 'instant']]);
    expect((await book(newcomer, night)).booking.status).toBe('confirmed');
  });

  it('rejects experienced people for orientation', async () => {
    const { orientation, book, feedOf } = setUp();
    expect(await feedOf(veteran)).toEqual([
      ['shf_o', null, 'oriented'],
      ['shf_n', 'instant'],
    ]);
    expect(await answerOf(book(veteran, orientation))).toBe('NOT_ELIGIBLE');
  });

  it('requires a request for other shifts, and shows that orientation is missing', async () => {
    const { fake, deps, night, book } = setUp();
    const { booking } = await book(newcomer, night);
    expect(booking).toMatchObject({ status: 'requested', steps: [{ code: 'orientation', args: { shifts: 1 } }] });
    const { shiftId } = night;
    const approved = await approveShiftRequest(deps, { caller: fake.manager, shiftId, userId: newcomer });
    expect(approved.bookings).toMatchObject([{ status: 'confirmed' }]);
  });

  it('counts an orientation only before the shift', async () => {
    const { fake, orientation, night, book, feedOf } = setUp();
    const late = {
      ...orientation,
      startsAt: night.endsAt,
      endsAt: new Date(Date.parse(night.endsAt) + 1).toISOString(),
    };
    fake.table.shifts.set(orientation.shiftId, late);
    await book(newcomer, late);
    expect(await feedOf(newcomer)).toContainEqual(['shf_n', 'request', 'orientation']);
  });

  it('invites newcomers to orientation and others to the rest', async () => {
    const { fake, deps, orientation, night } = setUp();
    for (const { shiftId } of [orientation, night]) await startWaves(deps, shiftId, 'published');
    fake.passMinutes(60 * 24);
    await moveDueFills(deps, () => true);
    const asked = [...fake.table.asked.values()].map(({ shiftId, userId }) => `${shiftId} ${userId}`);
    expect(asked.toSorted()).toEqual([`shf_n ${veteran}`, `shf_o ${newcomer}`]);
  });

  it('does not require orientation of its own staff', async () => {
    const { fake, feedOf } = setUp();
    fake.joinStaff('pro_09', {});
    fake.table.bookings.delete('shf_pro_09#pro_09');
    expect(await feedOf('pro_09')).toEqual([
      ['shf_o', 'instant'],
      ['shf_n', 'instant'],
    ]);
  });
});
