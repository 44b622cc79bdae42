import { randomUUID } from 'node:crypto';
import type { VendorApi, VendorCall, VendorReply, VendorUser } from '../vendor-api';
import { userOf } from '../vendor-user';

type Moment = { date?: string; dateTime?: string; timeZone?: string };
export type StoredEvent = {
  id: string;
  status: string;
  /** Revision of the calendar that wrote it. */
  revision: number;
  summary?: string;
  location?: string;
  transparency?: string;
  start?: Moment;
  end?: Moment;
  extendedProperties?: { private?: Record<string, string> };
};
type Channel = { id: string; token: string; address: string; resourceId: string; expiration: number };
export type StoredCalendar = {
  revision: number;
  /** Earlier sync tokens are expired. */
  oldest: number;
  events: Record<string, StoredEvent>;
  channels: Channel[];
};
type Calendars = Record<string, StoredCalendar>;

const root = 'www.googleapis.com/calendar/v3';
const events = `${root}/calendars/primary/events`;
const error = (code: number, message: string): VendorReply => ({ status: code, body: { error: { code, message } } });

const calendarOf = ({ data }: Pick<VendorCall, 'data'>, { id }: VendorUser): StoredCalendar => {
  const calendars = (data['calendars'] ??= {}) as Calendars;
  return (calendars[id] ??= { revision: 1, oldest: 0, events: {}, channels: [] });
};

/** Notifies of a change, without a body. Failed notifications are lost, as at Google. */
const push = ({ channels, revision }: StoredCalendar): void => {
  for (const { id, token, address, resourceId, expiration } of channels) {
    if (expiration < Date.now()) continue;
    const headers = {
      'x-goog-channel-id': id,
      'x-goog-channel-token': token,
      'x-goog-resource-id': resourceId,
      'x-goog-resource-state': 'exists',
      'x-goog-message-number': String(revision),
    };
    fetch(address, { method: 'POST', headers }).catch(() => undefined);
  }
};

const write = (calendar: StoredCalendar, event: Omit<StoredEvent, 'revision'>): StoredEvent => {
  calendar.revision += 1;
  const stored = { ...event, revision: calendar.revision };
  calendar.events[event.id] = stored;
  push(calendar);
  return stored;
};

const instantOf = (moment: Moment | undefined): number => Date.parse(moment?.dateTime ?? moment?.date ?? '');

/** Deleted events keep only their ID. */
const shown = (event: StoredEvent): object => {
  const { revision: _revision, ...rest } = event;
  return event.status === 'cancelled' ? { id: event.id, status: event.status } : rest;
};

const list = (calendar: StoredCalendar, query: URLSearchParams): VendorReply => {
  const token = query.get('syncToken');
  const [timeMin, timeMax] = [query.get('timeMin'), query.get('timeMax')];
  if (token !== null && (timeMin ?? timeMax ?? query.get('orderBy')) !== null) {
    return error(400, 'Sync token cannot be used with other request restrictions.');
  }
  if (token !== null && Number(token) < calendar.oldest) return error(410, 'Sync token is no longer valid.');
  const found = Object.values(calendar.events).filter((event) => {
    if (token !== null) return event.revision > Number(token);
    if (event.status === 'cancelled') return false;
    return (
      (timeMin === null || instantOf(event.end) > Date.parse(timeMin)) &&
      (timeMax === null || instantOf(event.start) < Date.parse(timeMax))
    );
  });
  const start = Number(query.get('pageToken') ?? 0);
  const size = Math.min(Number(query.get('maxResults') ?? 250), 2500);
  const more = start + size < found.length;
  return {
    status: 200,
    body: {
      kind: 'calendar#events',
      items: found.slice(start, start + size).map(shown),
      ...(more ? { nextPageToken: String(start + size) } : { nextSyncToken: String(calendar.revision) }),
    },
  };
};

const change = (calendar: StoredCalendar, { method, body }: VendorCall, id: string): VendorReply => {
  const before = calendar.events[id];
  if (!before) return error(404, 'Not Found');
  if (method === 'DELETE') {
    if (before.status === 'cancelled') return error(410, 'Resource has been deleted');
    write(calendar, { id, status: 'cancelled' });
    return { status: 204 };
  }
  return { status: 200, body: shown(write(calendar, { status: 'confirmed', ...(body as object), id })) };
};

const insert = (calendar: StoredCalendar, { body }: VendorCall): VendorReply => {
  const { id = randomUUID().replaceAll('-', ''), ...event } = body as Partial<StoredEvent>;
  if (!/^[a-v0-9]{5,1024}$/.test(id)) return error(400, 'Invalid resource id value.');
  if (calendar.events[id]) return error(409, 'The requested identifier already exists.');
  return { status: 200, body: shown(write(calendar, { status: 'confirmed', ...event, id })) };
};

const watch = (calendar: StoredCalendar, { body }: VendorCall): VendorReply => {
  const { id, token, address, params } = body as Channel & { params?: { ttl?: string } };
  const expiration = Date.now() + Number(params?.ttl ?? 604_800) * 1000;
  const resourceId = randomUUID();
  calendar.channels.push({ id, token, address, resourceId, expiration });
  return { status: 200, body: { kind: 'api#channel', id, resourceId, expiration: String(expiration) } };
};

const stop = (calendar: StoredCalendar, { body }: VendorCall): VendorReply => {
  const { id } = body as Channel;
  calendar.channels = calendar.channels.filter((channel) => channel.id !== id);
  return { status: 204 };
};

/** Simulates a person's edit, for tests and the viewer: `email`, and an event, or `expire` for sync tokens. */
const edit = (call: VendorCall): VendorReply => {
  const { email, event, expire } = call.body as { email: string; event?: StoredEvent; expire?: boolean };
  const calendar = calendarOf(call, userOf(email));
  if (expire) calendar.oldest = calendar.revision += 1;
  if (event) write(calendar, { ...calendar.events[event.id], ...event });
  return { status: 200, body: calendar };
};

/** Shapes of https://developers.google.com/workspace/calendar/api/v3/reference/events */
export const googleCalendarApi: VendorApi = {
  oauth: {
    authorize: 'accounts.google.com/o/oauth2/v2/auth',
    token: 'oauth2.googleapis.com/token',
    revoke: 'oauth2.googleapis.com/revoke',
    clientAuth: 'form',
    rotates: false,
    expiresSeconds: 3600,
  },
  handle(call) {
    const { method, path, user, query } = call;
    if (method === 'POST' && path === 'edit') return edit(call);
    if (!user) return error(401, 'Invalid Credentials');
    if (path === 'openidconnect.googleapis.com/v1/userinfo') {
      return { status: 200, body: { sub: user.id, email: user.email, email_verified: true } };
    }
    const calendar = calendarOf(call, user);
    if (method === 'GET' && path === events) return list(calendar, query);
    if (method === 'POST' && path === events) return insert(calendar, call);
    if (method === 'POST' && path === `${events}/watch`) return watch(calendar, call);
    if (method === 'POST' && path === `${root}/channels/stop`) return stop(calendar, call);
    const id = path.startsWith(`${events}/`) ? decodeURIComponent(path.slice(events.length + 1)) : null;
    return id !== null && ['PUT', 'PATCH', 'DELETE'].includes(method) ? change(calendar, call, id) : null;
  },
};
