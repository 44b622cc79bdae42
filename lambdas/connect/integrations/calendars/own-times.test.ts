import type { StoredLocation } from '@shared/work/model/location';
import { describe, expect, it } from 'vitest';
import type { BookingTime } from '../../../store/work/shifts/bookings/booking-times';
import { bookingWith, shiftWith } from '../../../store/work/shifts/shifts.fake';
import { bookingTimeOf } from './own-times';

const address = { street: '1200 North Lake Drive', city: 'Chicago', state: 'IL', postalCode: '60610' };
const timeWith = (changes: Parameters<typeof bookingWith>[1], location = address as StoredLocation): BookingTime => ({
  booking: bookingWith('pro', changes),
  shift: shiftWith({ unit: 'ICU', location: 'Lakeshore', timeZone: 'America/Chicago' }),
  location,
});

describe('a booking in a calendar', () => {
  it('shows unit, place, and address, and no people or pay', () => {
    const time = bookingTimeOf(timeWith({ status: 'confirmed' }), 'en');
    expect(time).toMatchObject({
      ...{ kind: 'shifts', summary: 'ICU, Lakeshore (Wardline)', settled: true, takesTime: true },
      ...{ location: 'Lakeshore, 1200 North Lake Drive, Chicago, IL 60610', timeZone: 'America/Chicago' },
    });
    expect(JSON.stringify(time)).not.toMatch(/Quigley|Cents/);
  });

  it('counts as free while it is only requested', () => {
    const time = bookingTimeOf(timeWith({ status: 'requested' }), 'en');
    expect(time).toMatchObject({ kind: 'requests', settled: false, takesTime: false });
    expect(time?.summary).toBe('Requested: ICU, Lakeshore (Wardline)');
  });

  it.each(['canceled_by_worker', 'canceled_by_facility', 'no_show', 'declined', 'backup', 'invited'] as const)(
    'is gone if it is %s',
    (status) => expect(bookingTimeOf(timeWith({ status }), 'en')).toBeNull(),
  );
});
