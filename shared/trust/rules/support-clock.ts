import { officeZone } from '../../core/rules/business-days';
import { addBusinessMinutes, businessMinutesBetween, type BusinessCalendar } from '../../core/rules/business-hours';

/** `asked`: by the person; `answered`, `resolved`: by support; `solved`: according to the person. */
export const ticketEventKinds = ['opened', 'asked', 'answered', 'resolved', 'solved'] as const;
export type TicketEvent = { kind: (typeof ticketEventKinds)[number]; at: string };

/** Policy in business minutes. */
export type SupportPolicy = { calendar: BusinessCalendar; firstAnswer: number; nextAnswer: number; solution: number };

/**
 * One policy for everyone. Email is answered within 24 hours (text 001), which is one business day of eight hours. The
 * solution goal is internal and not promised.
 */
export const supportPolicy: SupportPolicy = {
  calendar: { zone: officeZone, opensAt: '09:00', closesAt: '17:00' },
  firstAnswer: 8 * 60,
  nextAnswer: 8 * 60,
  solution: 5 * 8 * 60,
};

/** `dueAt` is null while paused or after ending without an answer; `doneAt` is null until answered. */
export type SupportTarget = { startedAt: string; dueAt: string | null; doneAt: string | null };

/** `next` is the latest question after the first answer. `waitsFor` is null once resolved. */
export type SupportClock = {
  first: SupportTarget;
  next: SupportTarget | null;
  solution: SupportTarget;
  waitsFor: 'support' | 'person' | null;
  /** Business minutes counted toward the solution. */
  spent: number;
};

const later = (at: string, minutes: number, { calendar }: SupportPolicy): string =>
  addBusinessMinutes(new Date(at), minutes, calendar).toISOString();

type Running = SupportClock & { since: string | null };

const paused = (state: Running, at: string, policy: SupportPolicy): Running => {
  if (state.since === null) return state;
  const spent = state.spent + businessMinutesBetween(new Date(state.since), new Date(at), policy.calendar);
  return { ...state, spent, since: null, solution: { ...state.solution, dueAt: null } };
};

const running = (state: Running, at: string, policy: SupportPolicy): Running => {
  if (state.since !== null) return state;
  const left = Math.max(policy.solution - state.spent, 0);
  return { ...state, since: at, solution: { ...state.solution, doneAt: null, dueAt: later(at, left, policy) } };
};

const stopped = (target: SupportTarget): SupportTarget => ({ ...target, dueAt: null });
const isOpen = ({ dueAt, doneAt }: SupportTarget): boolean => dueAt !== null && doneAt === null;

const answered = (state: Running, at: string): Running => {
  if (isOpen(state.first)) return { ...state, first: { ...state.first, doneAt: at } };
  return state.next && isOpen(state.next) ? { ...state, next: { ...state.next, doneAt: at } } : state;
};

const asked = (state: Running, at: string, policy: SupportPolicy): Running => {
  const resumed = running({ ...state, waitsFor: 'support' }, at, policy);
  if (state.waitsFor === 'support') return resumed;
  return { ...resumed, next: { startedAt: at, dueAt: later(at, policy.nextAnswer, policy), doneAt: null } };
};

const solved = (state: Running, at: string): Running => ({
  ...state,
  waitsFor: null,
  first: isOpen(state.first) ? stopped(state.first) : state.first,
  next: state.next && isOpen(state.next) ? stopped(state.next) : state.next,
  solution: { ...state.solution, doneAt: at },
});

const step = (state: Running, { kind, at }: TicketEvent, policy: SupportPolicy): Running => {
  switch (kind) {
    case 'opened':
      return state;
    case 'asked':
      return asked(state, at, policy);
    case 'answered':
      return paused({ ...answered(state, at), waitsFor: 'person' }, at, policy);
    case 'resolved':
      return solved(paused(answered(state, at), at, policy), at);
    case 'solved':
      return solved(paused(state, at, policy), at);
  }
};

/** Times by which the person hears from support. A pure function of events, never of the current time. */
export const supportClock = (
  [opened, ...events]: readonly [TicketEvent, ...TicketEvent[]],
  policy: SupportPolicy = supportPolicy,
): SupportClock => {
  const startedAt = opened.at;
  const start: Running = {
    first: { startedAt, dueAt: later(startedAt, policy.firstAnswer, policy), doneAt: null },
    next: null,
    solution: { startedAt, dueAt: later(startedAt, policy.solution, policy), doneAt: null },
    waitsFor: 'support',
    spent: 0,
    since: startedAt,
  };
  const { since: _since, ...clock } = events.reduce((state, event) => step(state, event, policy), start);
  return clock;
};

/** The open promise: the first answer, or the next one. */
export const openAnswer = ({ first, next }: Pick<SupportClock, 'first' | 'next'>): SupportTarget | null => {
  if (isOpen(first)) return first;
  return next && isOpen(next) ? next : null;
};

/** Business minutes; null without an answer. */
export const minutesToAnswer = ({ startedAt, doneAt }: SupportTarget): number | null =>
  doneAt === null ? null : businessMinutesBetween(new Date(startedAt), new Date(doneAt), supportPolicy.calendar);

export const isInTime = ({ dueAt, doneAt }: SupportTarget): boolean =>
  dueAt !== null && doneAt !== null && doneAt <= dueAt;

/** Answer time for a question asked now. */
export const answerBy = (now: Date): string => later(now.toISOString(), supportPolicy.firstAnswer, supportPolicy);
