import type { ConnectedVendor, VendorRequest } from '../../ports';

export class WorkerStopped extends Error {}

type Moment = { date?: string; dateTime?: string };
export type FakeEvent = {
  id: string;
  status: string;
  revision: number;
  transparency?: string;
  start?: Moment;
  end?: Moment;
  extendedProperties?: { private?: Record<string, string> };
};

const instantOf = ({ date, dateTime }: Moment = {}): number => Date.parse(dateTime ?? date ?? '');

/** A calendar as Google keeps it: sync tokens that end, IDs that stay after a deletion, pages. */
export const googleFake = (step: () => void, pageSize = 3) => {
  const events = new Map<string, FakeEvent>();
  let revision = 1;
  let oldest = 0;
  const write = (event: Omit<FakeEvent, 'revision'>): void => {
    revision += 1;
    events.set(event.id, { ...event, revision });
  };

  const list = ({ query = {} }: VendorRequest) => {
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

  const respond = (request: VendorRequest): { status: number; body: unknown } => {
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
  const vendor: ConnectedVendor = {
    async call(request) {
      step();
      calls.push(request.operation);
      const answer = respond(request);
      // Google has done it; the answer may still get lost.
      step();
      return answer;
    },
  };
  return {
    vendor,
    calls,
    events: () => [...events.values()].filter(({ status }) => status !== 'cancelled'),
    write,
    remove: (id: string) => events.has(id) && write({ id, status: 'cancelled' }),
    expireTokens: () => {
      revision += 1;
      oldest = revision;
    },
  };
};
