import * as z from 'zod';
import { accountKeys } from './keys';
import { entity } from '../../entity';
import type { Item } from '../../../platform/table/table';
import type { EmailOwner } from './ports';

const EmailOwnerItem = z.object({
  userId: z.string(),
  state: z.enum(['unconfirmed', 'confirmed', 'reserved']),
  /** Epoch milliseconds; permanent if missing. */
  reservedUntil: z.number().optional(),
});

export const emailOwnerItem = (emailHash: string, userId: string, state: EmailOwner['state']): Item => ({
  ...accountKeys.emailOwner(emailHash),
  ...entity('EmailOwner'),
  userId,
  state,
});

export const ownerOfItem = (item: Item | undefined, now: Date): EmailOwner | null => {
  if (!item) return null;
  const { userId, state, reservedUntil } = EmailOwnerItem.parse(item);
  return state === 'reserved' && Number(reservedUntil) <= now.getTime() ? null : { userId, state };
};
