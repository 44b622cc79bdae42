import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Attendance, ClockEntry, ShiftDay } from '@shared/work/model/attendance';
import type { EntryOutcome } from '@shared/work/model/attendance-vocabulary';
import { attendanceOf, dayOf, submittedOf } from '@/work/parts/attendance/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering, unreachable } from '@/lib/testing/api-server';
import { button, forgetEntries, leaveView, locate, phoneWith, place, press, show } from './testing';

let day: ShiftDay;
let outcome: EntryOutcome;

const after = (attendance: Attendance, { kind, wall, method, answers, lateMinutes }: ClockEntry): Attendance => {
  const proof = { at: wall, method, trust: 'high' } as const;
  if (kind === 'in') return { ...attendance, status: 'in_progress', in: proof };
  if (kind === 'late') return { ...attendance, runningLate: { at: wall, minutes: lateMinutes! } };
  if (kind !== 'out') return attendance;
  return {
    ...attendance,
    ...submittedOf({ in: attendance.in }),
    status: answers ? 'submitted' : 'completed',
    out: proof,
    answers,
  };
};

const returned = { minutes: 660, reason: 'You left at 6:30', at: '2026-12-04T14:00:00.000Z', by: 'Nora Hastings' };

const server = answering({
  getAttendance: () => day,
  listOwnBookings: () => ({ items: [] }),
  sendEntries: ({ body: { entries } }) => {
    const isKept = outcome === 'recorded';
    if (isKept) day = { ...day, attendance: entries.reduce(after, day.attendance) };
    return {
      results: entries.map(({ entryId, wall }) => ({
        entryId,
        outcome,
        at: isKept ? wall : null,
        trust: isKept ? ('high' as const) : null,
      })),
      attendances: [day.attendance],
      serverTime: new Date().toISOString(),
    };
  },
  submitAttendance: () => submittedOf(),
  answerWouldReturn: ({ body: { again } }) => ({ again, until: '2026-12-18T13:00:00.000Z' }),
  answerReturn: ({ body }) =>
    body.answer === 'agree'
      ? submittedOf({
          status: 'approved',
          approved: { minutes: 660, at: '2026-12-04T15:00:00.000Z', by: 'Nora Hastings', bySilence: false },
        })
      : submittedOf(body.answer === 'dispute' ? { status: 'returned', returned } : {}),
});

const sent = () => server.calls('sendEntries').flatMap(({ body }) => body.entries);

beforeEach(async () => {
  // 6:52 PM in Chicago.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-04T00:52:00Z') });
  phoneWith(null);
  day = dayOf();
  outcome = 'recorded';
  await loadTexts('shift-day', 'facility-record', 'disputes', 'attached-messages', 'appeal-files', 'notices', 'errors');
});
afterEach(async () => {
  await forgetEntries();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the page before the shift', () => {
  it('shows the address, a phone number, and when clock-in opens', async () => {
    vi.setSystemTime(new Date('2026-12-03T22:00:00Z'));
    await show();
    expect(await screen.findByText('You can clock in from 6:30 PM.')).toBeDefined();
    for (const text of [
      '1200 North Lake Drive, Chicago, IL 60610',
      'Tower B, floor 4',
      'Garage C, level 2',
      'Nora Hastings',
    ])
      expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByRole('link', { name: '(312) 555-0143' }).getAttribute('href')).toBe('tel:+13125550143');
    await press('Clock In');
    expect(sent()).toEqual([]);
  });

  it('tells the unit right away that someone is late', async () => {
    await show();
    await press('Running Late');
    await press('15 min');
    await waitFor(() => expect(sent()).toMatchObject([{ kind: 'late', lateMinutes: 15 }]));
    expect(await screen.findByText('The unit knows: about 15 minutes late.')).toBeDefined();
  });
});

describe('clocking in', () => {
  it('measures nothing before the person agrees, and sends only the result', async () => {
    const measure = locate(place);
    await show();
    expect(await screen.findByText(/Only the result and how accurate it is are sent/)).toBeDefined();
    expect(measure).not.toHaveBeenCalled();
    await press('Clock In');
    expect(await screen.findByText(/^Clocked in 6:52/)).toBeDefined();
    await leaveView();
    await waitFor(() =>
      expect(sent()).toMatchObject([
        { kind: 'in', method: 'location', fence: { result: 'inside', accuracyUpTo: 20 }, askedEarly: false },
      ]),
    );
    expect(JSON.stringify(server.calls('sendEntries'))).not.toMatch(/41\.9|87\.63/);
  });

  it('acts after a half-second press, not on a touch', async () => {
    locate(place);
    await show();
    const clockIn = await button('Clock In');
    await act(async () => {
      fireEvent.pointerDown(clockIn, { button: 0 });
      fireEvent.pointerUp(clockIn);
      fireEvent.click(clockIn, { detail: 1 });
    });
    expect(screen.getByText('Hold the button for half a second.')).toBeDefined();
    expect(screen.queryByText(/^Clocked in/)).toBeNull();
    await act(async () => fireEvent.pointerDown(clockIn, { button: 0 }));
    expect(await screen.findByText(/^Clocked in 6:52/)).toBeDefined();
  });

  it('can be undone for a minute', async () => {
    locate(place);
    await show();
    await press('Clock In');
    await press(/^Undo/);
    expect(await button('Clock In')).toBeDefined();
    await leaveView();
    expect(sent()).toEqual([]);
  });

  it('outside the area offers the code and the supervisor, and never refuses', async () => {
    locate({ ...place, lat: 41.95 });
    await show();
    await press('Clock In');
    const dialog = within(await screen.findByRole('dialog', { hidden: true }));
    expect(dialog.getByText(/isn't within 150 m of Lakeshore Main/)).toBeDefined();
    await press('Clock In Without Proof');
    expect(await screen.findByText(/^Clocked in 6:52/)).toBeDefined();
    await leaveView();
    await waitFor(() => expect(sent()).toMatchObject([{ method: 'none', fence: { result: 'outside' }, code: null }]));
  });

  it('with a code says right away that it was wrong', async () => {
    outcome = 'wrong_code';
    await show();
    await press('Use the Code at the Unit');
    fireEvent.change(await screen.findByLabelText('Code on the screen'), { target: { value: '123456' } });
    await press('Clock In With Code');
    expect(await screen.findByText("Your clock-in wasn't recorded")).toBeDefined();
    expect(screen.getByText("The code didn't match. Enter the one on the screen now.")).toBeDefined();
    expect(sent()).toMatchObject([{ method: 'code', code: '123456' }]);
    await press('OK');
    expect(await button('Clock In')).toBeDefined();
  });

  it('reads the code from the address in the screen’s picture', async () => {
    await show('?code=654321');
    expect(await screen.findByDisplayValue('654321')).toBeDefined();
  });
});

describe('without a connection', () => {
  it('keeps the clock-in on the phone, and sends it later', async () => {
    locate(place);
    server.use({ sendEntries: unreachable });
    await show();
    await press('Clock In');
    expect(await screen.findByText('Saved on this phone, 1 waiting')).toBeDefined();
    await leaveView();
    expect(screen.getByText('Saved on this phone, 1 waiting')).toBeDefined();
    server.use({
      sendEntries: ({ body: { entries } }) => ({
        results: entries.map(({ entryId, wall }) => ({ entryId, outcome: 'recorded', at: wall, trust: 'high' })),
        attendances: entries.map((entry) => after(attendanceOf(), entry)),
        serverTime: new Date().toISOString(),
      }),
    });
    await act(async () => window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/waiting$/)).toBeNull());
    expect(screen.getByText(/^Clocked in 6:52/)).toBeDefined();
  });
});

describe('the end of the shift', () => {
  beforeEach(() => {
    vi.setSystemTime(new Date('2026-12-04T13:02:00Z'));
    day = dayOf({ attendance: { status: 'in_progress', in: submittedOf().in } });
  });

  it('asks about the break before it submits', async () => {
    await show();
    await press('Clock Out');
    await press('Submit Shift');
    expect(await screen.findByText('Answer for each break.')).toBeDefined();
    const question = within(
      await screen.findByRole('radiogroup', { name: 'Did you get your 30-minute meal break, uninterrupted?' }),
    );
    fireEvent.click(question.getByRole('radio', { name: 'Part of it' }));
    fireEvent.click(screen.getByLabelText('I handed over to the next shift'));
    await press('Submit Shift');
    expect(await screen.findByText(/We'll submit it when you're online/)).toBeDefined();
    await leaveView();
    await waitFor(() =>
      expect(sent()).toMatchObject([{ kind: 'out', answers: { breaks: ['part'], charge: false, handover: true } }]),
    );
    expect(await screen.findByRole('heading', { name: 'Submitted' })).toBeDefined();
  });

  it('times a break for the person', async () => {
    await show();
    await press('Start Break');
    expect(await screen.findByText(/^On break since 7:02/)).toBeDefined();
    await press('End Break');
    expect(await screen.findByText('Break ended. You can undo this for a minute.')).toBeDefined();
    await leaveView();
    await waitFor(() => expect(sent().map(({ kind }) => kind)).toEqual(['break_start', 'break_end']));
  });

  it('asks for the time where no one clocked out', async () => {
    vi.setSystemTime(new Date('2026-12-05T02:00:00Z'));
    day = dayOf({ attendance: { status: 'in_progress', in: submittedOf().in, needsTime: true } });
    await show();
    fireEvent.change(await screen.findByLabelText(/^Ended/), { target: { value: '07:20' } });
    fireEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    await press('Submit Shift');
    await waitFor(() =>
      expect(server.calls('submitAttendance')).toMatchObject([
        { body: { out: '2026-12-04T13:20:00.000Z', answers: { breaks: ['yes'] } } },
      ]),
    );
  });
});

describe('the outcome of a shift', () => {
  it('shows when it is approved automatically', async () => {
    day = dayOf({ attendance: submittedOf() });
    await show();
    expect(await screen.findByText(/^Approved automatically Tue 7:05.AM unless returned\.$/)).toBeDefined();
    expect(screen.getByText('11h 32m')).toBeDefined();
    expect(screen.getByText('$657.40')).toBeDefined();
  });

  it('asks whether the person would return, once the hours are there', async () => {
    vi.setSystemTime(new Date('2026-12-04T15:00:00Z'));
    day = dayOf({ attendance: submittedOf(), returning: { again: null, until: '2026-12-18T13:00:00.000Z' } });
    await show();
    await press('Yes');
    expect(server.calls('answerWouldReturn').map(({ body }) => body)).toEqual([{ again: true }]);
    expect((await button('Yes')).getAttribute('aria-pressed')).toBe('true');
  });

  it('may be a return, which the person can accept', async () => {
    day = dayOf({ attendance: submittedOf({ status: 'returned', returned }) });
    await show();
    expect(await screen.findByText('Returned: 11h')).toBeDefined();
    expect(screen.getByText(/You left at 6:30/)).toBeDefined();
    await press('Agree to 11h');
    expect(await screen.findByRole('heading', { name: 'Approved' })).toBeDefined();
    expect(server.calls('answerReturn')).toMatchObject([{ body: { answer: 'agree' } }]);
  });

  it('says that the unit reported an absence, and how to object', async () => {
    vi.setSystemTime(new Date('2026-12-04T15:00:00Z'));
    day = dayOf({ attendance: submittedOf({ status: 'no_show' }) });
    await show();
    expect(await screen.findByRole('heading', { name: "The unit says you didn't come" })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Object' }).getAttribute('href')).toBe('/reliability');
  });

  it('says who records the hours after a no-show is overturned', async () => {
    vi.setSystemTime(new Date('2026-12-07T16:00:00Z'));
    const dispute = {
      ...{ claimedMinutes: 690, foundMinutes: 0, statement: 'I worked all night.', at: '2026-12-07T15:00:00.000Z' },
      ...{ until: '2026-12-10T15:00:00.000Z', settledMinutes: null, settledAt: null, cases: [] },
    };
    const approved = { minutes: 0, at: dispute.at, by: null, bySilence: false };
    day = dayOf({ attendance: attendanceOf({ status: 'no_show', dispute, approved, payCents: 0 }) });
    await show();
    expect(await screen.findByRole('heading', { name: 'You were there' })).toBeDefined();
    expect(screen.getByText(/^The unit records your hours by /)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Accept These Hours' })).toBeNull();
  });

  it('shows the receipt of hours that were agreed after an objection', async () => {
    vi.setSystemTime(new Date('2026-12-09T16:00:00Z'));
    const at = '2026-12-07T15:00:00.000Z';
    const dispute = {
      ...{ claimedMinutes: 690, foundMinutes: 0, statement: 'I worked all night.', at },
      ...{ until: '2026-12-10T15:00:00.000Z', settledMinutes: 690, settledAt: '2026-12-08T15:00:00.000Z', cases: [] },
    };
    const approved = { minutes: 690, at, by: null, bySilence: false };
    day = dayOf({ attendance: attendanceOf({ status: 'no_show', dispute, approved, payCents: 65_550 }) });
    await show();
    expect(await screen.findByText(/^Recorded: 11.5 hours, \$655.50/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Receipt (PDF)' })).toBeDefined();
  });

  it('no longer asks for an objection that was accepted', async () => {
    vi.setSystemTime(new Date('2026-12-09T16:00:00Z'));
    day = { ...dayOf({ attendance: submittedOf({ status: 'no_show' }) }), lifted: true };
    await show();
    expect(await screen.findByText(/This shift doesn't count against you/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Object' })).toBeNull();
  });

  it('may be a dispute, which the person can end', async () => {
    vi.setSystemTime(new Date('2026-12-05T16:00:00Z'));
    const dispute = {
      ...{ claimedMinutes: 692, foundMinutes: 660, statement: 'I stayed.', at: '2026-12-04T15:00:00.000Z' },
      ...{ until: '2026-12-11T15:00:00.000Z', settledMinutes: null, settledAt: null, cases: [] },
    };
    const approved = { minutes: 660, at: dispute.at, by: 'Nora Hastings', bySilence: false };
    const open = submittedOf({ status: 'approved', approved, dispute });
    day = dayOf({ attendance: open });
    server.use({
      answerReturn: () => ({ ...open, dispute: { ...dispute, settledMinutes: 660, accepted: true as const } }),
    });
    await show();
    await press('Accept These Hours');
    const asked = within(await screen.findByRole('dialog', { hidden: true }));
    expect(asked.getByText('Accept 11h in total?')).toBeDefined();
    await act(async () => fireEvent.click(asked.getByRole('button', { name: 'Accept These Hours', hidden: true })));
    expect(server.calls('answerReturn').map(({ body }) => body)).toEqual([{ answer: 'accept' }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept These Hours' })).toBeNull());
  });

  it('may be corrected or disputed', async () => {
    vi.setSystemTime(new Date('2026-12-04T15:00:00Z'));
    day = dayOf({ attendance: submittedOf({ status: 'returned', returned }) });
    await show();
    await press('Dispute');
    fireEvent.change(await screen.findByLabelText(/^What happened/), { target: { value: 'I stayed until 7.' } });
    const dialog = within(await screen.findByRole('dialog', { hidden: true }));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Dispute', hidden: true })));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    await press('Correct Times');
    fireEvent.change(await screen.findByLabelText(/^Ended/), { target: { value: '06:45' } });
    const correction = within(await screen.findByRole('dialog', { hidden: true }));
    await act(async () => fireEvent.click(correction.getByRole('button', { name: 'Submit Shift', hidden: true })));
    await waitFor(() =>
      expect(server.calls('answerReturn').map(({ body }) => body)).toMatchObject([
        { answer: 'dispute', statement: 'I stayed until 7.' },
        { answer: 'correct', in: '2026-12-04T00:58:00.000Z', out: '2026-12-04T12:45:00.000Z' },
      ]),
    );
  });
});
