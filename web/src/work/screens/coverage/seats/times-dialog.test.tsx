import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Attendance } from '@shared/work/model/attendance';
import { AppError } from '@shared/errors';
import { attendanceOf } from '@/work/parts/attendance/testing';
import { memberOf, showTo } from '@/messages/parts/message-templates/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { testId } from '@/lib/testing/ids';
import { answering } from '@/lib/testing/api-server';
import { BookingTimes } from './booking-times';
import { bookingOf } from '../testing';

let attendance: Attendance;

const server = answering({
  getBookingAttendance: () => attendance,
  confirmAttendance: ({ body }) => {
    const out = body.out === null ? null : { at: body.out, method: 'supervisor' as const, trust: 'high' as const };
    attendance = { ...attendance, out };
    return attendance;
  },
  declareNoShow: () => ({ ...attendance, status: 'no_show' }),
  sendHome: () => ({ ...attendance, status: 'sent_home' }),
  appealDispute: () => attendance,
  settleDispute: ({ body: { minutes, version } }) => {
    if (version !== attendance.version) throw new AppError('STALE_VERSION');
    return { ...attendance, dispute: { ...attendance.dispute!, settledMinutes: minutes } };
  },
});

const booking = (status: Attendance['status']) =>
  bookingOf(1, 'Ada Rivera', { status, startsAt: attendanceOf().startsAt, endsAt: attendanceOf().endsAt });

const open = async (changes: Partial<Attendance> = {}) => {
  attendance = attendanceOf(changes);
  await showTo(memberOf('manager'), <BookingTimes booking={booking(attendance.status)} state="IL" />, '/');
  fireEvent.click(await screen.findByRole('button', { name: "Ada Rivera's times" }));
};
const press = async (name: string) => {
  const found = await screen.findByRole('button', { name, hidden: true });
  await act(async () => fireEvent.click(found));
};
const type = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-04T13:30:00.000Z') });
  await loadTexts('approve-shifts', 'coverage', 'disputes', 'attached-messages', 'appeal-files', 'errors');
});

afterEach(() => {
  vi.useRealTimers();
});

describe('sending someone home', () => {
  it('says the cost first, and sends it once', async () => {
    vi.setSystemTime(new Date('2026-12-04T03:00:00.000Z'));
    await open({ status: 'in_progress', out: null, answers: null, recorded: null });
    await press('Send Home');
    expect(await screen.findByText(/you owe Ada Rivera .*\$/)).toBeTruthy();
    await type(/^Reason/, 'Low census');
    const [, confirm] = await screen.findAllByRole('button', { name: 'Send Home', hidden: true });
    await act(async () => {
      fireEvent.click(confirm!);
      fireEvent.click(confirm!);
    });
    await waitFor(() => expect(server.calls('sendHome')).toHaveLength(1));
    expect(server.calls('sendHome')[0]?.body).toEqual({ reason: 'Low census' });
  });

  it('is not offered once the shift is over', async () => {
    await open({ status: 'in_progress' });
    await screen.findByText('Confirm Times');
    expect(screen.queryByRole('button', { name: 'Send Home', hidden: true })).toBeNull();
  });
});

describe('times of a booking', () => {
  it('are confirmed by the supervisor, in the location’s time zone', async () => {
    await open();
    await type(/^Clocked out/, '07:10');
    await press('Confirm Times');
    expect(server.calls('confirmAttendance').at(-1)?.body).toMatchObject({
      in: '2026-12-04T01:00:00.000Z',
      out: '2026-12-04T13:10:00.000Z',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('may have no end yet, and are never in the future', async () => {
    await open({ status: 'in_progress', in: { at: '2026-12-04T00:58:00.000Z', method: 'none', trust: 'high' } });
    await type(/^Clocked out/, '07:45');
    await press('Confirm Times');
    expect(await screen.findByText(/aren't in the future/)).toBeDefined();
    expect(server.calls('confirmAttendance')).toEqual([]);
    await type(/^Clocked out/, '');
    await press('Confirm Times');
    expect(server.calls('confirmAttendance').at(-1)?.body).toMatchObject({
      in: '2026-12-04T00:58:00.000Z',
      out: null,
    });
  });

  it('end with an absence that only a person states, after a confirmation', async () => {
    await open();
    await press("Didn't Come");
    expect(await screen.findByText(/It counts against their reliability/)).toBeDefined();
    expect(server.calls('declareNoShow')).toEqual([]);
    const [, confirm] = await screen.findAllByRole('button', { name: "Didn't Come", hidden: true });
    await act(async () => fireEvent.click(confirm!));
    expect(server.calls('declareNoShow')).toHaveLength(1);
  });

  it('settle a dispute between what is approved and what is claimed', async () => {
    await open({
      status: 'approved',
      version: 7,
      approved: { minutes: 660, at: '2026-12-04T13:20:00.000Z', by: 'Nora Hastings', bySilence: false },
      dispute: {
        ...{ claimedMinutes: 690, foundMinutes: 660, statement: 'I stayed for the handover.' },
        ...{ at: '2026-12-04T13:20:00.000Z', until: '2026-12-11T13:20:00.000Z' },
        ...{ settledMinutes: null, settledAt: null, cases: [] },
      },
    });
    await type(/^Time you both agree on/, '12:00');
    await press('Settle Dispute');
    expect(await screen.findByText(/^Enter a time between 11h and 11h 30m/)).toBeDefined();
    await type(/^Time you both agree on/, '11:15');
    await press('Settle Dispute');
    expect(server.calls('settleDispute').at(-1)?.body).toEqual({ minutes: 675, version: 7 });
  });

  it('record the hours after a no-show is overturned', async () => {
    await open({
      ...{ status: 'no_show', in: null, out: null, recorded: null, answers: null, version: 5 },
      approved: { minutes: 0, at: '2026-12-07T15:00:00.000Z', by: null, bySilence: false },
      dispute: {
        ...{ claimedMinutes: 690, foundMinutes: 0, statement: 'I worked all night.' },
        ...{ at: '2026-12-07T15:00:00.000Z', until: '2026-12-10T15:00:00.000Z' },
        ...{ settledMinutes: null, settledAt: null, cases: [] },
      },
    });
    expect(await screen.findByText(/^Our team found that Ada Rivera was there\./)).toBeDefined();
    await type(/^Paid time/, '11:00');
    await press('Record Hours');
    expect(server.calls('settleDispute').at(-1)?.body).toEqual({ minutes: 660, version: 5 });
  });

  it('have a receipt once hours are agreed after an appeal', async () => {
    await open({
      ...{ status: 'no_show', in: null, out: null, recorded: null, answers: null, version: 6 },
      approved: { minutes: 660, at: '2026-12-07T15:00:00.000Z', by: null, bySilence: false },
    });
    expect(await screen.findByRole('button', { name: 'Receipt (PDF)', hidden: true })).toBeDefined();
  });

  it('show the staff decision, and accept an appeal with documents', async () => {
    const decided = { minutes: 690, reason: 'The door log shows it.', decidedAt: '2026-12-03T10:00:00.000Z' };
    await open({
      status: 'approved',
      approved: { minutes: 690, at: '2026-12-04T13:20:00.000Z', by: 'Nora Hastings', bySilence: false },
      dispute: {
        ...{ claimedMinutes: 690, foundMinutes: 660, statement: 'I stayed.', at: '2026-11-20T13:20:00.000Z' },
        ...{ until: '2026-11-27T13:20:00.000Z', settledMinutes: 690, settledAt: decided.decidedAt },
        cases: [
          {
            ...{ caseId: testId('shc'), state: 'decided', isAppeal: false, openedBy: null, text: '', files: [] },
            ...{ openedAt: '2026-11-27T13:20:00.000Z', dueAt: '2026-12-02T13:20:00.000Z', ...decided },
          },
        ],
      },
    });
    expect(await screen.findByText('Our team set the total to 11h 30m on Dec 3, 2026.')).toBeDefined();
    expect(screen.getByText('Reason: The door log shows it.')).toBeDefined();
    expect(screen.getByText('You can appeal until Dec 17, 2026.')).toBeDefined();
    await press('Appeal');
    await press('Send');
    expect(server.calls('appealDispute')).toEqual([]);
    await type(/^What happened/, ' The log is of another door. ');
    await press('Send');
    expect(server.calls('appealDispute')).toMatchObject([{ body: { text: 'The log is of another door.', files: [] } }]);
  });

  it('are not requested before clock-in opens', async () => {
    vi.setSystemTime(new Date('2026-12-03T20:00:00.000Z'));
    await showTo(memberOf('manager'), <BookingTimes booking={booking('confirmed')} state="IL" />, '/');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
