import { limits } from '@shared/limits';
import * as z from 'zod';
import { addSeconds } from '../../../platform/clock';
import { sameHash } from '../../../platform/crypto/keyed-hash';
import { entity } from '../../entity';
import { notificationKeys } from './keys';
import { updateIf } from '../../../platform/table/conditional-write';
import { getItem, type Item, type Table } from '../../../platform/table/table';
import { type Change, valueOf } from '../../../platform/table/build-update';
import { all, equals, exists, lessThan, moreThan } from '../../../platform/table/conditions';

export type PhoneGuess = 'right' | 'wrong' | 'spent';

/** Verified number with the account's number at that time: changing the latter invalidates it. */
export type VerifiedPhone = { phone: string; accountPhone: string };

export type Phones = {
  verified(userId: string): Promise<VerifiedPhone | null>;
  issue(userId: string, code: VerifiedPhone & { codeHash: string }, now: Date): Promise<void>;
  /** Counts every attempt. A correct one consumes the code and verifies the number it was sent to. */
  guess(userId: string, codeHash: string, now: Date): Promise<PhoneGuess>;
};

const Verified = z.object({ phone: z.string(), accountPhone: z.string() });

export const usablePhone = (verified: VerifiedPhone | null, account: { phone: string }): string | null =>
  verified?.accountPhone === account.phone ? verified.phone : null;

export const verifiedIn = (item: Item | undefined): VerifiedPhone | null =>
  item?.['verified'] ? Verified.parse(item['verified']) : null;

export const createPhones = (table: Table): Phones => {
  const update = async (userId: string, change: Change): Promise<{ done: Item | null }> => ({
    done: await updateIf(table, notificationKeys.phone(userId), change),
  });

  return {
    async verified(userId) {
      return verifiedIn(await getItem(table, notificationKeys.phone(userId), true));
    },

    async issue(userId, { codeHash, phone, accountPhone }, now) {
      await update(userId, {
        set: {
          ...entity('Phone'),
          codeHash,
          sentTo: { phone, accountPhone },
          attempts: 0,
          expiresAt: addSeconds(now, limits.otpMinutes * 60).getTime(),
        },
      });
    },

    async guess(userId, codeHash, now) {
      const counted = await update(userId, {
        add: { attempts: 1 },
        when: all(exists('codeHash'), lessThan('attempts', limits.otpAttempts), moreThan('expiresAt', now.getTime())),
      });
      if (!counted.done) {
        const item = await getItem(table, notificationKeys.phone(userId), true);
        const live = item?.['codeHash'] !== undefined && Number(item['expiresAt']) > now.getTime();
        return live ? 'spent' : 'wrong';
      }
      if (!sameHash(String(counted.done['codeHash']), codeHash)) return 'wrong';
      const spent = await update(userId, {
        set: { verified: valueOf('sentTo') },
        remove: ['codeHash', 'sentTo'],
        when: equals('codeHash', codeHash),
      });
      return spent.done ? 'right' : 'wrong';
    },
  };
};
