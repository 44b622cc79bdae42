import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@shared/errors';
import type { OwnBooking } from '@shared/work/model/booking';
import type { FoundShift } from '@shared/work/model/shifts/shift';
import { defaultShiftPreferences } from '@shared/work/model/shifts/shift-preferences';
import { showTo } from '@/hiring/parts/offers/testing';
import { foundOf, ownBookingOf, shiftOf } from '@/work/parts/shifts/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { setOwnZone } from '@/lib/time/own-zone';
import { reasonCatalogs } from './reason-texts';
import { ShiftsView } from '../shifts-view';

let feed: FoundShift[];
let own: OwnBooking[];
const server = answering({
  findShifts: () => ({ items: feed }),
  listOwnBookings: () => ({ items: own }),
  getProfessionalQueue: () => ({ rows: [], counts: { offers: 0, returnedWeeks: 0, interviews: 0 }, inPool: true }),
  getShiftPreferences: () => ({ ...defaultShiftPreferences, oneTap: true }),
  bookShift: ({ params }) => {
    const found = feed.find(({ shift }) => shift.shiftId === params.shiftId)!;
    feed = feed.filter((it) => it !== found);
    const status = found.way === 'instant' ? 'confirmed' : 'requested';
    return ownBookingOf(found.shift, { status, bookedAt: new Date().toISOString() });
  },
  leaveShift: ({ params, body }) => {
    const { booking, shift } = ownBookingOf(shiftOf(1));
    if (params.shiftId !== booking.shiftId || !body.undo) throw new AppError('NOT_FOUND');
    feed = [foundOf(1), ...feed];
    return { shift, booking: { ...booking, status: 'canceled_by_worker', version: 2 } };
  },
});

const open = (at = '/shifts') => showTo('professional', <ShiftsView />, { at, path: '/shifts' });
const row = async (day: RegExp) => within(await screen.findByRole('region', { name: day }));
const press = async (name: string | RegExp) => {
  const found = await screen.findByRole('button', { name, hidden: true });
  await act(async () => fireEvent.click(found));
};
const wait = (minutes: number) => vi.setSystemTime(new Date(Date.now() + minutes * 60_000));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-02T18:00:00Z') });
  setOwnZone('America/Chicago');
  feed = [foundOf(1), foundOf(2, { shift: { day: '2026-12-05' } })];
  own = [];
  await loadTexts(...reasonCatalogs, 'search', 'labels/profiles');
});
afterEach(() => {
  vi.useRealTimers();
  setOwnZone(null);
});

describe('booking with one tap', () => {
  it('books at once, a double tap once, and can be undone', async () => {
    await open();
    const button = await screen.findByRole('button', { name: /^Book ICU, Thu, Dec 3/ });
    expect(button.getAttribute('aria-haspopup')).toBeNull();
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    const bar = within(await screen.findByRole('list', { name: 'Just booked' }));
    expect(bar.getByText(/^Booked: ICU, Thu, Dec 3/)).toBeDefined();
    expect(bar.getByText(/^You can undo it until 12:10/)).toBeDefined();
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    expect(screen.queryByRole('region', { name: /Dec 3/ })).toBeNull();
    expect(server.calls('bookShift')).toEqual([
      { params: { shiftId: shiftOf(1).shiftId }, body: { termsHash: shiftOf(1).termsHash } },
    ]);
    await press(/^Undo booking ICU, Thu, Dec 3/);
    await row(/Dec 3/);
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Just booked' })).toBeNull());
    expect(server.calls('leaveShift')).toEqual([
      { params: { shiftId: shiftOf(1).shiftId }, body: { exempt: false, undo: true } },
    ]);
    // Books again, as if it hadn't happened.
    await press(/^Book ICU, Thu, Dec 3/);
    await screen.findByRole('list', { name: 'Just booked' });
    expect(server.calls('bookShift')).toHaveLength(2);
  });

  it('offers to undo a booking of the last 10 minutes, also after the page is reopened', async () => {
    const at = new Date().toISOString();
    own = [
      ownBookingOf(shiftOf(8, { day: '2026-12-06' }), { bookedAt: at }),
      ownBookingOf(shiftOf(9), { status: 'requested', how: 'request', bookedAt: at }),
      ownBookingOf(shiftOf(7, { unit: 'PCU' }), { how: 'assigned', bookedAt: at }),
    ];
    const first = await open();
    const bar = within(await screen.findByRole('list', { name: 'Just booked' }));
    expect(bar.getAllByRole('listitem')).toHaveLength(2);
    expect(bar.getByRole('button', { name: /^Undo the request for ICU, Thu, Dec 3/ })).toBeDefined();
    first.unmount();
    wait(10);
    await open();
    await row(/Dec 5/);
    expect(screen.queryByRole('list', { name: 'Just booked' })).toBeNull();
  });

  it('says when it is too late to undo, and keeps the booking', async () => {
    own = [ownBookingOf(shiftOf(9), { bookedAt: new Date().toISOString() })];
    server.use({
      leaveShift: () => {
        throw new AppError('UNDO_EXPIRED');
      },
    });
    await open();
    await press(/^Undo booking ICU/);
    expect(await screen.findByText('This change can no longer be undone.')).toBeDefined();
    expect(screen.getByText(/^Booked: ICU/)).toBeDefined();
  });

  it('also works for requests', async () => {
    feed = [foundOf(1, { way: 'request' })];
    await open();
    await press(/^Request ICU/);
    expect(await screen.findByText(/^Requested: ICU/)).toBeDefined();
  });

  it('shows the new terms where they changed, and books on a yes', async () => {
    await open();
    await row(/Dec 3/);
    const changed = { rateCents: 60_00, expectedCents: 747_50, termsHash: 'f'.repeat(64) };
    server.use({
      bookShift: ({ body }) => {
        if (body.termsHash !== changed.termsHash) {
          feed = [foundOf(1, { shift: changed })];
          throw new AppError('TERMS_CHANGED');
        }
        return ownBookingOf(shiftOf(1, changed));
      },
    });
    await press(/^Book ICU, Thu, Dec 3/);
    expect(await screen.findByText(/The terms have changed/)).toBeDefined();
    expect(screen.getByText('$655.50 is now $747.50')).toBeDefined();
    await press('Book Shift');
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    expect(server.calls('bookShift')).toHaveLength(2);
  });

  it('says that a shift was just filled, with similar ones', async () => {
    server.use({
      bookShift: () => {
        feed = feed.slice(1);
        throw new AppError('SHIFT_FILLED');
      },
    });
    await open();
    await press(/^Book ICU, Thu, Dec 3/);
    expect(await screen.findByText('This shift was just filled.')).toBeDefined();
    await press(/^See ICU.*Dec 5/);
    expect(await screen.findByRole('button', { name: 'Book Shift', hidden: true })).toBeDefined();
    expect(screen.queryByText('This shift was just filled.')).toBeNull();
  });

  it('shows the terms first where a booking couldn’t be undone, and for backups', async () => {
    // Eight hours and nine minutes before the start.
    vi.setSystemTime(new Date('2026-12-03T16:51:00Z'));
    feed = [foundOf(1), foundOf(2, { way: 'backup', shift: { day: '2026-12-05', status: 'covered', confirmed: 1 } })];
    await open('/shifts?all=1');
    await press(/^Book ICU, Thu, Dec 3/);
    expect(await screen.findByRole('button', { name: 'Book Shift', hidden: true })).toBeDefined();
    fireEvent.click(screen.getAllByRole('button', { name: 'Close', hidden: true })[0]!);
    await press(/^Be a backup for ICU/);
    expect(await screen.findByText(/we ask its backups first/)).toBeDefined();
    expect(server.calls('bookShift')).toEqual([]);
  });
});
