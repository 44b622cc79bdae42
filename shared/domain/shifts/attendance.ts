import { shiftLimits } from '../../shift-limits';
import { daysAfter, instantAt, wallTimeAt } from '../schedule-times';
import { weekdayOf } from '../federal-holidays';
import type { Stretch } from './duties';

const minuteMs = 60_000;

/** "Did you get your break, uninterrupted?", asked for each meal. */
export const breakAnswers = ['yes', 'part', 'no'] as const;
export type BreakAnswer = (typeof breakAnswers)[number];

export type BreakRule = { mealMinutes: number; meals: number; paid: boolean };

/** Entries as the server timed them. */
export type Attendance = {
  in: string;
  out: string;
  /** "I was asked to start early". */
  askedEarly: boolean;
  breaks: readonly BreakAnswer[];
};

export type WorkedMinutes = {
  /** From the paid start to the end, breaks included. */
  present: number;
  unpaidBreak: number;
  /** Paid: present without the unpaid breaks. */
  worked: number;
  /** Before the planned start; paid only if asked for. */
  early: number;
  late: number;
  /** After the planned end; always paid. */
  over: number;
  missedMeals: number;
};

/** The minute that a clock shows: at both ends the same, so that nothing is rounded in favor of a side. */
const shownMinute = (at: string): number => Math.floor(Date.parse(at) / minuteMs);

const mealsTaken = (answers: readonly BreakAnswer[], { meals }: BreakRule): number =>
  answers.slice(0, meals).filter((it) => it === 'yes').length;

/** What was worked, minute by minute: neither early nor late arrivals are rounded. */
export const workedMinutes = (plan: Stretch, attendance: Attendance, rule: BreakRule): WorkedMinutes => {
  const [start, end] = [shownMinute(plan.startsAt), shownMinute(plan.endsAt)];
  const [from, until] = [shownMinute(attendance.in), shownMinute(attendance.out)];
  const early = Math.max(0, Math.min(start, until) - from);
  const present = Math.max(0, until - (attendance.askedEarly ? from : Math.max(from, start)));
  const taken = mealsTaken(attendance.breaks, rule);
  // No deduction without a break: only one that was taken, and whole, is unpaid.
  const unpaidBreak = rule.paid ? 0 : Math.min(present, taken * rule.mealMinutes);
  return {
    present,
    unpaidBreak,
    worked: present - unpaidBreak,
    early,
    late: Math.max(0, from - start),
    over: Math.max(0, until - Math.max(end, from)),
    missedMeals: rule.meals - taken,
  };
};

/** Whether the recorded minutes are close enough to the plan to be approved with others in one tap. */
export const matchesPlan = (planned: number, recorded: number): boolean =>
  Math.abs(planned - recorded) <= shiftLimits.matchesMinutes;

/** What both sides agree on in a dispute; approved and paid at once. */
export const undisputedMinutes = (claimed: number, found: number): number => Math.min(claimed, found);

const isBusinessDay = (day: string, holidays: ReadonlySet<string>): boolean =>
  ![0, 6].includes(weekdayOf(day)) && !holidays.has(day);

/** At the same time of the location's clock, that many of its business days later. `holidays` are its days, YYYY-MM-DD. */
export const approvedBySilenceAt = (submittedAt: Date, zone: string, holidays: ReadonlySet<string>): Date => {
  const wall = new Date(wallTimeAt(submittedAt.getTime(), zone)).toISOString();
  let day = wall.slice(0, 10);
  let left: number = shiftLimits.silenceBusinessDays;
  while (left > 0) {
    day = daysAfter(day, 1);
    if (isBusinessDay(day, holidays)) left -= 1;
  }
  return new Date(instantAt(Date.parse(`${day}${wall.slice(10)}`), zone));
};
