import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Placement, Timesheet } from '@shared/model/placement';
import { placementOf, showTo, weekOf } from '@/entities/offers/testing';
import { loadWording } from '@/lib/i18n/i18n';
import { HiredView } from './hired-view';
import { PlacementView } from './placement-view';

const api = vi.hoisted(() => vi.fn());
vi.mock('@/lib/api/api', async (original) => ({ ...(await original<object>()), api }));
vi.mock('@/lib/live/live', () => ({ useLiveNews: () => undefined }));

const dana = placementOf({
  placementId: 'plc_2',
  professional: { userId: 'usr_dana', name: 'Dana Cole', photo_url: null },
  status: 'ended',
  endOn: '2026-11-10',
});

let placements: Placement[];
let waiting: Timesheet[];
let placement: Placement;
const answers: Record<string, (call: never) => unknown> = {
  listPlacements: () => ({ items: placements, nextCursor: null }),
  // One timesheet per page, to prove that counts cover all pages.
  listTimesheets: ({ query }: { query: { cursor?: string } }) => {
    const index = Number(query.cursor ?? 0);
    const next = index + 1;
    return { items: waiting.slice(index, next), nextCursor: next < waiting.length ? String(next) : null };
  },
  getPlacement: () => placement,
  listPlacementTimesheets: () => ({
    items: [
      weekOf({
        status: 'paid',
        totalMinutes: 900,
        expectedCents: 142_500,
        approvedCents: 142_500,
        paidCents: 142_500,
        version: 4,
      }),
    ],
    nextCursor: null,
  }),
  getPlacementReviews: () => ({ own: null, other: null, open: false, publishesAt: null }),
  endPlacement: () => {
    placement = { ...placement, endOn: '2026-11-25', endReason: 'Ward closes', version: 2 };
    return placement;
  },
};
const callsOf = (name: string) => (api.mock.calls as [string, unknown][]).filter(([called]) => called === name);
const open = (reader: 'manager' | 'member' | 'professional') =>
  showTo(reader, <PlacementView />, { at: '/placements/plc_1', path: '/placements/:placementId' });

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  placements = [placementOf(), dana];
  waiting = [weekOf({ status: 'submitted', version: 2 }), weekOf({ weekStartsOn: '2026-11-09', status: 'submitted' })];
  placement = placementOf();
  api.mockReset().mockImplementation((name: string, call: never) => Promise.resolve(answers[name]?.(call)));
  await loadWording('placements', 'offers', 'timesheets', 'reviews', 'marketplace');
});
afterEach(() => vi.useRealTimers());

describe('hired professionals', () => {
  it('stand with how many weeks wait, the oldest one first', async () => {
    await showTo('manager', <HiredView />);
    const weeks = await screen.findByRole('link', { name: '2 weeks' });
    expect(weeks.getAttribute('href')).toBe('/timesheets?placement=plc_1&week=2026-11-09');
    const row = within(screen.getByRole('link', { name: 'Dana Cole' }).closest('tr')!);
    expect(row.getByText('Nov 2, 2026 to Nov 10, 2026')).toBeDefined();
    expect(row.getByText('None')).toBeDefined();
    expect(row.getByRole('link', { name: 'Profile of Dana Cole' }).getAttribute('href')).toBe(
      '/doctors/profile/usr_dana',
    );
  });

  it('are found by name and status', async () => {
    await showTo('manager', <HiredView />);
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Name or job' }), { target: { value: 'dana' } });
    expect(screen.queryByRole('link', { name: 'Ada Rivera' })).toBeNull();
    fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'active' } });
    expect(screen.getByText('Nobody matches')).toBeDefined();
  });

  it('are nobody at first', async () => {
    placements = [];
    await showTo('manager', <HiredView />);
    expect(await screen.findByText('Nobody hired yet')).toBeDefined();
  });
});

describe('a placement', () => {
  it('shows its terms and what its weeks came to, for the professional', async () => {
    await open('professional');
    expect(await screen.findByText('$95 per hour')).toBeDefined();
    expect(await screen.findByText('In all 15h: $1,425 expected, $1,425 approved, $1,425 paid.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Enter Hours' }).getAttribute('href')).toBe('/timesheets?placement=plc_1');
    expect(screen.queryByRole('button', { name: 'End Placement' })).toBeNull();
    expect(await screen.findByText('Reviews open once the placement is over.')).toBeDefined();
  });

  it('takes hours from its first day on', async () => {
    placement = placementOf({ status: 'active', terms: { ...placementOf().terms, startOn: '2026-11-21' } });
    await open('professional');
    expect(await screen.findByText('Reviews open once the placement is over.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Enter Hours' })).toBeNull();
  });

  it('is ended by those who make offers, with a day and a reason', async () => {
    await open('manager');
    fireEvent.click(await screen.findByRole('button', { name: 'End Placement' }));
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    fireEvent.change(dialog.getByLabelText(/Last day/), { target: { value: '2026-11-25' } });
    const form = dialog.getByLabelText(/Last day/).closest('form')!;
    fireEvent.submit(form);
    expect(dialog.getByText('This field is required')).toBeDefined();
    fireEvent.change(dialog.getByRole('textbox', { hidden: true }), { target: { value: 'Ward closes' } });
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(await screen.findByText('The last day is Nov 25, 2026.')).toBeDefined();
    expect(screen.getByText('Ward closes')).toBeDefined();
    await waitFor(() => expect(callsOf('endPlacement')).toHaveLength(1));
    expect(callsOf('endPlacement')[0]![1]).toEqual({
      params: { placementId: 'plc_1' },
      body: { endOn: '2026-11-25', reason: 'Ward closes', version: 1 },
    });
  });

  it('is only read by members: no end, no reviews', async () => {
    await open('member');
    expect(await screen.findByText('$95 per hour')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'End Placement' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Reviews' })).toBeNull();
    expect(callsOf('getPlacementReviews')).toHaveLength(0);
  });
});
