import { steppedVendor, type CalendarFake } from '../../calendars/calendar.fake';
import type { VendorAnswer, VendorRequest } from '../../ports';
import { googleCalendar } from './google-calendar';

type Moment = { date?: string; dateTime?: string };
type FakeEvent = {
  id: string;
  status: string;
  revision: number;
  transparency?: string;
  start?: Moment;
  end?: Moment;
  extendedProperties?: { private?: Record<string, string> };
};

const instantOf = ({ date, dateTime }: Moment = {}): number => Date.parse(dateTime ?? date ?? '');

/** A calendar like Google's: expiring sync tokens, IDs that stay after a deletion, pages. */
export const googleFake = (step: () => void, pageSize = 3): CalendarFake => {
  const events = new Map<string, FakeEvent>();
  let revision = 1;
  let oldest = 0;
  const write = (event: Omit<FakeEvent, 'revision'>): void => {
    revision += 1;
    events.set(event.id, { ...event, revision });
  };

  const list = ({ query = {} }: VendorRequest): VendorAnswer => {
    const { syncToken, timeMin, timeMax, pageToken = '0' } = query;
    if (syncToken !== undefined && Number(syncToken) < oldest) return { status: 410, body: {} };
    const found = [...events.values()].filter((event) =>
      syncToken === undefined
        ? event.status !== 'cancelled' &&
          instantOf(event.end) > Date.parse(timeMin!) &&
          instantOf(event.start) < Date.parse(timeMax!)
        : event.revision > Number(syncToken),
    );
    const start = Number(pageToken);
    const more = start + pageSize < found.length;
    const items = found
      .slice(start, start + pageSize)
      .map(({ revision: _revision, ...it }) => (it.status === 'cancelled' ? { id: it.id, status: it.status } : it));
    const next = more ? { nextPageToken: String(start + pageSize) } : { nextSyncToken: String(revision) };
    return { status: 200, body: { items, ...next } };
  };

  const respond = async (request: VendorRequest): Promise<VendorAnswer> => {
    const { method = 'GET', url, json } = request;
    if (url.endsWith('/watch')) return { status: 200, body: { resourceId: 'r', expiration: String(4e12) } };
    if (url.endsWith('/channels/stop')) return { status: 204, body: null };
    if (method === 'GET') return list(request);
    const event = json as FakeEvent;
    const id = decodeURIComponent(/\/events\/([^/]+)$/.exec(url)?.[1] ?? event.id);
    const known = events.get(id);
    if (method === 'POST') {
      if (known) return { status: 409, body: {} };
      write({ ...event, id });
      return { status: 200, body: {} };
    }
    if (!known) return { status: 404, body: {} };
    if (method === 'DELETE') {
      if (known.status === 'cancelled') return { status: 410, body: {} };
      write({ id, status: 'cancelled' });
      return { status: 204, body: null };
    }
    write({ ...event, id });
    return { status: 200, body: {} };
  };

  const calls: string[] = [];
  return {
    calendar: googleCalendar,
    vendor: steppedVendor(step, calls, respond),
    calls,
    quiet: ['events.list'],
    events: () =>
      [...events.values()]
        .filter(({ status }) => status !== 'cancelled')
        .map(({ id, start, end, extendedProperties }) => ({
          id,
          subjectId: extendedProperties?.private?.['wardline'] ?? null,
          startsAt: new Date(instantOf(start)).toISOString(),
          endsAt: new Date(instantOf(end)).toISOString(),
        })),
    write: (id, { startsAt, endsAt }, { free } = { free: false }) =>
      write({
        ...{ id, status: 'confirmed', start: { dateTime: startsAt }, end: { dateTime: endsAt } },
        ...(free && { transparency: 'transparent' }),
      }),
    move: (id, { startsAt, endsAt }) =>
      write({ ...events.get(id)!, start: { dateTime: startsAt }, end: { dateTime: endsAt } }),
    remove(id) {
      if (events.has(id)) write({ id, status: 'cancelled' });
    },
    expireTokens() {
      revision += 1;
      oldest = revision;
    },
  };
};
