import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setOwnZone } from '@/lib/time/own-zone';
import { bookingSpanText, hoursText, shiftDayText, shiftLengthText, shiftPayText, shiftTimeText } from './shift-texts';

const night = { day: '2026-12-03', startTime: '19:00', endTime: '07:00', timeZone: 'America/Chicago' };

beforeEach(() => setOwnZone('America/Chicago'));
afterEach(() => setOwnZone(null));

describe('shift texts', () => {
  it('name the zone only where the reader’s clock differs', () => {
    expect(shiftTimeText(night)).toMatch(/^7:00\sPM-7:00\sAM, Fri$/);
    setOwnZone('America/New_York');
    expect(shiftTimeText(night)).toMatch(/^7:00\sPM-7:00\sAM CST, Fri$/);
    setOwnZone('America/Winnipeg');
    expect(shiftTimeText(night)).toMatch(/^7:00\sPM-7:00\sAM, Fri$/);
  });

  it('count elapsed hours, and say when the clocks change', () => {
    expect(shiftLengthText(night)).toBe('12 hours');
    expect(shiftLengthText({ ...night, day: '2026-10-31' })).toBe('13 hours, clocks go back');
    expect(shiftLengthText({ ...night, day: '2026-03-07' })).toBe('11 hours, clocks go forward');
    expect(hoursText(690)).toBe('11.5 hours');
    expect(hoursText(60)).toBe('1 hour');
  });

  it('name the end day only where it is another one', () => {
    const timeZone = 'America/Chicago';
    const day = { startsAt: '2026-12-03T13:00:00.000Z', endsAt: '2026-12-04T01:00:00.000Z', timeZone };
    expect(bookingSpanText(day)).toMatch(/^Thu, Dec 3, 7:00\sAM - 7:00\sPM CST$/);
    const overnight = { startsAt: '2026-12-04T01:00:00.000Z', endsAt: '2026-12-04T13:00:00.000Z', timeZone };
    expect(bookingSpanText(overnight)).toMatch(/^Thu, Dec 3, 7:00\sPM CST - Fri, Dec 4, 7:00\sAM CST$/);
  });

  it('format days and amounts as elsewhere', () => {
    expect(shiftDayText('2026-12-03')).toBe('Thu, Dec 3');
    expect(shiftPayText(655_50, 'USD')).toBe('$655.50');
    expect(shiftPayText(600_00, 'USD')).toBe('$600');
  });
});
