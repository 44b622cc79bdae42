import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { endDayOf, instantAt, scheduleTimes, wallClock } from './schedule-times';

const zones = [
  'America/New_York',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/St_Johns',
  'America/Sao_Paulo',
  'America/Asuncion',
  'Europe/Berlin',
  'Europe/London',
  'Africa/Casablanca',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
  'UTC',
] as const;
const zone = fc.constantFrom(...zones);
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

/** Days around clock changes, and others. */
const changeDays = (name: string): string[] => {
  const days: string[] = [];
  let at = Temporal.ZonedDateTime.from(`2024-01-01T00:00[${name}]`);
  for (;;) {
    const next = at.getTimeZoneTransition('next');
    if (!next || next.year > 2028) return days;
    for (const offset of [-1, 0, 1]) days.push(next.toPlainDate().add({ days: offset }).toString());
    at = next;
  }
};
const daysOf = new Map<string, string[]>(zones.map((name) => [name, changeDays(name)]));
const anyDay = fc
  .integer({ min: 0, max: 1800 })
  .map((days) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10));
const zoneAndDay = zone.chain((name) => {
  const days = daysOf.get(name) ?? [];
  const day = days.length > 0 ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...days) }, anyDay) : anyDay;
  return fc.record({ timeZone: fc.constant(name), date: day });
});
const entry = fc
  .record({ where: zoneAndDay, startTime: time, endTime: time })
  .map(({ where, ...rest }) => ({ ...where, ...rest }));

const zoned = (day: string, clock: string, timeZone: string) =>
  Temporal.PlainDateTime.from(`${day}T${clock}`).toZonedDateTime(timeZone, { disambiguation: 'compatible' });

describe('a wall-clock time', () => {
  it('maps to the same instant as Temporal around every clock change', () => {
    fc.assert(
      fc.property(zoneAndDay, time, ({ timeZone, date }, clock) => {
        const found = instantAt(wallClock(date, clock), timeZone);
        expect(found).toBe(zoned(date, clock, timeZone).epochMilliseconds);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('a schedule entry', () => {
  it('lasts its elapsed time, and reads the same in its own zone', () => {
    fc.assert(
      fc.property(entry, (it) => {
        const found = scheduleTimes(it);
        const start = zoned(it.date, it.startTime, it.timeZone);
        const end = zoned(endDayOf(it), it.endTime, it.timeZone);
        if (!found) {
          expect(end.epochMilliseconds).toBeLessThanOrEqual(start.epochMilliseconds);
          return;
        }
        expect(found.startsAt).toBe(new Date(start.epochMilliseconds).toISOString());
        expect(found.endsAt).toBe(new Date(end.epochMilliseconds).toISOString());
        expect(found.durationMinutes).toBe((end.epochMilliseconds - start.epochMilliseconds) / 60_000);
        expect(found.durationMinutes).toBeGreaterThan(0);
        // One day, longer or shorter by the clock change.
        if (it.timeZone !== 'Pacific/Apia') expect(found.durationMinutes).toBeLessThanOrEqual(27 * 60);
      }),
      { numRuns: 3000 },
    );
  });

  const night = { startTime: '19:00', endTime: '07:00', timeZone: 'America/New_York' };
  it.each([
    ['2026-11-20', 12],
    // Clocks go back during the night.
    ['2026-10-31', 13],
    // Clocks go forward.
    ['2026-03-07', 11],
  ])('that runs overnight from %s lasts %i hours', (date, hours) => {
    expect(scheduleTimes({ ...night, date })?.durationMinutes).toBe(hours * 60);
  });

  it('lasts a day if it ends at the time it begins', () => {
    expect(scheduleTimes({ ...night, date: '2026-11-20', endTime: '19:00' })?.durationMinutes).toBe(24 * 60);
  });

  it('is null if it falls into a skipped hour', () => {
    expect(scheduleTimes({ ...night, date: '2026-03-08', startTime: '02:30', endTime: '03:15' })).toBeNull();
    expect(scheduleTimes({ ...night, date: '2026-03-08', startTime: '02:30', endTime: '04:00' })?.durationMinutes).toBe(
      30,
    );
  });
});
