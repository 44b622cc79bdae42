import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Attendance } from '@shared/work/model/attendance';
import type { Timesheet } from '@shared/work/model/placement';
import { submittedOf } from '@/work/parts/attendance/testing';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { weekOf } from '@/hiring/parts/offers/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, refuse } from '@/lib/testing/api-server';
import { testId, testUserId } from '@/lib/testing/ids';
import { HoursToApprove } from './hours-to-approve';

const rowOf = (number: number, name: string, changes: Partial<Attendance> = {}) =>
  submittedOf({ shiftId: testId('shf', number), professional: { userId: testUserId(number), name }, ...changes });

let rows: Attendance[];
let weeks: Timesheet[];
const server = answering({
  listAttendanceToApprove: () => ({ items: rows, nextCursor: null }),
  listTimesheets: () => ({ items: weeks, nextCursor: null }),
  approveAttendance: ({ body: { bookings } }) => {
    const results = bookings.map(({ shiftId, userId, version }) => ({
      shiftId,
      userId,
      outcome: version === 4 ? ('approved' as const) : ('changed' as const),
      attendance: null,
    }));
    rows = rows.filter(({ shiftId }) => !results.some((it) => it.shiftId === shiftId && it.outcome === 'approved'));
    return { results };
  },
  returnAttendance: () => {
    rows = rows.slice(1);
    return submittedOf({ status: 'returned' });
  },
});

const show = () => showTo(memberOf('manager'), <HoursToApprove />, '/timesheets');
const button = (name: string | RegExp) => screen.findByRole('button', { name, hidden: true });
const press = async (name: string | RegExp) => {
  const found = await button(name);
  await act(async () => fireEvent.click(found));
};
const list = async (name: 'Shifts that differ' | 'Shifts as planned') =>
  within(await screen.findByRole('list', { name }));

beforeEach(async () => {
  weeks = [];
  rows = [
    rowOf(1, 'Ada Rivera'),
    rowOf(2, 'Ben Okafor', {
      recorded: { worked: 640, unpaidBreak: 30, early: 0, late: 50, over: 0 },
      matches: false,
      evidence: 'claimed',
      missedMeals: 1,
      payCents: 608_00,
    }),
    rowOf(3, 'Cleo Park'),
  ];
  await loadTexts('approve-shifts', 'timesheets', 'notices', 'errors');
});

describe('the queue of submitted shifts', () => {
  it('shows planned and recorded times, their evidence, and the deadline', async () => {
    await show();
    const ben = await list('Shifts that differ');
    expect(ben.queryByText('Ada Rivera')).toBeNull();
    for (const text of ['11h 30m', '10h 40m', '50m less', '$608', 'Not proven', '1 meal break missed'])
      expect(ben.getByText(text)).toBeDefined();
    expect(ben.getByText(/^Approved automatically Tue 7:05.AM unless returned$/)).toBeDefined();
  });

  it('shows who signed each time, and once what a signature does not show', async () => {
    const time = { at: '2026-12-04T00:58:00.000Z', method: 'location', trust: 'high' } as const;
    const out = { ...time, at: '2026-12-04T13:02:00.000Z' };
    rows = [
      rowOf(1, 'Ada Rivera', { in: { ...time, signing: 'signed' }, out: { ...out, signing: 'signed' } }),
      rowOf(2, 'Ben Okafor', { in: { ...time, signing: 'new_phone' }, out: { ...out, signing: 'unsigned' } }),
      rowOf(3, 'Cleo Park', {
        in: { ...time, trust: 'look', signing: 'mismatch' },
        out: { ...out, method: 'correction' },
      }),
    ];
    await show();
    await list('Shifts as planned');
    for (const text of [
      "Both times: signed by Ada's phone",
      'In: signed by a phone added that day',
      'Out: not signed',
      "In: not signed, the signature didn't match",
    ])
      expect(screen.getByText(text)).toBeDefined();
    expect(screen.getAllByText(/It doesn't show who held the phone, or that its location was true\.$/)).toHaveLength(1);
    expect(screen.queryByText(/^The phone's clocks disagreed/)).toBeNull();
  });

  it('approves all matching ones in one tap, with their sum', async () => {
    await show();
    expect(await screen.findByText('2 shifts · 23h 4m · $1,314.80')).toBeDefined();
    await press('Approve 2 as Planned');
    await waitFor(() => expect(screen.queryByText('Ada Rivera')).toBeNull());
    expect(server.calls('approveAttendance')).toMatchObject([
      {
        body: {
          bookings: [
            { shiftId: testId('shf', 1), version: 4 },
            { shiftId: testId('shf', 3), version: 4 },
          ],
        },
      },
    ]);
    expect((await list('Shifts that differ')).getByText('Ben Okafor')).toBeDefined();
  });

  it('skips what changed in the meantime, and says so', async () => {
    rows = [rowOf(1, 'Ada Rivera', { version: 5 })];
    await show();
    await press(/^Approve Ada Rivera/);
    await waitFor(() => expect(server.calls('approveAttendance')).toHaveLength(1));
    expect((await list('Shifts as planned')).getByText('Ada Rivera')).toBeDefined();
  });

  it('returns with minutes and a reason', async () => {
    await show();
    await press(/^Return Ada Rivera/);
    const dialog = within(await screen.findByRole('dialog', { hidden: true }));
    const submit = dialog.getByRole('button', { name: 'Return', hidden: true });
    await act(async () => fireEvent.click(submit));
    expect(server.calls('returnAttendance')).toEqual([]);
    fireEvent.change(dialog.getByLabelText(/^Time you would approve/), { target: { value: '11:00' } });
    fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'Left at 6:30' } });
    await act(async () => {
      fireEvent.click(submit);
      fireEvent.click(submit);
    });
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    expect(server.calls('returnAttendance')).toMatchObject([
      { params: { shiftId: testId('shf', 1) }, body: { minutes: 660, reason: 'Left at 6:30', version: 4 } },
    ]);
  });

  it('says why a return was refused', async () => {
    server.use({ returnAttendance: refuse('STALE_VERSION') });
    await show();
    await press(/^Return Ada Rivera/);
    const dialog = within(await screen.findByRole('dialog', { hidden: true }));
    fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'Left at 6:30' } });
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Return', hidden: true })));
    expect(await dialog.findByRole('alert', { hidden: true })).toBeDefined();
  });

  it('approves the ones that are chosen, with their sum', async () => {
    await show();
    await act(async () => fireEvent.click(await screen.findByRole('checkbox', { name: /^Select Ben Okafor/ })));
    await press(/^Approve 1 Shift/);
    await waitFor(() => expect(server.calls('approveAttendance')).toHaveLength(1));
    expect(server.calls('approveAttendance')).toMatchObject([{ body: { bookings: [{ shiftId: testId('shf', 2) }] } }]);
  });

  it('has weeks below, if there are any', async () => {
    weeks = [weekOf({ status: 'submitted' })];
    await show();
    expect(await screen.findByRole('heading', { name: 'Weeks' })).toBeDefined();
    expect(await screen.findByRole('table', { name: 'Weeks' })).toBeDefined();
  });

  it('says nothing about weeks if only shifts wait', async () => {
    await show();
    expect(await list('Shifts as planned')).toBeDefined();
    expect(screen.queryByText('Nothing to approve')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Weeks' })).toBeNull();
  });

  it('says when nothing waits', async () => {
    rows = [];
    await show();
    expect(await screen.findByText('Nothing to approve')).toBeDefined();
  });
});
