import { describe, expect, it } from 'vitest';
import { bookingWith, shiftWith } from '../shifts/shifts.fake';
import { attendanceOf, emptyAttendance } from './derive-attendance';

describe('attendance of a booking', () => {
  const [icu, or] = [
    { unitId: 'lun_1', unit: 'ICU East', careUnit: 'icu' },
    { unitId: 'lun_2', unit: 'OR East', careUnit: 'or' },
  ] as const;
  const booking = bookingWith('pro', { status: 'confirmed', unitId: icu.unitId });

  it('is in the unit that the person agreed to, while their shift is in another', () => {
    const asked = { booking: { ...booking, place: icu }, shift: shiftWith(or) };
    expect(emptyAttendance(asked, false)).toMatchObject({ unitId: icu.unitId, unit: icu.unit });
  });

  it('starts over in another unit', () => {
    const stored = { ...emptyAttendance({ booking, shift: shiftWith(icu) }, false), note: 'Late', version: 3 };
    expect(attendanceOf({ booking, shift: shiftWith(icu) }, stored, false)).toBe(stored);
    const accepted = { booking: { ...booking, unitId: or.unitId }, shift: shiftWith(or) };
    expect(attendanceOf(accepted, stored, false)).toMatchObject({
      ...{ unitId: or.unitId, unit: or.unit },
      note: '',
      version: 3,
    });
  });
});
