import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShiftDay } from '@shared/work/model/attendance';
import { dayOf, submittedOf } from '@/work/parts/attendance/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering } from '@/lib/testing/api-server';
import { button, forgetEntries, leaveView, locate, place, press, show } from './testing';

let day: ShiftDay;
const server = answering({
  getAttendance: () => day,
  listOwnBookings: () => ({ items: [] }),
  sendEntries: ({ body: { entries } }) => ({
    results: entries.map(({ entryId, wall }) => ({ entryId, outcome: 'recorded', at: wall, trust: 'high' })),
    attendances: [day.attendance],
    serverTime: new Date().toISOString(),
  }),
});
const sent = () => server.calls('sendEntries').flatMap(({ body }) => body.entries);

beforeEach(async () => {
  // 6:52 PM in Chicago.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-04T00:52:00Z') });
  day = dayOf();
  await loadTexts('shift-day', 'facility-record', 'disputes', 'attached-messages', 'appeal-files', 'notices', 'errors');
});
afterEach(async () => {
  await forgetEntries();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a location that requires the code', () => {
  const type = async (code: string, way: string) => {
    fireEvent.change(await screen.findByLabelText('Code on the screen'), { target: { value: code } });
    await press(way);
  };

  it('says so first, measures nothing, and leads straight to the code', async () => {
    const measure = locate(place);
    day = dayOf({ place: { clockInBy: 'code' } });
    await show();
    expect(await screen.findByRole('heading', { name: 'Use the code at the unit' })).toBeDefined();
    await press('Clock In');
    await type('123456', 'Clock In With Code');
    await waitFor(() => expect(sent()).toMatchObject([{ kind: 'in', method: 'code', code: '123456', fence: null }]));
    expect(measure).not.toHaveBeenCalled();
  });

  it('asks for it on leaving, too', async () => {
    vi.setSystemTime(new Date('2026-12-04T13:02:00Z'));
    const attendance = { status: 'in_progress', in: submittedOf().in } as const;
    day = dayOf({ attendance, place: { clockInBy: 'code' } });
    await show();
    await press('Clock Out');
    expect(await screen.findByText('Enter the code on the screen at Lakeshore Main.')).toBeDefined();
    await type('654321', 'Clock Out With Code');
    await waitFor(() => expect(sent()).toMatchObject([{ kind: 'out', method: 'code', code: '654321' }]));
  });

  it('lets someone leave without it, for the supervisor to confirm', async () => {
    vi.setSystemTime(new Date('2026-12-04T13:02:00Z'));
    const attendance = { status: 'in_progress', in: submittedOf().in } as const;
    day = dayOf({ attendance, place: { clockInBy: 'code' } });
    await show();
    await press('Clock Out');
    await press('Clock Out Without Proof');
    await button(/^Undo/);
    await leaveView();
    await waitFor(() => expect(sent()).toMatchObject([{ kind: 'out', method: 'none', code: null }]));
  });
});

describe('a browser without storage', () => {
  it('clocks in unsigned, and says so', async () => {
    locate(place);
    await show();
    expect(await screen.findByText(/^This browser can't sign your times/)).toBeDefined();
    await press('Clock In');
    await button(/^Undo/);
    await leaveView();
    await waitFor(() => expect(sent()).toMatchObject([{ kind: 'in', method: 'location', signature: null }]));
  });
});
