import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lakeshore, staffOf, unitOf } from '@/work/parts/locations/testing';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { CoverageView } from './coverage-view';
import { bookingOf, dragOver, letGo, rowOf, shiftOf } from './testing';

const [icu, stepdown] = [testId('unt', 1), testId('unt', 2)];
const [thursday, friday] = ['2026-11-26', '2026-11-27'];
const [first, second] = [testId('shf', 1), testId('shf', 2)];
const open = { confirmed: 1, flags: [] };

const placeOf = (shiftId: string) =>
  shiftId === first ? { unitId: icu, day: thursday } : { unitId: stepdown, unit: 'Stepdown', day: friday };

const board = {
  people: [],
  days: [
    { unitId: icu, day: thursday, shifts: [rowOf(1, { ...open, start: 19 * 60, requested: 1 })] },
    { unitId: stepdown, day: friday, shifts: [rowOf(2, { ...open, start: 19 * 60 })] },
  ],
};

const server = answering({
  listLocations: () => ({ items: [lakeshore({ units: [unitOf(1, 'ICU'), unitOf(2, 'Stepdown')] })] }),
  getBoard: () => board,
  getShift: ({ params: { shiftId } }) => ({
    shift: shiftOf({ shiftId, ...placeOf(shiftId) }),
    bookings: [bookingOf(3, 'Yuki Chen', { how: 'request', status: 'requested', shiftId })],
    ...{ favorites: [], ladder: [], filling: null, outlook: null },
  }),
  listShiftPlans: () => ({ templates: [], patterns: [] }),
  listUnitBlocks: () => ({ people: [] }),
  listFavorites: () => ({ people: [] }),
  listOwnStaff: () => ({ people: [staffOf(2, 'Ada Byron')], invitations: [] }),
});

const cell = (name: RegExp) => screen.findByRole('gridcell', { name });
const panelOf = (name: RegExp) => screen.findByRole('complementary', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const click = (element: HTMLElement) =>
  act(async () => {
    element.focus();
    fireEvent.click(element);
  });
const key = (name: string) => act(async () => fireEvent.keyDown(document.activeElement!, { key: name }));
const focus = (element: HTMLElement) => act(async () => element.focus());
const show = (query = `shift=${first}`) => showTo(memberOf('manager'), <CoverageView />, `/coverage?${query}`);

beforeEach(async () => {
  // Noon in Chicago.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T18:00:00.000Z') });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(min-width: 85rem)',
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  await loadTexts('coverage', 'labels/professions', 'labels/certifications', 'marketplace', 'errors', 'shift-plans');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('on a wide window, the panel of a shift', () => {
  it('is beside the board, with the facts and one primary button', async () => {
    await show();
    const panel = await panelOf(/^ICU, Thu/);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(within(panel).getByRole('heading', { level: 2 }));
    expect(within(panel).getByText('Open, 1 request')).toBeDefined();
    expect(within(panel).getByText('1 of 2 covered')).toBeDefined();
    expect(within(panel).getByRole('button', { name: 'Approve Yuki Chen' })).toBeDefined();
    expect(within(panel).queryByRole('button', { name: "Approve Yuki Chen's request" })).toBeNull();
  });

  it('leaves the board its keys', async () => {
    await show();
    await panelOf(/^ICU, Thu/);
    await key('g');
    expect(document.activeElement).toBe(await cell(/^ICU, Thu/));
    await key('ArrowRight');
    await key('ArrowDown');
    expect(document.activeElement).toBe(await cell(/^Stepdown, Fri/));
    await key('Enter');
    const heading = (await panelOf(/^Stepdown, Fri/)).querySelector('h2');
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('closes with Escape or its button, and the focus is on the cell of the shift', async () => {
    await show();
    await panelOf(/^ICU, Thu/);
    await key('Escape');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(document.activeElement).toBe(await cell(/^ICU, Thu/));
    await key('Enter');
    await click(within(await panelOf(/^ICU, Thu/)).getByRole('button', { name: 'Next shift' }));
    await click(within(await panelOf(/^Stepdown, Fri/)).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(document.activeElement).toBe(await cell(/^Stepdown, Fri/));
  });

  it('closes with Escape on the board, where the focus stays', async () => {
    await show();
    await panelOf(/^ICU, Thu/);
    const other = await cell(/^Stepdown, Sat/);
    await focus(other);
    await key('Escape');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(document.activeElement).toBe(other);
  });

  it('stays where it is for the next shift, and so does the focus on its buttons', async () => {
    await show();
    const panel = await panelOf(/^ICU, Thu/);
    const next = within(panel).getByRole('button', { name: 'Next shift' });
    await click(next);
    expect(await panelOf(/^Stepdown, Fri/)).toBe(panel);
    expect(document.activeElement).toBe(next);
    await click(document.querySelector<HTMLElement>(`[data-line="${first}"]`)!);
    expect(await panelOf(/^ICU, Thu/)).toBe(panel);
    expect(document.activeElement).toBe(within(panel).getByRole('heading', { level: 2 }));
  });

  it('stays while someone is dragged from it', async () => {
    await show();
    const panel = await panelOf(/^ICU, Thu/);
    const grip = await button('Move Yuki Chen to a slot');
    await dragOver(grip, document.querySelector(`[data-line="${second}"]`));
    expect(screen.getByText(/Yuki Chen requested another shift/)).toBeDefined();
    expect(panel.isConnected).toBe(true);
    await letGo();
    expect(panel.isConnected).toBe(true);
    expect(server.calls('approveShiftRequest')).toEqual([]);
  });

  it('stays when Escape puts a person back on it', async () => {
    await show();
    const panel = await panelOf(/^ICU, Thu/);
    const grip = await button('Move Yuki Chen to a slot');
    await click(grip);
    await waitFor(() => expect(document.activeElement?.getAttribute('data-cell')).toBe(`${icu}.${thursday}`));
    await key('Escape');
    expect(panel.isConnected).toBe(true);
    expect(document.activeElement).toBe(grip);
    await key('Escape');
    expect(panel.isConnected).toBe(false);
  });

  it('moves the focus to a board that comes after the panel', async () => {
    const late = Promise.withResolvers<typeof board>();
    server.use({ getBoard: () => late.promise });
    await show();
    await click(await button('Move Yuki Chen to a slot'));
    late.resolve(board);
    await waitFor(() => expect(document.activeElement?.getAttribute('data-cell')).toBe(`${icu}.${thursday}`));
  });

  it('leaves Escape to the dialog above it', async () => {
    await show();
    const panel = await panelOf(/^ICU, Thu/);
    await click(await button('Assign Own Staff'));
    expect(await screen.findByText('Ada Byron')).toBeDefined();
    await key('Escape');
    expect(panel.isConnected).toBe(true);
  });
});

describe('on a wide window, the panel of a day', () => {
  it('opens one of its shifts in place', async () => {
    await show(`cell=${stepdown}.${friday}`);
    const panel = await panelOf(/^Stepdown, Fri/);
    expect(within(panel).getByRole('button', { name: 'Add Shift' })).toBeDefined();
    await click(within(panel).getByRole('button', { name: /7:00 PM-7:00 AM/ }));
    expect(await screen.findByText('Yuki Chen')).toBeDefined();
    expect(server.calls('getShift')).toMatchObject([{ params: { shiftId: second } }]);
  });
});
