import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ComplianceFile } from '@shared/people/model/compliance';
import type { OwnBooking } from '@shared/work/model/booking';
import type { Placement, Timesheet } from '@shared/work/model/placement';
import { fileOf } from '@/people/parts/compliance/testing';
import { itemCatalogs } from '@/people/parts/compliance/item-name';
import { ids, placementOf, showTo, weekOf, type ReaderName } from '@/hiring/parts/offers/testing';
import { dayOf, submittedOf } from '@/work/parts/attendance/testing';
import { ownBookingOf, shiftOf } from '@/work/parts/shifts/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { answering, refuse } from '@/lib/testing/api-server';
import { testId } from '@/lib/testing/ids';
import { TimesheetsView } from './timesheets-view';
import { shownPlacement, shownWeek, weekIn, weeksOf } from './week-address';

const submitted = weekOf({
  status: 'submitted',
  version: 2,
  lines: [
    { day: '2026-11-16', minutes: 480, note: 'Nights', dispute: null },
    { day: '2026-11-17', minutes: 420, note: '', dispute: null },
  ],
  totalMinutes: 900,
  expectedCents: 142_500,
  submittedAt: '2026-11-20T09:00:00.000Z',
});

let file: ComplianceFile;
let booked: OwnBooking[];
let week: Timesheet;
let placements: Placement[];
let lists: Partial<Record<string, Timesheet[]>>;
const server = answering({
  listPlacements: () => ({ items: placements, nextCursor: null }),
  listAttendanceToApprove: () => ({ items: [], nextCursor: null }),
  listTimesheets: ({ query }) => ({
    items: lists[query.status] ?? [],
    nextCursor: null,
  }),
  listPlacementTimesheets: () => ({ items: [submitted], nextCursor: null }),
  getComplianceFile: () => file,
  listOwnBookings: () => ({ items: booked }),
  getAttendance: () => dayOf({ attendance: submittedOf() }),
  getTimesheet: ({ params }) => ({ ...week, ...params }),
  getEarnings: () => ({ currencies: [] }),
  getEmployerEarnings: () => ({ employers: [] }),
  listPayDays: () => ({ payDays: [] }),
  getPayouts: () => ({
    payouts: 'off',
    account: 'none',
    quote: null,
    waiting: [],
    payroll: [],
    open: null,
    items: [],
  }),
  listProfessionalReviews: () => ({ items: [], nextCursor: null, rating: null }),
  approveTimesheet: () => ({ ...week, status: 'approved', version: 3 }),
  disputeTimesheet: () => ({ ...week, status: 'disputed', version: 3 }),
  payTimesheet: () => {
    week = { ...week, status: 'paid', paidCents: week.approvedCents, paidAt: '2026-11-20T12:00:00.000Z', version: 4 };
    return week;
  },
});
const place = () => screen.getByTestId('place').textContent;
const open = (reader: ReaderName, at: string) => showTo(reader, <TimesheetsView />, { at, path: '/timesheets' });
const one = `/timesheets?placement=${ids.placement}&week=2026-11-16`;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  file = fileOf();
  week = submitted;
  booked = [];
  placements = [placementOf()];
  lists = { submitted: [submitted] };
  await loadTexts('help', 'help/articles', 'timesheets', 'earnings', 'reviews', 'marketplace', ...itemCatalogs);
});
afterEach(() => vi.useRealTimers());

describe('the sign-off queue', () => {
  it('lists waiting weeks with links to each', async () => {
    await open('member', '/timesheets');
    const link = await screen.findByRole('link', { name: 'Ada Rivera' });
    expect(link.getAttribute('href')).toBe(`/timesheets?placement=${ids.placement}&week=2026-11-16`);
    expect(screen.getByText('$1,425')).toBeDefined();
    fireEvent.click(screen.getByRole('tab', { name: 'Paid' }));
    expect(await screen.findByText('No paid weeks')).toBeDefined();
    expect(place()).toBe('/timesheets?status=paid');
  });

  it('approves selected weeks with their sum on the button, and names refused ones', async () => {
    const other = { ...submitted, weekStartsOn: '2026-11-09', version: 5 };
    lists = { submitted: [submitted, other] };
    server.use({
      approveTimesheet: ({ params }) => {
        if (params.weekStartsOn === other.weekStartsOn) return refuse('STALE_VERSION')();
        return { ...submitted, status: 'approved', version: 3 };
      },
    });
    await open('manager', '/timesheets');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Choose All 2 Weeks' }));
    expect(screen.getByText('2 weeks, 30h')).toBeDefined();
    const approve = screen.getByRole('button', { name: 'Approve 2 Weeks, $2,850' });
    fireEvent.click(approve);
    fireEvent.click(approve);
    expect(await screen.findByText(/^Ada Rivera, Nov 9 – 15, 2026: /)).toBeDefined();
    expect(server.calls('approveTimesheet')).toHaveLength(2);
  });

  it('approves a week once, however often it is pressed', async () => {
    await open('manager', one);
    const approve = await screen.findByRole('button', { name: 'Approve 15h, $1,425' });
    fireEvent.click(approve);
    fireEvent.click(approve);
    await waitFor(() => expect(place()).toBe('/timesheets'));
    expect(server.calls('approveTimesheet')).toEqual([
      { params: { placementId: ids.placement, weekStartsOn: '2026-11-16' }, body: { version: 2 } },
    ]);
  });

  it('returns days, each with a reason', async () => {
    await open('member', one);
    fireEvent.click(await screen.findByRole('checkbox', { name: /Flag Tuesday, Nov 17/ }));
    const back = screen.getByRole('button', { name: 'Return 1 Day' });
    expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull();
    fireEvent.click(back);
    expect(screen.getByText('This field is required')).toBeDefined();
    fireEvent.change(screen.getByRole('textbox', { name: /What's wrong on Tuesday/ }), {
      target: { value: 'Left at 2' },
    });
    fireEvent.click(back);
    await waitFor(() => expect(server.calls('disputeTimesheet')).toHaveLength(1));
    expect(server.calls('disputeTimesheet')[0]).toMatchObject({
      body: { version: 2, lines: [{ day: '2026-11-17', reason: 'Left at 2' }] },
    });
  });

  it('is paid by administrators only', async () => {
    week = { ...submitted, status: 'approved', approvedCents: 142_500, dueOn: '2026-12-04', version: 3 };
    const manager = await open('manager', one);
    expect(await screen.findByText('Only an administrator can mark it as paid.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Mark as Paid' })).toBeNull();
    manager.unmount();
    await open('admin', one);
    fireEvent.change(await screen.findByRole('textbox', { name: 'Reference' }), { target: { value: 'TRX 7' } });
    fireEvent.submit(screen.getByRole('textbox', { name: 'Reference' }).closest('form')!);
    expect(await screen.findByText(/Paid Nov 20, 2026/)).toBeDefined();
    expect(server.calls('payTimesheet')[0]).toMatchObject({ body: { reference: 'TRX 7', version: 3 } });
  });

  it('says what is late', async () => {
    lists = { approved: [{ ...submitted, status: 'approved', approvedCents: 142_500, dueOn: '2026-11-01' }] };
    await open('admin', '/timesheets?status=approved');
    expect(await screen.findByText('Overdue, Nov 1, 2026')).toBeDefined();
  });
});

describe('a person’s own hours', () => {
  it('say what they wait for before the first day is confirmed', async () => {
    file = fileOf({ startConfirmedAt: null, ready: { done: 11, total: 13, problems: [] } });
    await open('professional', '/timesheets');
    expect(await screen.findByText(/Ready: 11 of 13/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'View compliance file' }).getAttribute('href')).toBe(
      `/placements/${ids.placement}#compliance`,
    );
  });

  it('start with the current week, after returned ones', async () => {
    week = weekOf();
    lists = { disputed: [{ ...submitted, status: 'disputed', weekStartsOn: '2026-11-09' }] };
    await open('professional', '/timesheets');
    expect(await screen.findByText('This week')).toBeDefined();
    expect(await screen.findByText('1 week was returned to you.')).toBeDefined();
    expect(screen.getByRole('link', { name: /Nov 9/ }).getAttribute('href')).toContain('week=2026-11-09');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next week' }).disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Previous week' }));
    await waitFor(() => expect(place()).toBe(`/timesheets?placement=${ids.placement}&week=2026-11-09`));
  });

  it('show a clocked shift with its hours until it is approved, without a form to type them again', async () => {
    week = weekOf();
    const booking = { placementId: ids.placement, status: 'submitted' } as const;
    booked = [
      ownBookingOf(shiftOf(1), booking),
      ownBookingOf(shiftOf(2), { ...booking, status: 'approved' }),
      ownBookingOf(shiftOf(3), { ...booking, placementId: testId('plc', 9) }),
    ];
    await open('professional', '/timesheets');
    expect(await screen.findByText('11h 32m')).toBeDefined();
    expect(screen.getAllByText('Waiting for approval')).toHaveLength(1);
    expect(screen.queryByRole('form', { name: 'Weekly hours' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Add Other Hours' }));
    expect(screen.getByRole('form', { name: 'Weekly hours' })).toBeDefined();
  });

  it('ask before unsaved changes are left for another week', async () => {
    week = weekOf();
    await open('professional', '/timesheets');
    fireEvent.change(await screen.findByRole('textbox', { name: 'Hours on Monday, Nov 16' }), {
      target: { value: '8' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Previous week' }));
    const dialog = screen.getByRole('dialog', { name: 'Leave without saving?', hidden: true });
    expect(place()).toBe('/timesheets');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Leave Page', hidden: true }));
    await waitFor(() => expect(place()).toBe(`/timesheets?placement=${ids.placement}&week=2026-11-09`));
  });

  it('start with the placement, and with an offer', async () => {
    placements = [placementOf({ status: 'upcoming', terms: { ...placementOf().terms, startOn: '2026-12-01' } })];
    const coming = await open('professional', '/timesheets');
    expect(await screen.findByText(/This placement starts on Dec 1, 2026/)).toBeDefined();
    expect(server.calls('getTimesheet')).toHaveLength(0);
    coming.unmount();
    placements = [];
    await open('professional', '/timesheets');
    expect(await screen.findByText('No placements yet')).toBeDefined();
  });
});

describe('the week of an address', () => {
  const placement = placementOf({ endOn: null });
  const read = (query: string) => weekIn(new URLSearchParams(query));

  it('is a Monday within the placement, whatever was typed', () => {
    expect(read('week=2026-11-18').week).toBe('2026-11-16');
    expect(read('week=2026-13-45').week).toBeNull();
    expect(read('week=<script>').week).toBeNull();
    expect(weeksOf(placement, '2026-11-20')).toEqual({ first: '2026-11-02', last: '2026-11-16' });
    expect(shownWeek(placement, '2020-01-06', '2026-11-20')).toBe('2026-11-16');
    expect(shownWeek(placement, '2026-11-09', '2026-11-20')).toBe('2026-11-09');
    expect(shownWeek({ ...placement, endOn: '2026-11-11' }, null, '2026-11-20')).toBe('2026-11-09');
  });

  it('is of the requested placement, else of the current one', () => {
    const over = placementOf({ placementId: testId('plc', 2), status: 'ended' });
    const next = placementOf({ placementId: testId('plc', 3), status: 'upcoming' });
    expect(shownPlacement([next, over, placement], null)).toBe(placement);
    expect(shownPlacement([next, over, placement], testId('plc', 2))).toBe(over);
    expect(shownPlacement([], null)).toBeNull();
  });
});
