import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { productDomain, productName } from '@shared/product';
import { paths } from '@shared/paths';
import { calendarText } from '../runtime/calendar-text';
import type { StoredScheduleItem } from '../runtime/schedule-repository';

const refreshSeconds = 3600;

/** The schedule as other calendars read it. An entry keeps its id, so that a change replaces what they have. */
export const feedDocument = (items: readonly StoredScheduleItem[], siteUrl: string): string => {
  const calendar = ical({
    name: `${productName} schedule`,
    prodId: { company: productName, product: 'Schedule', language: 'EN' },
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
  return calendar.toString();
};
