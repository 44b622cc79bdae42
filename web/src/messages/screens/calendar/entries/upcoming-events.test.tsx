import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CalendarWindow } from '@shared/messages/model/calendar';
import { ownBookingOf, shiftOf } from '@/work/parts/shifts/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { today } from '@/lib/time/today';
import { setOwnZone } from '@/lib/time/own-zone';
import { UpcomingEvents } from './upcoming-events';
import { UpcomingList } from './upcoming-list';

const year = new Date().getFullYear() + 1;
const slot = { startsAt: `${year}-01-20T23:00:00.000Z`, endsAt: `${year}-01-21T03:00:00.000Z` };
const window: CalendarWindow = {
  items: [
    {
      scheduleItemId: testId('sch'),
      type: 'shift',
      title: 'Evening shift',
      facility: '',
      date: `${year}-01-20`,
      startTime: '18:00',
      endTime: '22:00',
      timeZone: 'America/New_York',
      rateCents: null,
      currency: 'USD',
      location: '',
      status: 'confirmed',
      notes: '',
      ...slot,
      durationMinutes: 240,
      version: 1,
    },
  ],
  tasks: [],
  busy: [],
  interviews: [],
  firstDays: [],
};

let inPool: boolean;
const booked = ownBookingOf(
  shiftOf(1, { day: `${year}-01-22`, startTime: '19:00', endTime: '07:00', timeZone: 'America/Chicago' }),
);

const server = answering({
  readCalendar: () => window,
  getProfessionalQueue: () => ({ rows: [], counts: { offers: 0, returnedWeeks: 0, interviews: 0 }, inPool }),
  listOwnBookings: ({ query: { from } }) => ({ items: from === today() ? [booked] : [] }),
});

const show = () =>
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <Suspense>
          <UpcomingEvents onOpen={vi.fn()} />
        </Suspense>
      </QueryClientProvider>
    </MemoryRouter>,
  );

beforeEach(async () => {
  setOwnZone('America/Chicago');
  inPool = false;
  await loadTexts('calendar', 'labels/hiring');
});

describe('upcoming events', () => {
  it('are in the reader’s zone, and in their own with its name', async () => {
    show();
    const row = await screen.findByRole('button', { name: /Evening shift/ });
    expect(row.textContent).toContain('Jan 20, 5:00 PM to 9:00 PM');
    expect(row.textContent).toContain('6:00 PM to 10:00 PM, Eastern Time (New York)');
  });

  it('include the shifts that the person is booked on', async () => {
    inPool = true;
    show();
    const row = await screen.findByRole('link', { name: /^ICU/ });
    expect(row.getAttribute('href')).toBe(`/shifts/${booked.shift.shiftId}`);
    expect(row.textContent).toContain('Lakeshore Main');
  });

  it('request bookings only where the person has an organization', async () => {
    show();
    await screen.findByRole('button', { name: /Evening shift/ });
    expect(server.calls('listOwnBookings')).toEqual([]);
  });

  it('on the start page name the zone, and the start in the other one', async () => {
    render(
      <MemoryRouter>
        <Suspense>
          <UpcomingList window={window} />
        </Suspense>
      </MemoryRouter>,
    );
    const row = await screen.findByRole('link', { name: /Evening shift/ });
    expect(row.textContent).toContain('5:00 PM');
    expect(row.textContent).toContain('6:00 PM EST');
    expect(screen.getByText('Times in Central Time (Chicago)')).toBeDefined();
  });
});
