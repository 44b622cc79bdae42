import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency, type ICalCalendar } from 'ical-generator';
import { productDomain, productName } from '@shared/product';
import { addDays } from '@shared/core/rules/calendar-days';
import { interviewPath, paths, pathTo } from '@shared/paths';
import type { Language } from '@shared/text/language';
import { describeZones } from '../../platform/ics/zoned-calendar';
import { documents } from '../../platform/text/documents';
import { calendarText } from '../../platform/text/ics-text';
import { interviewTitle, interviewUid } from '../../notifications/interview-invite';
import type { StoredScheduleItem } from '../../store/messages/calendar/schedule-items';
import type { FeedInterview } from '../../store/messages/calendar/ports';
import type { CalendarBooking } from '../../store/work/shifts/bookings/calendar-bookings';
import type { HiredDay } from '../../store/work/placements/first-days';
import { addBooking } from './booking-events';

const refreshSeconds = 3600;

type Reader = { siteUrl: string; language: Language; now: Date };

/** Uses the invitation's UID, so a calendar with both shows one entry. */
const addInterview = (calendar: ICalCalendar, interview: FeedInterview, { siteUrl, language }: Reader): void => {
  const { interviewId, type, place, settled } = interview;
  const url = new URL(interviewPath(interviewId), siteUrl).href;
  calendar.createEvent({
    id: interviewUid(interviewId),
    sequence: interview.sequence,
    start: new Date(interview.startsAt),
    end: new Date(interview.endsAt),
    stamp: new Date(interview.updatedAt),
    lastModified: new Date(interview.updatedAt),
    summary: calendarText(interviewTitle(interview, documents.in(language))),
    location: calendarText(type === 'video' || place === '' ? url : place),
    categories: [{ name: 'interview' }],
    status: settled ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    url,
  });
};

/** All day, and free: the hours aren't known yet. */
const addFirstDay = (calendar: ICalCalendar, hired: HiredDay, { siteUrl, language }: Reader): void => {
  const { placementId, day, jobTitle, organization, location, hiredAt } = hired;
  calendar.createEvent({
    id: `${placementId}@${productDomain}`,
    start: new Date(day),
    end: new Date(addDays(day, 1)),
    allDay: true,
    stamp: new Date(hiredAt),
    lastModified: new Date(hiredAt),
    summary: calendarText(documents.in(language)('calendar.firstDay', { jobTitle, organization })),
    ...(location && { location: calendarText(location) }),
    categories: [{ name: 'first day' }],
    status: ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
    url: new URL(pathTo(paths.placement, { placementId }), siteUrl).href,
  });
};

type Entries = {
  items: readonly StoredScheduleItem[];
  interviews: readonly FeedInterview[];
  firstDays: readonly HiredDay[];
  bookings: readonly CalendarBooking[];
};

export const feedDocument = ({ items, interviews, firstDays, bookings }: Entries, reader: Reader): string => {
  const { siteUrl, language, now } = reader;
  const calendar = ical({
    name: documents.in(language)('calendar.name', { product: productName }),
    prodId: { company: productName, product: 'Schedule', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  });
  for (const item of items) {
    const place = [item.facility, item.location].filter(Boolean).join(', ');
    calendar.createEvent({
      id: `${item.scheduleItemId}@${productDomain}`,
      sequence: item.version - 1,
      start: new Date(item.startsAt),
      end: new Date(item.endsAt),
      stamp: new Date(item.updatedAt),
      lastModified: new Date(item.updatedAt),
      summary: calendarText(item.title),
      ...(place && { location: calendarText(place) }),
      ...(item.notes && { description: calendarText(item.notes) }),
      categories: [{ name: item.type }],
      status: item.status === 'pending' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      url: new URL(paths.calendar, siteUrl).href,
    });
  }
  for (const interview of interviews) addInterview(calendar, interview, reader);
  for (const hired of firstDays) addFirstDay(calendar, hired, reader);
  describeZones(calendar, now);
  for (const booking of bookings) addBooking(calendar, booking, reader);
  return calendar.toString();
};
