import { randomUUID } from 'node:crypto';
import type { VendorApi, VendorCall, VendorReply, VendorUser } from '../vendor-api';
import { userOf } from '../vendor-user';
import { graph, graphError, graphUser } from './graph';
import {
  shownEvent,
  type OutlookContent,
  type OutlookEdit,
  type StoredCalendar,
  type StoredEvent,
  type Subscription,
} from './outlook-data';
import { listDelta, listView } from './outlook-lists';

type Calendars = Record<string, StoredCalendar>;

/** https://learn.microsoft.com/graph/api/resources/subscription#subscription-lifetime */
const longestMs = 10_080 * 60_000;
const validationMs = 10_000;
const missing = graphError(404, 'ErrorItemNotFound');

const calendarOf = ({ data }: Pick<VendorCall, 'data'>, { id }: VendorUser): StoredCalendar => {
  const calendars = (data['calendars'] ??= {}) as Calendars;
  return (calendars[id] ??= { revision: 1, oldest: 0, events: {}, subscriptions: [] });
};

/** Failed notifications are lost; Microsoft gives up after four hours. */
const notify = (address: string | undefined, subscription: Subscription, more: object): void => {
  if (address === undefined || Date.parse(subscription.expirationDateTime) < Date.now()) return;
  const { id: subscriptionId, clientState, expirationDateTime: subscriptionExpirationDateTime } = subscription;
  const value = [{ subscriptionId, clientState, subscriptionExpirationDateTime, tenantId: 'local', ...more }];
  const headers = { 'content-type': 'application/json' };
  fetch(address, { method: 'POST', headers, body: JSON.stringify({ value }) }).catch(() => undefined);
};

const write = (calendar: StoredCalendar, event: Omit<StoredEvent, 'revision'>, changeType: string): StoredEvent => {
  calendar.revision += 1;
  const stored = { ...event, revision: calendar.revision };
  calendar.events[event.id] = stored;
  const resource = { changeType, resource: `me/events/${event.id}`, resourceData: { id: event.id } };
  for (const it of calendar.subscriptions) notify(it.notificationUrl, it, resource);
  return stored;
};

const remove = (calendar: StoredCalendar, event: StoredEvent): void =>
  void write(calendar, { ...event, isRemoved: true }, 'deleted');

const live = (calendar: StoredCalendar, id: string): StoredEvent | null => {
  const found = calendar.events[id];
  return found && !found.isRemoved ? found : null;
};

const create = (calendar: StoredCalendar, { body }: VendorCall): VendorReply => {
  const content = body as OutlookContent;
  const { transactionId } = content;
  const before = Object.values(calendar.events).find(
    (it) => !it.isRemoved && transactionId !== undefined && it.transactionId === transactionId,
  );
  const id = `AAMk${randomUUID().replaceAll('-', '')}`;
  return { status: 201, body: shownEvent(before ?? write(calendar, { ...content, id, isRemoved: false }, 'created')) };
};

/** Finds by our extended property, the only filter that we use. */
const find = (calendar: StoredCalendar, query: URLSearchParams): VendorReply => {
  const [, name, wanted] = /ep\/id eq '([^']+)' and ep\/value eq '([^']+)'/.exec(query.get('$filter') ?? '') ?? [];
  const value = Object.values(calendar.events)
    .filter(({ isRemoved, singleValueExtendedProperties: properties = [] }) => {
      return !isRemoved && properties.some((it) => it.id === name && it.value === wanted);
    })
    .map(({ id }) => ({ id }));
  return { status: 200, body: { value } };
};

const change = (calendar: StoredCalendar, { method, body }: VendorCall, id: string): VendorReply => {
  const event = live(calendar, id);
  if (!event) return missing;
  if (method === 'DELETE') {
    remove(calendar, event);
    return { status: 204 };
  }
  return { status: 200, body: shownEvent(write(calendar, { ...event, ...(body as object), id }, 'updated')) };
};

/** A URL is valid if it echoes what it receives, as text. */
const proves = async (address: string): Promise<boolean> => {
  const url = new URL(address);
  const token = `Validation: ${randomUUID()} & more`;
  url.searchParams.set('validationToken', token);
  try {
    const reply = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(validationMs) });
    const type = reply.headers.get('content-type') ?? '';
    return reply.status === 200 && type.startsWith('text/plain') && (await reply.text()) === token;
  } catch {
    return false;
  }
};

const shownSubscription = ({ clientState: _secret, ...it }: Subscription): object => ({ ...it, resource: 'me/events' });

const isTooLong = (expirationDateTime: string): boolean => Date.parse(expirationDateTime) > Date.now() + longestMs;

const subscribe = async (calendar: StoredCalendar, { body }: VendorCall): Promise<VendorReply> => {
  const asked = body as Omit<Subscription, 'id'>;
  if (isTooLong(asked.expirationDateTime) || asked.clientState.length > 128) return graphError(400, 'InvalidRequest');
  const addresses = [
    asked.notificationUrl,
    ...(asked.lifecycleNotificationUrl ? [asked.lifecycleNotificationUrl] : []),
  ];
  const proven = await Promise.all(addresses.map(proves));
  if (proven.includes(false)) return graphError(400, 'ValidationError');
  const subscription = { ...asked, id: randomUUID() };
  calendar.subscriptions.push(subscription);
  return { status: 201, body: shownSubscription(subscription) };
};

const changeSubscription = (calendar: StoredCalendar, { method, body }: VendorCall, id: string): VendorReply => {
  const found = calendar.subscriptions.find((it) => it.id === id);
  if (!found) return graphError(404, 'ResourceNotFound');
  if (method === 'DELETE') {
    calendar.subscriptions = calendar.subscriptions.filter((it) => it !== found);
    return { status: 204 };
  }
  const { expirationDateTime } = body as Subscription;
  if (isTooLong(expirationDateTime)) return graphError(400, 'InvalidRequest');
  found.expirationDateTime = expirationDateTime;
  return { status: 200, body: shownSubscription(found) };
};

const edit = (call: VendorCall): VendorReply => {
  const { email, event, remove: removed, expire, unsubscribe, lifecycle } = call.body as OutlookEdit;
  const calendar = calendarOf(call, userOf(email));
  if (expire) calendar.oldest = calendar.revision += 1;
  if (event) write(calendar, { ...calendar.events[event.id], ...event, isRemoved: false }, 'updated');
  const gone = removed === undefined ? null : live(calendar, removed);
  if (gone) remove(calendar, gone);
  const { subscriptions } = calendar;
  if (unsubscribe) calendar.subscriptions = [];
  if (lifecycle !== undefined) {
    for (const it of subscriptions) notify(it.lifecycleNotificationUrl, it, { lifecycleEvent: lifecycle });
  }
  return { status: 200, body: calendar };
};

const subscriptions = `${graph}/subscriptions`;
const idAfter = (path: string, start: string): string | null =>
  path.startsWith(`${start}/`) ? decodeURIComponent(path.slice(start.length + 1)) : null;

export const outlookApi: VendorApi = {
  oauth: {
    authorize: 'login.microsoftonline.com/common/oauth2/v2.0/authorize',
    token: 'login.microsoftonline.com/common/oauth2/v2.0/token',
    revoke: null,
    clientAuth: 'form',
    rotates: true,
    expiresSeconds: 3600,
  },
  handle(call) {
    const { method, path, user, query } = call;
    if (method === 'POST' && path === 'edit') return edit(call);
    if (!path.startsWith(`${graph}/`)) return null;
    if (!user) return graphError(401, 'InvalidAuthenticationToken');
    if (path === `${graph}/me`) return graphUser(user);
    const calendar = calendarOf(call, user);
    if (method === 'GET' && path === `${graph}/me/calendarView`) return listView(calendar, query);
    if (method === 'GET' && path === `${graph}/me/calendarView/delta`) return listDelta(calendar, call);
    if (method === 'GET' && path === `${graph}/me/calendar/events`) return find(calendar, query);
    if (method === 'POST' && path === `${graph}/me/calendar/events`) return create(calendar, call);
    if (method === 'POST' && path === subscriptions) return subscribe(calendar, call);
    const [event, subscription] = [idAfter(path, `${graph}/me/events`), idAfter(path, subscriptions)];
    if (event !== null && ['PATCH', 'DELETE'].includes(method)) return change(calendar, call, event);
    if (subscription !== null && ['PATCH', 'DELETE'].includes(method)) {
      return changeSubscription(calendar, call, subscription);
    }
    return null;
  },
};
