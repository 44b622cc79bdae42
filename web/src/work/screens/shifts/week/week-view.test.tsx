import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cancellationsAfter } from '@shared/work/rules/cancellation/booking-cancellation';
import { AppError } from '@shared/errors';
import type { OwnBooking } from '@shared/work/model/booking';
import { defaultShiftPreferences, type ShiftPreferences } from '@shared/work/model/shifts/shift-preferences';
import { showTo } from '@/hiring/parts/offers/testing';
import { ownBookingOf, reliabilityOf, shiftOf } from '@/work/parts/shifts/testing';
import { matchedResultOf } from '@/hiring/parts/jobs/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, unreachable } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { setOwnZone } from '@/lib/time/own-zone';
import { ShiftWeekView } from './week-view';

let own: OwnBooking[];
let inPool: boolean;
let preferences: ShiftPreferences;
let isDown: boolean;
const server = answering({
  listOwnBookings: ({ query }) => ({ items: own.filter(({ booking }) => booking.terms.day >= query.from) }),
  getProfessionalQueue: () => ({ rows: [], counts: { offers: 0, returnedWeeks: 0, interviews: 0 }, inPool }),
  leaveShift: ({ params }) => {
    const { booking, shift } = own.find((it) => it.booking.shiftId === params.shiftId)!;
    const to = booking.status === 'requested' ? 'withdrawn' : 'canceled_by_worker';
    return { shift, booking: { ...booking, ...cancellationsAfter(booking, to, new Date()), status: to, version: 2 } };
  },
  getReliability: () => reliabilityOf(),
  searchMatchedJobs: () => matchedResultOf([]),
  getShiftPreferences: () => preferences,
  getWeekLink: () => ({ token: null, madeAt: null, version: 0 }),
  saveShiftPreferences: ({ body }) => {
    if (isDown) return unreachable();
    preferences = { ...preferences, ...(body as Partial<ShiftPreferences>) };
    return preferences;
  },
  answerTerms: ({ params, body: { accept, termsHash } }) => {
    const found = own.find(({ booking }) => booking.shiftId === params.shiftId)!;
    const { change, ...booking } = found.booking;
    if (change?.termsHash !== termsHash) throw new AppError('TERMS_CHANGED');
    if (!accept) return { ...found, booking: { ...booking, status: 'canceled_by_facility' } };
    return { ...found, booking: { ...booking, terms: change.terms, startsAt: change.startsAt, endsAt: change.endsAt } };
  },
  undoLeaving: ({ params }) => own.find(({ booking }) => booking.shiftId === params.shiftId)!,
});

const open = (at = '/shifts/week') => showTo('professional', <ShiftWeekView />, { at, path: '/shifts/week' });
const week = async () => within(await screen.findByRole('list', { name: 'My Week' }));
const press = async (name: string | RegExp) => {
  const found = await screen.findByRole('button', { name, hidden: true });
  await act(async () => fireEvent.click(found));
};
/** The button in the open dialog. */
const confirm = async (name: string) => {
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  const button = dialog.getByRole('button', { name, hidden: true });
  await act(async () => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
};
const place = () => screen.getByTestId('place').textContent;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-02T18:00:00Z') });
  setOwnZone('America/Chicago');
  own = [
    ownBookingOf(shiftOf(1)),
    ownBookingOf(shiftOf(2, { day: '2026-12-04' }), { status: 'requested', how: 'request' }),
    ownBookingOf(shiftOf(3, { day: '2026-12-06', unit: 'Stepdown' }), {
      status: 'canceled_by_facility',
      reason: 'Unit closed',
    }),
  ];
  inPool = true;
  isDown = false;
  preferences = defaultShiftPreferences;
  await loadTexts('shifts', 'timesheets', 'labels/profiles');
});
afterEach(() => {
  vi.useRealTimers();
  setOwnZone(null);
});

describe('the person’s own week', () => {
  it('shows every day, its bookings and requests, hours, pay, and the rest between', async () => {
    await open();
    const days = await week();
    expect(days.getAllByRole('heading', { level: 2 }).map((it) => it.textContent)).toEqual([
      'Mon, Nov 30',
      'Tue, Dec 1',
      'Wed, Dec 2',
      'Thu, Dec 3',
      'Fri, Dec 4',
      'Sat, Dec 5',
      'Sun, Dec 6',
    ]);
    expect(days.getAllByText('No shift')).toHaveLength(4);
    for (const text of ['Booked', 'Requested', 'Canceled by the facility', 'Reason: Unit closed']) {
      expect(days.getByText(text)).toBeDefined();
    }
    expect(days.getByText('12 hours of rest before it if approved')).toBeDefined();
    expect(screen.getByText('11.5 hours')).toBeDefined();
    expect(screen.getAllByText('$655.50')).toHaveLength(3);
    expect(server.calls('listOwnBookings')).toEqual([{ query: { from: '2026-11-29', days: '8' } }]);
  });

  it('shows an absence that the unit reported, with the way to object', async () => {
    own = [ownBookingOf(shiftOf(1), { status: 'no_show' })];
    await open();
    const days = await week();
    expect(days.getByText("The unit says you didn't come")).toBeDefined();
    expect(
      days
        .getByRole('link', { name: 'Object: ICU, Thu, Dec 3, 7:00 PM-7:00 AM, Fri, Lakeshore Main' })
        .getAttribute('href'),
    ).toBe('/reliability');
  });

  it('shows an absence that no longer counts, without a way to object again', async () => {
    own = [{ ...ownBookingOf(shiftOf(1), { status: 'no_show' }), lifted: true }];
    await open();
    const days = await week();
    expect(days.getByText('Your objection was accepted')).toBeDefined();
    expect(days.queryByRole('link', { name: /^Object/ })).toBeNull();
    expect(days.getByRole('link', { name: /Thu, Dec 3/ }).getAttribute('href')).toMatch(/^\/shifts\//);
  });

  it('is chosen by the arrows and kept in the address', async () => {
    await open();
    await week();
    fireEvent.click(screen.getByRole('link', { name: 'Next week' }));
    expect(await screen.findByText('No shifts this week')).toBeDefined();
    expect(place()).toBe('/shifts/week?week=2026-12-07');
    fireEvent.click(screen.getByRole('link', { name: 'Back to this week' }));
    await week();
    expect(place()).toBe('/shifts/week');
  });

  it('tells someone who works nowhere how to get shifts', async () => {
    own = [];
    inPool = false;
    await open('/shifts/week?week=someday');
    expect(await screen.findByText('No open shifts yet')).toBeDefined();
  });

  it('cancels a booking after a confirmation, once', async () => {
    await open();
    await press(/^Cancel booking of ICU, Thu, Dec 3/);
    await confirm('Cancel Booking');
    await waitFor(async () => expect((await week()).queryByText('Booked')).toBeNull());
    expect(server.calls('leaveShift')).toEqual([{ params: { shiftId: shiftOf(1).shiftId }, body: { exempt: false } }]);
    await press(/^Withdraw request for ICU, Fri, Dec 4/);
    await confirm('Withdraw Request');
    await waitFor(async () => expect((await week()).queryByText('Requested')).toBeNull());
  });

  it('says what canceling costs now and until when it was free, and undoes it', async () => {
    await open();
    await press(/^Cancel booking of ICU, Thu, Dec 3/);
    const dialog = within(await screen.findByRole('dialog', { hidden: true }));
    // 31 hours before the start.
    expect(dialog.getByText('Canceling now costs 1 point.')).toBeDefined();
    fireEvent.click(dialog.getByRole('checkbox', { name: 'One of these is why', hidden: true }));
    await confirm('Cancel Booking');
    expect(await screen.findByText('You canceled')).toBeDefined();
    expect(server.calls('leaveShift')).toMatchObject([{ body: { exempt: true } }]);
    await press(/^Undo canceling ICU, Thu, Dec 3/);
    expect(await (await week()).findByText('Booked')).toBeDefined();
    expect(server.calls('undoLeaving')).toHaveLength(1);
  });

  it('shows the pay for what the facility canceled', async () => {
    const { shift, booking } = own[2]!;
    const at = new Date(Date.parse(booking.startsAt) - 3_600_000);
    own[2] = { shift, booking: { ...booking, ...cancellationsAfter(booking, 'canceled_by_facility', at) } };
    await open();
    expect((await week()).getByText(/^4 hours of cancellation pay: \$208\./)).toBeDefined();
    const link = (await week()).getByRole('link', { name: 'See Timesheet' });
    expect(link.getAttribute('href')).toContain(`placement=${booking.placementId}`);
  });

  it('keeps a booking that can’t be canceled anymore, and says why', async () => {
    server.use({
      leaveShift: () => {
        throw new AppError('SHIFT_STARTED');
      },
    });
    await open();
    await press(/^Cancel booking of ICU/);
    await confirm('Cancel Booking');
    expect(await screen.findByText('This shift has already started.')).toBeDefined();
    expect((await week()).getByText('Booked')).toBeDefined();
  });

  it('offers no actions for a shift that has started', async () => {
    vi.setSystemTime(new Date('2026-12-04T01:00:00Z'));
    await open();
    await week();
    expect(screen.queryByRole('button', { name: /^Cancel booking/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^Withdraw request/ })).toBeDefined();
  });
});

describe('last-minute shifts', () => {
  const ask = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Ask me for last-minute shifts' });

  it('are off until the person turns them on, and saved with each choice', async () => {
    await open();
    expect((await ask()).checked).toBe(false);
    expect(screen.queryByLabelText('Up to')).toBeNull();
    await act(async () => fireEvent.click(await ask()));
    const miles = await screen.findByLabelText('Up to');
    await act(async () => fireEvent.change(miles, { target: { value: '10' } }));
    await act(async () => fireEvent.click(screen.getByRole('switch', { name: 'Show my phone number to units' })));
    await waitFor(() =>
      expect(preferences).toEqual({ ...defaultShiftPreferences, lastMinute: true, miles: 10, sharePhone: true }),
    );
    expect(server.calls('saveShiftPreferences').map(({ body }) => body)).toEqual([
      { lastMinute: true },
      { miles: 10 },
      { sharePhone: true },
    ]);
  });

  it('stay as they were if saving fails', async () => {
    isDown = true;
    await open();
    await act(async () => fireEvent.click(await ask()));
    await waitFor(async () => expect((await ask()).checked).toBe(false));
    expect(preferences.lastMinute).toBe(false);
  });
});

it('long duties need the person’s agreement', async () => {
  await open();
  const agree = await screen.findByRole('switch', { name: 'I agree to up to 16 hours in a row' });
  await act(async () => fireEvent.click(agree));
  await waitFor(() => expect(preferences).toEqual({ ...defaultShiftPreferences, longDuty: true }));
});

describe('booking with one tap', () => {
  it('is off until the person turns it on', async () => {
    await open();
    const one = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Book with one tap' });
    expect((await one()).checked).toBe(false);
    await act(async () => fireEvent.click(screen.getByRole('switch', { name: 'Book with one tap' })));
    await waitFor(() => expect(preferences).toEqual({ ...defaultShiftPreferences, oneTap: true }));
    expect((await one()).checked).toBe(true);
  });
});

describe('availability', () => {
  const part = (name: string) => screen.findByRole('button', { name });
  const tap = async (name: string) => {
    const found = await part(name);
    await act(async () => fireEvent.click(found));
  };

  it('is any time until the person chooses parts of the week, which are saved with each tap', async () => {
    await open();
    const grid = within(await screen.findByRole('table', { name: 'Availability' }));
    expect(grid.getAllByRole('button')).toHaveLength(21);
    expect(screen.getByText('Any time')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Set to Any Time' })).toBeNull();
    await tap('Monday, nights');
    await tap('Sunday, mornings');
    await waitFor(() => expect(preferences.available).toEqual(['mon_night', 'sun_morning']));
    expect((await part('Monday, nights')).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('2 parts of the week')).toBeDefined();
    await tap('Monday, nights');
    await waitFor(() => expect(preferences.available).toEqual(['sun_morning']));
    await tap('Set to Any Time');
    await waitFor(() => expect(preferences.available).toEqual([]));
    expect(screen.getByText('Any time')).toBeDefined();
  });

  it('stays as it was if saving fails', async () => {
    isDown = true;
    await open();
    await tap('Monday, nights');
    await waitFor(async () => expect((await part('Monday, nights')).getAttribute('aria-pressed')).toBe('false'));
    expect(preferences.available).toEqual([]);
  });
});

describe('a change of a shift', () => {
  const later = shiftOf(1, { startTime: '20:00', endTime: '08:00', termsHash: 'b'.repeat(64) });

  const changed = (changes: Partial<OwnBooking['booking']> = {}): OwnBooking => {
    const { booking: to } = ownBookingOf(later);
    const { terms, termsHash, startsAt, endsAt, expectedCents } = to;
    const question = { askedAt: '2026-12-02T15:00:00.000Z', answerBy: '2026-12-02T22:00:00.000Z' };
    return ownBookingOf(shiftOf(1), {
      ...changes,
      change: { terms, termsHash, startsAt, endsAt, expectedCents, ...question },
    });
  };

  it('shows old and new times with the effect of a no, and moves the booking with a yes', async () => {
    own = [changed()];
    await open();
    const days = await week();
    expect(days.getByText(/^Thu, Dec 3, 7:00 PM-7:00 AM/)).toBeDefined();
    expect(days.getByText(/^Thu, Dec 3, 8:00 PM-8:00 AM/)).toBeDefined();
    expect(days.getByText(/^Answer by Wed, Dec 2, 4:00 PM\. Declining costs you nothing/)).toBeDefined();
    expect(days.queryByRole('button', { name: /^Cancel booking/ })).toBeNull();
    await press(/^Accept the change of ICU/);
    expect(await days.findByRole('heading', { name: /ICU, 8:00 PM-8:00 AM/ })).toBeDefined();
    expect(server.calls('answerTerms')).toMatchObject([{ body: { accept: true, termsHash: later.termsHash } }]);
  });

  it('names the old and the new unit', async () => {
    const { booking, shift } = ownBookingOf(shiftOf(1));
    const { terms, startsAt, endsAt, expectedCents } = booking;
    const place = { unitId: testId('unt', 9), unit: 'Step-Down', careUnit: 'icu' } as const;
    const question = { askedAt: '2026-12-02T15:00:00.000Z', answerBy: '2026-12-02T22:00:00.000Z' };
    const change = { terms, termsHash: 'b'.repeat(64), startsAt, endsAt, expectedCents, place, ...question };
    own = [{ booking: { ...booking, change }, shift }];
    await open();
    const days = await week();
    expect(days.getByText(/moved this shift to another unit/)).toBeDefined();
    expect(days.getByText(/^ICU · Thu, Dec 3, 7:00 PM-7:00 AM/)).toBeDefined();
    expect(days.getByText(/^Step-Down · Thu, Dec 3, 7:00 PM-7:00 AM/)).toBeDefined();
  });

  it('ends the booking with a no, after a confirmation', async () => {
    own = [changed()];
    await open();
    await press(/^Decline the change of ICU/);
    await confirm('Decline');
    expect(await screen.findByText('Canceled by the facility')).toBeDefined();
    expect(server.calls('answerTerms')).toMatchObject([{ body: { accept: false } }]);
  });

  it('shows the next one if the facility was faster', async () => {
    own = [changed()];
    await open();
    await week();
    const { booking } = changed();
    const change = { ...booking.change!, termsHash: 'c'.repeat(64) };
    own = [
      { shift: later, booking: { ...booking, change: { ...change, terms: { ...change.terms, startTime: '21:00' } } } },
    ];
    await press(/^Accept the change of ICU/);
    expect(await screen.findByText(/^Thu, Dec 3, 9:00 PM-8:00 AM/)).toBeDefined();
  });
});

describe('a booking whose person no longer qualifies', () => {
  it('says what is missing, the deadline, and where to fix it', async () => {
    const lapse = { kinds: ['license' as const], since: '2026-12-02T12:00:00.000Z', until: '2026-12-02T22:00:00.000Z' };
    own = [ownBookingOf(shiftOf(1), { lapse })];
    await open();
    const days = await week();
    expect(
      days.getByText(/^Your license doesn't cover this shift anymore\. Fix it by Wed, Dec 2, 4:00 PM/),
    ).toBeDefined();
    expect(days.getByRole('link', { name: 'Open Credentials' }).getAttribute('href')).toBe('/profile/credentials');
  });

  it('says why it ended, and that neither side is to blame', async () => {
    const booking = ownBookingOf(shiftOf(1)).booking;
    const [canceled] = cancellationsAfter(booking, 'canceled_by_facility', new Date()).cancellations ?? [];
    const ended = { ...canceled!, points: 0, cents: 0, minutes: 0, undone: true, lapse: 'file' as const };
    own = [ownBookingOf(shiftOf(1), { status: 'canceled_by_facility', cancellations: [ended] })];
    await open();
    const days = await week();
    expect(days.getByText('Booking ended')).toBeDefined();
    expect(days.getByText(/your compliance file wasn't complete anymore\. It doesn't count/)).toBeDefined();
  });
});
