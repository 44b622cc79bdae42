import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardFlags } from '@shared/work/model/shifts/shift-vocabulary';
import { timeZone } from '@/work/parts/locations/testing';
import { testId, testUserId } from '@/lib/testing/ids';
import { daysOf, metricsOf, gapAfter, gapsOf, isShown, linesOf, plannedShifts, rangeOf } from './board-model';
import { rowOf } from '../testing';

const unitId = testId('unt');
const day = '2026-11-26';
/** Noon in Chicago. */
const now = Date.parse('2026-11-26T18:00:00.000Z');
const night = { start: 19 * 60 };

const [ann, ben] = [testUserId(1), testUserId(2)];
const names = new Map([
  [ann, 'Ann Lee'],
  [ben, 'Ben Ito'],
]);

const shiftsOf = (...shifts: ReturnType<typeof rowOf>[]) =>
  plannedShifts([{ unitId, day, shifts }], { timeZone, now, names });
const [ofDay] = shiftsOf(rowOf(1));

describe('a shift on the board', () => {
  it('has its instants from the location’s clock', () => {
    expect(ofDay).toMatchObject({ startsAt: Date.parse('2026-11-26T13:00:00.000Z'), part: 'morning' });
  });

  it.each([
    ['covered', rowOf(1, night)],
    ['open', rowOf(1, { ...night, confirmed: 1 })],
    ['asked', rowOf(1, { ...night, confirmed: 1, requested: 2 })],
    ['covered', rowOf(1, { ...night, requested: 2 })],
    ['draft', rowOf(1, { ...night, confirmed: 0, flags: ['draft'] })],
    ['short', rowOf(1, { confirmed: 1, requested: 1 })],
    ['covering', rowOf(1, { confirmed: 1, flags: ['cover_now'] })],
    ['past', rowOf(1, { start: 0, minutes: 480, confirmed: 1 })],
    ['past', rowOf(1, { start: 0, minutes: 480, flags: ['draft'] })],
  ] as const)('is %s', (state, row) => {
    expect(shiftsOf(row)[0]?.state).toBe(state);
  });
});

describe('a booking that may end', () => {
  const all = shiftsOf(
    rowOf(1, { ...night, flags: ['lapsing'] }),
    rowOf(2, { ...night, confirmed: 1, flags: ['at_risk'] }),
    rowOf(3, { ...night, confirmed: 1, flags: ['at_risk', 'lapsing'] }),
    rowOf(4, { confirmed: 1, flags: ['lapsing'] }),
    rowOf(5, night),
  );
  const shownBy = (filter: Parameters<typeof isShown>[1]) =>
    all
      .filter((shift) => isShown(shift, filter))
      .map(({ id }) => id)
      .sort();

  it('is at risk before the shift starts, and counted once', () => {
    expect(shownBy('at_risk')).toEqual([1, 2, 3].map((number) => testId('shf', number)));
    expect(metricsOf(all).risks).toBe(3);
    expect(all.map(({ isLapsing }) => isLapsing)).toEqual([false, true, false, true, false]);
  });

  it('is no gap', () => {
    expect(gapsOf(all).map(({ id }) => id)).toEqual([2, 3].map((number) => testId('shf', number)));
    expect(shownBy('open')).toEqual([2, 3].map((number) => testId('shf', number)));
  });
});

describe('board metrics', () => {
  it('count drafts separately, and slots as free only while they can be filled', () => {
    const shifts = shiftsOf(
      rowOf(1, { confirmed: 1 }),
      rowOf(2, { ...night, confirmed: 0, requested: 3 }),
      rowOf(3, { ...night, flags: ['draft'], confirmed: 0 }),
    );
    expect(metricsOf(shifts)).toEqual({
      slots: 4,
      covered: 1,
      free: 2,
      late: 0,
      risks: 0,
      awaiting: 0,
      requests: 3,
      drafts: 1,
      cents: 240_000,
      hasOwnStaff: false,
    });
  });

  it('agree with the lines, and covered and free never exceed the slots', () => {
    const row = fc.record({
      start: fc.integer({ min: 0, max: 1439 }),
      minutes: fc.integer({ min: 120, max: 960 }),
      headcount: fc.integer({ min: 1, max: 20 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      requested: fc.integer({ min: 0, max: 25 }),
      flags: fc.subarray(boardFlags.slice(1, 2)),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
        const shifts = shiftsOf(
          ...rows.map(({ share, ...it }, index) =>
            rowOf(index + 1, { ...it, confirmed: Math.floor(share * it.headcount) }),
          ),
        );
        const { slots, covered, free } = metricsOf(shifts);
        expect(covered + free).toBeLessThanOrEqual(slots);
        expect(linesOf(shifts).flatMap((line) => line.shifts)).toHaveLength(shifts.length);
        expect(gapsOf(shifts).every((gap) => gap.startsAt > now)).toBe(true);
      }),
    );
  });
});

it('a cell has a line for each start, styled by its most urgent shift', () => {
  const lines = linesOf(
    shiftsOf(
      rowOf(1),
      rowOf(2, night),
      rowOf(3, { ...night, confirmed: 0, requested: 2 }),
      rowOf(4, { ...night, flags: ['draft'] }),
      rowOf(5, { start: 22 * 60 }),
    ),
  );
  expect(
    lines.map(({ part, state, headcount, confirmed, sharesPart }) => [part, state, headcount, confirmed, sharesPart]),
  ).toEqual([
    ['morning', 'covered', 2, 2, false],
    ['night', 'asked', 4, 2, true],
    ['night', 'draft', 2, 2, true],
    ['night', 'covered', 2, 2, true],
  ]);
});

describe('people on a shift', () => {
  const people = [
    { userId: ann, presence: 'in' as const },
    { userId: ben, presence: 'booked' as const },
  ];

  it('are late once it has begun without a clock-in, and come first', () => {
    const running = shiftsOf(rowOf(1, { people }));
    expect(running[0]?.people).toEqual([
      { userId: ben, name: 'Ben Ito', presence: 'late' },
      { userId: ann, name: 'Ann Lee', presence: 'in' },
    ]);
    expect(metricsOf(running).late).toBe(1);
    expect(running.map((shift) => isShown(shift, 'late'))).toEqual([true]);
  });

  it('are not late before it begins or after it ends', () => {
    const around = shiftsOf(rowOf(1, { ...night, people }), rowOf(2, { start: 0, minutes: 480, people }));
    expect(around.flatMap((shift) => shift.people.map(({ presence }) => presence))).toEqual([
      'in',
      'booked',
      'in',
      'booked',
    ]);
    expect(metricsOf(around).late).toBe(0);
  });

  it('have no name once their account is erased', () => {
    const [shift] = shiftsOf(rowOf(1, { people: [{ userId: testUserId(3), presence: 'done' }] }));
    expect(shift?.people).toEqual([{ userId: testUserId(3), name: '', presence: 'done' }]);
  });
});

it('gaps are in time order and wrap around', () => {
  const gaps = gapsOf(
    shiftsOf(rowOf(1, { start: 23 * 60, confirmed: 0 }), rowOf(2, { ...night, confirmed: 0 }), rowOf(3)),
  );
  const [first, second] = [testId('shf', 2), testId('shf', 1)];
  expect([null, first, second, 'gone'].map((last) => gapAfter(gaps, last)?.id)).toEqual([first, second, first, first]);
});

it('weeks begin on Monday', () => {
  expect(rangeOf('week', day)).toEqual({ from: '2026-11-23', days: 7 });
  expect(rangeOf('day', day)).toEqual({ from: day, days: 1 });
  expect(daysOf(rangeOf('two', day)).at(-1)).toBe('2026-12-06');
});
