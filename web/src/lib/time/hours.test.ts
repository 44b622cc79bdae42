import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMinutes, hoursInField, formatHours, minutesIn } from './hours';

describe('typed hours', () => {
  it.each([
    ['7:30', 450],
    ['07:05', 425],
    ['7.5', 450],
    ['7,25', 435],
    ['.5', 30],
    ['12', 720],
    ['8h', 480],
    ['7h30', 450],
    ['7 h 30 min', 450],
    ['7 hours', 420],
    ['45m', 45],
    ['45 min', 45],
    ['', 0],
    ['  ', 0],
    ['24', 1440],
    ['0', 0],
    ['\u202a7:30\u200b', 450],
    ['7\u202fh\u00a030', 450],
  ])('%s', (text, minutes) => {
    expect(minutesIn(text)).toBe(minutes);
  });

  it.each(['24:01', '25', '7:60', '7:5', 'x', 'h', '.', '-3', '7:30:00', '123', '7.555', '1e1', ' : '])(
    '%s is rejected',
    (text) => {
      expect(minutesIn(text)).toBeNull();
    },
  );

  it('survive a round trip', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: dayMinutes }), (minutes) => {
        expect(minutesIn(hoursInField(minutes))).toBe(minutes);
        expect(minutesIn(formatHours(minutes))).toBe(minutes);
      }),
    );
  });

  it('are formatted as words', () => {
    expect([0, 45, 60, 450, -90].map(formatHours)).toEqual(['0h', '45m', '1h', '7h 30m', '−1h 30m']);
    expect([0, 45, 60, 450].map(hoursInField)).toEqual(['', '0:45', '1:00', '7:30']);
  });
});
