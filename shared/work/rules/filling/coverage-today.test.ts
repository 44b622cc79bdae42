import { describe, expect, it } from 'vitest';
import { encodeRow, type BoardRow } from './board-cell';
import { coverageDays, coverageToday, type CoverageToday } from './coverage-today';

const timeZone = 'America/Chicago';
/** A Monday; the clock is 6 hours behind UTC. */
const monday = '2026-11-23';
const at = (local: string): number => Date.parse(`${local}-06:00`);

const row = (changes: Partial<BoardRow> = {}): BoardRow => ({
  id: 's1',
  version: 1,
  start: 7 * 60,
  minutes: 720,
  profession: 'rn',
  headcount: 1,
  confirmed: 1,
  requested: 0,
  flags: [],
  costCents: 0,
  people: {},
  ...changes,
});
const night = (changes: Partial<BoardRow> = {}) => row({ start: 19 * 60, ...changes });

const sumOf = (rows: readonly BoardRow[], now: number, day = monday): CoverageToday => {
  const cell = Object.fromEntries(rows.map((it, index) => [`s${index}`, encodeRow(it)]));
  return coverageToday([{ unitId: 'icu', day, rows: cell }], { now, timeZone });
};
const lateAt = (local: string, people: BoardRow['people']) =>
  sumOf([row({ people })], at(local)).late.map(({ userId }) => userId);
const openAt = (local: string, rows: readonly BoardRow[], day?: string) =>
  sumOf(rows, at(local), day).gaps.map(({ free }) => free);

describe('people who are late', () => {
  it('haven’t clocked in since the start, until the end', () => {
    const people = { ana: 'booked', ben: 'in', cleo: 'done' } as const;
    expect(lateAt('2026-11-23T06:59:59', people)).toEqual([]);
    expect(lateAt('2026-11-23T07:00:00', people)).toEqual(['ana']);
    expect(lateAt('2026-11-23T18:59:59', people)).toEqual(['ana']);
    expect(lateAt('2026-11-23T19:00:00', people)).toEqual([]);
  });

  it('are also on the night that began yesterday, and come first', () => {
    const early = row({ start: 60, people: { ben: 'booked' } });
    const now = at('2026-11-24T02:00:00');
    const cellOf = (day: string, it: BoardRow) => ({ unitId: 'icu', day, rows: { [it.id]: encodeRow(it) } });
    const cells = [cellOf('2026-11-24', early), cellOf(monday, night({ people: { ana: 'booked' } }))];
    const { late } = coverageToday(cells, { now, timeZone });
    expect(late).toEqual([
      { unitId: 'icu', day: monday, userId: 'ana', startsAt: at('2026-11-23T19:00:00') },
      { unitId: 'icu', day: '2026-11-24', userId: 'ben', startsAt: at('2026-11-24T01:00:00') },
    ]);
    expect(coverageDays({ now, timeZone })).toEqual({ from: monday, until: '2026-11-24' });
  });

  it('are counted by elapsed time where the clocks change', () => {
    // 7:00 PM until 7:00 AM is 13 hours in this night.
    const [fallBack, ends] = ['2026-10-31', Date.parse('2026-11-01T07:00:00-06:00')];
    const people = { ana: 'booked' } as const;
    const long = [night({ minutes: 780, people })];
    expect(sumOf(long, ends - 1, fallBack).late).toMatchObject([{ startsAt: Date.parse('2026-10-31T19:00:00-05:00') }]);
    expect(sumOf(long, ends, fallBack).late).toEqual([]);
    const now = Date.parse('2026-11-01T23:30:00-06:00');
    expect(coverageDays({ now, timeZone })).toEqual({ from: '2026-10-31', until: '2026-11-01' });
  });
});

describe('open slots', () => {
  it('are the free ones of shifts that haven’t begun, with tonight’s', () => {
    const shifts = [row({ headcount: 2 }), night({ headcount: 3 }), night()];
    expect(openAt('2026-11-23T05:00:00', shifts)).toEqual([1, 2]);
    expect(openAt('2026-11-23T07:00:00', shifts)).toEqual([2]);
    expect(openAt('2026-11-23T19:00:00', shifts)).toEqual([]);
  });

  it('are those of a running shift while Cover Now asks people', () => {
    const covering = night({ headcount: 2, flags: ['in_progress', 'cover_now'] });
    expect(sumOf([covering], at('2026-11-24T02:00:00')).gaps).toMatchObject([{ free: 1, isCovering: true }]);
    expect(openAt('2026-11-24T07:00:00', [covering])).toEqual([]);
  });

  it('are none for drafts and shifts that left the board', () => {
    const people = { ana: 'booked' } as const;
    for (const flag of ['draft', 'gone'] as const) {
      expect(sumOf([row({ headcount: 2, flags: [flag], people })], at('2026-11-23T08:00:00'))).toEqual({
        late: [],
        gaps: [],
        isUrgent: false,
        hasShifts: false,
      });
    }
  });
});

describe('coverage is urgent', () => {
  it('when someone is late', () => {
    expect(sumOf([row({ people: { ana: 'in' } })], at('2026-11-23T08:00:00')).isUrgent).toBe(false);
    expect(sumOf([row({ people: { ana: 'booked' } })], at('2026-11-23T08:00:00')).isUrgent).toBe(true);
  });

  it('when a gap starts within the time of Cover Now', () => {
    expect(sumOf([night({ headcount: 2 })], at('2026-11-23T06:59:00')).isUrgent).toBe(false);
    expect(sumOf([night({ headcount: 2 })], at('2026-11-23T07:00:00')).isUrgent).toBe(true);
    expect(sumOf([night()], at('2026-11-23T07:00:00'))).toMatchObject({ isUrgent: false, hasShifts: true });
  });
});
