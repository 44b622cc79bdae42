import { describe, expect, it } from 'vitest';
import type { ClockEntry } from '@shared/work/model/attendance';
import type { WaitingEntry } from '@/lib/offline/clock-store';
import { breakMinutes, factsOf, stepOf, workedSoFar } from './shift-day-facts';
import { attendanceOf, dayOf, submittedOf } from './testing';

const at = (time: string): number => Date.parse(`2026-12-04T${time}:00.000Z`);
const waiting = (kind: ClockEntry['kind'], wall: string, changes: Partial<ClockEntry> = {}): WaitingEntry => ({
  entry: {
    entryId: crypto.randomUUID(),
    shiftId: attendanceOf().shiftId,
    kind,
    device: 'device-1',
    seq: 1,
    previousHash: null,
    hash: 'a'.repeat(64),
    session: 'session-1',
    mono: 0,
    wall: `2026-12-04T${wall}:00.000Z`,
    method: 'none',
    fence: null,
    code: null,
    askedEarly: false,
    lateMinutes: null,
    answers: null,
    signature: null,
    ...changes,
  },
  anchor: null,
  problem: null,
});

const stepAt = (time: string, entries: readonly WaitingEntry[] = [], day = dayOf()) =>
  stepOf(day, factsOf(day.attendance, entries), at(time));

describe('the steps of a shift day', () => {
  const [start, pause, resume] = [
    waiting('in', '00:58'),
    waiting('break_start', '05:00'),
    waiting('break_end', '05:30'),
  ];
  const out = waiting('out', '13:00');
  const answers = { breaks: ['yes' as const], charge: false, handover: false };

  it.each([
    ['before the window', 'ahead', '00:29', []],
    ['in the window', 'open', '00:30', []],
    ['late', 'open', '12:59', []],
    ['after the end', 'missed', '13:01', []],
    ['once clocked in', 'working', '01:30', [start]],
    ['during a break', 'break', '05:10', [start, pause]],
    ['after it', 'working', '06:00', [start, pause, resume]],
    ['after clocking out', 'answers', '13:01', [start, out]],
    ['after the answers', 'sent', '13:01', [start, waiting('out', '13:00', { answers })]],
  ] as const)('%s', (_, step, time, entries) => {
    expect(stepAt(time, entries)).toBe(step);
  });

  it('follow the booking once it is decided elsewhere', () => {
    expect(stepAt('01:00', [], dayOf({ attendance: { status: 'canceled_by_facility' } }))).toBe('ended');
    expect(stepAt('01:00', [], dayOf({ attendance: submittedOf() }))).toBe('submitted');
    expect(stepAt('01:00', [], dayOf({ attendance: submittedOf({ status: 'paid' }) }))).toBe('approved');
    const forgotten = { status: 'in_progress', in: submittedOf().in, needsTime: true } as const;
    expect(stepAt('23:30', [], dayOf({ attendance: forgotten }))).toBe('time_missing');
  });

  it('omit what the server refused', () => {
    expect(stepAt('01:00', [{ ...start, problem: 'wrong_code' }])).toBe('open');
  });
});

describe('the elapsed time', () => {
  it('is computed on the phone until the server reports it', () => {
    const attendance = attendanceOf();
    const answers = { breaks: ['yes' as const], charge: false, handover: false };
    const entries = [waiting('in', '00:55'), waiting('out', '13:04', { answers })];
    expect(workedSoFar(attendance, factsOf(attendance, entries))).toEqual({
      worked: 694,
      unpaidBreak: 30,
      early: 5,
      late: 0,
      over: 4,
    });
    expect(workedSoFar(submittedOf(), factsOf(submittedOf(), []))?.worked).toBe(692);
  });

  it('includes the running break', () => {
    const facts = factsOf(attendanceOf(), [
      waiting('in', '00:55'),
      waiting('break_start', '05:00'),
      waiting('break_end', '05:20'),
      waiting('break_start', '09:00'),
    ]);
    expect(breakMinutes(facts, at('09:10'))).toBe(30);
  });
});
