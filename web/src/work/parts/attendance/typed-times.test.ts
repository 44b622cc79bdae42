import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeatChoices, repeatOf, typedTimes, wallTimeOf } from './typed-times';

const night = { day: '2026-12-03', startsAt: '2026-12-04T01:00:00.000Z', timeZone: 'America/Chicago' };

describe('typed times', () => {
  it('belong to the planned night', () => {
    expect(typedTimes(night, { in: '18:55', out: '07:10' })).toEqual({
      in: '2026-12-04T00:55:00.000Z',
      out: '2026-12-04T13:10:00.000Z',
    });
  });

  it('may start after midnight', () => {
    expect(typedTimes(night, { in: '00:20', out: '07:00' })).toEqual({
      in: '2026-12-04T06:20:00.000Z',
      out: '2026-12-04T13:00:00.000Z',
    });
  });

  it('follow a clock change', () => {
    const back = { day: '2026-10-31', startsAt: '2026-11-01T00:00:00.000Z', timeZone: 'America/Chicago' };
    expect(typedTimes(back, { in: '19:00', out: '07:00' })).toEqual({
      in: '2026-11-01T00:00:00.000Z',
      out: '2026-11-01T13:00:00.000Z',
    });
  });

  it('are absent without both', () => {
    expect(typedTimes(night, { in: '', out: '07:00' })).toBeNull();
  });

  it('are shown in the location’s time zone', () => {
    expect(wallTimeOf('2026-12-04T00:55:00.000Z', night.timeZone)).toBe('18:55');
  });
});

describe('a repeated hour', () => {
  const evening = { day: '2026-10-31', startsAt: '2026-10-31T22:00:00.000Z', timeZone: 'America/Chicago' };
  const late = { ...evening, endsAt: '2026-11-01T07:30:00.000Z' };

  it('is asked about, with both lengths, and proposed next to the plan', () => {
    const typed = { in: '17:00', out: '01:30' };
    expect(repeatChoices(evening, typed, 'out')).toEqual([
      { repeat: 'first', minutes: 510 },
      { repeat: 'second', minutes: 570 },
    ]);
    expect(repeatChoices(evening, typed, 'in')).toEqual([]);
    expect([repeatOf(evening, typed, 'out'), repeatOf(late, typed, 'out')]).toEqual(['first', 'second']);
    expect(typedTimes(late, typed)?.out).toBe('2026-11-01T07:30:00.000Z');
    expect(repeatChoices(evening, { in: '17:00', out: '05:00' }, 'out')).toEqual([]);
  });

  it('makes no end that is a day late', () => {
    const second = { ...evening, day: '2026-11-01', startsAt: '2026-11-01T07:45:00.000Z' };
    expect(typedTimes(second, { in: '01:45', out: '01:15' })).toEqual({
      in: '2026-11-01T06:45:00.000Z',
      out: '2026-11-01T07:15:00.000Z',
    });
  });

  it('round-trips any two instants of a night with a clock change', () => {
    const nights = [
      { day: '2026-10-31', noon: '2026-10-31T17:00:00Z', timeZone: 'America/Chicago' },
      { day: '2026-03-07', noon: '2026-03-07T18:00:00Z', timeZone: 'America/Chicago' },
      { day: '2026-10-31', noon: '2026-10-31T16:00:00Z', timeZone: 'America/New_York' },
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...nights),
        fc.integer({ min: 0, max: 15 * 60 }),
        fc.integer({ min: 1, max: 19 * 60 }),
        fc.integer({ min: -240, max: 240 }),
        ({ day, noon, timeZone }, after, length, off) => {
          const at = (minutes: number) => new Date(Date.parse(noon) + minutes * 60_000).toISOString();
          const [from, until] = [at(after), at(after + length)];
          const plan = { day, startsAt: at(after + off), timeZone };
          const typed = { in: wallTimeOf(from, timeZone), out: wallTimeOf(until, timeZone) };
          const made = (['first', 'second'] as const).flatMap((inRepeat) =>
            (['first', 'second'] as const).map((outRepeat) => typedTimes(plan, { ...typed, inRepeat, outRepeat })),
          );
          expect(made).toContainEqual({ in: from, out: until });
        },
      ),
    );
  });
});
