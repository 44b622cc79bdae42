import { workedMinutes, type WorkedMinutes } from '@shared/work/rules/attendance/attendance';
import { breakOutcome } from '@shared/work/rules/pay/break-rules';
import type { Attendance, ClockEntry, ClockOutAnswers, ShiftDay } from '@shared/work/model/attendance';
import type { WaitingEntry } from '@/lib/offline/clock-store';

/** `isWaiting`: only on this phone so far, by its own clock. */
export type ClockTime = { at: string; isWaiting: boolean };

export type DayFacts = {
  in: ClockTime | null;
  out: ClockTime | null;
  askedEarly: boolean;
  breaks: readonly { from: string; until: string | null }[];
  late: { minutes: number; isWaiting: boolean } | null;
  answers: ClockOutAnswers | null;
};

const known = (time: Attendance['in']): ClockTime | null => time && { at: time.at, isWaiting: false };

const storedFacts = (attendance: Attendance): DayFacts => ({
  in: known(attendance.in),
  out: known(attendance.out),
  askedEarly: attendance.askedEarly,
  breaks: attendance.breaks,
  late: attendance.runningLate && { minutes: attendance.runningLate.minutes, isWaiting: false },
  answers: attendance.answers,
});

const endBreak = (breaks: DayFacts['breaks'], at: string): DayFacts['breaks'] =>
  breaks.map((it) => (it.until === null ? { ...it, until: at } : it));

const withEntry = (facts: DayFacts, { kind, wall, ...entry }: ClockEntry): DayFacts => {
  const time = { at: wall, isWaiting: true };
  switch (kind) {
    case 'in':
      return facts.in ? facts : { ...facts, in: time, askedEarly: entry.askedEarly };
    case 'out':
      return { ...facts, out: time, breaks: endBreak(facts.breaks, wall), answers: entry.answers ?? facts.answers };
    case 'break_start':
      return { ...facts, breaks: [...facts.breaks, { from: wall, until: null }] };
    case 'break_end':
      return { ...facts, breaks: endBreak(facts.breaks, wall) };
    case 'late':
      return entry.lateMinutes === null ? facts : { ...facts, late: { minutes: entry.lateMinutes, isWaiting: true } };
  }
};

/** Combines the server's data with entries that wait on this phone. */
export const factsOf = (attendance: Attendance, waiting: readonly WaitingEntry[]): DayFacts =>
  waiting
    .filter(({ entry, problem }) => entry.shiftId === attendance.shiftId && problem === null)
    .map(({ entry }) => entry)
    .reduce(withEntry, storedFacts(attendance));

export type DayStep =
  | 'ahead'
  | 'open'
  | 'missed'
  | 'working'
  | 'break'
  | 'answers'
  | 'sent'
  | 'time_missing'
  | 'submitted'
  | 'returned'
  | 'approved'
  | 'requested'
  /** Reported by the unit. */
  | 'absent'
  | 'ended';

const liveStep = (day: ShiftDay, facts: DayFacts, now: number): DayStep => {
  if (facts.out) return facts.answers ? 'sent' : 'answers';
  if (day.attendance.needsTime) return 'time_missing';
  if (facts.in) return facts.breaks.some(({ until }) => until === null) ? 'break' : 'working';
  if (now < Date.parse(day.clockInFrom)) return 'ahead';
  return now <= Date.parse(day.clockInUntil) ? 'open' : 'missed';
};

export const stepOf = (day: ShiftDay, facts: DayFacts, now: number): DayStep => {
  switch (day.attendance.status) {
    case 'confirmed':
    case 'in_progress':
    case 'completed':
      return liveStep(day, facts, now);
    case 'sent_home':
      if (!facts.out) return 'ended';
      return facts.answers ? 'sent' : 'answers';
    case 'submitted':
    case 'returned':
    case 'approved':
    case 'requested':
      return day.attendance.status;
    case 'paid':
      return 'approved';
    case 'no_show':
      return 'absent';
    default:
      return 'ended';
  }
};

/** Computed from the phone's own times until the server reports it. */
export const workedSoFar = (attendance: Attendance, facts: DayFacts): WorkedMinutes | null => {
  if (!facts.in || !facts.out) return null;
  if (!facts.in.isWaiting && !facts.out.isWaiting && attendance.recorded) return attendance.recorded;
  const { unpaidMinutes } = breakOutcome(attendance.breakRule, facts.answers?.breaks ?? []);
  const times = { in: facts.in.at, out: facts.out.at, askedEarly: facts.askedEarly };
  return workedMinutes(attendance, times, unpaidMinutes);
};

/** Sum of all breaks, including a running one. */
export const breakMinutes = ({ breaks }: Pick<DayFacts, 'breaks'>, now: number): number =>
  breaks.reduce(
    (sum, { from, until }) =>
      sum + Math.max(0, Math.floor(((until ? Date.parse(until) : now) - Date.parse(from)) / 60_000)),
    0,
  );
