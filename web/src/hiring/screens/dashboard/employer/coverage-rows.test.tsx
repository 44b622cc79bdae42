import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EmployerQueueRow } from '@shared/hiring/model/work-queue';
import { loadTexts } from '@/lib/i18n/i18n';
import { testId, testUserId } from '@/lib/testing/ids';
import { EmployerRow } from './employer-queue-rows';

/** 7:12 PM in Chicago. */
const now = Date.parse('2026-11-24T01:12:00.000Z');
const timeZone = 'America/Chicago';
const monday = '2026-11-23';
const placeOf = (number: number, count: number, [from, until] = [monday, monday]) => ({
  locationId: testId('loc', number),
  location: `Lakeshore ${number}`,
  count,
  from,
  until,
});
const [main, north] = [testId('loc', 1), testId('loc', 2)];

beforeEach(() => loadTexts('home', 'common'));

const show = async (row: EmployerQueueRow) => {
  render(
    <MemoryRouter>
      <Suspense>
        <ol>
          <EmployerRow row={row} now={now} />
        </ol>
      </Suspense>
    </MemoryRouter>,
  );
  return (await screen.findByRole('heading')).textContent;
};
const addresses = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('people who haven’t clocked in', () => {
  const personOf = (number: number, name: string, startsAt: string) => ({
    ...{ userId: testUserId(number), name, photo_url: null, unit: 'ICU', startsAt },
  });
  const rowOf = (changes: Partial<Extract<EmployerQueueRow, { kind: 'people_late' }>>) => ({
    kind: 'people_late' as const,
    due: '2026-11-23T13:00:00.000Z',
    count: 1,
    people: [personOf(1, 'Ana Ruiz', '2026-11-24T01:00:00.000Z')],
    places: [placeOf(1, 1)],
    ...changes,
  });

  it('have a name, a unit, and since when, and lead to their shifts on the board', async () => {
    const people = [
      personOf(1, 'Ana Ruiz', '2026-11-24T00:07:00.000Z'),
      personOf(2, '', '2026-11-24T01:00:00.000Z'),
      personOf(3, 'Cleo Park', '2026-11-24T01:12:00.000Z'),
    ];
    expect(await show(rowOf({ count: 5, people, places: [placeOf(1, 5)] }))).toBe("5 people haven't clocked in");
    expect(
      screen.getByText(
        'Ana Ruiz, ICU, late by 1 h 5 min · Former member, ICU, late by 12 min · Cleo Park, ICU, late by 1 min · 2 more people',
      ),
    ).toBeDefined();
    expect(addresses()).toEqual([['Check Shifts', `/coverage?location=${main}&view=day&day=${monday}&show=late`]]);
  });

  it('are shown on all of their days, at the location with the latest first', async () => {
    const places = [placeOf(1, 1, ['2026-11-22', monday]), placeOf(2, 2, [monday, '2026-11-24'])];
    expect(await show(rowOf({ places }))).toBe("1 person hasn't clocked in");
    const ofMain = `/coverage?location=${main}&view=two&day=2026-11-22&show=late`;
    expect(addresses()).toEqual([
      ['Check Shift', ofMain],
      ['1 at Lakeshore 1', ofMain],
      ['2 at Lakeshore 2', `/coverage?location=${north}&view=week&day=${monday}&show=late`],
    ]);
  });
});

describe('open slots', () => {
  const rowOf = (startsAt: string, covering: number) => ({
    kind: 'slots_open' as const,
    due: startsAt,
    count: 3,
    covering,
    next: { unit: 'ICU', startsAt, timeZone },
    places: [1, 2, 3, 4, 5].map((number) => placeOf(number, 1)),
  });

  it('name the next one and lead to the board', async () => {
    expect(await show(rowOf('2026-11-24T05:00:00.000Z', 0))).toBe('3 open slots today');
    expect(screen.getByText(/^Next: ICU, 11:00 PM/)).toBeDefined();
    expect(addresses()[0]).toEqual(['Fill Slots', `/coverage?location=${main}&view=day&day=${monday}&show=open`]);
    expect(addresses()).toHaveLength(5);
    expect(screen.getByText('1 more location')).toBeDefined();
  });

  it('say for how many Cover Now asks people', async () => {
    await show(rowOf('2026-11-24T01:00:00.000Z', 1));
    expect(screen.getByText(/^ICU, since 7:00 PM.* · Cover Now is asking people for 1$/)).toBeDefined();
  });
});

describe('shifts to approve', () => {
  const rowOf = (overdue: number, isMore = false) => ({
    kind: 'shifts_to_approve' as const,
    ...{ due: '2026-11-25T16:00:00.000Z', count: 5, isMore, overdue, timeZone },
  });

  it('lead to the list of hours, with the soonest deadline', async () => {
    expect(await show(rowOf(0))).toBe('5 shifts to approve');
    expect(screen.getByText(/^Decide by Wed, Nov 25, 10:00 AM/)).toBeDefined();
    expect(addresses()).toEqual([['Approve', '/timesheets']]);
  });

  it('say how many are overdue', async () => {
    expect(await show(rowOf(2, true))).toBe('More than 5 shifts to approve');
    expect(screen.getByText('2 overdue')).toBeDefined();
  });
});
