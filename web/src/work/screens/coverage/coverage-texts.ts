import { timeOffOn } from '@shared/work/rules/shifts/time-off';
import { partOfDay, shiftTimes, type WallShift } from '@shared/work/rules/shifts/shift-times';
import type { OwnStaffMember } from '@shared/work/model/own-staff';
import type { ShiftDifferential } from '@shared/work/model/shifts/shift';
import type { Currency } from '@shared/core/model/enumerations';
import type * as z from 'zod';
import { shiftDayText, shiftLengthText, shortDayText, weekdayOfShift } from '@/work/parts/shifts/shift-texts';
import { knownName } from '@/lib/i18n/former-member';
import type { TFunction } from '@/lib/i18n/i18n';
import { locale } from '@/lib/i18n/language';
import { dateTimeFormat, listFormat } from '@shared/text/intl-formats';
import { formatClock, formatMoney } from '@/lib/time/format';
import { endDayIn, timeIn } from '@/lib/time/time-zones';
import { clockOf, isDraft, type Line, type PlannedShift } from './board/board-model';

type Texts = TFunction<'coverage'>;

const dayFormat = (options: Intl.DateTimeFormatOptions) => dateTimeFormat(locale, { ...options, timeZone: 'UTC' });

/** "Mon" and "23" */
export const dayHead = (day: string): { weekday: string; date: string } => ({
  weekday: dayFormat({ weekday: 'short' }).format(new Date(day)),
  date: dayFormat({ day: 'numeric' }).format(new Date(day)),
});

/** "Nov 23-29" */
export const rangeText = (days: readonly string[]): string => {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (first === last) return shiftDayText(first);
  return dayFormat({ month: 'short', day: 'numeric' })
    .formatRange(new Date(first), new Date(last))
    .replace(/\s*\u2013\s*/, '-');
};

export const listText = (items: readonly string[]): string => listFormat(locale, {}).format(items);

type Slot = Pick<PlannedShift, 'startsAt' | 'endsAt' | 'timeZone'>;

/** "7:00 AM-7:00 PM" in the location's zone; a night names the day of its end: "7:00 PM-7:00 AM, Sat". */
export const timesText = ({ startsAt, endsAt, timeZone }: Slot, t: Texts): string => {
  const times = t('times', { start: timeIn(timeZone, startsAt), end: timeIn(timeZone, endsAt) });
  return times + endDayIn(timeZone, startsAt, endsAt);
};

/** "7 AM" or "7:30 AM", for minutes since midnight. */
export const hourText = (minutes: number): string =>
  dateTimeFormat(locale, {
    hour: 'numeric',
    ...(minutes % 60 > 0 && { minute: '2-digit' as const }),
    timeZone: 'UTC',
  }).format(new Date(`1970-01-01T${clockOf(minutes)}Z`));

/** "2 h 40 min" */
export const waitText = (ms: number, t: Texts): string => {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return t('wait.minutes', { minutes });
  if (hours < 48) return t('wait.hours', { hours, minutes: minutes % 60 });
  return t('wait.days', { days: Math.floor(hours / 24), hours: hours % 24 });
};

/** "12 hours, ends Fri 7:00 AM" */
export const lengthWithEnd = (shift: WallShift, t: Texts): string => {
  const times = shiftTimes(shift);
  if (times === null) return t('length.none');
  const end = dateTimeFormat(locale, {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: shift.timeZone,
  }).format(new Date(times.endsAt));
  return t('length.ends', { length: shiftLengthText(shift), end });
};

const stateText = (
  { part, state, shifts, headcount, confirmed, requested, isAtRisk, isAwaiting, isLapsing }: Line,
  t: Texts,
): string => {
  if (shifts.every(isDraft)) return t('lineDraft', { part, count: shifts.length });
  const line = t('line', { part, covered: confirmed, slots: headcount, requests: requested });
  const asked = state === 'covering' ? t('lineCovering', { line }) : line;
  const marked = isAtRisk ? t('lineAtRisk', { line: asked }) : asked;
  const lacking = isLapsing ? t('lineLapsing', { line: marked }) : marked;
  return isAwaiting ? t('lineAwaiting', { line: lacking }) : lacking;
};

/** "7:00 PM-7:00 AM, Fri, night, 1 of 2 covered, 2 requests, at risk: Ana Ruiz, clocked in" */
export const lineText = (line: Line, t: Texts): string => {
  const times = new Set(line.shifts.map((shift) => timesText(shift, t)));
  const text = `${listText([...times])}, ${stateText(line, t)}`;
  const people = line.people.map(({ name, presence }) => t('person', { name: knownName(name), presence }));
  return people.length > 0 ? t('lineWithPeople', { line: text, people: people.join('; ') }) : text;
};

/** "Night, $6 per hour, 7:00 PM-7:00 AM, Sat and Sun" */
export const differentialText = (
  { kind, hourlyCents, from, to, days }: z.infer<typeof ShiftDifferential>,
  currency: Currency,
  t: Texts,
): string => {
  const base = { kind: t(`differential.kind.${kind}`), amount: formatMoney(hourlyCents, currency) };
  const times = { start: formatClock(from ?? '00:00'), end: formatClock(to ?? '00:00') };
  const isAlways = from === undefined && to === undefined;
  const text = isAlways
    ? t('differential.text', base)
    : t('differential.withTimes', { ...base, times: t('times', times) });
  if (!days) return text;
  return t('differential.withDays', { text, days: listText(days.map((day) => t(`weekday.${day}`))) });
};

/** "Away until Dec 8", or "Not available Monday nights" for someone who chose other parts of the week. */
export const unavailableText = (
  { away }: Pick<OwnStaffMember, 'away'>,
  shift: Pick<WallShift, 'day' | 'startTime'>,
  t: Texts,
): string => {
  const period = timeOffOn(away, shift.day);
  if (period) return t('away', { date: shortDayText(period.until) });
  return t('unavailable', { day: weekdayOfShift(shift), part: partOfDay(shift.startTime) });
};
