import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { calendarStatus } from '@shared/work/rules/shifts/calendar-status';
import { freeSlots } from '@shared/work/rules/filling/filling';
import { productDomain, productName } from '@shared/product';
import { dateTimeFormat } from '@shared/text/intl-formats';
import { localeOf, type Language } from '@shared/text/language';
import { describeZones, onClock } from '../../../platform/ics/zoned-calendar';
import { documents } from '../../../platform/text/documents';
import { calendarText } from '../../../platform/text/ics-text';
import type { UnitPlace } from '../../../store/work/locations/ports';
import { initialsOf } from '../../../store/people/profiles/display-names';
import type { ScheduledShift } from '../../../store/work/shifts/unit-schedule';

const refreshSeconds = 3600;

type Reader = { place: UnitPlace; language: Language; now: Date };

/** "J.Q." for "Josephine Quigley"; a question mark for a name without letters. */
const initials = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? words.at(-1)! : '';
  return initialsOf({ firstName: words[0] ?? '', lastName }).replaceAll(' ', '') || '?';
};

/** "7 PM", "7:30 PM" */
const timeText = (instant: string, timeZone: string, language: Language): string => {
  const at = new Date(instant);
  const isFull = onClock(instant, timeZone).getMinutes() === 0;
  const format = { timeZone, hour: 'numeric', ...(!isFull && { minute: '2-digit' as const }) } as const;
  return dateTimeFormat(localeOf[language], format)
    .format(at)
    .replace(/[\u2009\u202f\u00a0]/g, ' ');
};

/** Initials of the people on the shift, and open slots. */
const peopleOf = ({ shift, bookings }: ScheduledShift, language: Language): string => {
  const booked = bookings
    .filter((booking) => calendarStatus(booking) === 'booked' && booking.missingSince === undefined)
    .map(({ professional }) => initials(professional.name))
    .sort();
  const open = shift.status === 'completed' ? 0 : freeSlots(shift);
  return [...booked, ...(open > 0 ? [documents.in(language)('calendar.openSlots', { count: open })] : [])].join(', ');
};

const titleOf = (it: ScheduledShift, { place: { unit, location }, language }: Reader): string => {
  const t = documents.in(language);
  const said = { unit: unit.name, time: timeText(it.shift.startsAt, location.timeZone, language) };
  // Not every calendar shows the status.
  if (it.shift.status === 'canceled') return t('calendar.canceledShift', said);
  return t('calendar.unitShift', { ...said, people: peopleOf(it, language) });
};

/** Initials only: calendars are shared. */
export const unitDocument = (scheduled: readonly ScheduledShift[], reader: Reader): string => {
  const { place, language, now } = reader;
  const t = documents.in(language);
  const { unit, location } = place;
  const { timeZone } = location;
  const calendar = ical({
    name: calendarText(t('calendar.shift', { unit: unit.name, location: location.name, product: productName })),
    prodId: { company: productName, product: 'Unit', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  });
  describeZones(calendar, now);
  for (const it of scheduled) {
    const { shiftId, revision, startsAt, endsAt, updatedAt, status } = it.shift;
    calendar.createEvent({
      // Differs from the ID in a personal calendar, because a person can have both.
      id: `${shiftId}-unit@${productDomain}`,
      sequence: revision,
      start: onClock(startsAt, timeZone),
      end: onClock(endsAt, timeZone),
      timezone: timeZone,
      stamp: new Date(updatedAt),
      lastModified: new Date(updatedAt),
      summary: calendarText(titleOf(it, reader)),
      location: calendarText(location.name),
      categories: [{ name: 'shift' }],
      status: status === 'canceled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
};
