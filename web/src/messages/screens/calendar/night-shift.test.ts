import { renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { instantAt, wallClock } from '@shared/messages/rules/schedule-times';
import { languages, localeOf, type Language } from '@shared/text/language';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { BookedShift } from './booked-shifts';

const now = vi.hoisted(() => ({ language: 'en' as Language }));
vi.mock('@/lib/i18n/language', async (original) => ({
  ...(await original<object>()),
  get language() {
    return now.language;
  },
  get locale() {
    return localeOf[now.language];
  },
}));

const chicago = 'America/Chicago';
const at = (day: string, time: string): string => new Date(instantAt(wallClock(day, time), chicago)).toISOString();
const night = { startsAt: at('2026-12-04', '19:00'), endsAt: at('2026-12-05', '07:00') };
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ');

const read = async (language: Language) => {
  vi.resetModules();
  now.language = language;
  const { loadTexts, startTexts, useTranslation } = await import('@/lib/i18n/i18n');
  await startTexts();
  await loadTexts('calendar');
  const { t } = renderHook(() => useTranslation('calendar')).result.current;
  const { calendarEntries, entryName } = await import('./calendar-entries');
  const { partTimes, slotTimes } = await import('./calendar-labels');
  const { setOwnZone } = await import('@/lib/time/own-zone');
  setOwnZone(chicago);
  const shifts = await import('@/work/parts/shifts/shift-texts');
  const namesOf = (booked: BookedShift[]): string[] =>
    calendarEntries({ items: [], tasks: [], busy: [], interviews: [], firstDays: [], booked }, t, chicago).map(
      (entry) => plain(entryName(entry, t, chicago)),
    );
  const part = (slot: typeof night, isStart: boolean, isEnd: boolean): string =>
    plain(partTimes(slot, { isStart, isEnd, timeText: '0:00 – 7:00' }, t, chicago));
  return { namesOf, part, shifts, times: (slot: typeof night) => plain(slotTimes(slot, t, chicago)) };
};

type Texts = Awaited<ReturnType<typeof read>>;

const expected: Record<Language, { times: string; until: string; day: string; name: string; changed: string }> = {
  en: {
    times: '7:00 PM – 7:00 AM, Sat',
    until: 'until 7:00 AM',
    day: '7:00 PM-7:00 AM, Sat',
    name: 'Shift, ICU, Lakeshore Main, Fri, Dec 4, 7:00 PM to Sat, Dec 5, 7:00 AM',
    changed: '7:00 PM – 1:30 AM CST, Sun',
  },
  es: {
    times: '7:00 p.m. – 7:00 a.m., sáb',
    until: 'hasta las 7:00 a.m.',
    day: '7:00 p.m.-7:00 a.m., sáb',
    name: 'Turno, ICU, Lakeshore Main, vie, 4 de dic, 7:00 p.m. a sáb, 5 de dic, 7:00 a.m.',
    changed: '7:00 p.m. – 1:30 a.m. CST, dom',
  },
  fr: {
    times: '19 h 00 – 07 h 00, sam.',
    until: "jusqu'à 07 h 00",
    day: '19 h 00-07 h 00, sam.',
    name: 'Quart, ICU, Lakeshore Main, ven. 4 déc., 19 h 00 à sam. 5 déc., 07 h 00',
    changed: '19 h 00 – 01 h 30 HNC, dim.',
  },
};

const booking = (fields: Partial<BookedShift>): BookedShift => ({
  ...{ shiftId: 'shf_1', title: 'ICU', location: 'Lakeshore Main', timeZone: chicago, agreed: true },
  ...night,
  ...fields,
});

// Starts around both clock changes and an ordinary night.
const starts = fc
  .constantFrom('2026-03-07', '2026-10-31', '2026-12-04')
  .chain((day) =>
    fc.integer({ min: 0, max: 130 }).map((quarters) => Date.parse(at(day, '00:00')) + quarters * 15 * 60_000),
  );
const bookings = fc.record({
  title: fc.constantFrom('ICU', 'ER'),
  location: fc.constantFrom('Lakeshore Main', 'Evanston'),
  startsAt: starts,
  quarters: fc.integer({ min: 1, max: 64 }),
});

describe.each(languages)('nights in %s', (language) => {
  let texts: Texts;
  beforeAll(async () => {
    texts = await read(language);
  });

  it('calendar-night-1: each part says its own start and end, and what continues until when', () => {
    const { times, until } = expected[language];
    expect(texts.times(night)).toBe(times);
    expect([texts.part(night, true, true), texts.part(night, true, false)]).toEqual([times, times]);
    expect([texts.part(night, false, true), texts.part(night, false, false)]).toEqual([until, '']);
  });

  it('calendar-night-2: lists of shifts name the end day, too', () => {
    const wall = { day: '2026-12-04', startTime: '19:00', endTime: '07:00', timeZone: chicago };
    expect(plain(texts.shifts.shiftTimeText(wall))).toBe(expected[language].day);
    expect(plain(texts.shifts.shiftTimeText({ ...wall, startTime: '06:00' }))).not.toContain(',');
    const { unit, time } = texts.shifts.shiftNamed({ unit: 'ICU', location: 'Lakeshore Main' }, wall);
    expect([unit, plain(time)]).toEqual(['ICU', `${expected[language].day}, Lakeshore Main`]);
  });

  it('calendar-night-3: an end in the hour that the clocks repeat says which one', () => {
    const long = { startsAt: at('2026-10-31', '19:00'), endsAt: '2026-11-01T07:30:00.000Z' };
    expect(texts.times(long)).toBe(expected[language].changed);
    expect(texts.times({ ...long, endsAt: '2026-11-01T06:30:00.000Z' })).not.toBe(expected[language].changed);
  });

  it('calendar-name-1: no two entries have the same name', () => {
    expect(texts.namesOf([booking({})])).toEqual([expected[language].name]);
    fc.assert(
      fc.property(bookings, bookings, (one, other) => {
        fc.pre(JSON.stringify(one) !== JSON.stringify(other));
        const shown = [one, other].map(({ startsAt, quarters, ...place }) =>
          booking({
            ...place,
            startsAt: new Date(startsAt).toISOString(),
            endsAt: new Date(startsAt + quarters * 15 * 60_000).toISOString(),
          }),
        );
        expect(new Set(texts.namesOf(shown)).size).toBe(2);
      }),
    );
  });
});
