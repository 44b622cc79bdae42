import { afterEach, describe, expect, it } from 'vitest';
import { setOwnZone } from './own-zone';
import { placeClock, placeTime } from './place-time';

afterEach(() => setOwnZone(null));

const at = '2026-12-01T16:00:00.000Z';
const chicago = 'America/Chicago';

describe('local time of a place', () => {
  it('has the name of its zone, and the reader’s time where it differs', () => {
    setOwnZone(chicago);
    expect([placeClock(at, chicago), placeTime(at, chicago)]).toEqual(['10:00 AM CST', 'Tue, Dec 1, 10:00 AM CST']);
    setOwnZone('UTC');
    expect(placeClock(at, chicago)).toBe('10:00 AM CST (4:00 PM UTC)');
    setOwnZone('Asia/Tokyo');
    expect(placeTime(at, chicago)).toMatch(/^Tue, Dec 1, 10:00 AM CST \(Wed, Dec 2, 1:00 AM GMT\+9\)$/);
  });

  it('is shown once where two zones have the same clock', () => {
    setOwnZone('America/Winnipeg');
    expect(placeClock(at, chicago)).toBe('10:00 AM CST');
  });
});
