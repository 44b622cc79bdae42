import { NotificationSettings } from '@shared/model/notification-settings';
import type { DigestEntry } from '../store/notifications/digests';

export const deliveryFakes = (changes: Partial<NotificationSettings> = {}, now = '2026-11-21T08:00:00.000Z') => {
  const settings = NotificationSettings.parse({
    quietHoursStart: '00:00',
    quietHoursEnd: '00:00',
    weekendNotifications: true,
    ...changes,
  });
  const entries: (DigestEntry & { userId: string })[] = [];
  return {
    settings: { get: async () => settings },
    digestQueue: {
      enqueue: async (userId: string, entry: DigestEntry) => {
        if (!entries.some((it) => it.userId === userId && it.entryId === entry.entryId)) {
          entries.push({ ...entry, userId });
        }
      },
    },
    clock: { now: () => new Date(now) },
    entries,
  };
};
