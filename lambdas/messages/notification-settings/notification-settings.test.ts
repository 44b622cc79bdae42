import { limits } from '@shared/limits';
import { expect, it } from 'vitest';
import { listNotifications } from './list-notifications';
import { markAllNotificationsRead, markNotificationRead } from './mark-notifications-read';
import type { KeptNotification } from '../../store/messages/notifications/notification-item';
import type { Deps } from './ports';

const world = (unread: number) => {
  const stored = new Map<string, KeptNotification>(
    Array.from({ length: unread }, (_, index) => [
      `ntf_${index}`,
      {
        id: `ntf_${index}`,
        type: 'system',
        category: 'account',
        title: '-',
        content: '-',
        isRead: false,
        createdAt: '2026-11-21T08:00:00.000Z',
        actionUrl: '/',
      },
    ]),
  );
  const unreadOnes = () => [...stored.values()].filter(({ isRead }) => !isRead);
  const deps: Pick<Deps, 'notifications' | 'clock'> = {
    notifications: {
      list: async () => ({ items: [...stored.values()], nextCursor: null }),
      countUnread: async ({ max }) => Math.min(unreadOnes().length, max),
      unread: async () => [...unreadOnes().map(({ id }) => id), 'ntf_dismissed meanwhile'],
      markRead: async (_userId, id) => {
        const found = stored.get(id);
        if (!found) return null;
        stored.set(id, { ...found, isRead: true });
        return stored.get(id) ?? null;
      },
      remove: async (_userId, id) => void stored.delete(id),
    },
    clock: { now: () => new Date(0), newId: (prefix) => `${prefix}_` },
  };
  return deps;
};

it('stops counting one above the maximum of the badge', async () => {
  expect((await listNotifications(world(3), { userId: 'ann', language: 'en' })).unreadCount).toBe(3);
  expect((await listNotifications(world(40), { userId: 'ann', language: 'en' })).unreadCount).toBe(
    limits.unreadBadgeMax + 1,
  );
});

it('marks notifications as read, idempotently', async () => {
  const deps = world(2);
  const one = { userId: 'ann', notificationId: 'ntf_0', language: 'en' as const };
  expect(await markNotificationRead(deps, one)).toMatchObject({ isRead: true });
  expect(await markNotificationRead(deps, one)).toMatchObject({ isRead: true });
  expect(await markAllNotificationsRead(deps, 'ann')).toEqual({ marked: 1 });
  const gone = markNotificationRead(deps, { ...one, notificationId: 'ntf_9' });
  await expect(gone).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
