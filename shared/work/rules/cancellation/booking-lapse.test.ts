import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lapseOf } from './booking-lapse';
import type { ShiftReason } from '../shifts/shift-subjects';

const now = new Date('2026-12-01T12:00:00.000Z');
const inHours = (hours: number): string => new Date(now.getTime() + hours * 3_600_000).toISOString();

const reason = (code: ShiftReason['code']): ShiftReason => ({ code, args: {} }) as unknown as ShiftReason;
const lapse = (codes: ShiftReason['code'][], startsInHours = 120) =>
  lapseOf(codes.map(reason), { startsAt: inHours(startsInHours) }, now);

describe('a lapsed requirement of a booking', () => {
  it('can be fixed until two days before the start', () => {
    const since = now.toISOString();
    expect(lapse(['certification', 'file'])).toEqual({ kinds: ['certification', 'file'], since, until: inHours(72) });
    expect(lapse(['license_pending'])).toMatchObject({ kinds: ['license'], until: inHours(72) });
  });

  it('can be fixed in a quarter of the remaining time if the start is closer', () => {
    expect(lapse(['file'], 40)).toMatchObject({ until: inHours(10) });
    expect(lapse(['file'], 60)).toMatchObject({ until: inHours(15) });
  });

  it('ends the booking immediately without a license, or on the exclusion list', () => {
    expect(lapse(['license'])).toMatchObject({ until: now.toISOString() });
    expect(lapse(['exclusion'])).toMatchObject({ kinds: ['exclusion'], until: now.toISOString() });
  });

  it('does not include hours or experience', () => {
    expect(lapse([])).toBeNull();
    expect(lapse(['hours', 'rest', 'overlap', 'experience', 'unavailable', 'paused'])).toBeNull();
  });

  it('keeps its announced deadline, unless something worse is found', () => {
    const known = { kinds: ['file' as const], since: '2026-11-30T12:00:00.000Z', until: inHours(10) };
    const booking = { startsAt: inHours(120), lapse: known };
    expect(lapseOf([reason('file'), reason('certification')], booking, now)).toEqual({
      ...known,
      kinds: ['certification', 'file'],
    });
    expect(lapseOf([reason('license')], booking, now)).toMatchObject({ since: known.since, until: now.toISOString() });
  });

  it('never has a deadline after the start or in the past', () => {
    const codes = fc.subarray<ShiftReason['code']>(['exclusion', 'license', 'license_expires', 'file'], {
      minLength: 1,
    });
    fc.assert(
      fc.property(codes, fc.integer({ min: 1, max: 2000 }), (some, hours) => {
        const until = Date.parse(lapse(some, hours)!.until);
        expect(until).toBeGreaterThanOrEqual(now.getTime());
        expect(until).toBeLessThan(Date.parse(inHours(hours)));
      }),
    );
  });
});
