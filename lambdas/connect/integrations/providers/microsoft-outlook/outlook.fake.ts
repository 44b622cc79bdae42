import { steppedVendor, type CalendarFake } from '../../calendars/calendar.fake';
import type { VendorAnswer, VendorRequest } from '../../ports';
import { outlookCalendar } from './outlook-calendar';

type Moment = { dateTime: string; timeZone: string };
type Content = {
  start: Moment;
  end: Moment;
  showAs?: string;
  transactionId?: string;
  singleValueExtendedProperties?: { id: string; value: string }[];
};
type FakeEvent = Content & { id: string; revision: number; isRemoved: boolean };

const graph = 'https://graph.microsoft.com/v1.0';
/** Cached, because large calendars use the same ones on every page. */
const instants = new Map<string, number>();
const instantOf = ({ dateTime }: Moment): number => {
  const known = instants.get(dateTime) ?? Date.parse(`${dateTime.slice(0, 23)}Z`);
  instants.set(dateTime, known);
  return known;
};
const momentOf = (instant: string): Moment => ({ dateTime: `${instant.slice(0, 23)}0000`, timeZone: 'UTC' });
const failure = (status: number, code: string): VendorAnswer => ({ status, body: { error: { code } } });

/**
 * A calendar like Microsoft's: links instead of tokens, its own IDs, rejected repeated requests,
 * and changes that include neither our property nor only the window.
 */
export const outlookFake = (step: () => void, pageSize = 3): CalendarFake => {
  const events = new Map<string, FakeEvent>();
  const subscriptions = new Set<string>();
  let revision = 1;
  let oldest = 0;
  let ids = 0;
  const write = (event: Omit<FakeEvent, 'revision'>): FakeEvent => {
    revision += 1;
    const stored = { ...event, revision };
    events.set(event.id, stored);
    return stored;
  };
  const there = (): FakeEvent[] => [...events.values()].filter(({ isRemoved }) => !isRemoved);
  const isInside = (event: FakeEvent, from: string | null, to: string | null): boolean =>
    !event.isRemoved && instantOf(event.end) > Date.parse(from!) && instantOf(event.start) < Date.parse(to!);

  const view = (query: URLSearchParams): VendorAnswer => {
    const skip = Number(query.get('$skip') ?? 0);
    const found = there().filter((it) => isInside(it, query.get('startDateTime'), query.get('endDateTime')));
    const further = new URLSearchParams(query);
    further.set('$skip', String(skip + pageSize));
    const more = skip + pageSize < found.length;
    const next = more ? { '@odata.nextLink': `${graph}/me/calendarView?${further}` } : {};
    return { status: 200, body: { value: found.slice(skip, skip + pageSize), ...next } };
  };

  const delta = (query: URLSearchParams): VendorAnswer => {
    const since = Number(query.get('since') ?? -1);
    if (since >= 0 && since < oldest) return failure(since % 2 === 0 ? 410 : 400, 'SyncStateNotFound');
    const [from, to] = [query.get('startDateTime'), query.get('endDateTime')];
    const skip = Number(query.get('skip') ?? 0);
    const until = Number(query.get('until') ?? revision);
    const found = [...events.values()].filter((it) => (since < 0 ? isInside(it, from, to) : it.revision > since));
    const value = found.slice(skip, skip + pageSize).map(({ singleValueExtendedProperties: _own, ...it }) => {
      return isInside(events.get(it.id)!, from, to) ? it : { id: it.id, '@removed': { reason: 'deleted' } };
    });
    const more = skip + pageSize < found.length;
    const link = new URLSearchParams(query);
    const set = more ? { skip: String(skip + pageSize), until: String(until) } : { since: String(until), skip: '0' };
    for (const [name, to] of Object.entries(set)) link.set(name, to);
    if (!more) link.delete('until');
    const name = more ? '@odata.nextLink' : '@odata.deltaLink';
    return { status: 200, body: { value, [name]: `${graph}/me/calendarView/delta?${link}` } };
  };

  const find = (query: URLSearchParams): VendorAnswer => {
    const wanted = /ep\/value eq '([^']+)'/.exec(query.get('$filter') ?? '')?.[1];
    const found = there().find((it) => it.singleValueExtendedProperties?.[0]?.value === wanted);
    return { status: 200, body: { value: found ? [{ id: found.id }] : [] } };
  };

  const create = (content: Content): VendorAnswer => {
    const { transactionId } = content;
    const isRepeated = [...events.values()].some((it) => transactionId && it.transactionId === transactionId);
    if (isRepeated) return failure(409, 'ErrorDuplicateTransactionId');
    ids += 1;
    return { status: 201, body: write({ ...content, id: `id${ids}`, isRemoved: false }) };
  };

  const subscribe = (method: string, id: string): VendorAnswer => {
    const made = method === 'POST' ? `sub${(ids += 1)}` : id;
    if (method !== 'POST' && !subscriptions.has(id)) return failure(404, 'ResourceNotFound');
    if (method === 'DELETE') subscriptions.delete(id);
    else subscriptions.add(made);
    return { status: 200, body: { id: made, expirationDateTime: new Date(4e12).toISOString() } };
  };

  const respond = async ({ method = 'GET', url, query, json }: VendorRequest): Promise<VendorAnswer> => {
    const { pathname, searchParams } = new URL(url);
    for (const [name, value] of Object.entries(query ?? {})) searchParams.set(name, value);
    if (pathname.endsWith('/calendarView/delta')) return delta(searchParams);
    if (pathname.endsWith('/calendarView')) return view(searchParams);
    if (pathname.includes('/subscriptions')) return subscribe(method, pathname.split('/').at(-1)!);
    if (pathname.endsWith('/calendar/events')) return method === 'GET' ? find(searchParams) : create(json as Content);
    const event = events.get(pathname.split('/').at(-1)!);
    if (!event || event.isRemoved) return failure(404, 'ErrorItemNotFound');
    write({ ...event, ...(json as Content | undefined), isRemoved: method === 'DELETE' });
    return { status: 200, body: {} };
  };

  const calls: string[] = [];
  return {
    calendar: outlookCalendar,
    vendor: steppedVendor(step, calls, respond),
    calls,
    quiet: ['events.delta'],
    events: () =>
      there().map(({ id, start, end, singleValueExtendedProperties: own }) => ({
        id,
        subjectId: own?.[0]?.value ?? null,
        startsAt: new Date(instantOf(start)).toISOString(),
        endsAt: new Date(instantOf(end)).toISOString(),
      })),
    write: (id, { startsAt, endsAt }, { free } = { free: false }) =>
      void write({
        ...{ id, isRemoved: false, start: momentOf(startsAt), end: momentOf(endsAt) },
        ...(free && { showAs: 'free' }),
      }),
    move: (id, { startsAt, endsAt }) =>
      void write({ ...events.get(id)!, start: momentOf(startsAt), end: momentOf(endsAt) }),
    remove(id) {
      const event = events.get(id);
      if (event) write({ ...event, isRemoved: true });
    },
    expireTokens() {
      revision += 1;
      oldest = revision;
    },
  };
};
