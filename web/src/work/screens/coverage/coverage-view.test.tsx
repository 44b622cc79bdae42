import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cancellationsAfter } from '@shared/work/rules/cancellation/booking-cancellation';
import { AppError } from '@shared/errors';
import type { Me } from '@shared/accounts/api/accounts.routes';
import type { BoardDay } from '@shared/work/model/shifts/board';
import type { Booking } from '@shared/work/model/booking';
import type { Location } from '@shared/work/model/location';
import type { Shift } from '@shared/work/model/shifts/shift';
import { notice } from '@shared/text/notice';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { lakeshore } from '@/work/parts/locations/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { testId, testUserId } from '@/lib/testing/ids';
import type { ShiftWithBookings } from './coverage-queries';
import { CoverageView } from './coverage-view';
import { bookingOf, rowOf, shiftOf } from './testing';

const [icu, stepdown] = [testId('unt', 1), testId('unt', 2)];
const [today, tomorrow] = ['2026-11-26', '2026-11-27'];

let locations: Location[];
let days: BoardDay[];
let stored: ShiftWithBookings;

const filling = {
  favorites: [],
  ladder: [{ step: 'pool' as const, opensAt: shiftOf().createdAt }],
  filling: null,
  outlook: null,
};

const setBooking = (userId: string, status: Booking['status'], counts: Partial<Shift>) => {
  stored = {
    ...stored,
    shift: { ...stored.shift, ...counts },
    bookings: stored.bookings.map((it) =>
      it.professional.userId === userId ? { ...it, ...cancellationsAfter(it, status, new Date()), status } : it,
    ),
  };
  return stored;
};

const server = answering({
  listLocations: () => ({ items: locations }),
  getBoard: () => ({ days, people: [] }),
  getShift: () => stored,
  listUnitBlocks: () => ({ people: [] }),
  listFavorites: () => ({ people: [] }),
  listShiftPlans: () => ({ templates: [], patterns: [] }),
  checkShifts: () => ({ batchId: testId('sbt'), kinds: [], rows: [], costCents: 0 }),
  createShift: ({ body: { shift, publish } }) =>
    shiftOf({ ...shift, confirmed: 0, requested: 0, status: publish ? 'open' : 'draft' }),
  updateShift: ({ body: { shift, version } }) => {
    if (version !== stored.shift.version) throw new AppError('STALE_VERSION');
    stored = { ...stored, shift: { ...stored.shift, ...(shift as Partial<Shift>), version: version + 1 } };
    return stored;
  },
  publishShift: () => {
    stored = { ...stored, shift: { ...stored.shift, status: 'open' } };
    return stored;
  },
  cancelShift: ({ body: { reason } }) => {
    stored = { ...filling, bookings: [], shift: { ...stored.shift, status: 'canceled', cancelReason: reason } };
    return stored;
  },
  approveShiftRequest: ({ params: { userId } }) =>
    setBooking(userId, 'confirmed', { confirmed: 2, requested: 0, status: 'covered' }),
  declineShiftRequest: ({ params: { userId } }) => setBooking(userId, 'declined', { requested: 0 }),
  cancelBooking: ({ params: { userId } }) => setBooking(userId, 'canceled_by_facility', { confirmed: 0 }),
});

const manager = memberOf('manager');
const unverified = {
  ...manager,
  membership: { ...manager.membership!, unverified: true },
} as Me;

const show = (address = '/coverage', me: Me = manager) => showTo(me, <CoverageView />, address);
const showShift = () => show(`/coverage?shift=${testId('shf')}`);
const button = (name: string | RegExp) => screen.findByRole('button', { name, hidden: true });
const press = async (name: string | RegExp) => {
  const found = await button(name);
  await act(async () => fireEvent.click(found));
};
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement | HTMLSelectElement>(name);
const type = async (name: RegExp, value: string) => fireEvent.input(await field(name), { target: { value } });
const cell = (name: RegExp) => screen.findByRole('gridcell', { name });
const key = (name: string) => act(async () => fireEvent.keyDown(document.activeElement!, { key: name }));

beforeEach(async () => {
  // Noon in Chicago.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T18:00:00.000Z') });
  locations = [lakeshore()];
  days = [
    { unitId: icu, day: today, shifts: [rowOf(11), rowOf(1, { start: 19 * 60, confirmed: 1, requested: 1 })] },
    { unitId: stepdown, day: tomorrow, shifts: [rowOf(2, { confirmed: 0 })] },
  ];
  stored = {
    ...filling,
    shift: shiftOf(),
    bookings: [bookingOf(2, 'Josephine Quigley'), bookingOf(3, 'Yuki Chen', { how: 'request', status: 'requested' })],
  };
  await loadTexts(
    'coverage',
    'shift-plans',
    'labels/professions',
    'labels/certifications',
    'marketplace',
    'notices',
    'errors',
  );
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the board', () => {
  it('shows today’s status and what needs cover next', async () => {
    await show();
    expect(await screen.findByText('Today 3 of 4 covered.')).toBeDefined();
    expect(screen.getByText(/^1 open\. Next gap: ICU, 7:00 PM, in 7 h 0 min$/)).toBeDefined();
    expect(server.calls('getBoard')).toMatchObject([{ query: { from: '2026-11-23', days: '7' } }]);
  });

  it('is a grid with a line for each part of a day, and totals below', async () => {
    await show();
    expect(
      await cell(/^ICU, Thu, Nov 26: .*morning, 2 of 2 covered and .*night, 1 of 2 covered, 1 request$/),
    ).toBeDefined();
    expect(screen.getAllByRole('columnheader')).toHaveLength(8);
    expect(screen.getByRole('rowheader', { name: /Stepdown/ }).textContent).toContain('2 open');
    expect(await cell(/^Thu, Nov 26: 3 of 4 covered, 1 open, \$2,400$/)).toBeDefined();
  });

  it('has one tab stop, arrow keys, and G for the next gap', async () => {
    await show();
    const first = await cell(/^ICU, Thu, Nov 26/);
    expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toEqual([first]);
    await act(() => first.focus());
    await key('ArrowDown');
    await key('ArrowLeft');
    expect(document.activeElement).toBe(await cell(/^Stepdown, Wed, Nov 25/));
    expect((document.activeElement as HTMLElement).tabIndex).toBe(0);
    await key('g');
    expect(document.activeElement).toBe(first);
    await key('g');
    expect(document.activeElement).toBe(await cell(/^Stepdown, Fri, Nov 27/));
  });

  it('opens the shifts of a cell, and one of them', async () => {
    await show();
    const found = await cell(/^ICU, Thu, Nov 26/);
    await act(() => found.focus());
    await key('Enter');
    const list = within(await screen.findByRole('list', { name: 'Shifts', hidden: true }));
    await act(async () => fireEvent.click(list.getByRole('button', { name: /7:00 PM-7:00 AM/, hidden: true })));
    expect(await screen.findByText('Josephine Quigley')).toBeDefined();
  });

  it('shows only open ones, or only the selected ones', async () => {
    await show();
    await press(/^Requests/);
    expect(await cell(/^ICU, Thu, Nov 26: 7:00 PM-7:00 AM, Fri, night, 1 of 2 covered, 1 request$/)).toBeDefined();
    expect(screen.queryByRole('rowheader', { name: /Stepdown/ })).toBeNull();
    await press(/^Open/);
    expect(await screen.findByRole('rowheader', { name: /Stepdown/ })).toBeDefined();
  });

  it('shows where Cover Now asks people', async () => {
    days[0]!.shifts[1]!.flags = ['cover_now'];
    await show();
    expect(await cell(/^ICU, Thu, Nov 26:.*night, 1 of 2 covered, 1 request, Cover Now is on/)).toBeDefined();
  });

  it('moves to other weeks and views', async () => {
    await show('/coverage?day=2026-11-30&view=two');
    expect(await screen.findByRole('grid')).toBeDefined();
    await press('Previous week');
    await press('Day');
    await waitFor(() =>
      expect(server.calls('getBoard').map(({ query }) => query)).toEqual([
        { from: '2026-11-30', days: '14' },
        { from: '2026-11-23', days: '14' },
        { from: '2026-11-23', days: '1' },
      ]),
    );
  });

  it('says when it is empty', async () => {
    days = [];
    await show();
    expect(await screen.findByText('No shifts in these days yet.')).toBeDefined();
  });

  it.each([
    ['manager', 'No locations yet'],
    ['member', "You don't supervise a unit yet"],
  ] as const)('says what a %s can do without a unit', async (role, title) => {
    locations = [];
    await show('/coverage', memberOf(role));
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Add Location' }) !== null).toBe(role === 'manager');
  });
});

describe('a shift', () => {
  it('shows its people and requests, and books who asked', async () => {
    await showShift();
    expect(await screen.findByText('1 free slot')).toBeDefined();
    await press('Approve Yuki Chen');
    expect(await screen.findByText('Approved request')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Approve/, hidden: true })).toBeNull();
  });

  it('says why a request could not be approved', async () => {
    server.use({
      approveShiftRequest: () => {
        throw new AppError('SHIFT_FILLED');
      },
    });
    await showShift();
    await press('Approve Yuki Chen');
    await waitFor(() => expect(server.calls('getShift')).toHaveLength(2));
    expect(screen.getByText('Yuki Chen')).toBeDefined();
  });

  it('loses a request that is declined', async () => {
    await showShift();
    await press("Decline Yuki Chen's request");
    expect(await screen.findByText('No longer on this shift')).toBeDefined();
  });

  it('cancels a booking with a reason', async () => {
    await showShift();
    await press("Cancel Josephine Quigley's booking");
    const dialog = within(
      await screen.findByRole('dialog', { name: "Cancel Josephine Quigley's booking?", hidden: true }),
    );
    // 7 hours before the start.
    expect(dialog.getByText('If you cancel now, you pay Josephine Quigley 2 hours, $114.')).toBeDefined();
    const confirm = dialog.getByRole('button', { name: 'Cancel Booking', hidden: true });
    await act(async () => fireEvent.click(confirm));
    expect(dialog.getByText('This field is required')).toBeDefined();
    await type(/^Reason/, 'The unit is closed that night.');
    await act(async () => fireEvent.click(confirm));
    expect(await screen.findByText('Canceled by your team · 2 hours, $114, on the timesheet')).toBeDefined();
    expect(server.calls('cancelBooking')).toMatchObject([
      { params: { userId: testUserId(2) }, body: { reason: 'The unit is closed that night.' } },
    ]);
  });

  it('is canceled after a confirmation that names the number of people affected', async () => {
    await showShift();
    await press('Cancel Shift');
    expect(await screen.findByText(/^2 people are booked on it or have requested it/)).toBeDefined();
    expect(screen.getByText('If you cancel now, you pay 1 person $114 total.')).toBeDefined();
    await type(/^Reason/, 'Low census');
    const confirm = screen.getAllByRole('button', { name: 'Cancel Shift', hidden: true }).at(-1)!;
    await act(async () => {
      fireEvent.click(confirm);
      fireEvent.click(confirm);
    });
    expect(await screen.findByText('Low census')).toBeDefined();
    expect(server.calls('cancelShift')).toHaveLength(1);
  });

  it('is published from a draft', async () => {
    stored = { shift: shiftOf({ status: 'draft', confirmed: 0, requested: 0 }), bookings: [], ...filling };
    await showShift();
    await press('Publish Shift');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Publish Shift', hidden: true })).toBeNull());
    expect(server.calls('publishShift')).toHaveLength(1);
  });

  it('says before saving new times what a no costs, and who must answer', async () => {
    await showShift();
    await press('Edit Shift');
    expect(await screen.findByText(/They're asked to accept another unit or day/)).toBeDefined();
    await type(/^Starts/, '21:00');
    await press('Save Shift');
    expect(await screen.findByText(/^1 person is booked and keeps the old times/)).toBeDefined();
    // Seven hours before the start.
    expect(screen.getByText(/^If they decline, you pay 2 hours, \$114/)).toBeDefined();
    expect(screen.getByText(/^1 person requested it/)).toBeDefined();
    expect(server.calls('updateShift')).toHaveLength(0);
    const [booked] = stored.bookings;
    const change = { ...booked!, answerBy: '2026-11-26T19:45:00.000Z', askedAt: '2026-11-26T18:00:00.000Z' };
    stored = { ...stored, bookings: stored.bookings.map((it) => ({ ...it, change })) };
    await press('Save and Ask');
    await waitFor(() => expect(server.calls('updateShift')).toHaveLength(1));
    expect(await screen.findByText(/^Waiting for an answer until Thu, Nov 26, 1:45 PM/)).toBeDefined();
    expect(screen.getByText(/Hasn't accepted the change yet/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Approve Yuki Chen/, hidden: true })).toBeNull();
  });

  it('saves at once where no one must be asked', async () => {
    await showShift();
    await press('Edit Shift');
    await type(/^Starts/, '19:10');
    await type(/^People needed/, '3');
    await press('Save Shift');
    await waitFor(() =>
      expect(server.calls('updateShift')).toMatchObject([
        { body: { version: 1, shift: { headcount: 3, startTime: '19:10' } } },
      ]),
    );
  });

  it("lets people choose when a colleague's change came first", async () => {
    await showShift();
    await press('Edit Shift');
    await type(/^Notes/, 'Mine');
    stored = { ...stored, shift: { ...stored.shift, notes: 'Theirs', headcount: 4, version: 2 } };
    await press('Save Shift');
    expect(await screen.findByText('Someone else saved changes')).toBeDefined();
    await press('Save');
    await waitFor(() => expect(stored.shift).toMatchObject({ notes: 'Mine', headcount: 4, version: 3 }));
  });
});

describe('a new shift', () => {
  const openHere = async (me: Me = manager) => {
    await show('/coverage', me);
    const found = await cell(/^ICU, Fri, Nov 27/);
    await act(() => found.focus());
    await key('n');
  };
  const fill = async () => {
    const name = 'Registered nurse (RN)';
    const list = await screen.findByRole('combobox', { name: /^Professions/, hidden: true });
    fireEvent.focus(list);
    fireEvent.change(list, { target: { value: 'registered' } });
    fireEvent.click(await screen.findByRole('option', { name, hidden: true }));
    await screen.findByRole('button', { name: `Remove ${name}`, hidden: true });
    await type(/^Rate per hour/, '57');
  };

  it('starts in the focused cell, and shows its length', async () => {
    await openHere();
    expect((await field(/^Unit/)).value).toBe(icu);
    expect((await field(/^Day\b/)).value).toBe(tomorrow);
    await type(/^Starts/, '19:00');
    await type(/^Ends/, '07:00');
    expect(await screen.findByText('12 hours, ends Sat 7:00 AM')).toBeDefined();
    await type(/^Day\b/, '2026-10-31');
    expect(await screen.findByText('13 hours, clocks go back, ends Sun 7:00 AM')).toBeDefined();
  });

  it('is published once', async () => {
    await openHere();
    await fill();
    const publish = await button('Publish Shift');
    await act(async () => {
      fireEvent.click(publish);
      fireEvent.click(publish);
    });
    await waitFor(() =>
      expect(server.calls('createShift')).toMatchObject([
        {
          params: { unitId: icu },
          body: { publish: true, shift: { day: tomorrow, professions: ['rn'], rateCents: 5700, headcount: 1 } },
        },
      ]),
    );
    await waitFor(() => expect(screen.queryByLabelText(/^Rate per hour/)).toBeNull());
  });

  it('keeps input beside the server’s refusal', async () => {
    server.use({
      createShift: () => {
        const fields = { 'shift.rateCents': notice('belowMinimumWage', { amount: '$15' }) };
        throw new AppError('INVALID_REQUEST', undefined, { fields });
      },
    });
    await openHere();
    await fill();
    await press('Publish Shift');
    expect(await screen.findByText(/^The minimum wage at this location is \$15/)).toBeDefined();
    expect((await field(/^Rate per hour/)).value).toBe('57');
  });

  it('stays a draft until the organization is verified', async () => {
    await openHere(unverified);
    expect(await screen.findByText(/you can only save drafts/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Publish Shift', hidden: true })).toBeNull();
    await fill();
    await press('Save as Draft');
    await waitFor(() => expect(server.calls('createShift')).toMatchObject([{ body: { publish: false } }]));
  });
});
