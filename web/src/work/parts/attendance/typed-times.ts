import { addDays } from '@shared/core/rules/calendar-days';
import { instantsAt, wallClock, wallTimeAt } from '@shared/messages/rules/schedule-times';

/** `endsAt`, planned or clocked, is the likely end. */
type Plan = { day: string; startsAt: string; endsAt?: string | undefined; timeZone: string };

/** Which occurrence of a repeated hour. */
export type Repeat = 'first' | 'second';
export type Typed = { in: string; out: string; inRepeat?: Repeat | undefined; outRepeat?: Repeat | undefined };
type Times = { in: string; out: string };

/** "18:55" in the location's time zone. */
export const wallTimeOf = (instant: string, timeZone: string): string =>
  new Date(wallTimeAt(Date.parse(instant), timeZone)).toISOString().slice(11, 16);

const isTime = (text: string): boolean => /^\d\d:\d\d$/.test(text);

const days = (day: string): string[] => [-1, 0, 1, 2].map((offset) => addDays(day, offset));

const chosen = (instants: readonly number[], repeat: Repeat | undefined, near: string | undefined): number => {
  const [first, second] = instants as readonly [number, number?];
  if (second === undefined || repeat === 'first') return first;
  if (repeat === 'second') return second;
  const distance = (instant: number) => Math.abs(instant - Date.parse(near ?? ''));
  return distance(second) < distance(first) ? second : first;
};

const instantsOf = ({ day, timeZone }: Plan, typed: string): number[][] =>
  days(day).map((it) => instantsAt(wallClock(it, typed), timeZone));

/** Starts on the day closest to the plan. */
const startsOf = (plan: Plan, typed: string): number[] => {
  const distance = (instants: number[]) => Math.min(...instants.map((it) => Math.abs(it - Date.parse(plan.startsAt))));
  return instantsOf(plan, typed).toSorted((one, other) => distance(one) - distance(other))[0]!;
};

/** The first time after the start, and its repetition. */
const endsOf = (plan: Plan, typed: string, from: number): number[] =>
  instantsOf(plan, typed)
    .map((instants) => instants.filter((it) => it > from))
    .find((instants) => instants.length > 0) ?? [];

/** A typed time in the location's time zone, closest to the plan. */
export const typedStart = (plan: Plan, typed: string, repeat?: Repeat): string | null =>
  isTime(typed) ? new Date(chosen(startsOf(plan, typed), repeat, plan.startsAt)).toISOString() : null;

const maxShiftMs = 20 * 3_600_000;

/** The end is the first one after the start. For a repeated start, the first if the other makes it a day late. */
export const typedTimes = (plan: Plan, typed: Typed): Times | null => {
  const from = typedStart(plan, typed.in, typed.inRepeat);
  if (from === null || !isTime(typed.out)) return null;
  const ends = endsOf(plan, typed.out, Date.parse(from));
  if (ends.length === 0) return null;
  const until = chosen(ends, typed.outRepeat, plan.endsAt);
  if (typed.inRepeat === undefined && until - Date.parse(from) > maxShiftMs && startsOf(plan, typed.in).length > 1)
    return typedTimes(plan, { ...typed, inRepeat: 'first' });
  return { in: from, out: new Date(until).toISOString() };
};

export type RepeatChoice = { repeat: Repeat; minutes: number };

const repeats = ['first', 'second'] as const;

/** Ambiguous times to ask about, with the shift's length for either answer; empty where there is no ambiguity. */
export const repeatChoices = (plan: Plan, typed: Typed, end: 'in' | 'out'): RepeatChoice[] => {
  const found = repeats.flatMap((repeat): (RepeatChoice & { at: string })[] => {
    const times = typedTimes(plan, { ...typed, [`${end}Repeat`]: repeat });
    if (!times) return [];
    const minutes = Math.round((Date.parse(times.out) - Date.parse(times.in)) / 60_000);
    return [{ repeat, minutes, at: times[end] }];
  });
  return found.length === 2 && found[0]!.at !== found[1]!.at
    ? found.map(({ repeat, minutes }) => ({ repeat, minutes }))
    : [];
};

/** The preselected occurrence until someone chooses. */
export const repeatOf = (plan: Plan, typed: Typed, end: 'in' | 'out'): Repeat => {
  const times = typedTimes(plan, typed);
  const first = typedTimes(plan, { ...typed, [`${end}Repeat`]: 'first' });
  return times && first && times[end] !== first[end] ? 'second' : 'first';
};
