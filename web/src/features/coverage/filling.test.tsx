import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memberOf, showTo } from '@/entities/message-templates/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import type { ShiftWithBookings } from './coverage-queries';
import { CoverageView } from './coverage-view';
import { bookingOf, lakeshore, shiftOf } from './testing';

let stored: ShiftWithBookings;

answering({
  listLocations: () => ({ items: [lakeshore()] }),
  getBoard: () => ({ days: [] }),
  getShift: () => stored,
  listShiftPlans: () => ({ templates: [], patterns: [] }),
  coverNow: () => {
    const asked = { at: '2026-11-26T18:00:00.000Z', kind: 'backup' as const, people: 1, accepted: 0, declined: 0 };
    stored = {
      ...stored,
      filling: {
        ...{ kind: 'cover_now', cause: 'button', state: 'running', next: 'wave' },
        ...{ startedAt: '2026-11-26T18:00:00.000Z', nextAt: '2026-11-26T18:04:00.000Z' },
        moves: [{ ...asked, name: 'Yuki Chen' }],
      },
    };
    return stored;
  },
  pauseCoverNow: () => {
    stored = { ...stored, filling: { ...stored.filling!, state: 'paused', nextAt: null } };
    return stored;
  },
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

describe('the first look', () => {
  it('is said with its clock, and given to who is marked', async () => {
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

describe('Cover Now', () => {
  it('says who was asked and what comes next, and can be paused', async () => {
    await showShift();
    await press('Start Cover Now');
    expect(await screen.findByText('Asked Yuki Chen as a backup')).toBeDefined();
    expect(screen.getByText(/^Next: more people, Thu.*12:04/)).toBeDefined();
    await press('Pause');
    expect(await screen.findByText('Paused. People who were asked can still accept.')).toBeDefined();
    expect(await button('Resume')).toBeDefined();
  });
});
