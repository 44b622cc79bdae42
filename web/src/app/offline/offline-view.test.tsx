import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { hasStoredSession } from '@/lib/auth/stored-session';
import { readAgenda, type AgendaEntry } from '@/lib/offline/agenda';
import { act } from '@/lib/testing/act';
import { OfflineView, prepareOfflineView } from './offline-view';

vi.mock('@/lib/offline/agenda', () => ({ readAgenda: vi.fn() }));
vi.mock('@/lib/auth/stored-session', () => ({ hasStoredSession: vi.fn() }));

const hour = 3600 * 1000;
const entry = (inHours: number, changes: Partial<AgendaEntry> = {}): AgendaEntry => ({
  kind: 'shift',
  title: 'ICU, Nights',
  where: 'Lakeshore',
  place: '1 Lake Street',
  type: null,
  people: [],
  startsAt: new Date(Date.now() + inHours * hour).toISOString(),
  endsAt: new Date(Date.now() + (inHours + 8) * hour).toISOString(),
  timeZone: 'America/Chicago',
  ...changes,
});

const show = () =>
  act(async () =>
    render(
      <MemoryRouter initialEntries={['/offline?next=%2Fjobs']}>
        <Suspense>
          <OfflineView />
        </Suspense>
      </MemoryRouter>,
    ),
  );

beforeEach(async () => {
  vi.clearAllMocks();
  await prepareOfflineView();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.mocked(hasStoredSession).mockReturnValue(true);
  vi.mocked(readAgenda).mockResolvedValue({ userId: 'me', savedAt: new Date().toISOString(), entries: [] });
});

it('shows upcoming appointments with place, time, and people, and leaves out past and distant ones', async () => {
  const entries = [
    entry(-20, { title: 'Yesterday' }),
    entry(3),
    entry(30, { kind: 'interview', title: 'RN, ED', type: 'phone', place: '+1 312 555 0100', people: ['Ada One'] }),
    entry(24 * 20, { title: 'Next month' }),
  ];
  vi.mocked(readAgenda).mockResolvedValue({ userId: 'me', savedAt: new Date().toISOString(), entries });
  await show();
  expect(screen.getByRole('heading', { name: "You're Offline", level: 1 })).toBeDefined();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'ICU, Nights',
    'RN, ED',
  ]);
  for (const text of ['1 Lake Street', 'Interview · Phone · Lakeshore', '+1 312 555 0100', 'With Ada One']) {
    expect(screen.getByText(text)).toBeDefined();
  }
});

it('names the day on which a night ends', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-04T18:00:00Z') });
  const night = { startsAt: '2026-12-05T01:00:00.000Z', endsAt: '2026-12-05T13:00:00.000Z' };
  const day = { startsAt: '2026-12-05T13:00:00.000Z', endsAt: '2026-12-06T01:00:00.000Z', title: 'Day' };
  const entries = [entry(0, night), entry(0, day)];
  vi.mocked(readAgenda).mockResolvedValue({ userId: 'me', savedAt: new Date().toISOString(), entries });
  await show();
  vi.useRealTimers();
  expect(screen.getByText('7:00 PM – 7:00 AM CST, Sat')).toBeDefined();
  expect(screen.getByText('7:00 AM – 7:00 PM CST')).toBeDefined();
});

it('says so if nothing is planned', async () => {
  await show();
  expect(screen.getByText('No shifts or interviews in the next two weeks.')).toBeDefined();
});

it('shows nothing of a person who has signed out', async () => {
  vi.mocked(hasStoredSession).mockReturnValue(false);
  await show();
  expect(readAgenda).not.toHaveBeenCalled();
  expect(screen.queryByText(/two weeks/)).toBeNull();
});
