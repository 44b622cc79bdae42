import type { VendorCall, VendorReply } from '../vendor-api';
import { graphError, graphUrl } from './graph';
import { instantOf, shownEvent, type StoredCalendar, type StoredEvent } from './outlook-data';

type Window = { from: string; to: string };
/** State in a link: the round and the position to continue from. `since`: null in the first round. */
type State = Window & { since: number | null; offset: number; until: number | null };

const encode = (state: State): string => Buffer.from(JSON.stringify(state)).toString('base64url');
const decode = (text: string): State => JSON.parse(Buffer.from(text, 'base64url').toString()) as State;

const isInside = ({ isRemoved, start, end }: StoredEvent, { from, to }: Window): boolean =>
  !isRemoved && instantOf(end) > Date.parse(from) && instantOf(start) < Date.parse(to);

const sizeOf = (headers: VendorCall['headers'], most: number): number =>
  Math.min(Number(/odata\.maxpagesize=(\d+)/.exec(headers['prefer'] ?? '')?.[1] ?? 10), most);

/** Includes only the extended property named in the query. */
const expanded = (event: StoredEvent, query: URLSearchParams): object => {
  const { singleValueExtendedProperties: properties = [], ...rest } = shownEvent(event);
  const asked = /id eq '([^']+)'/.exec(query.get('$expand') ?? '')?.[1];
  const found = properties.filter(({ id }) => id === asked);
  return found.length === 0 ? rest : { ...rest, singleValueExtendedProperties: found };
};

const selected = (event: object, query: URLSearchParams): object => {
  const names = query.get('$select')?.split(',');
  if (!names) return event;
  const kept = [...names, 'id', 'singleValueExtendedProperties'];
  return Object.fromEntries(Object.entries(event).filter(([name]) => kept.includes(name)));
};

/** https://learn.microsoft.com/graph/api/user-list-calendarview */
export const listView = ({ events }: StoredCalendar, query: URLSearchParams): VendorReply => {
  const window = { from: query.get('startDateTime') ?? '', to: query.get('endDateTime') ?? '' };
  const size = Math.min(Number(query.get('$top') ?? 10), 1000);
  const skip = Number(query.get('$skip') ?? 0);
  const found = Object.values(events).filter((event) => isInside(event, window));
  const further = new URLSearchParams(query);
  further.set('$skip', String(skip + size));
  return {
    status: 200,
    body: {
      value: found.slice(skip, skip + size).map((event) => selected(expanded(event, query), query)),
      ...(skip + size < found.length && { '@odata.nextLink': `${graphUrl}/me/calendarView?${further}` }),
    },
  };
};

const refusedParameters = ['$select', '$expand', '$filter', '$orderby', '$search'];

/** `until`: the last revision in a round. */
const stateOf = ({ revision }: StoredCalendar, query: URLSearchParams): State & { until: number } => {
  const token = query.get('$skiptoken') ?? query.get('$deltatoken');
  const [from, to] = [query.get('startDateTime') ?? '', query.get('endDateTime') ?? ''];
  const state: State = token === null ? { from, to, since: null, offset: 0, until: null } : decode(token);
  return { ...state, until: state.until ?? revision };
};

/** Events outside the window appear as removed: https://learn.microsoft.com/graph/api/event-delta#response */
const change = (event: StoredEvent, window: Window): object => {
  if (!isInside(event, window)) return { id: event.id, '@removed': { reason: 'deleted' } };
  const { singleValueExtendedProperties: _properties, ...rest } = shownEvent(event);
  return rest;
};

/** https://learn.microsoft.com/graph/api/event-delta */
export const listDelta = (calendar: StoredCalendar, { query, headers }: VendorCall): VendorReply => {
  if (refusedParameters.some((it) => query.has(it))) return graphError(400, 'ErrorInvalidUrlQuery');
  const state = stateOf(calendar, query);
  const { since, offset } = state;
  if (since !== null && since < calendar.oldest) return graphError(410, 'syncStateNotFound');
  const found = Object.values(calendar.events).filter((event) =>
    since === null ? isInside(event, state) : event.revision > since,
  );
  const size = sizeOf(headers, 1000);
  const more = offset + size < found.length;
  const link = (name: string, to: State): string => `${graphUrl}/me/calendarView/delta?${name}=${encode(to)}`;
  // Changes during a round are in the next one, too.
  const next = more
    ? { '@odata.nextLink': link('$skiptoken', { ...state, offset: offset + size }) }
    : { '@odata.deltaLink': link('$deltatoken', { ...state, since: state.until, offset: 0, until: null }) };
  return { status: 200, body: { value: found.slice(offset, offset + size).map((it) => change(it, state)), ...next } };
};
