import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallList } from '@shared/work/model/shifts/call-list';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { lakeshore } from '@/work/parts/locations/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { testId, testUserId } from '@/lib/testing/ids';
import type { ShiftWithBookings } from './coverage-queries';
import { CoverageView } from './coverage-view';
import { bookingOf, shiftOf } from './testing';

let stored: ShiftWithBookings;
let calls: CallList;

answering({
  listLocations: () => ({ items: [lakeshore()] }),
  getBoard: () => ({ days: [], people: [] }),
  getShift: () => stored,
  listShiftPlans: () => ({ templates: [], patterns: [] }),
  coverNow: () => {
    const asked = { at: '2026-11-26T18:00:00.000Z', kind: 'backup' as const, people: 1, accepted: 0, declined: 0 };
    const yuki = { userId: testUserId(3), name: 'Yuki Chen', answer: 'waiting' as const };
    stored = {
      ...stored,
      filling: {
        ...{ kind: 'cover_now', cause: 'button', state: 'running', next: 'wave' },
        ...{ startedAt: '2026-11-26T18:00:00.000Z', nextAt: '2026-11-26T18:04:00.000Z' },
        moves: [{ ...asked, asked: [{ ...yuki, until: '2026-11-26T18:04:00.000Z' }] }],
      },
    };
    return stored;
  },
  pauseCoverNow: () => {
    stored = { ...stored, filling: { ...stored.filling!, state: 'paused', nextAt: null } };
    return stored;
  },
  listUnitBlocks: () => ({ people: [] }),
  listFavorites: () => ({ people: stored.favorites.map((userId) => ({ userId, name: 'Yuki Chen' })) }),
  removeFavorite: () => {
    stored = { ...stored, favorites: [] };
    return { favorites: [] };
  },
  listCallList: () => calls,
  addFavorite: ({ params: { userId } }) => {
    stored = { ...stored, favorites: [userId] };
    return { favorites: stored.favorites };
  },
});

const showShift = () => showTo(memberOf('manager'), <CoverageView />, `/coverage?shift=${testId('shf')}`);
const button = (name: string) => screen.findByRole('button', { name, hidden: true });
const press = async (name: string) => {
  const found = await button(name);
  await act(async () => fireEvent.click(found));
};

beforeEach(async () => {
  calls = { people: [], unable: [] };
  // Noon in Chicago.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T18:00:00.000Z') });
  stored = {
    shift: shiftOf(),
    bookings: [bookingOf(2, 'Josephine Quigley'), bookingOf(3, 'Yuki Chen', { how: 'request', status: 'requested' })],
    ...{ favorites: [], ladder: [], filling: null, outlook: null },
  };
  await loadTexts('coverage', 'shift-plans', 'labels/professions', 'labels/certifications', 'errors');
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a request', () => {
  it('says what approving it decides', async () => {
    const [booked, asked] = stored.bookings;
    const steps = [
      { code: 'orientation', args: { shifts: 2 } },
      { code: 'overtime', args: { minutes: 360 } },
    ];
    stored = { ...stored, shift: shiftOf({ orientation: true }), bookings: [booked!, { ...asked!, steps }] };
    await showShift();
    expect(await screen.findByText(/2 orientation shifts to go · 6 hours of overtime$/)).toBeDefined();
    expect(screen.getByText('For people new to the unit')).toBeDefined();
  });
});

describe('the primary button', () => {
  it('leads to several requests, which have their own buttons', async () => {
    const request = { how: 'request', status: 'requested' } as const;
    stored.bookings = [bookingOf(2, 'Josephine Quigley', request), bookingOf(3, 'Yuki Chen', request)];
    await showShift();
    await press('Review 2 Requests');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^Requests/, hidden: true }));
    expect(await button("Approve Yuki Chen's request")).toBeDefined();
  });

  it('leads to the hours of a shift that wait for approval', async () => {
    const over = { startsAt: '2026-11-25T13:00:00.000Z', endsAt: '2026-11-26T01:00:00.000Z', requested: 0 };
    stored = {
      ...stored,
      shift: shiftOf({ ...over, status: 'completed' }),
      bookings: [bookingOf(2, 'Josephine Quigley', { status: 'submitted' })],
    };
    await showShift();
    const link = await screen.findByRole('link', { name: 'Approve Hours', hidden: true });
    expect(link.getAttribute('href')).toBe('/timesheets');
  });
});

describe('the first look', () => {
  it('is shown with its clock, and given to marked people', async () => {
    stored.ladder = [
      { step: 'favorites', opensAt: '2026-11-26T16:00:00.000Z' },
      { step: 'pool', opensAt: '2026-11-26T19:30:00.000Z' },
    ];
    await showShift();
    expect(await screen.findByText(/Open since Thu.*10:00/)).toBeDefined();
    expect(screen.getByText(/Opens Thu.*1:30.*in 1 h 30 min/)).toBeDefined();
    await press('Make Josephine Quigley a favorite of ICU');
    const marked = await button('Remove Josephine Quigley from the favorites of ICU');
    expect(marked.getAttribute('aria-pressed')).toBe('true');
  });
});

describe('a unit’s favorites', () => {
  it('are listed beside its day, and can be removed', async () => {
    stored.favorites = [testUserId(3)];
    await showTo(memberOf('manager'), <CoverageView />, `/coverage?cell=${testId('unt', 1)}.2026-11-26`);
    await press('Remove Yuki Chen from the favorites of ICU');
    expect(await screen.findByText('No favorites yet. Mark people with the star in a shift.')).toBeDefined();
  });
});

describe('Cover Now', () => {
  it('says who was asked and what comes next, and can be paused', async () => {
    stored.bookings = [];
    await showShift();
    await press('Start Cover Now');
    expect(await screen.findByText('Asked Yuki Chen as a backup')).toBeDefined();
    expect(screen.getByText('No answer yet, 4:00 left')).toBeDefined();
    expect(screen.getByText(/^Next: more people, Thu.*12:04/)).toBeDefined();
    await press('Pause');
    expect(await screen.findByText('Paused. People who were asked can still accept.')).toBeDefined();
    expect(await button('Resume')).toBeDefined();
  });

  it('names the people asked with their answers, and counts who isn’t named', async () => {
    const person = (number: number, name: string, answer: 'accepted' | 'declined' | 'waiting' | 'lapsed') => ({
      ...{ userId: testUserId(number), name, answer, until: null },
    });
    stored.filling = {
      ...{ kind: 'waves', cause: 'published', state: 'running', next: 'wave' },
      ...{ startedAt: '2026-11-26T16:00:00.000Z', nextAt: '2026-11-26T19:00:00.000Z' },
      moves: [
        {
          ...{ at: '2026-11-26T17:00:00.000Z', kind: 'wave', people: 6, accepted: 1, declined: 1 },
          asked: [
            person(5, 'Ana Diaz', 'accepted'),
            person(6, 'Ben Okafor', 'declined'),
            person(7, '', 'waiting'),
            person(8, 'Dee Lo', 'lapsed'),
          ],
        },
      ],
    };
    await showShift();
    const move = (await screen.findByText('Asked 6 people')).closest('li')!;
    expect(move.textContent).toMatch(/1 accepted · 1 declined/);
    expect(
      within(move)
        .getAllByRole('listitem', { hidden: true })
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Ana DiazAccepted',
      'Ben OkaforDeclined',
      'Former memberNo answer yet',
      "Dee LoDidn't answer in time",
      'and 2 more people',
    ]);
  });

  /** Of a shift whose pool was asked. */
  const showCallList = async () => {
    const asked = { at: '2026-11-26T18:00:00.000Z', kind: 'cover_now' as const, people: 2, accepted: 0, declined: 0 };
    stored.filling = {
      ...{ kind: 'cover_now', cause: 'left', state: 'running', next: 'wave' },
      ...{ startedAt: '2026-11-26T18:00:00.000Z', nextAt: '2026-11-26T18:05:00.000Z' },
      moves: [{ ...asked, asked: [] }],
    };
    stored.bookings = [];
    await showShift();
    await press('Show Call List');
    return screen.findByRole('region', { name: 'Call List', hidden: true });
  };

  it('ends with a call list, once the pool was asked', async () => {
    const called = { placementId: testId('plc'), lastWorkedOn: null, available: true };
    calls.people = [
      { ...called, userId: testUserId(5), name: 'Ana Diaz', phone: '+13125550143', lastWorkedOn: '2026-11-20' },
      { ...called, userId: testUserId(6), name: 'Ben Okafor', phone: null, available: false },
    ];
    const list = await showCallList();
    expect(document.activeElement).toBe(list);
    expect(await within(list).findByText('Last worked here Fri, Nov 20')).toBeDefined();
    const number = within(list).getByRole('link', { name: '(312) 555-0143', hidden: true });
    expect(number.getAttribute('href')).toBe('tel:+13125550143');
    const message = within(list).getByRole('link', { name: 'Message: Ben Okafor', hidden: true });
    expect(message.getAttribute('href')).toBe(`/messages?candidate=${testUserId(6)}`);
    expect(within(list).queryByRole('link', { name: 'Message: Ana Diaz', hidden: true })).toBeNull();
    expect(within(list).getByText("Hasn't worked here yet")).toBeDefined();
    expect(within(list).getAllByText(/^Not available/)).toHaveLength(1);
    await press('Hide Call List');
    expect(list.isConnected).toBe(false);
    expect(await button('Show Call List')).toBeDefined();
  });

  it('says why the others can’t, at once if no one can', async () => {
    calls.unable = [
      { userId: testUserId(5), name: 'Ana Diaz', refusal: 'hours' },
      { userId: testUserId(6), name: 'Ben Okafor', refusal: 'file' },
    ];
    const list = await showCallList();
    expect(await within(list).findByText('No one else could work this shift.')).toBeDefined();
    const summary = within(list).getByText("2 people who can't work it");
    expect(summary.closest('details')?.open).toBe(true);
    expect(within(list).getByText('A limit on hours or rest keeps Ana Diaz from this shift.')).toBeDefined();
    expect(within(list).getByText("Ben Okafor's compliance file isn't complete for this shift.")).toBeDefined();
  });
});
