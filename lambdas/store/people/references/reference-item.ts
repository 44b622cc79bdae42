import { limits } from '@shared/limits';
import { Instant, UserId, Version } from '@shared/core/model/fields';
import { OwnReference } from '@shared/people/model/reference';
import * as z from 'zod';
import { addMonths } from '@shared/core/rules/calendar-days';
import { addSeconds, utcDay, epochSeconds } from '../../../platform/clock';
import { entity } from '../../entity';
import { getItem, type Item, type Table } from '../../../platform/table/table';
import { referenceIndexes, referenceKeys } from './keys';
import type { ReferenceKey } from './reference-token';

export const ReferenceItem = OwnReference.omit({ state: true }).extend({
  userId: UserId,
  website: z.string(),
  status: z.enum(['open', 'answered', 'declined', 'withdrawn']),
  /** Reminders sent since the last request. */
  reminders: z.int().nonnegative(),
  /** Keyed hashes of the devices from which the person sent requests. */
  askedFrom: z.array(z.string()),
  createdAt: Instant,
  version: Version,
});
export type ReferenceItem = z.infer<typeof ReferenceItem>;

const daySeconds = 24 * 3600;

/** Null once all reminders are sent. */
export const nextReminderAt = ({ sentAt, reminders }: ReferenceItem): string | null => {
  const days = limits.referenceReminderDays[reminders];
  return days === undefined ? null : addSeconds(new Date(sentAt), days * daySeconds).toISOString();
};

const positionOf = (reference: ReferenceItem): Item => {
  const { userId, referenceId, status, closedAt } = reference;
  if (status === 'answered') {
    return { gsi1pk: referenceIndexes.answeredReferences(userId), gsi1sk: `${closedAt}#${referenceId}` };
  }
  const remindAt = status === 'open' ? nextReminderAt(reference) : null;
  return remindAt === null ? {} : { gsi1pk: referenceIndexes.dueReferences, gsi1sk: `${remindAt}#${referenceId}` };
};

/** Deletion time: requests name people without an account, so they are deleted when no longer needed. */
const deletedAt = ({ status, closedAt, expiresAt }: ReferenceItem): Date =>
  status === 'answered' && closedAt !== null
    ? new Date(addMonths(utcDay(new Date(closedAt)), limits.referenceMonths))
    : addSeconds(new Date(closedAt ?? expiresAt), limits.referenceKeptDays * daySeconds);

export const referenceItem = (reference: ReferenceItem): Item => ({
  ...referenceKeys.reference(reference.userId, reference.referenceId),
  ...entity('Reference'),
  ...reference,
  ...positionOf(reference),
  ttl: epochSeconds(deletedAt(reference)),
});

export const readReference = (item: Item): ReferenceItem => ReferenceItem.parse(item);

export const getReference = async (
  table: Table,
  { userId, referenceId }: ReferenceKey,
): Promise<ReferenceItem | null> => {
  const item = await getItem(table, referenceKeys.reference(userId, referenceId), true);
  return item ? readReference(item) : null;
};
