import type { Account } from '@shared/accounts/model/account';
import { NotificationSettings } from '@shared/messages/model/notification-settings';
import type { DigestEntry } from '../store/messages/notifications/digests';

/** Without an account if its phone is null. */
export const accountsOf = ({ phone = '', ...fields }: Partial<Omit<Account, 'phone'>> & { phone?: string | null }) => ({
  get: async (userId: string): Promise<Account | null> =>
    phone === null
      ? null
      : {
          userId,
          userType: 'doctor',
          email: 'ann@example.test',
          firstName: 'Ann',
          lastName: 'Test',
          phone,
          language: 'en',
          emailVerifiedAt: null,
          twoFactorEnabled: false,
          createdAt: '2026-11-01T08:00:00.000Z',
          ...fields,
        },
});

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
    suppressions: { has: async () => false },
    clock: { now: () => new Date(now) },
    entries,
  };
};
