import { AppError } from '@shared/errors';
import type { ClockPhoneItem, ClockPhones } from './clock-phones';

/** Everyone's phones in memory. */
export const fakeClockPhones = (): { clockPhones: ClockPhones; phones: ClockPhoneItem[] } => {
  const phones: ClockPhoneItem[] = [];
  const find = (userId: string, phoneId: string) =>
    phones.find((it) => it.userId === userId && it.phoneId === phoneId) ?? null;
  const set = (phone: ClockPhoneItem) =>
    void phones.splice(phones.indexOf(find(phone.userId, phone.phoneId)!), 1, phone);
  return {
    phones,
    clockPhones: {
      get: async (userId, phoneId) => find(userId, phoneId),
      list: async (userId) => phones.filter((it) => it.userId === userId && it.removedAt === undefined),
      isOfOther: async (userId, phoneId) => phones.some((it) => it.phoneId === phoneId && it.userId !== userId),
      add: async (phone) => {
        const known = find(phone.userId, phone.phoneId);
        if (!known) phones.push(phone);
        return known ?? phone;
      },
      used: async (phone, lastUsedAt) => set({ ...phone, lastUsedAt }),
      remove: async (userId, phoneId, now) => {
        const phone = find(userId, phoneId);
        if (!phone || phone.removedAt !== undefined) throw new AppError('NOT_FOUND');
        set({ ...phone, removedAt: now.toISOString() });
      },
    },
  };
};
