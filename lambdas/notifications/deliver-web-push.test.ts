import type { Language } from '@shared/text/language';
import type { DomainEvent } from '@shared/core/model/event';
import type { NotificationCategory, NotificationSettings } from '@shared/messages/model/notification-settings';
import { createECDH, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { pushKeysFrom } from '../platform/web-push/push-keys';
import type { PushRequest } from '../platform/web-push/push-network';
import type { PushMessage } from '../platform/web-push/web-push';
import { deliverWebPush, type WebPushDeps } from './deliver-web-push';
import { textsOf } from '../platform/text/deferred-text';
import { accountsOf, deliveryFakes } from './delivery.fake';
import { createWebPush } from '../platform/web-push/web-push';

const userId = '0b6f2f0e-2f7d-4a53-9d0f-3c3a5f1b7a10';
const notificationId = `ntf_${'0'.repeat(26)}`;
const now = '2026-11-18T17:00:00.000Z';
const created = (occurredAt = now): DomainEvent => ({
  id: 'e',
  type: 'notification.created',
  occurredAt,
  data: { notificationId, userId },
});
const stored = (category: NotificationCategory = 'messages', changes = {}) => ({
  id: notificationId,
  userId,
  type: 'message' as const,
  category,
  title: 'New message',
  content: 'Nora wrote to you.',
  actionUrl: '/messages?conversation=1',
  isRead: false,
  createdAt: now,
  sms: null,
  ...changes,
});

const world = (
  settings: Partial<NotificationSettings> = {},
  {
    notification = stored(),
    statuses = {},
    at = now,
    language = 'en',
  }: {
    notification?: ReturnType<typeof stored> | null;
    statuses?: Record<string, number>;
    at?: string;
    language?: Language;
  } = {},
) => {
  const sent: { to: string; message: PushMessage; urgent: boolean }[] = [];
  const removed: string[] = [];
  const subscriptions = ['phone', 'laptop'].map((subscriptionId) => ({
    subscriptionId,
    endpoint: `https://fcm.googleapis.com/${subscriptionId}`,
    keys: { p256dh: '-', auth: '-' },
  }));
  const deps: WebPushDeps = {
    ...deliveryFakes(settings, at),
    accounts: accountsOf({ language }),
    notifications: { find: async () => notification },
    subscriptions: { of: async () => subscriptions, remove: async (_userId, id) => void removed.push(id) },
    sender: {
      send: async ({ subscriptionId: to }, message, urgent) => {
        sent.push({ to, message, urgent });
        return statuses[to] ?? 201;
      },
    },
  };
  return { deps, sent, removed };
};
const run = async (it: ReturnType<typeof world>, event = created()): Promise<PromiseSettledResult<void>[]> =>
  Promise.allSettled((await deliverWebPush(it.deps, event)).map((effect) => effect.run()));

it('sends the notifications of the bell to every browser of the person, one per conversation', async () => {
  const it = world();
  await run(it);
  expect(it.sent.map(({ to }) => to)).toEqual(['phone', 'laptop']);
  expect(it.sent[0]?.message).toEqual({
    title: 'New message',
    body: 'Nora wrote to you.',
    url: '/messages?conversation=1',
    tag: '/messages?conversation=1',
  });
});

it('uses the language of the person', async () => {
  const title = textsOf('notifications/messages')('title');
  const it = world({}, { notification: stored('messages', { title }), language: 'fr' });
  await run(it);
  expect(it.sent[0]?.message).toMatchObject({ title: 'Nouveau message', body: 'Nora wrote to you.' });
});

it('respects toggles, quiet hours and weekends', async () => {
  const sentWith = async (settings: Partial<NotificationSettings>, at = now) => {
    const it = world(settings, { at });
    await run(it, created(at));
    return it.sent.length;
  };
  expect(await sentWith({ pushMessages: false })).toBe(0);
  expect(await sentWith({ quietHoursStart: '11:00', quietHoursEnd: '13:00' })).toBe(0);
  expect(await sentWith({ weekendNotifications: false }, '2026-11-21T17:00:00.000Z')).toBe(0);
  expect(await sentWith({})).toBe(2);
});

it('skips notifications that were read or dismissed, or are too old', async () => {
  const read = world({}, { notification: stored('messages', { isRead: true }) });
  await run(read);
  const gone = world({}, { notification: null as never });
  await run(gone);
  const old = world();
  await run(old, created('2026-11-18T04:00:00.000Z'));
  expect([read.sent, gone.sent, old.sent]).toEqual([[], [], []]);
});

it('removes browsers that are gone and retries when a service fails', async () => {
  const it = world({}, { statuses: { phone: 410, laptop: 503 } });
  const [phone, laptop] = await run(it);
  expect(it.removed).toEqual(['phone']);
  expect([phone?.status, laptop?.status]).toEqual(['fulfilled', 'rejected']);
});

it('encrypts for the browser and signs the request', async () => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const requests: PushRequest[] = [];
  const network = {
    takes: (url: URL) => url.hostname === 'fcm.googleapis.com',
    post: async (request: PushRequest) => {
      requests.push(request);
      return 201;
    },
  };
  const push = createWebPush(network, async () => pushKeysFrom(Buffer.from('key')));
  const keys = { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  const message = { title: 'A title', body: 'x'.repeat(5000), url: '/jobs', tag: '/jobs' };
  const to = (host: string) => ({ subscriptionId: '-', endpoint: `https://${host}/abc`, keys });
  expect(await push.send(to('fcm.googleapis.com'), message, true)).toBe(201);
  expect(await push.send(to('elsewhere.example'), message, true)).toBe(410);
  expect(requests).toHaveLength(1);
  const [request] = requests;
  expect(request?.body.length).toBeLessThan(4096);
  expect(request?.body.toString('latin1')).not.toContain('A title');
  expect(request?.headers).toMatchObject({ TTL: '43200', Urgency: 'high', 'Content-Encoding': 'aes128gcm' });
  expect(request?.headers['Authorization']).toMatch(/^vapid t=/);
});
