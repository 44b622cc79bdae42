import { instantsAt, wallTimeAt } from '@shared/messages/rules/schedule-times';
import type { TFunction } from '@/lib/i18n/i18n';
import { zoneAbbreviation, zoneName } from '@/lib/time/time-zones';
import { locale } from '@/lib/i18n/language';
import { dateTimeFormat } from '@shared/text/intl-formats';

type Texts = TFunction<'calendar'>;

/** "12 h", "45 min", "7 h 30 min". */
export const formatDuration = (minutes: number, t: Texts): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && t('hours', { hours }), (rest > 0 || hours === 0) && t('minutes', { minutes: rest })]
    .filter(Boolean)
    .join(' ');
};

type Slot = { startsAt: string; endsAt: string };
type PlacedSlot = Slot & { timeZone: string };

const dayIn = (instant: string, timeZone: string): string =>
  dateTimeFormat(locale, { weekday: 'short', month: 'short', day: 'numeric', timeZone }).format(new Date(instant));

/** "7:00 AM"; "1:30 AM CDT" in an hour that the clocks repeat. */
const clockIn = (instant: string, timeZone: string): string => {
  const isRepeated = instantsAt(wallTimeAt(Date.parse(instant), timeZone), timeZone).length > 1;
  const style: Intl.DateTimeFormatOptions = isRepeated
    ? { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }
    : { timeStyle: 'short' };
  return dateTimeFormat(locale, { ...style, timeZone }).format(new Date(instant));
};

export const formatSlot = ({ startsAt, endsAt }: Slot, t: Texts, zone: string): string => {
  const [first, last] = [dayIn(startsAt, zone), dayIn(endsAt, zone)];
  const end = clockIn(endsAt, zone);
  return t('fromTo', {
    start: `${first}, ${clockIn(startsAt, zone)}`,
    end: first === last ? end : `${last}, ${end}`,
  });
};

const shortWeekday = (instant: string, timeZone: string): string =>
  dateTimeFormat(locale, { weekday: 'short', timeZone }).format(new Date(instant));

const isOvernight = ({ startsAt, endsAt }: Slot, zone: string): boolean =>
  dayIn(startsAt, zone) !== dayIn(endsAt, zone);

/** "7:00 AM – 3:00 PM", or "7:00 PM – 7:00 AM, Sat" if it ends on another day. */
export const slotTimes = (slot: Slot, t: Texts, zone: string): string => {
  const [start, end] = [clockIn(slot.startsAt, zone), clockIn(slot.endsAt, zone)];
  if (isOvernight(slot, zone)) return t('overnight', { start, end, day: shortWeekday(slot.endsAt, zone) });
  return `${start} – ${end}`;
};

type Part = { isStart: boolean; isEnd: boolean; timeText: string };

/** Times of one part of a calendar entry: a night's parts have a start and an end, and say until when it continues. */
export const partTimes = (slot: Slot, { isStart, isEnd, timeText }: Part, t: Texts, zone: string): string => {
  if (!isOvernight(slot, zone)) return timeText;
  if (isStart) return slotTimes(slot, t, zone);
  return isEnd ? t('until', { time: clockIn(slot.endsAt, zone) }) : '';
};

const isSameThere = ({ startsAt, endsAt, timeZone }: PlacedSlot, zone: string): boolean =>
  [startsAt, endsAt].every((at) => wallTimeAt(Date.parse(at), timeZone) === wallTimeAt(Date.parse(at), zone));

const formatSlotHours = ({ startsAt, endsAt }: Slot, t: Texts, zone: string): string =>
  t('fromTo', { start: clockIn(startsAt, zone), end: clockIn(endsAt, zone) });

/** The slot in the time zone of its location, with the zone's name; null if it equals `zone`. */
export const formatSlotThere = (slot: PlacedSlot, t: Texts, zone: string): string | null => {
  if (isSameThere(slot, zone)) return null;
  const isSameDay = [slot.startsAt, slot.endsAt].every((at) => dayIn(at, slot.timeZone) === dayIn(at, zone));
  const when = (isSameDay ? formatSlotHours : formatSlot)(slot, t, slot.timeZone);
  return t('there', { when, zone: zoneName(slot.timeZone) });
};

/** Short form, "8:00 PM EST"; null as above. */
export const startThere = (slot: PlacedSlot, zone: string): string | null =>
  isSameThere(slot, zone)
    ? null
    : `${clockIn(slot.startsAt, slot.timeZone)} ${zoneAbbreviation(slot.timeZone, slot.startsAt)}`;

export const monthName = (month: string): string =>
  dateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(month));
