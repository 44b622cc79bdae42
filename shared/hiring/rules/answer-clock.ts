import { calendarDay } from '../../core/rules/calendar-days';
import { answerLimits } from '../limits/answer-limits';
import { zoneOfState } from '../../data/state-time-zones';
import type { AnswerRecord, PromisedAnswer } from '../model/answer';
import type { AnswerOutcome, AnswerStage, AnswerStep } from '../model/answer-vocabulary';
import type { ApplicationStatus } from '../../core/model/enumerations';
import { applicantStatus } from './application-status';
import { businessDayFrom, officeZone } from '../../core/rules/business-days';
import { instantAt, wallClock, wallTimeAt } from '../../messages/rules/schedule-times';
import { parseUsState } from '../../core/rules/parse-us-state';

/** Zone of the place; Eastern Time for divided states and places outside the US. */
export const answerZone = (location: string): string => {
  const state = parseUsState(location);
  return (state && zoneOfState[state]) ?? officeZone;
};

const dayIn = (at: string, zone: string): string => calendarDay(wallTimeAt(Date.parse(at), zone));

/** Promise for an application, made on arrival: full business days, not counting that day. */
export const promisedAnswer = (at: string, { days, zone }: Pick<PromisedAnswer, 'days' | 'zone'>): PromisedAnswer => ({
  days,
  on: businessDayFrom(dayIn(at, zone), days),
  zone,
  extendedFrom: null,
  outcome: null,
});

export type AnswerEvent = { at: string } & (
  | { kind: 'moved'; to: ApplicationStatus }
  | { kind: 'message' | 'closed_by_time' }
  | { kind: 'extended'; days: number }
);

/** Whether a status answers the candidate, which "Under Review" doesn't. */
export const isAnswer = (status: ApplicationStatus): boolean =>
  !['new', 'under_review', 'withdrawn'].includes(applicantStatus(status));

const isWaiting = ({ outcome }: PromisedAnswer): boolean => outcome === null;

const isPast = ({ on, zone }: Pick<PromisedAnswer, 'on' | 'zone'>, at: string): boolean => dayIn(at, zone) > on;

const outcomeAt = (promise: PromisedAnswer, at: string): AnswerOutcome => (isPast(promise, at) ? 'late' : 'in_time');

/** Whether it can be extended: once, and before its day has passed, so no late answer is hidden. */
export const mayExtend = (promise: PromisedAnswer, at: string): boolean =>
  isWaiting(promise) && promise.extendedFrom === null && !isPast(promise, at);

const movedTo = (promise: PromisedAnswer, to: ApplicationStatus, at: string): PromisedAnswer => {
  if (to === 'withdrawn') return { ...promise, outcome: 'withdrawn' };
  return isAnswer(to) ? { ...promise, outcome: outcomeAt(promise, at) } : promise;
};

const extended = (promise: PromisedAnswer, days: number, at: string): PromisedAnswer =>
  mayExtend(promise, at) ? { ...promise, on: businessDayFrom(promise.on, days), extendedFrom: promise.on } : promise;

/** Updates the promise after an event that the candidate is told of. The first answer counts. */
export const afterAnswerEvent = (promise: PromisedAnswer, event: AnswerEvent): PromisedAnswer => {
  if (!isWaiting(promise)) return promise;
  if (event.kind === 'moved') return movedTo(promise, event.to, event.at);
  if (event.kind === 'extended') return extended(promise, event.days, event.at);
  return { ...promise, outcome: event.kind === 'message' ? outcomeAt(promise, event.at) : 'unanswered' };
};

export const answerClock = (promise: PromisedAnswer, events: readonly AnswerEvent[]): PromisedAnswer =>
  events.reduce(afterAnswerEvent, promise);

/** Business days of a step from the promised day, negative if before it. */
const stepDays = (step: AnswerStep, days: number): number => {
  const { pausedDays, closedDays } = answerLimits;
  return { half: -Math.ceil(days / 2), day_before: -1, on_day: 0, managers: 1, paused: pausedDays, closed: closedDays }[
    step
  ];
};

export type DueStep = { step: AnswerStep; at: string };

/** Omits the halfway reminder if it falls on the day before. */
export const answerSchedule = ({ on, zone, days }: Pick<PromisedAnswer, 'on' | 'zone' | 'days'>): DueStep[] => {
  const half: AnswerStep[] = Math.ceil(days / 2) > 1 ? ['half'] : [];
  return [
    ...half,
    'day_before' as const,
    'on_day' as const,
    'managers' as const,
    'paused' as const,
    'closed' as const,
  ].map((step) => {
    const day = businessDayFrom(on, stepDays(step, days));
    return { step, at: new Date(instantAt(wallClock(day, answerLimits.remindedAt), zone)).toISOString() };
  });
};

/** Day from which a job with an open answer takes no applications. */
export const pausedFrom = (on: string): string => businessDayFrom(on, answerLimits.pausedDays);

/** Day from which a job with an open answer is shown as late. */
export const lateFrom = (on: string): string => businessDayFrom(on, answerLimits.lateDays);

export const answerStage = ({ on, zone }: Pick<PromisedAnswer, 'on' | 'zone'>, now: string): AnswerStage => {
  const today = dayIn(now, zone);
  if (today <= on) return 'open';
  if (today >= businessDayFrom(on, answerLimits.closedDays)) return 'closing';
  if (today >= pausedFrom(on)) return 'paused';
  return today >= lateFrom(on) ? 'late' : 'overdue';
};

/** Applications of a job with answers promised for the same day, by outcome. */
export type AnswerDay = { on: string; zone: string; open: number; inTime: number; late: number; unanswered: number };

const waitingDays = (days: readonly AnswerDay[]): AnswerDay[] =>
  days.filter(({ open }) => open > 0).toSorted((a, b) => Number(a.on > b.on) - Number(a.on < b.on));

/** Stage of a job: that of its oldest open day. */
export const jobAnswerStage = (days: readonly AnswerDay[], now: string): AnswerStage => {
  const [oldest] = waitingDays(days);
  return oldest ? answerStage(oldest, now) : 'open';
};

export const pausesApplications = (stage: AnswerStage): boolean => stage === 'paused' || stage === 'closing';

/** Answers due or given in recent days. Applications withdrawn first aren't counted. */
export const answerRecord = (days: readonly AnswerDay[], now: string): AnswerRecord => {
  const sum = { inTime: 0, total: 0 };
  for (const day of days) {
    const missed = isPast(day, now) ? day.open : 0;
    sum.inTime += day.inTime;
    sum.total += day.inTime + day.late + day.unanswered + missed;
  }
  return sum.total < answerLimits.recordFrom ? null : sum;
};

/** Waiting answers of a job, oldest first. */
export const waitingAnswers = (days: readonly AnswerDay[], now: string) =>
  waitingDays(days).map((day) => ({ on: day.on, count: day.open, stage: answerStage(day, now) }));
