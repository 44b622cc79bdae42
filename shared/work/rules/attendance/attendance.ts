import { shiftLimits } from '../../limits/shift-limits';
import { businessDaysLater } from '../../../core/rules/business-days';
import { minutesBetween, type Stretch } from '../shifts/work-spells';

const minuteMs = 60_000;

/** Entries as the server timed them. */
export type Attendance = {
  in: string;
  out: string;
  /** "I was asked to start early". */
  askedEarly: boolean;
};

/** The minute that a clock shows: at both ends the same, so that nothing is rounded in favor of a side. */
const shownMinute = (at: string): number => Math.floor(Date.parse(at) / minuteMs);

/** What counts as work, breaks included: not before the planned start unless asked for, but always until the end. */
export const workedStretch = ({ startsAt }: Stretch, attendance: Attendance): Stretch => {
  const [start, from] = [shownMinute(startsAt), shownMinute(attendance.in)];
  const paidFrom = attendance.askedEarly ? from : Math.max(from, start);
  const until = Math.max(paidFrom, shownMinute(attendance.out));
  const instant = (minute: number): string => new Date(minute * minuteMs).toISOString();
  return { startsAt: instant(paidFrom), endsAt: instant(until) };
};

export type WorkedMinutes = {
  /** Paid. */
  worked: number;
  unpaidBreak: number;
  /** Minutes before the planned start; paid only if asked for. */
  early: number;
  late: number;
  /** Minutes after the planned end; always paid. */
  over: number;
};

/**
 * What was worked, minute by minute: neither early nor late arrivals are rounded. `breakMinutes`: unpaid breaks that were
 * taken in full.
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

/** Whether the recorded minutes are close enough to the plan to be approved with others in one tap. */
export const matchesPlan = (planned: number, recorded: number): boolean =>
  Math.abs(planned - recorded) <= shiftLimits.matchesMinutes;

/** What both sides agree on in a dispute; approved and paid at once. */
export const undisputedMinutes = (claimed: number, found: number): number => Math.min(claimed, found);

/** So many business days of the location later. */
export const approvedBySilenceAt = (submittedAt: Date, zone: string): Date =>
  businessDaysLater(submittedAt, shiftLimits.silenceBusinessDays, zone);
