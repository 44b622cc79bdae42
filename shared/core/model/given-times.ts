import * as z from 'zod';
import { bounds } from '../../bounds';
import { notice } from '../../text/notice';
import { Day, Instant } from './fields';
import { typed } from './stored-form';

// Times in input. Answers and stored items use Day and Instant, so older data stays readable.

const { firstDay, firstPlannedDay, lastDay } = bounds;

/** Checked only for valid days and instants. */
const within = (first: string) => ({
  error: notice('dateOutOfRange', { first: Number(first.slice(0, 4)), last: Number(lastDay.slice(0, 4)) }),
  when: ({ issues }: z.core.ParsePayload) => issues.length === 0,
});

const dayFrom = (first: string) =>
  typed(
    Day.refine((day) => day >= first && day <= lastDay, within(first)),
    Day,
  );

/** A day in a person's life, such as a birth or the issue of a license. */
export const GivenDay = dayFrom(firstDay);
/** A day of something planned, recorded, or looked up here. */
export const PlannedDay = dayFrom(firstPlannedDay);
export const GivenMonday = PlannedDay.refine((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1);
/** YYYY-MM. */
export const GivenMonth = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .refine((month) => month >= firstPlannedDay.slice(0, 7) && month <= lastDay.slice(0, 7), within(firstPlannedDay));

/** Length with microseconds, as other systems write them. */
const instantLength = '2000-01-01T00:00:00.000000Z'.length;
/** Also accepts a phone whose clock was never set. */
export const GivenInstant = typed(
  Instant.max(instantLength).refine((at) => at >= firstDay && at.slice(0, 10) <= lastDay, within(firstDay)),
  Instant,
);

type Most = { days: number } | { months: number } | 'any';
type Range = { from: string; to: string; most: Most };

const ranges = new WeakMap<object, Range>();

const rangeOfCheck = ({ _zod: { def } }: z.core.$ZodCheck): Range | undefined =>
  'fn' in def ? ranges.get(def.fn as object) : undefined;

/** Range of an object made by `ranged`, also after extension or refinement. */
export const rangeOf = (form: z.core.$ZodType): Range | undefined =>
  form._zod.def.checks?.map(rangeOfCheck).find((range) => range !== undefined);

const monthNumber = (month: string): number => 12 * Number(month.slice(0, 4)) + Number(month.slice(5, 7));

const isWithin = (from: string, to: string, most: Exclude<Most, 'any'>): boolean =>
  'days' in most
    ? (Date.parse(to) - Date.parse(from)) / 86_400_000 < most.days
    : monthNumber(to) - monthNumber(from) < most.months;

/** Days and months compare as text; instants have several spellings, so they are parsed. */
const isOrdered = (from: string, to: string): boolean =>
  from.includes('T') ? Date.parse(from) < Date.parse(to) : from <= to;

const tooLong = (most: Exclude<Most, 'any'>) =>
  'days' in most ? notice('rangeTooLong', most) : notice('rangeTooManyMonths', most);

/**
 * Range of days, months, or instants, both ends included: in order and with a maximum length. `any`: no page or loop
 * depends on the length, as in paged lists. Either end may be omitted if the form allows it.
 */
export const ranged = <T extends z.ZodObject>(
  form: T,
  { from, to }: { from: keyof T['shape'] & string; to: keyof T['shape'] & string },
  most: Most,
  disordered = notice('endBeforeStart'),
): T => {
  const holds = (value: unknown, rule: (start: string, end: string) => boolean): boolean => {
    const { [from]: start, [to]: end } = value as Record<string, string | undefined>;
    return start === undefined || end === undefined || rule(start, end);
  };
  const inOrder = (value: unknown): boolean => holds(value, isOrdered);
  ranges.set(inOrder, { from, to, most });
  const ordered = form.refine(inOrder, { path: [to], message: disordered });
  if (most === 'any') return ordered;
  const isShort = (value: unknown): boolean => holds(value, (start, end) => isWithin(start, end, most));
  return ordered.refine(isShort, { path: [to], message: tooLong(most) });
};
