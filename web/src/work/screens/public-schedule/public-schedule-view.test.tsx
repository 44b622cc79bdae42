import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@shared/errors';
import type { SharedShift, SharedWeek } from '@shared/work/model/shifts/week-link';
import { paths, pathTo } from '@shared/paths';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { setOwnZone } from '@/lib/time/own-zone';
import { PublicScheduleView } from './public-schedule-view';

let week: SharedWeek | null;
const server = answering({
  getSharedWeek: () => {
    if (!week) throw new AppError('NOT_FOUND');
    return week;
  },
});

const token = `wkl_${'0'.repeat(26)}.1.${'A'.repeat(43)}`;
const shift = (day: string, fields: Partial<SharedShift> = {}): SharedShift => ({
  ...{ day, startTime: '19:00', endTime: '07:00', timeZone: 'America/Chicago' },
  ...fields,
});
const open = () =>
  act(() =>
    Promise.resolve(
      render(
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter initialEntries={[pathTo(paths.sharedWeek, { token })]}>
            <Suspense>
              <Routes>
                <Route path={paths.sharedWeek} element={<PublicScheduleView />} />
              </Routes>
            </Suspense>
          </MemoryRouter>
        </QueryClientProvider>,
      ),
    ),
  );
const daysOf = async (name: RegExp) => {
  const region = within(await screen.findByRole('region', { name }));
  return region.getAllByRole('listitem').map((it) => it.textContent);
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-02T18:00:00Z') });
  setOwnZone('America/Chicago');
  week = { firstName: 'Nora', monday: '2026-11-30', shifts: [shift('2026-12-04'), shift('2026-12-16')] };
  await loadTexts('shared-week', 'errors');
});
afterEach(() => {
  vi.useRealTimers();
  setOwnZone(null);
});

describe('a shared week', () => {
  it('shows six weeks with each day of those that have shifts', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'When Nora works' })).toBeDefined();
    expect(screen.getByText('Times are in Central Time.')).toBeDefined();
    expect(await daysOf(/^Nov 30.*This week$/)).toEqual([
      'Mon, Nov 30Off',
      'Tue, Dec 1Off',
      'Wed, Dec 2Off',
      'Thu, Dec 3Off',
      'Fri, Dec 47:00 PM-7:00 AM, Sat',
      'Sat, Dec 5Off',
      'Sun, Dec 6Off',
    ]);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6);
    expect(screen.getAllByText('Off all week')).toHaveLength(4);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(server.calls('getSharedWeek')).toEqual([{ params: { token } }]);
  });

  it('names the zone next to times that the reader’s clock shows otherwise', async () => {
    week!.shifts[1] = shift('2026-12-16', { timeZone: 'America/Los_Angeles' });
    await open();
    expect(await screen.findByText('7:00 PM-7:00 AM PST, Thu')).toBeDefined();
    expect(screen.getByText('7:00 PM-7:00 AM, Sat')).toBeDefined();
    expect(screen.getByText(/on the clock of the place/)).toBeDefined();
  });

  it('says only that a link isn’t active', async () => {
    week = null;
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: "This link isn't active" })).toBeDefined();
    expect(document.body.textContent).toMatch(
      /^This link isn't active.*Ask the person who sent it to you for a new one\.$/,
    );
    expect(server.calls('getSharedWeek')).toHaveLength(1);
  });
});
