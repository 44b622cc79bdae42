import { limits } from '@shared/limits';
import * as z from 'zod';
import type { CalendarEvent, Changes, Listed, Window } from '../../calendars/ports';
import { VendorProblem } from '../../engine/vendor-problem';
import type { ConnectedVendor, VendorAnswer } from '../../ports';
import { graphApi } from '../microsoft/microsoft-adapter';

/**
 * Marker of our entries, in a namespace of our own:
 * https://learn.microsoft.com/graph/api/resources/extended-properties-overview
 */
export const ownProperty = 'String {6d1f9a52-7c34-4b0e-9a37-2f5c8e41d0b6} Name Wardline';

/** Without an offset, in the requested zone: https://learn.microsoft.com/graph/api/resources/datetimetimezone */
const Moment = z.object({ dateTime: z.iso.datetime({ local: true }), timeZone: z.literal('UTC') });

/** https://learn.microsoft.com/graph/api/resources/event. Only these fields are used. */
const Event = z.object({
  id: z.string(),
  '@removed': z.object({}).optional(),
  isCancelled: z.boolean().default(false),
  isAllDay: z.boolean().default(false),
  showAs: z.string().default('busy'),
  responseStatus: z.object({ response: z.string().default('none') }).nullish(),
  start: Moment.optional(),
  end: Moment.optional(),
  singleValueExtendedProperties: z.array(z.object({ id: z.string(), value: z.string() })).default([]),
});
type OutlookEvent = z.infer<typeof Event>;

const Page = z.object({
  value: z.array(Event),
  '@odata.nextLink': z.string().optional(),
  '@odata.deltaLink': z.string().optional(),
});
type Page = z.infer<typeof Page>;

const freeStatuses = ['free', 'workingElsewhere'];

const takesTime = ({ isCancelled, showAs, responseStatus }: OutlookEvent): boolean =>
  !isCancelled && !freeStatuses.includes(showAs) && responseStatus?.response !== 'declined';

/** Seven fractional digits, of which three are used. All-day events are midnights in any zone. */
const instantOf = (moment: OutlookEvent['start'], isAllDay: boolean): string | null => {
  if (!moment) return null;
  const { dateTime } = moment;
  return isAllDay ? `${dateTime.slice(0, 10)}T00:00:00.000Z` : new Date(`${dateTime.slice(0, 23)}Z`).toISOString();
};

const readEvent = (event: OutlookEvent): CalendarEvent => ({
  id: event.id,
  subjectId: event.singleValueExtendedProperties.find(({ id }) => id === ownProperty)?.value ?? null,
  // A canceled meeting of another organizer stays until the owner removes it.
  isGone: event['@removed'] !== undefined,
  takesTime: event['@removed'] === undefined && takesTime(event),
  startsAt: instantOf(event.start, event.isAllDay),
  endsAt: instantOf(event.end, event.isAllDay),
  allDay: event.isAllDay,
});

const readPage = (body: unknown): Page => {
  const page = Page.safeParse(body);
  if (!page.success) throw new VendorProblem('malformed');
  return page.data;
};

/** Page links come from responses and get our access, so only those of Graph are followed. */
const checked = (link: string): string => {
  if (!link.startsWith(`${graphApi}/`)) throw new VendorProblem('malformed');
  return link;
};

const inUtc = 'outlook.timezone="UTC"';

/** Times, and what makes an event busy. Titles, places, and people aren't requested. */
const fields = 'id,isCancelled,isAllDay,showAs,responseStatus,start,end';

/** https://learn.microsoft.com/graph/api/user-list-calendarview: a series is expanded into its occurrences. */
const readView = async (vendor: ConnectedVendor, { from, to }: Window): Promise<Omit<Listed, 'token'>> => {
  const query = {
    startDateTime: from,
    endDateTime: to,
    $select: fields,
    $expand: `singleValueExtendedProperties($filter=id eq '${ownProperty}')`,
    $top: String(limits.outlookEventsPerPage),
  };
  const headers = { prefer: inUtc };
  const events: CalendarEvent[] = [];
  let next: { url: string; query?: Record<string, string> } = { url: `${graphApi}/me/calendarView`, query };
  for (let read = 0; read < limits.calendarPages; read += 1) {
    const page = readPage((await vendor.call({ operation: 'events.list', ...next, headers })).body);
    events.push(...page.value.map(readEvent));
    const link = page['@odata.nextLink'];
    if (link === undefined) return { events, isWhole: true };
    next = { url: checked(link) };
  }
  return { events, isWhole: false };
};

const Failure = z.object({ error: z.object({ code: z.string() }) });
const overCodes = ['syncstatenotfound', 'syncstateinvalid', 'resyncrequired'];

/** 410, or another status with one of these codes: https://learn.microsoft.com/graph/delta-query-overview */
const isOver = ({ status, body }: VendorAnswer): boolean => {
  if (status < 300) return false;
  const failure = Failure.safeParse(body);
  if (status === 410 || (failure.success && overCodes.includes(failure.data.error.code.toLowerCase()))) return true;
  throw new VendorProblem('refused', status);
};

/** Microsoft supports neither `$select` nor `$expand` here: https://learn.microsoft.com/graph/api/event-delta */
const readChanges = async (
  vendor: ConnectedVendor,
  first: { url: string; query?: Record<string, string> },
): Promise<Changes | null> => {
  const prefer = `${inUtc}, outlook.body-content-type="text", odata.maxpagesize=${limits.outlookChangesPerPage}`;
  const events: CalendarEvent[] = [];
  let next = first;
  for (let read = 0; ; read += 1) {
    const request = { operation: 'events.delta', ...next, headers: { prefer }, accepts: [400, 404, 410] };
    const answer = await vendor.call(request);
    if (isOver(answer)) return null;
    const page = readPage(answer.body);
    events.push(...page.value.map(readEvent));
    const { '@odata.nextLink': further, '@odata.deltaLink': last } = page;
    const link = further ?? last;
    if (link === undefined) throw new VendorProblem('malformed');
    next = { url: checked(link) };
    // A page link is a token, too: the next read continues there.
    if (further === undefined || read + 1 >= limits.outlookChangePages) return { events, token: next.url };
  }
};

const startChanges = async (vendor: ConnectedVendor, { from, to }: Window): Promise<string | null> => {
  const query = { startDateTime: from, endDateTime: to };
  return (await readChanges(vendor, { url: `${graphApi}/me/calendarView/delta`, query }))?.token ?? null;
};

/** Reads the token first, so concurrent changes count as changes. */
export const listEvents = async (vendor: ConnectedVendor, window: Window, token: string | null): Promise<Listed> => {
  const from = token ?? (await startChanges(vendor, window));
  return { ...(await readView(vendor, window)), token: from };
};

export const listChanges = (vendor: ConnectedVendor, token: string): Promise<Changes | null> =>
  readChanges(vendor, { url: token });
