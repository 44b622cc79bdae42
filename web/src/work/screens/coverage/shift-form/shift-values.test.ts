import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wallClock } from '@shared/messages/rules/schedule-times';
import { blankShift } from './shift-values';

it.each([
  ['2026-12-01', '06:59', '2026-12-01', '07:00', '19:00'],
  ['2026-12-01', '07:00', '2026-12-01', '19:00', '07:00'],
  ['2026-12-01', '20:15', '2026-12-01', '21:00', '07:00'],
  ['2026-12-01', '23:46', '2026-12-02', '07:00', '19:00'],
])('on %s at %s, the next shift begins on %s at %s', (today, now, day, startTime, endTime) => {
  expect(blankShift(today, wallClock(today, now))).toMatchObject({ day, startTime, endTime });
});

it('is the day shift of any other day, and of a template', () => {
  const now = wallClock('2026-12-01', '20:15');
  expect(blankShift('2026-12-05', now)).toMatchObject({ day: '2026-12-05', startTime: '07:00' });
  expect(blankShift('')).toMatchObject({ day: '', startTime: '07:00', endTime: '19:00' });
});

it('never proposes a past start', () => {
  fc.assert(
    fc.property(fc.nat(24 * 60 - 1), (minutes) => {
      const now = wallClock('2026-12-01', '00:00') + minutes * 60_000;
      const { day, startTime } = blankShift('2026-12-01', now);
      expect(wallClock(day, startTime)).toBeGreaterThan(now);
    }),
  );
});
