import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lakeshore } from '@/work/parts/locations/testing';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { testId, testUserId } from '@/lib/testing/ids';
import { CoverageView } from '../coverage-view';
import { bookingOf, rowOf, shiftOf } from '../testing';

const [icu, stepdown] = [testId('unt', 1), testId('unt', 2)];
const [ann, ben, erased] = [testUserId(1), testUserId(2), testUserId(3)];

const startsAt = '2026-11-26T17:45:00.000Z';

answering({
  listLocations: () => ({ items: [lakeshore()] }),
  getBoard: () => ({
    people: [
      { userId: ann, name: 'Ann Lee' },
      { userId: ben, name: 'Ben Ito' },
    ],
    days: [
      {
        unitId: icu,
        day: '2026-11-26',
        shifts: [
          rowOf(1, {
            people: [
              { userId: ann, presence: 'in' },
              { userId: ben, presence: 'booked' },
              { userId: erased, presence: 'in' },
            ],
          }),
        ],
      },
      { unitId: stepdown, day: '2026-11-27', shifts: [rowOf(2, { people: [{ userId: ann, presence: 'booked' }] })] },
    ],
  }),
  getShift: () => ({
    shift: shiftOf(),
    bookings: [
      bookingOf(1, 'Ann Lee', { startsAt, status: 'in_progress', clockedInAt: '2026-11-26T17:40:00.000Z' }),
      bookingOf(2, 'Ben Ito', { startsAt }),
    ],
    favorites: [],
    ladder: [],
    filling: null,
    outlook: null,
  }),
  listUnitBlocks: () => ({ people: [] }),
  listFavorites: () => ({ people: [] }),
  listShiftPlans: () => ({ templates: [], patterns: [] }),
});

const show = (address = '/coverage') => showTo(memberOf('manager'), <CoverageView />, address);
const cell = (name: RegExp) => screen.findByRole('gridcell', { name });

beforeEach(async () => {
  // Noon in Chicago.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T18:00:00.000Z') });
  await loadTexts('coverage', 'shift-plans', 'labels/professions', 'marketplace', 'errors');
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the board', () => {
  it('names the people on each shift, and can show only who has not clocked in', async () => {
    await show();
    expect(
      await cell(/^ICU.*covered: Ben Ito, not clocked in; Former member, clocked in; Ann Lee, clocked in$/),
    ).toBeDefined();
    expect(await cell(/^Stepdown, Fri.*covered: Ann Lee$/)).toBeDefined();
    const filter = await screen.findByRole('button', { name: 'Not Clocked In 1' });
    await act(async () => fireEvent.click(filter));
    expect(await cell(/^ICU, Thu/)).toBeDefined();
    expect(screen.queryByRole('rowheader', { name: /Stepdown/ })).toBeNull();
  });

  it('writes whole names in the view of one day', async () => {
    await show('/coverage?view=day');
    expect(await screen.findByText('Ann Lee')).toBeDefined();
  });
});

it('the panel of a shift says who is in since when, and who is late', async () => {
  await show(`/coverage?shift=${testId('shf')}`);
  expect((await screen.findByText('Not clocked in, late by 15 min')).dataset['warning']).toBe('true');
  expect(await screen.findByText(/^In since 11:40.AM$/)).toBeDefined();
});
