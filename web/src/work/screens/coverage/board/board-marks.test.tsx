import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lakeshore } from '@/work/parts/locations/testing';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { CoverageView } from '../coverage-view';
import { rowOf, shiftOf } from '../testing';

const [icu, stepdown] = [testId('unt', 1), testId('unt', 2)];

const night = { start: 19 * 60 };

const server = answering({
  listLocations: () => ({ items: [lakeshore()] }),
  getBoard: () => ({
    people: [],
    days: [
      {
        unitId: icu,
        day: '2026-11-26',
        shifts: [rowOf(11), rowOf(1, { ...night, confirmed: 1, flags: ['awaiting'] })],
      },
      { unitId: stepdown, day: '2026-11-27', shifts: [rowOf(2, { confirmed: 0 })] },
    ],
  }),
  getShift: () => ({ shift: shiftOf(), bookings: [], favorites: [], ladder: [], filling: null, outlook: null }),
  listOwnStaff: () => ({ people: [], invitations: [] }),
  listShiftPlans: () => ({ templates: [], patterns: [] }),
});

const show = () => showTo(memberOf('manager'), <CoverageView />, '/coverage');
const cell = (name: RegExp) => screen.findByRole('gridcell', { name });
const pressIn = async (name: RegExp, key: string) => {
  const found = await cell(name);
  await act(() => found.focus());
  await act(async () => fireEvent.keyDown(found, { key }));
};

beforeEach(async () => {
  // Noon in Chicago.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T18:00:00.000Z') });
  await loadTexts('coverage', 'shift-plans', 'labels/professions', 'marketplace', 'errors');
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the board', () => {
  it('marks pending answers to a change, and can show only those', async () => {
    await show();
    expect(await cell(/^ICU, Thu, Nov 26:.*night, 1 of 2 covered, awaiting an answer to a change$/)).toBeDefined();
    const filter = await screen.findByRole('button', { name: /^Awaiting Answer/ });
    await act(async () => fireEvent.click(filter));
    expect(await cell(/^ICU, Thu, Nov 26: 7:00 PM-7:00 AM, Fri, night, 1 of 2 covered/)).toBeDefined();
    expect(screen.queryByRole('rowheader', { name: /Stepdown/ })).toBeNull();
  });

  it('shows first where someone is missing while Cover Now asks people', async () => {
    server.use({
      getBoard: () => ({
        people: [],
        days: [{ unitId: icu, day: '2026-11-26', shifts: [rowOf(11, { confirmed: 1, flags: ['cover_now'] })] }],
      }),
    });
    await show();
    expect(await screen.findByText(/^1 open\. Gap now: ICU, since 7:00 AM$/)).toBeDefined();
    expect(await cell(/morning, 1 of 2 covered, Cover Now is on$/)).toBeDefined();
  });

  it('marks bookings that end unless fixed as at risk, and skips them for the next gap', async () => {
    server.use({
      getBoard: () => ({
        people: [],
        days: [
          { unitId: icu, day: '2026-11-26', shifts: [rowOf(1, { ...night, flags: ['lapsing'] })] },
          { unitId: stepdown, day: '2026-11-27', shifts: [rowOf(2, { confirmed: 0 })] },
        ],
      }),
    });
    await show();
    expect(
      await cell(/^ICU, Thu, Nov 26: 7:00 PM-7:00 AM, Fri, night, 2 of 2 covered, a booking may end$/),
    ).toBeDefined();
    await pressIn(/^ICU, Thu, Nov 26/, 'g');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Stepdown, Fri, Nov 27/);
    const filter = await screen.findByRole('button', { name: /^At Risk 1/ });
    await act(async () => fireEvent.click(filter));
    expect(await cell(/^ICU, Thu, Nov 26: 7:00 PM-7:00 AM, Fri, night/)).toBeDefined();
    expect(screen.queryByRole('rowheader', { name: /Stepdown/ })).toBeNull();
  });

  it('says which shift of a line has the mark', async () => {
    server.use({
      listFavorites: () => ({ people: [] }),
      listUnitBlocks: () => ({ people: [] }),
      getBoard: () => ({
        people: [],
        days: [
          { unitId: icu, day: '2026-11-26', shifts: [rowOf(1, { ...night, flags: ['lapsing'] }), rowOf(2, night)] },
        ],
      }),
    });
    await show();
    fireEvent.click(
      await screen.findByRole('button', {
        name: /^ICU, Thu, Nov 26: 7:00 PM-7:00 AM, Fri, night, 4 of 4 covered, a booking may end$/,
        hidden: true,
      }),
    );
    const list = await screen.findByRole('list', { name: 'Shifts' });
    expect(
      within(list)
        .getAllByRole('button')
        .map(({ textContent }) => /A booking may end/.test(textContent)),
    ).toEqual([true, false]);
  });

  it('says that its costs exclude own staff where they hold slots', async () => {
    await show();
    expect(await screen.findByText(/planned$/)).toBeDefined();
    expect(screen.queryByText(/without own staff/)).toBeNull();
    cleanup();
    server.use({
      getBoard: () => ({
        people: [],
        days: [{ unitId: icu, day: '2026-11-26', shifts: [rowOf(11, { flags: ['own_staff'], costCents: 600_00 })] }],
      }),
    });
    await show();
    expect(await screen.findByText(/^\$600(\.00)? planned · without own staff$/)).toBeDefined();
  });

  it('assigns own staff to the open shift of a cell with A', async () => {
    await show();
    await pressIn(/^ICU, Fri, Nov 27/, 'a');
    expect(server.calls('getShift')).toEqual([]);
    await pressIn(/^ICU, Thu, Nov 26/, 'a');
    expect(await screen.findByRole('heading', { name: /^Assign to ICU/, hidden: true })).toBeDefined();
    expect(server.calls('getShift')).toMatchObject([{ params: { shiftId: testId('shf', 1) } }]);
  });
});
