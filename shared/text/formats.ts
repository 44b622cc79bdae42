import type { Currency } from '../core/model/enumerations';
import { localeOf, type Language } from './language';
import { formatMoney } from './money';
import { dateTimeFormat } from './intl-formats';

export type Slot = { readonly startsAt: string; readonly endsAt: string };

/** Values formatted by language; days are "2026-11-24". */
export type Formatted =
  | { readonly day: string }
  | { readonly weekday: string }
  | { readonly slot: Slot; readonly timeZone: string }
  /** `timeZone`: fallback if the reader's zone is unknown. */
  | { readonly instant: string; readonly timeZone: string }
  | { readonly cents: number; readonly currency: Currency };

/** Days have no time zone and are read as UTC. */
const dayFormat =
  (options: Intl.DateTimeFormatOptions) =>
  (day: string, language: Language): string =>
    dateTimeFormat(localeOf[language], { ...options, timeZone: 'UTC' }).format(new Date(day));

/** "November 24, 2026" */
export const formatDay = dayFormat({ dateStyle: 'long' });
/** "Tuesday, November 24" */
export const formatWeekday = dayFormat({ weekday: 'long', month: 'long', day: 'numeric' });
/** "Monday, Nov 23" */
export const formatShortWeekday = dayFormat({ weekday: 'long', month: 'short', day: 'numeric' });
/** "Nov 2026", also for "2026-11". */
export const formatMonth = dayFormat({ month: 'short', year: 'numeric' });

/** Replaces thin spaces and en dashes, which some email clients and phones don't render. */
const plainSpaces = (text: string): string => text.replace(/\s*\u2013\s*/g, ' - ').replace(/[\u2009\u202f]/g, ' ');

/** "Tue, Nov 24, 2026, 10:00 - 10:30 AM EST" */
export const formatSlot = ({ startsAt, endsAt }: Slot, timeZone: string, language: Language): string =>
  plainSpaces(
    dateTimeFormat(localeOf[language], {
      timeZone,
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }).formatRange(new Date(startsAt), new Date(endsAt)),
  );

const offsetAt = (at: Date, timeZone: string): string | undefined =>
  dateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;

/** "10:00 - 10:30 AM EST", with the day if it differs in that zone. */
const formatSlotThere = ({ startsAt, endsAt }: Slot, timeZone: string, language: Language, sameDay: boolean): string =>
  plainSpaces(
    dateTimeFormat(localeOf[language], {
      timeZone,
      ...(!sameDay && { weekday: 'short', month: 'short', day: 'numeric' }),
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }).formatRange(new Date(startsAt), new Date(endsAt)),
  );

/** Shown in the place's zone, and also in the reader's if its clock differs. */
const formatSlotForReader = (slot: Slot, timeZone: string, language: Language, reader: string | undefined): string => {
  const there = formatSlot(slot, timeZone, language);
  const at = new Date(slot.startsAt);
  if (reader === undefined || offsetAt(at, timeZone) === offsetAt(at, reader)) return there;
  const dayIn = (zone: string) => dateTimeFormat('en', { timeZone: zone, dateStyle: 'short' }).format(at);
  return `${there} (${formatSlotThere(slot, reader, language, dayIn(timeZone) === dayIn(reader))})`;
};

const clock = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
const shapes = { clock, moment: { weekday: 'short', month: 'short', day: 'numeric', ...clock } } as const;

type Placed = { timeZone: string; reader?: string | undefined; shows: keyof typeof shapes };

/** "10:00 AM CST (11:00 AM EST)" or "Tue, Dec 1, 10:00 AM CST": the place's time, and the reader's if it differs. */
export const formatPlaced = (
  instant: string | number,
  { timeZone, reader, shows }: Placed,
  language: Language,
): string => {
  const at = new Date(instant);
  const text = (zone: string, shape: keyof typeof shapes) =>
    dateTimeFormat(localeOf[language], { ...shapes[shape], timeZone: zone })
      .format(at)
      .replace(/[\u2009\u202f]/g, ' ');
  const there = text(timeZone, shows);
  if (reader === undefined || offsetAt(at, timeZone) === offsetAt(at, reader)) return there;
  const dayIn = (zone: string) => dateTimeFormat('en', { timeZone: zone, dateStyle: 'short' }).format(at);
  return `${there} (${text(reader, dayIn(timeZone) === dayIn(reader) ? 'clock' : 'moment')})`;
};

/** "New York, Texas" */
export const formatList = (items: readonly string[], language: Language): string =>
  new Intl.ListFormat(localeOf[language], { type: 'unit', style: 'short' }).format(items);

/** `zone`: the reader's, if known. */
export const formatValue = (value: Formatted, language: Language, zone?: string): string => {
  if ('day' in value) return formatDay(value.day, language);
  if ('weekday' in value) return formatWeekday(value.weekday, language);
  if ('instant' in value)
    return formatPlaced(value.instant, { timeZone: zone ?? value.timeZone, shows: 'moment' }, language);
  if ('slot' in value) return formatSlotForReader(value.slot, value.timeZone, language, zone);
  return formatMoney(value.cents, value.currency, language);
};
