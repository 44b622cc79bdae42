import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { productDomain, productName } from '@shared/product';
import { paths } from '@shared/paths';
import type { StoredScheduleItem } from '../runtime/schedule-repository';

const refreshSeconds = 3600;

// Lines end at any of these for some readers; the others have no place in a text.
const breaks = /\r\n|[\r\n\u0085\u2028\u2029]/g;
// eslint-disable-next-line no-control-regex
const controls = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g;

/** Text that stays within its property, whatever was typed. */
const plain = (text: string): string => text.replace(breaks, '\n').replace(controls, ' ').toWellFormed();

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
      summary: plain(item.title),
      ...(place && { location: plain(place) }),
      ...(item.notes && { description: plain(item.notes) }),
      categories: [{ name: item.type }],
      status: item.status === 'pending' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      url: new URL(paths.calendar, siteUrl).href,
    });
  }
  return calendar.toString();
};
