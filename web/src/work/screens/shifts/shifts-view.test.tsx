import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError, type ErrorCode } from '@shared/errors';
import type { OwnBooking } from '@shared/work/model/booking';
import type { FoundShift } from '@shared/work/model/shifts/shift';
import { defaultShiftPreferences, type ShiftPreferences } from '@shared/work/model/shifts/shift-preferences';
import { showTo } from '@/hiring/parts/offers/testing';
import { matchedResultOf } from '@/hiring/parts/jobs/testing';
import { foundOf, ownBookingOf, shiftOf } from '@/work/parts/shifts/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { setOwnZone } from '@/lib/time/own-zone';
import { reasonCatalogs } from './booking/reason-texts';
import { ShiftsView } from './shifts-view';

let feed: FoundShift[];
let own: OwnBooking[];
let inPool: boolean;
let preferences: ShiftPreferences;
const server = answering({
  findShifts: () => ({ items: feed }),
  listOwnBookings: () => ({ items: own }),
  getProfessionalQueue: () => ({ rows: [], counts: { offers: 0, returnedWeeks: 0, interviews: 0 }, inPool }),
  getShiftPreferences: () => preferences,
  searchMatchedJobs: () => matchedResultOf([]),
  leaveShift: ({ params }) => {
    const left = own.find(({ booking }) => booking.shiftId === params.shiftId)!;
    own = [];
    feed = [foundOf(1)];
    return { ...left, booking: { ...left.booking, status: 'withdrawn' } };
  },
  declineInvite: () => {
    feed = [];
    return { declined: true };
  },
  beBackup: ({ params }) => {
    const found = feed.find(({ shift }) => shift.shiftId === params.shiftId)!;
    return ownBookingOf(found.shift, { status: 'backup', how: 'backup' });
  },
  bookShift: ({ params, body }) => {
    const found = feed.find(({ shift }) => shift.shiftId === params.shiftId)!;
    if (found.shift.termsHash !== body.termsHash) throw new AppError('TERMS_CHANGED');
    feed = feed.filter((it) => it !== found);
    return ownBookingOf(found.shift, { status: found.way === 'instant' ? 'confirmed' : 'requested' });
  },
});

const open = (at = '/shifts') => showTo('professional', <ShiftsView />, { at, path: '/shifts' });
const row = async (day: RegExp) => within(await screen.findByRole('region', { name: day }));
const press = async (name: string | RegExp) => {
  const found = await screen.findByRole('button', { name, hidden: true });
  await act(async () => fireEvent.click(found));
};
const place = () => screen.getByTestId('place').textContent;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-02T18:00:00Z') });
  setOwnZone('America/Chicago');
  feed = [foundOf(1)];
  own = [];
  inPool = true;
  preferences = defaultShiftPreferences;
  await loadTexts(...reasonCatalogs, 'search', 'labels/profiles');
});
afterEach(() => {
  vi.useRealTimers();
  setOwnZone(null);
});

describe('the feed of open shifts', () => {
  it('shows what a shift pays, when and where it is, and how it fits', async () => {
    await open();
    const shift = await row(/^Tomorrow, Thu, Dec 3$/);
    expect(shift.getByText('$655.50')).toBeDefined();
    expect(shift.getByText('11.5 hours at $52 per hour · Night +$5')).toBeDefined();
    expect(shift.getByRole('heading', { name: /7:00\sPM-7:00\sAM, Fri 12 hours/ })).toBeDefined();
    expect(shift.getByText(/Lakeshore Main · Lakeshore Health/)).toBeDefined();
    expect(shift.getByText('Well rested · 40% of the limit (hours in 7 days)')).toBeDefined();
  });

  it('first shows only bookable ones, and why the others are not', async () => {
    const reasons = [
      { code: 'certification', args: { what: 'acls' } },
      { code: 'rest', args: { minutes: 540, needed: 600 } },
      { code: 'file', args: { what: 'drug_screen', state: 'in_review', complete: 12, of: 13 } },
      { code: 'of_tomorrow', args: {} },
    ];
    feed = [foundOf(1), foundOf(2, { shift: { day: '2026-12-05' }, way: null, reasons, load: null })];
    await open();
    await row(/Dec 3/);
    expect(screen.queryByRole('region', { name: /Dec 5/ })).toBeNull();
    await press(/Only what I can book 1/);
    const closed = await row(/Dec 5/);
    expect(
      closed
        .getAllByRole('listitem')
        .map((it) => it.textContent)
        .slice(1),
    ).toEqual([
      'Advanced Cardiovascular Life Support (ACLS) is required.',
      'Leaves 9 hours of rest. You need 10 hours.',
      'Drug screen: In review. The other 12 of 13 items in your compliance file are complete.',
      'Not available for this profile.',
    ]);
    expect(closed.queryByRole('button')).toBeNull();
    expect(place()).toBe('/shifts?all=1');
  });

  it('shows the facility’s record, before the pay if it is low', async () => {
    feed = [
      foundOf(1, { facility: { score: 97, shifts: 40, measures: [] } }),
      foundOf(2, { facility: { score: 71, shifts: 12, measures: [] } }),
      foundOf(3, { facility: { score: null, shifts: 3, measures: [] } }),
      foundOf(4, { facility: { score: null, shifts: 0, measures: [] } }),
    ];
    await open();
    const rows = (await screen.findAllByRole('listitem')).map((it) => it.textContent);
    expect(rows[0]).toMatch(/^\$655.*Facility reliability 97, 40 shifts/);
    expect(rows[1]).toMatch(/^Facility reliability 71, 12 shifts\$655/);
    expect(rows[2]).toMatch(/^\$655.*Facility new here, 3 shifts/);
    expect(rows[3]).toMatch(/^\$655.*New facility(?!.*0 shifts)/);
  });

  it('says when a shift opens to the person, and books it no earlier', async () => {
    feed = [foundOf(1, { opensAt: '2026-12-03T01:00:00.000Z' })];
    await open();
    const shift = await row(/Dec 3/);
    expect(shift.getByText(/^Opens to you Wed.*7:00/)).toBeDefined();
    expect(shift.queryByRole('button')).toBeNull();
  });

  it('keeps a requested shift in the list, where the request can be withdrawn', async () => {
    const booked = shiftOf(2, { day: '2026-12-04' });
    own = [ownBookingOf(shiftOf(1), { status: 'requested' }), ownBookingOf(booked)];
    feed = [];
    await open();
    const shift = await row(/Dec 3/);
    expect(shift.getByText('Requested')).toBeDefined();
    expect(shift.getByText('$655.50')).toBeDefined();
    expect(screen.queryByRole('region', { name: /Dec 4/ })).toBeNull();
    await press(/^Withdraw request for ICU/);
    await press('Withdraw Request');
    await waitFor(() => expect(server.calls('leaveShift')).toHaveLength(1));
    expect(await screen.findByRole('button', { name: /^Book/ })).toBeDefined();
    expect(screen.queryByText('Requested')).toBeNull();
  });

  it('filters requested shifts by their day', async () => {
    feed = [foundOf(1, { way: 'request' }), foundOf(2, { shift: { day: '2026-12-05' } })];
    own = [ownBookingOf(shiftOf(1), { status: 'requested' })];
    await open('/shifts?day=sat');
    await row(/Dec 5/);
    expect(screen.queryByText('Requested')).toBeNull();
  });

  it('names the booking that a shift overlaps with', async () => {
    const booked = shiftOf(9, { unit: 'Stepdown', location: 'Riverbend' });
    own = [ownBookingOf(booked)];
    const args = { startsAt: booked.startsAt, endsAt: booked.endsAt };
    feed = [foundOf(1, { way: null, load: null, reasons: [{ code: 'overlap', args }] })];
    await open('/shifts?all=1');
    expect(
      await screen.findByText(/^Overlaps with Stepdown at Riverbend, Thu, Dec 3, 7:00\sPM-7:00\sAM, Fri\.$/),
    ).toBeDefined();
  });

  it('offers the others when none can be booked, and to clear filters when none match', async () => {
    feed = [foundOf(1, { way: null, load: null, reasons: [{ code: 'unavailable', args: {} }] })];
    await open();
    expect(await screen.findByText('No shifts you can book')).toBeDefined();
    await press('Show All Shifts');
    await row(/Dec 3/);
    expect(screen.queryByRole('link', { name: 'Open Credentials' })).toBeNull();
  });

  it('links to what the person can change', async () => {
    feed = [foundOf(1, { way: null, load: null, reasons: [{ code: 'license', args: { state: 'IL' } }] })];
    await open('/shifts?all=1');
    expect(await screen.findByText('You need a verified Illinois license.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open Credentials' }).getAttribute('href')).toBe('/profile/credentials');
  });

  it('is filtered by days and pay, kept in the address', async () => {
    feed = [foundOf(1), foundOf(2, { shift: { day: '2026-12-05', rateCents: 74_00 } })];
    await open();
    await press('Days');
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Saturday/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /Dec 3/ })).toBeNull());
    expect(place()).toBe('/shifts?day=sat');
    await press('Pay');
    fireEvent.click(await screen.findByRole('radio', { name: '$70+ per hour' }));
    await waitFor(() => expect(place()).toBe('/shifts?day=sat&pay=70'));
    await press('Clear All');
    await row(/Dec 3/);
    expect(place()).toBe('/shifts');
  });

  it('first shows what fits the availability, and the others with one tap', async () => {
    feed = [foundOf(1), foundOf(2, { shift: { day: '2026-12-05', startTime: '07:00', endTime: '19:00' } })];
    const any = await open();
    await row(/Dec 5/);
    expect(screen.queryByRole('button', { name: /^Fits my availability/ })).toBeNull();
    any.unmount();
    preferences = { ...preferences, available: ['sat_morning'] };
    const saturday = await open();
    await row(/Dec 5/);
    expect(screen.queryByRole('region', { name: /Dec 3/ })).toBeNull();
    await press(/^Fits my availability 1/);
    await row(/Dec 3/);
    expect(place()).toBe('/shifts?time=1');
    saturday.unmount();
    preferences = { ...preferences, available: ['mon_night'] };
    await open();
    expect(await screen.findByText('No shifts fit your availability')).toBeDefined();
    expect(screen.getByText('2 shifts you could book start at other times.')).toBeDefined();
    await press('Show All Times');
    await row(/Dec 3/);
  });

  it('clears filters that match nothing', async () => {
    await open('/shifts?part=morning');
    expect(await screen.findByText('No shifts match these filters')).toBeDefined();
    await press('Clear Filters');
    await row(/Dec 3/);
    expect(place()).toBe('/shifts');
  });

  it('says how to get shifts, in a pool and without one', async () => {
    feed = [];
    const first = await open();
    expect(await screen.findByText('No open shifts right now')).toBeDefined();
    first.unmount();
    inPool = false;
    await open();
    expect(await screen.findByText('No open shifts yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Browse Jobs' }).getAttribute('href')).toBe('/jobs');
  });
});

describe('an invite', () => {
  it('says until when the shift is reserved for the person, and can be declined', async () => {
    feed = [foundOf(1, { invite: { sentAt: '2026-12-02T17:58:00.000Z', until: '2026-12-02T18:02:00.000Z' } })];
    await open();
    const shift = await row(/Dec 3/);
    expect(shift.getByText(/^The unit asked you. It's yours until Wed.*12:02/)).toBeDefined();
    await press(/^Decline the invite for ICU/);
    await waitFor(() => expect(server.calls('declineInvite')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('region', { name: /Dec 3/ })).toBeNull());
  });
});

describe('a shift that was just filled', () => {
  it('leads to similar ones that are still open', async () => {
    feed = [
      foundOf(1),
      foundOf(2, { shift: { day: '2026-12-04' } }),
      foundOf(3, { shift: { day: '2026-12-05' }, way: null }),
    ];
    server.use({
      bookShift: () => {
        feed = feed.slice(1);
        throw new AppError('SHIFT_FILLED');
      },
    });
    await open();
    await press(/^Book ICU.*Dec 3/);
    await press('Book Shift');
    expect(await screen.findByText('This shift was just filled.')).toBeDefined();
    await press(/^See ICU.*Dec 4/);
    expect(await screen.findByRole('button', { name: 'Book Shift', hidden: true })).toBeDefined();
    expect(screen.queryByText('This shift was just filled.')).toBeNull();
  });
});

describe('a covered shift', () => {
  it('can have backups, and is not bookable', async () => {
    feed = [foundOf(1, { way: 'backup', shift: { status: 'covered', confirmed: 1 } })];
    await open();
    expect(await screen.findByText('No shifts you can book')).toBeDefined();
    await press('Show All Shifts');
    await press(/^Be a backup for ICU/);
    expect(await screen.findByText(/we ask its backups first/)).toBeDefined();
    await press('Be a Backup');
    await waitFor(() => expect(server.calls('beBackup')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  });
});

describe('booking', () => {
  it('takes two taps, and a double click books once', async () => {
    feed = [foundOf(1), foundOf(2, { shift: { day: '2026-12-05' } })];
    await open();
    await press(/^Book ICU, Thu, Dec 3/);
    const sheet = within(await screen.findByRole('dialog', { name: /^ICU, Thu, Dec 3/, hidden: true }));
    for (const text of ['Base, 11.5 hours × $52', '$598', 'Night, 11.5 hours × $5', '$57.50', '$655.50']) {
      expect(sheet.getByText(text)).toBeDefined();
    }
    // 31 hours before the start.
    const bands = within(sheet.getByRole('region', { name: 'If plans change, the same for both sides', hidden: true }));
    expect(bands.getByText('24-72 h').closest('li')?.getAttribute('aria-current')).toBe('true');
    expect(bands.getAllByText(/^they pay you/).map((it) => it.textContent)).toEqual([
      'they pay you 2 h',
      'they pay you 4 h',
    ]);
    const book = await screen.findByRole('button', { name: 'Book Shift', hidden: true });
    await act(async () => {
      fireEvent.click(book);
      fireEvent.click(book);
    });
    await waitFor(() => expect(screen.queryByRole('region', { name: /Dec 3/ })).toBeNull());
    await row(/Dec 5/);
    expect(server.calls('bookShift')).toEqual([
      { params: { shiftId: shiftOf(1).shiftId }, body: { termsHash: shiftOf(1).termsHash } },
    ]);
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it('is a request where the unit decides, and says why', async () => {
    feed = [foundOf(1, { way: 'request', steps: [{ code: 'overtime', args: { minutes: 360 } }] })];
    await open();
    expect(await screen.findByText('6 hours of overtime, so the unit decides.')).toBeDefined();
    await press(/^Request ICU/);
    await press('Request Shift');
    await waitFor(() => expect(server.calls('bookShift')).toHaveLength(1));
  });

  it('shows new terms before they are accepted', async () => {
    await open();
    await press(/^Book ICU/);
    const changed = { rateCents: 60_00, expectedCents: 747_50, termsHash: 'f'.repeat(64) };
    feed = [foundOf(1, { shift: changed })];
    await press('Book Shift');
    expect(await screen.findByText(/The terms have changed/)).toBeDefined();
    expect(screen.getByText('$655.50 is now $747.50')).toBeDefined();
    await press('Book Shift');
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    expect(server.calls('bookShift').map(({ body }) => body.termsHash)).toEqual([
      shiftOf(1).termsHash,
      changed.termsHash,
    ]);
  });

  it('says why someone can’t work it anymore', async () => {
    await open();
    await press(/^Book ICU/);
    const args = { minutes: 4320, limit: 3600 };
    feed = [foundOf(1, { way: null, load: null, reasons: [{ code: 'hours', args }] })];
    server.use({
      bookShift: () => {
        throw new AppError('NOT_ELIGIBLE');
      },
    });
    await press('Book Shift');
    expect(await screen.findByText('Would be 72 hours in 7 days. The limit is 60 hours.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Book Shift', hidden: true })).toBeNull();
  });

  it.each<[ErrorCode, RegExp]>([
    ['SHIFT_FILLED', /This shift was just filled/],
    ['SHIFT_STARTED', /This shift has already started/],
    ['SHIFT_NOT_OPEN', /This shift isn't open anymore/],
  ])('shows the error after %s, and can only be closed, even if no other shift is left', async (code, text) => {
    await open();
    await press(/^Book ICU/);
    feed = [];
    server.use({
      bookShift: () => {
        throw new AppError(code);
      },
    });
    await press('Book Shift');
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Book Shift', hidden: true })).toBeNull();
  });

  it('names both limits that a booking may hit', async () => {
    server.use({
      bookShift: () => {
        throw new AppError('LIMIT_REACHED');
      },
    });
    await open();
    await press(/^Book ICU/);
    await press('Book Shift');
    expect(await screen.findByText(/or you already have 60 bookings and requests/)).toBeDefined();
  });
});
