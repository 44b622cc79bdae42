import { afterEach, describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatTime } from './format';
import { formatDue } from './format-due';
import { browserZone, ownZone, setOwnZone } from './own-zone';
import { today, wallClock } from './today';

afterEach(() => setOwnZone(null));

const at = '2026-11-24T03:30:00.000Z';

describe('the account’s zone', () => {
  it('applies to every date, with the browser’s before it is known', () => {
    expect(ownZone()).toBe(browserZone());
    setOwnZone('America/Los_Angeles');
    expect(formatDateTime(at, ownZone())).toBe('Nov 23, 2026, 7:30 PM PST');
    expect(formatTime(new Date(at), ownZone())).toBe('7:30 PM PST');
    expect(formatDate(at)).toBe('Nov 23, 2026');
    expect(formatDue(at, Date.parse(at))).toBe('Mon, 7:30 PM PST');
    expect(today(new Date(at))).toBe('2026-11-23');
    expect(wallClock(at)).toBe('2026-11-23T19:30:00');
    setOwnZone('Asia/Tokyo');
    expect(formatDateTime(at, ownZone())).toBe('Nov 24, 2026, 12:30 PM GMT+9');
    expect(today(new Date(at))).toBe('2026-11-24');
  });

  it('is named only where the device’s clock shows another time', () => {
    const zone = browserZone();
    expect(formatDateTime(at, zone)).not.toMatch(/M \w/);
    expect(formatTime(Date.parse(at), zone)).not.toMatch(/M \w/);
  });

  it('shifts no calendar day', () => {
    setOwnZone('Pacific/Honolulu');
    expect(formatDate('2026-11-24')).toBe('Nov 24, 2026');
  });
});
