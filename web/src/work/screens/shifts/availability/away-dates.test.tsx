import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changedTimeOff } from '@shared/work/rules/shifts/time-off';
import { AppError } from '@shared/errors';
import type { OwnBooking } from '@shared/work/model/booking';
import { defaultShiftPreferences, type ShiftPreferences } from '@shared/work/model/shifts/shift-preferences';
import { showTo } from '@/hiring/parts/offers/testing';
import { foundOf, ownBookingOf, shiftOf } from '@/work/parts/shifts/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, unreachable } from '@/lib/testing/api-server';
import { setOwnZone } from '@/lib/time/own-zone';
import { reasonCatalogs } from '../booking/reason-texts';
import { ShiftsView } from '../shifts-view';
import { ShiftWeekView } from '../week/week-view';

let own: OwnBooking[];
let preferences: ShiftPreferences;
let isDown: boolean;
const server = answering({
  findShifts: () => ({ items: [foundOf(1), foundOf(2, { shift: { day: '2026-12-05' } })] }),
  listOwnBookings: ({ query: { from, days } }) => ({
    items: own.filter(({ booking: { terms } }) => {
      const after = (Date.parse(terms.day) - Date.parse(from)) / 86_400_000;
      return after >= 0 && after < days;
    }),
  }),
  getProfessionalQueue: () => ({ rows: [], counts: { offers: 0, returnedWeeks: 0, interviews: 0 }, inPool: true }),
  getShiftPreferences: () => preferences,
  getWeekLink: () => ({ token: null, madeAt: null, version: 0 }),
  saveShiftPreferences: ({ body }) => {
    if (isDown) return unreachable();
    const { addAway, removeAway, ...choices } = body;
    const away = changedTimeOff(preferences.away, { addAway, removeAway }, '2026-12-01');
    preferences = { ...preferences, ...choices, away } as ShiftPreferences;
    return preferences;
  },
});

const open = (at = '/shifts/week') => showTo('professional', <ShiftWeekView />, { at, path: '/shifts/week' });
const dates = async () => within(await screen.findByRole('region', { name: 'Dates away' }));
const press = async (name: string | RegExp, times = 1) => {
  const found = await screen.findByRole('button', { name });
  await act(async () => {
    for (let time = 0; time < times; time += 1) fireEvent.click(found);
  });
};
const choose = async (label: RegExp, value: string) => {
  const field = (await dates()).getByLabelText(label);
  await act(async () => fireEvent.change(field, { target: { value } }));
};
const fillIn = async (from: string, until: string) => {
  await press('Add Dates');
  await choose(/^First day/, from);
  await choose(/^Last day/, until);
};
const saves = () => server.calls('saveShiftPreferences').map(({ body }) => body);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-02T18:00:00Z') });
  setOwnZone('America/Chicago');
  own = [];
  isDown = false;
  preferences = defaultShiftPreferences;
  await loadTexts(...reasonCatalogs, 'search', 'timesheets', 'labels/profiles');
});
afterEach(() => {
  vi.useRealTimers();
  setOwnZone(null);
});

describe('dates away', () => {
  it('are added once by a double click, and removed', async () => {
    preferences = { ...preferences, away: [{ from: '2026-11-20', until: '2026-11-30' }] };
    await open();
    expect((await dates()).getByText('No dates away')).toBeDefined();
    await fillIn('2026-12-10', '2026-12-17');
    await press('Add', 2);
    expect(await (await dates()).findByText('Dec 10-17')).toBeDefined();
    expect(saves()).toEqual([{ addAway: { from: '2026-12-10', until: '2026-12-17' } }]);
    expect(document.activeElement?.textContent).toBe('Add Dates');
    await press('Remove Dec 10-17', 2);
    expect(await (await dates()).findByText('No dates away')).toBeDefined();
    expect(saves().slice(1)).toEqual([{ removeAway: { from: '2026-12-10', until: '2026-12-17' } }]);
  });

  it('are merged into one period where they overlap or touch, which the form says', async () => {
    preferences = { ...preferences, away: [{ from: '2026-12-10', until: '2026-12-17' }] };
    await open();
    await fillIn('2026-12-18', '2027-01-03');
    expect(screen.getByText('Joined with days you already added: Dec 10, 2026-Jan 3, 2027.')).toBeDefined();
    await press('Add');
    expect(await (await dates()).findByText('Dec 10, 2026-Jan 3, 2027')).toBeDefined();
    expect((await dates()).getAllByRole('listitem')).toHaveLength(1);
  });

  it.each([
    ['2026-12-10', '2026-12-09', "Choose a last day that isn't before the first."],
    ['2026-11-10', '2026-12-01', "Choose a last day that isn't over."],
    ['2026-12-11', '2026-12-12', "You've already added these days."],
    ['2027-01-01', '2027-07-01', 'Choose at most 180 days in a row.'],
    ['2027-01-01', '', 'This field is required'],
  ])('%s to %s can’t be added: %s', async (from, until, text) => {
    preferences = { ...preferences, away: [{ from: '2026-12-10', until: '2026-12-17' }] };
    await open();
    await fillIn(from, until);
    await press('Add');
    expect(await screen.findByText(text)).toBeDefined();
    expect(saves()).toEqual([]);
  });

  it('start with a day that is also the last until another is chosen', async () => {
    await open();
    await press('Add Dates');
    await choose(/^First day/, '2026-12-10');
    await press('Add');
    await waitFor(() => expect(saves()).toEqual([{ addAway: { from: '2026-12-10', until: '2026-12-10' } }]));
    expect(await (await dates()).findByText('Thu, Dec 10')).toBeDefined();
  });

  it('leave booked shifts unchanged: the form names them, with a link to each', async () => {
    own = [
      ownBookingOf(shiftOf(1)),
      ownBookingOf(shiftOf(2, { day: '2026-12-04', unit: 'Stepdown' }), { status: 'requested', how: 'request' }),
      ownBookingOf(shiftOf(3, { day: '2026-12-05' }), { status: 'canceled_by_worker' }),
      ownBookingOf(shiftOf(4, { day: '2027-01-12' })),
    ];
    await open();
    await fillIn('2026-12-03', '2026-12-03');
    expect(await screen.findByText(/^1 shift of yours starts on these days\. It stays as it is\./)).toBeDefined();
    await choose(/^Last day/, '2027-01-20');
    expect(await screen.findByText(/^3 of your shifts start on these days\. They stay as they are\./)).toBeDefined();
    const links = (await dates()).getAllByRole('link');
    expect(links.map((it) => [it.textContent, it.getAttribute('href')])).toEqual([
      [expect.stringMatching(/^ICU, Thu, Dec 3/), '/shifts/week'],
      [expect.stringMatching(/^Stepdown, Fri, Dec 4/), '/shifts/week'],
      [expect.stringMatching(/^ICU, Tue, Jan 12/), '/shifts/week?week=2027-01-11'],
    ]);
    expect((await dates()).getByText(/Requested$/)).toBeDefined();
  });

  it('stay in the form if saving failed', async () => {
    await open();
    await fillIn('2026-12-10', '2026-12-17');
    server.use({
      saveShiftPreferences: () => {
        throw new AppError('LIMIT_REACHED');
      },
    });
    await press('Add');
    expect(await screen.findByText(/^You've reached the limit/)).toBeDefined();
    expect((await dates()).getByLabelText<HTMLInputElement>(/^Last day/).value).toBe('2026-12-17');
  });

  it('stay listed if removal failed', async () => {
    preferences = { ...preferences, away: [{ from: '2026-12-10', until: '2026-12-17' }] };
    isDown = true;
    await open();
    await press('Remove Dec 10-17');
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect((await dates()).getByText('Dec 10-17')).toBeDefined();
  });
});

describe('the week', () => {
  it('marks days away, with and without a shift', async () => {
    own = [ownBookingOf(shiftOf(1))];
    preferences = { ...preferences, away: [{ from: '2026-12-03', until: '2026-12-04' }] };
    await open();
    const week = within(await screen.findByRole('list', { name: 'My Week' }));
    await waitFor(() => expect(week.getAllByText('Away')).toHaveLength(2));
    expect(week.getAllByText('No shift')).toHaveLength(5);
  });

  it('says so without any shift', async () => {
    preferences = { ...preferences, away: [{ from: '2026-12-06', until: '2026-12-09' }] };
    await open();
    expect(await screen.findByText('Away Dec 6-9')).toBeDefined();
    expect(screen.getByText('No shifts this week')).toBeDefined();
  });
});

describe('the feed', () => {
  it('omits days away at first, and explains them once shown', async () => {
    preferences = { ...preferences, away: [{ from: '2026-12-03', until: '2026-12-04' }] };
    await showTo('professional', <ShiftsView />, { at: '/shifts', path: '/shifts' });
    await screen.findByRole('region', { name: /Dec 5/ });
    expect(screen.queryByRole('region', { name: /Dec 3/ })).toBeNull();
    await press(/^Fits my availability 1/);
    const thursday = within(await screen.findByRole('region', { name: /Dec 3/ }));
    expect(thursday.getByText("You're away Dec 3-4")).toBeDefined();
    expect(within(screen.getByRole('region', { name: /Dec 5/ })).queryByText(/^You're away/)).toBeNull();
  });

  it('says that shifts may start while the person is away', async () => {
    preferences = { ...preferences, away: [{ from: '2026-12-01', until: '2026-12-31' }] };
    await showTo('professional', <ShiftsView />, { at: '/shifts', path: '/shifts' });
    expect(await screen.findByText(/^2 shifts you could book start at other times or while you're away/)).toBeDefined();
  });
});
