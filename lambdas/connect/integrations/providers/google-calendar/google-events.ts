import { limits } from '@shared/limits';
import * as z from 'zod';
import { VendorProblem } from '../../engine/vendor-problem';
import type { CalendarEvent, Changes, Entry, Listed, Window } from '../../calendars/ports';
import type { ConnectedVendor } from '../../ports';
import { googleApi } from './google-adapter';

/** Marker of our events: https://developers.google.com/workspace/calendar/api/guides/extended-properties */
const ownProperty = 'wardline';

const Moment = z.object({ date: z.iso.date().optional(), dateTime: z.iso.datetime({ offset: true }).optional() });
/** https://developers.google.com/workspace/calendar/api/v3/reference/events; a deleted one has an ID and a status only. */
const Event = z.object({
  id: z.string(),
  status: z.string().default('confirmed'),
  transparency: z.string().default('opaque'),
  eventType: z.string().default('default'),
  start: Moment.optional(),
  end: Moment.optional(),
  attendees: z
    .array(z.object({ self: z.boolean().default(false), responseStatus: z.string().default('') }))
    .default([]),
  extendedProperties: z.object({ private: z.record(z.string(), z.string()).default({}) }).optional(),
});
type GoogleEvent = z.infer<typeof Event>;

const Page = z.object({
  items: z.array(Event).default([]),
  nextPageToken: z.string().optional(),
  nextSyncToken: z.string().optional(),
});

const eventsUrl = `${googleApi}/calendars/primary/events`;
/** Times, and what makes an event busy. Titles, places, and people aren't read. */
const fields =
  'nextPageToken,nextSyncToken,items(id,status,transparency,eventType,start,end,attendees(self,responseStatus),extendedProperties/private)';

const takesTime = (event: GoogleEvent): boolean =>
  event.status !== 'cancelled' &&
  event.transparency !== 'transparent' &&
  event.eventType !== 'workingLocation' &&
  !event.attendees.some(({ self, responseStatus }) => self && responseStatus === 'declined');

const instantOf = (moment: GoogleEvent['start']): string | null => {
  if (moment?.dateTime) return new Date(moment.dateTime).toISOString();
  return moment?.date ? `${moment.date}T00:00:00.000Z` : null;
};

const readEvent = (event: GoogleEvent): CalendarEvent => ({
  id: event.id,
  subjectId: event.extendedProperties?.private[ownProperty] ?? null,
  isGone: event.status === 'cancelled',
  takesTime: takesTime(event),
  startsAt: instantOf(event.start),
  endsAt: instantOf(event.end),
  allDay: event.start?.date !== undefined,
});

/**
 * Lists a window, or changes since a token, which allows no other filters. Null if the token
 * expired (410): https://developers.google.com/workspace/calendar/api/guides/sync
 */
const readEvents = async (vendor: ConnectedVendor, from: Window | string): Promise<Listed | null> => {
  const restriction: Record<string, string> =
    typeof from === 'string' ? { syncToken: from } : { timeMin: from.from, timeMax: from.to };
  const events: CalendarEvent[] = [];
  let pageToken: string | undefined;
  for (let page = 0; page < limits.calendarPages; page += 1) {
    const query = {
      ...restriction,
      singleEvents: 'true',
      maxResults: String(limits.calendarEventsPerPage),
      fields,
      ...(pageToken && { pageToken }),
    };
    const { status, body } = await vendor.call({ operation: 'events.list', url: eventsUrl, query, accepts: [410] });
    if (status === 410) return null;
    const read = Page.safeParse(body);
    if (!read.success) throw new VendorProblem('malformed');
    events.push(...read.data.items.map(readEvent));
    pageToken = read.data.nextPageToken;
    if (!pageToken) return { events, token: read.data.nextSyncToken ?? null, isWhole: true };
  }
  // More than a person has in a year: uses what was read, and reads again next time.
  return { events, token: null, isWhole: false };
};

export const listEvents = async (vendor: ConnectedVendor, window: Window): Promise<Listed> =>
  (await readEvents(vendor, window)) ?? { events: [], token: null, isWhole: false };

export const listChanges = (vendor: ConnectedVendor, token: string): Promise<Changes | null> =>
  readEvents(vendor, token);

const bodyOf = ({ key, subjectId, summary, location, url, startsAt, endsAt, timeZone, settled, takesTime }: Entry) => ({
  // Base32hex, as Google requires.
  id: key,
  status: settled ? 'confirmed' : 'tentative',
  transparency: takesTime ? 'opaque' : 'transparent',
  summary,
  location,
  description: url,
  start: { dateTime: startsAt, timeZone },
  end: { dateTime: endsAt, timeZone },
  extendedProperties: { private: { [ownProperty]: subjectId } },
});

const addressOf = (id: string): string => `${eventsUrl}/${encodeURIComponent(id)}`;

/**
 * The ID is ours, so a repeated call writes the same event. A deleted event keeps its ID and is restored by an
 * update; 409 means that it exists: https://developers.google.com/workspace/calendar/api/v3/reference/events/insert
 */
export const putEvent = async (vendor: ConnectedVendor, entry: Entry): Promise<string> => {
  const json = bodyOf(entry);
  const update = { operation: 'event.update', method: 'PUT', url: addressOf(entry.key), json } as const;
  const { status } = await vendor.call({ ...update, accepts: [404, 410] });
  if (status !== 404 && status !== 410) return entry.key;
  const insert = { operation: 'event.insert', method: 'POST', url: eventsUrl, json } as const;
  const { status: inserted } = await vendor.call({ ...insert, accepts: [409] });
  if (inserted === 409) await vendor.call(update);
  return entry.key;
};

export const deleteEvent = async (vendor: ConnectedVendor, id: string): Promise<void> => {
  await vendor.call({ operation: 'event.delete', method: 'DELETE', url: addressOf(id), accepts: [404, 410] });
};
