import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Placement, Timesheet } from '@shared/work/model/placement';
import { fileOf } from '@/people/parts/compliance/testing';
import { itemCatalogs } from '@/people/parts/compliance/item-name';
import { ids, placementOf, showTo, weekOf } from '@/hiring/parts/offers/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering } from '@/lib/testing/api-server';
import { testId, testUserId } from '@/lib/testing/ids';
import { HiredView } from './hired-view';
import { PlacementView } from './placement-view';

const dana = placementOf({
  placementId: testId('plc', 2),
  professional: { userId: testUserId(9), name: 'Dana Cole', photo_url: null },
  status: 'ended',
  endOn: '2026-11-10',
});

let placements: Placement[];
let waiting: Timesheet[];
let placement: Placement;
const server = answering({
  listPlacements: () => ({ items: placements, nextCursor: null }),
  // One timesheet per page, to prove that counts cover all pages.
  listTimesheets: ({ query }) => {
    const index = Number(query.cursor ?? 0);
    const next = index + 1;
    return { items: waiting.slice(index, next), nextCursor: next < waiting.length ? String(next) : null };
  },
  getPlacement: () => placement,
  getComplianceFile: () => fileOf(),
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
});
const open = (reader: 'manager' | 'member' | 'professional') =>
  showTo(reader, <PlacementView />, { at: `/placements/${ids.placement}`, path: '/placements/:placementId' });

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  placements = [placementOf(), dana];
  waiting = [weekOf({ status: 'submitted', version: 2 }), weekOf({ weekStartsOn: '2026-11-09', status: 'submitted' })];
  placement = placementOf();
  await loadTexts('placements', 'offers', 'timesheets', 'reviews', 'marketplace', ...itemCatalogs);
});
afterEach(() => vi.useRealTimers());

describe('hired professionals', () => {
  it('without an account are former members', async () => {
    placements = [placementOf({ professional: { userId: testUserId(9), name: '', photo_url: null } })];
    await showTo('manager', <HiredView />);
    expect(await screen.findByRole('link', { name: 'Former member' })).toBeDefined();
  });

  it('are listed with how many weeks wait, the oldest one first', async () => {
    await showTo('manager', <HiredView />);
    const weeks = await screen.findByRole('link', { name: '2 weeks' });
    expect(weeks.getAttribute('href')).toBe(`/timesheets?placement=${ids.placement}&week=2026-11-09`);
    const row = within(screen.getByRole('link', { name: 'Dana Cole' }).closest('tr')!);
    expect(row.getByText('Nov 2, 2026 to Nov 10, 2026')).toBeDefined();
    expect(row.getByText('None')).toBeDefined();
    expect(row.getByRole('link', { name: "Dana Cole's profile" }).getAttribute('href')).toBe(
      `/doctors/profile/${testUserId(9)}`,
    );
  });

  it('are found by name and status', async () => {
    await showTo('manager', <HiredView />);
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Name or job' }), { target: { value: 'dana' } });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ada Rivera' })).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Active' }));
    expect(screen.getByText('No matches')).toBeDefined();
  });

  it('are empty at first', async () => {
    placements = [];
    await showTo('manager', <HiredView />);
    expect(await screen.findByText('No hires yet')).toBeDefined();
  });
});

describe('a placement', () => {
  it('shows its terms and its weekly totals, for the professional', async () => {
    await open('professional');
    expect(await screen.findByText('$95 per hour')).toBeDefined();
    expect(await screen.findByText('Total 15h: $1,425 expected, $1,425 approved, $1,425 paid.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Enter Hours' }).getAttribute('href')).toBe(
      `/timesheets?placement=${ids.placement}`,
    );
    expect(screen.queryByRole('button', { name: 'End Placement' })).toBeNull();
    expect(await screen.findByText('You can leave a review once the placement ends.')).toBeDefined();
  });

  it('accepts hours from its first day on', async () => {
    placement = placementOf({ status: 'active', terms: { ...placementOf().terms, startOn: '2026-11-21' } });
    await open('professional');
    expect(await screen.findByText('You can leave a review once the placement ends.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Enter Hours' })).toBeNull();
  });

  it('is ended by people who make offers, with a day and a reason', async () => {
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
    await waitFor(() => expect(server.calls('endPlacement')).toHaveLength(1));
    expect(server.calls('endPlacement')[0]).toEqual({
      params: { placementId: ids.placement },
      body: { endOn: '2026-11-25', reason: 'Ward closes', version: 1 },
    });
  });

  it('is read-only for members: no end, no reviews', async () => {
    await open('member');
    expect(await screen.findByText('$95 per hour')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'End Placement' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Reviews' })).toBeNull();
    expect(server.calls('getPlacementReviews')).toHaveLength(0);
  });
});
