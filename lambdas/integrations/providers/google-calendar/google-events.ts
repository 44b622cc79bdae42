import type { BusyTime } from '@shared/model/calendar';
import { limits } from '@shared/limits';
import * as z from 'zod';
import { VendorProblem } from '../../engine/vendor-problem';
import type { ConnectedVendor } from '../../ports';
import { googleApi } from './google-adapter';

/** By which events of ours are recognized: https://developers.google.com/workspace/calendar/api/guides/extended-properties */
export const ownProperty = 'wardline';

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
export type GoogleEvent = z.infer<typeof Event>;

const Page = z.object({
  items: z.array(Event).default([]),
  nextPageToken: z.string().optional(),
  nextSyncToken: z.string().optional(),
});

const eventsUrl = `${googleApi}/calendars/primary/events`;
/** Times and what makes them count. Titles, places, and people aren't read. */
const fields =
  'nextPageToken,nextSyncToken,items(id,status,transparency,eventType,start,end,attendees(self,responseStatus),extendedProperties/private)';

/** `isWhole`: read to the end. */
export type Listed = { events: GoogleEvent[]; syncToken: string | null; isWhole: boolean };
export type Window = { from: string; to: string };

/**
 * Everything in a window, or what changed since a token, which must not come with other restrictions. Null if the token
 * is over (410): https://developers.google.com/workspace/calendar/api/guides/sync
 */
export const listEvents = async (vendor: ConnectedVendor, from: Window | string): Promise<Listed | null> => {
  const restriction: Record<string, string> =
    typeof from === 'string' ? { syncToken: from } : { timeMin: from.from, timeMax: from.to };
  const events: GoogleEvent[] = [];
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
    events.push(...read.data.items);
    pageToken = read.data.nextPageToken;
    if (!pageToken) return { events, syncToken: read.data.nextSyncToken ?? null, isWhole: true };
  }
  // More than anyone has in a year: what was read counts, and is read anew next time.
  return { events, syncToken: null, isWhole: false };
};

/** As Google names a deleted event. */
export const gone = (id: string): GoogleEvent => Event.parse({ id, status: 'cancelled' });

export const ownIdOf = ({ extendedProperties }: GoogleEvent): string | null =>
  extendedProperties?.private[ownProperty] ?? null;

const takesTime = (event: GoogleEvent): boolean =>
  event.status !== 'cancelled' &&
  event.transparency !== 'transparent' &&
  event.eventType !== 'workingLocation' &&
  !event.attendees.some(({ self, responseStatus }) => self && responseStatus === 'declined');

const instantOf = (moment: GoogleEvent['start']): string | null => {
  if (moment?.dateTime) return new Date(moment.dateTime).toISOString();
  return moment?.date ? `${moment.date}T00:00:00.000Z` : null;
};

export const timeOf = ({ start, end }: GoogleEvent): BusyTime | null => {
  const [startsAt, endsAt] = [instantOf(start), instantOf(end)];
  return startsAt !== null && endsAt !== null && startsAt < endsAt
    ? { startsAt, endsAt, allDay: start?.date !== undefined }
    : null;
};

const merged = (times: readonly BusyTime[]): BusyTime[] => {
  const result: BusyTime[] = [];
  for (const time of [...times].sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1))) {
    const last = result.at(-1);
    if (last && time.startsAt <= last.endsAt) last.endsAt = time.endsAt > last.endsAt ? time.endsAt : last.endsAt;
    else result.push({ ...time });
  }
  return result;
};

/** Without our own events, overlaps merged, and at most `limits.busyTimes` from now on. */
export const busyTimesIn = (events: readonly GoogleEvent[], now: string): BusyTime[] => {
  const times = events.filter((event) => takesTime(event) && ownIdOf(event) === null).flatMap((it) => timeOf(it) ?? []);
  const all = [true, false].flatMap((allDay) => merged(times.filter((time) => time.allDay === allDay)));
  all.sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
  if (all.length <= limits.busyTimes) return all;
  return all.filter(({ endsAt }) => endsAt > now).slice(0, limits.busyTimes);
};

export type OwnEvent = {
  id: string;
  interviewId: string;
  summary: string;
  location: string;
  url: string;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  settled: boolean;
};

const bodyOf = ({ id, interviewId, summary, location, url, startsAt, endsAt, timeZone, settled }: OwnEvent) => ({
  id,
  status: settled ? 'confirmed' : 'tentative',
  summary,
  location,
  description: url,
  start: { dateTime: startsAt, timeZone },
  end: { dateTime: endsAt, timeZone },
  extendedProperties: { private: { [ownProperty]: interviewId } },
});

const addressOf = (id: string): string => `${eventsUrl}/${encodeURIComponent(id)}`;

/**
 * The ID is ours, so a repeated call writes the same event. One that was deleted keeps its ID and comes back with an
 * update; 409 says that it is there: https://developers.google.com/workspace/calendar/api/v3/reference/events/insert
 */
export const putEvent = async (vendor: ConnectedVendor, event: OwnEvent): Promise<void> => {
  const json = bodyOf(event);
  const update = { operation: 'event.update', method: 'PUT', url: addressOf(event.id), json } as const;
  const { status } = await vendor.call({ ...update, accepts: [404, 410] });
  if (status !== 404 && status !== 410) return;
  const insert = { operation: 'event.insert', method: 'POST', url: eventsUrl, json } as const;
  const { status: inserted } = await vendor.call({ ...insert, accepts: [409] });
  if (inserted === 409) await vendor.call(update);
};

export const deleteEvent = async (vendor: ConnectedVendor, id: string): Promise<void> => {
  await vendor.call({ operation: 'event.delete', method: 'DELETE', url: addressOf(id), accepts: [404, 410] });
};
