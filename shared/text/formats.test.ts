import { describe, expect, it } from 'vitest';
import { formatValue } from './formats';

const slot = { startsAt: '2026-11-24T15:00:00.000Z', endsAt: '2026-11-24T15:30:00.000Z' };

describe('a formatted value', () => {
  it('shows a day regardless of time zone', () => {
    expect(formatValue({ day: '2026-11-24' }, 'en')).toBe('November 24, 2026');
    expect(formatValue({ weekday: '2026-11-24' }, 'en')).toBe('Tuesday, November 24');
  });

  it.each([
    ['America/New_York', 'Tue, Nov 24, 2026, 10:00 - 10:30 AM EST'],
    ['America/Los_Angeles', 'Tue, Nov 24, 2026, 7:00 - 7:30 AM PST'],
    ['Pacific/Auckland', 'Wed, Nov 25, 2026, 4:00 - 4:30 AM GMT+13'],
  ])('shows a time in %s with basic characters', (timeZone, text) => {
    expect(formatValue({ slot, timeZone }, 'en')).toBe(text);
  });

  it('adds the reader’s time zone if its clock differs', () => {
    const at = { slot, timeZone: 'America/New_York' };
    expect(formatValue(at, 'en', 'America/Toronto')).toBe('Tue, Nov 24, 2026, 10:00 - 10:30 AM EST');
    expect(formatValue(at, 'en', 'America/Chicago')).toBe(
      'Tue, Nov 24, 2026, 10:00 - 10:30 AM EST (9:00 - 9:30 AM CST)',
    );
    expect(formatValue(at, 'en', 'Pacific/Auckland')).toBe(
      'Tue, Nov 24, 2026, 10:00 - 10:30 AM EST (Wed, Nov 25, 4:00 - 4:30 AM GMT+13)',
    );
  });

  it('shows an instant in the reader’s time zone, if known', () => {
    const due = { instant: '2026-11-24T21:30:00.000Z', timeZone: 'America/New_York' };
    expect(formatValue(due, 'en')).toBe('Tue, Nov 24, 4:30 PM EST');
    expect(formatValue(due, 'en', 'America/Denver')).toBe('Tue, Nov 24, 2:30 PM MST');
  });

  it('shows an amount', () => {
    expect(formatValue({ cents: 123450, currency: 'USD' }, 'en')).toBe('$1,234.50');
  });
});
