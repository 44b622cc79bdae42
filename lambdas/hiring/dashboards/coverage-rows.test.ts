import { describe, expect, it, vi } from 'vitest';
import { limits } from '@shared/limits';
import { coverageOf } from './coverage-rows';
import { cellOf, locationOf } from './coverage.fixture';
import { getEmployerQueue } from './get-employer-queue';
import { callerOf, fakeDeps, now, offerOf, timeZone, type Stored } from './queue.fake';

const [main, north] = [locationOf(1), locationOf(2, { timeZone: 'America/Denver' })];
const queueOf = (covered: NonNullable<Stored['covered']>, role: 'manager' | 'member' = 'manager', more: Stored = {}) =>
  getEmployerQueue(fakeDeps({ covered, ...more }), { caller: callerOf(role), timeZone });
/** 9:42 AM at the main location, 8:42 AM at the other. */
const at = now.toISOString();
const night = { start: 19 * 60 };
const dayAgo = '2026-11-22';

describe('people who haven’t clocked in', () => {
  const late = cellOf(main, 0, { people: { ana: 'booked', ben: 'in' } });

  it('are named with their unit and start, before everything else', async () => {
    const { today, coverage } = await queueOf([{ location: main, cells: [late] }], 'manager', {
      offers: [offerOf(1, { expiresOn: '2026-11-23' })],
    });
    expect(today.map(({ kind }) => kind)).toEqual(['people_late', 'offer_expiring']);
    expect(today[0]).toEqual({
      kind: 'people_late',
      due: '2026-11-23T13:00:00.000Z',
      count: 1,
      people: [{ userId: 'ana', name: 'ana', photo_url: null, unit: 'ICU', startsAt: '2026-11-23T13:00:00.000Z' }],
      places: [
        { locationId: main.locationId, location: 'Lakeshore 1', count: 1, from: '2026-11-23', until: '2026-11-23' },
      ],
    });
    expect(coverage).toEqual({
      late: 1,
      open: 0,
      isUrgent: true,
      boards: [{ locationId: main.locationId, from: dayAgo, until: '2026-11-24' }],
    });
  });

  it('are counted beyond the few that are named, by location with the latest first', async () => {
    const people = Object.fromEntries(['a', 'b', 'c', 'd'].map((userId) => [userId, 'booked' as const]));
    const deps = fakeDeps({
      covered: [
        { location: main, cells: [cellOf(main, 0, { people })] },
        { location: north, cells: [cellOf(north, 1, { ...night, minutes: 900, people: { eve: 'booked' } }, dayAgo)] },
      ],
    });
    const find = vi.spyOn(deps.people, 'find');
    const { today } = await getEmployerQueue(deps, { caller: callerOf('manager'), timeZone });
    expect(today).toMatchObject([
      {
        kind: 'people_late',
        count: 5,
        people: [{ userId: 'eve', unit: 'Stepdown' }, { unit: 'ICU' }, { unit: 'ICU' }],
        places: [
          { location: 'Lakeshore 2', count: 1, from: dayAgo, until: dayAgo },
          { location: 'Lakeshore 1', count: 4, from: '2026-11-23', until: '2026-11-23' },
        ],
      },
    ]);
    expect(find.mock.calls.map(([userIds]) => userIds)).toEqual([['eve', 'a', 'b']]);
  });

  it('have no name once they are erased', async () => {
    const deps = { ...fakeDeps({ covered: [{ location: main, cells: [late] }] }) };
    deps.people = { find: () => Promise.resolve(new Map()) };
    const { today } = await getEmployerQueue(deps, { caller: callerOf('manager'), timeZone });
    expect(today).toMatchObject([{ kind: 'people_late', people: [{ userId: 'ana', name: '' }] }]);
  });
});

describe('open slots of today', () => {
  it('lead to the next one, and say for how many Cover Now asks people', async () => {
    const { today, coverage } = await queueOf([
      { location: main, cells: [cellOf(main, 0, { ...night, headcount: 3 })] },
      { location: north, cells: [cellOf(north, 1, { confirmed: 0, flags: ['in_progress', 'cover_now'] })] },
    ]);
    expect(today).toMatchObject([
      {
        kind: 'slots_open',
        count: 3,
        covering: 1,
        next: { unit: 'Stepdown', startsAt: '2026-11-23T14:00:00.000Z', timeZone: 'America/Denver' },
        places: [
          { location: 'Lakeshore 2', count: 1 },
          { location: 'Lakeshore 1', count: 2 },
        ],
      },
    ]);
    expect(coverage).toMatchObject({ late: 0, open: 3, isUrgent: true });
  });

  it('aren’t urgent while there is time to fill them', async () => {
    const late = { start: 22 * 60, confirmed: 0 };
    expect((await queueOf([{ location: main, cells: [cellOf(main, 0, late)] }])).coverage).toMatchObject({
      open: 1,
      isUrgent: false,
    });
  });
});

describe('submitted hours of shifts', () => {
  const submittedIn = (unit: number, answerBy: string) => ({ unitId: main.units[unit]!.unitId, answerBy });

  it('have the soonest deadline, and those that are overdue', async () => {
    const submitted = [submittedIn(0, '2026-11-22T10:00:00.000Z'), submittedIn(1, '2026-11-24T10:00:00.000Z')];
    expect((await queueOf([{ location: main, submitted }])).today).toEqual([
      {
        kind: 'shifts_to_approve',
        due: '2026-11-22T10:00:00.000Z',
        count: 2,
        isMore: false,
        overdue: 1,
        timeZone,
      },
    ]);
    expect((await queueOf([{ location: main, submitted }], 'member')).today).toMatchObject([{ count: 1, overdue: 0 }]);
  });

  it('are counted up to a limit', async () => {
    const most = limits.queue.submittedShifts;
    const submitted = Array.from({ length: most + 1 }, () => submittedIn(0, '2026-11-24T10:00:00.000Z'));
    const rowOf = async (some: typeof submitted) => (await queueOf([{ location: main, submitted: some }])).today;
    expect(await rowOf(submitted)).toMatchObject([{ count: most, isMore: true }]);
    expect(await rowOf(submitted.slice(1))).toMatchObject([{ count: most, isMore: false }]);
  });
});

describe('what a caller may see', () => {
  const cells = [0, 1].map((unit) => cellOf(main, unit, { headcount: 2, people: { ana: 'booked' }, ...night }));

  it('is every unit for managers, and own units for members', async () => {
    const covered = [{ location: main, cells }];
    expect((await queueOf(covered)).coverage.open).toBe(2);
    expect((await queueOf(covered, 'member')).today).toMatchObject([{ count: 1, next: { unit: 'Stepdown' } }]);
  });

  it('costs no read of a board without a unit to see', async () => {
    const unsupervised = locationOf(3, { units: [main.units[0]!] });
    const deps = fakeDeps({ covered: [{ location: unsupervised, cells }] });
    const [list, board, approvals] = [
      vi.spyOn(deps.locations, 'list'),
      vi.spyOn(deps.board, 'cells'),
      vi.spyOn(deps.approvals, 'of'),
    ];
    expect(await coverageOf(deps, callerOf('member'), at)).toEqual([]);
    expect(list).toHaveBeenCalledTimes(1);
    expect(await coverageOf(deps, { ...callerOf('member'), role: 'support' }, at)).toEqual([]);
    expect(list).toHaveBeenCalledTimes(1);
    expect(board).not.toHaveBeenCalled();
    expect(approvals).not.toHaveBeenCalled();
  });
});
