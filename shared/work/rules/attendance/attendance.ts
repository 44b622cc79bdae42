import { shiftLimits } from '../../limits/shift-limits';
import { businessDaysLater } from '../../../core/rules/business-days';
import { minutesBetween, type Stretch } from '../shifts/work-spells';

const minuteMs = 60_000;

/** Entries with server times. */
export type Attendance = {
  in: string;
  out: string;
  /** "I was asked to start early". */
  askedEarly: boolean;
};

/** Minute shown on a clock: cut off at both ends, so rounding favors no side. */
const shownMinute = (at: string): number => Math.floor(Date.parse(at) / minuteMs);

/** Worked time including breaks: not before the planned start unless asked for, but always until the end. */
export const workedStretch = ({ startsAt }: Stretch, attendance: Attendance): Stretch => {
  const [start, from] = [shownMinute(startsAt), shownMinute(attendance.in)];
  const paidFrom = attendance.askedEarly ? from : Math.max(from, start);
  const until = Math.max(paidFrom, shownMinute(attendance.out));
  const instant = (minute: number): string => new Date(minute * minuteMs).toISOString();
  return { startsAt: instant(paidFrom), endsAt: instant(until) };
};

export type WorkedMinutes = {
  /** Paid minutes. */
  worked: number;
  unpaidBreak: number;
  /** Minutes before the planned start; paid only if asked for. */
  early: number;
  late: number;
  /** Minutes after the planned end; always paid. */
  over: number;
};

/**
 * Worked minutes: neither early nor late arrivals are rounded. `breakMinutes`: unpaid breaks taken in
 * full.
 */
export const workedMinutes = (plan: Stretch, attendance: Attendance, breakMinutes: number): WorkedMinutes => {
  const stretch = workedStretch(plan, attendance);
  const [start, end] = [shownMinute(plan.startsAt), shownMinute(plan.endsAt)];
  const [from, until] = [shownMinute(attendance.in), shownMinute(attendance.out)];
  const present = minutesBetween(stretch.startsAt, stretch.endsAt);
  const unpaidBreak = Math.min(present, breakMinutes);
  return {
    worked: present - unpaidBreak,
    unpaidBreak,
    early: Math.max(0, Math.min(start, until) - from),
    late: Math.max(0, from - start),
    over: Math.max(0, until - Math.max(end, from)),
  };
};

/** Whether recorded minutes are close enough to the plan to be approved in bulk. */
export const matchesPlan = (planned: number, recorded: number): boolean =>
  Math.abs(planned - recorded) <= shiftLimits.matchesMinutes;

/** Minutes that both sides agree on; approved and paid immediately. */
export const undisputedMinutes = (claimed: number, found: number): number => Math.min(claimed, found);

/** Time of automatic approval: business days later, at the location. */
export const approvedBySilenceAt = (submittedAt: Date, zone: string): Date =>
  businessDaysLater(submittedAt, shiftLimits.silenceBusinessDays, zone);
