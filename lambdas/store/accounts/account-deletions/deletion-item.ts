import { deletionStates } from '@shared/accounts/model/deletion-vocabulary';
import { UserType } from '@shared/core/model/enumerations';
import { Instant, JobAlertId, JobId, UserId } from '@shared/core/model/fields';
import { profileVisibilities } from '@shared/people/model/profile-vocabulary';
import * as z from 'zod';
import type { Item } from '../../../platform/table/table';
import { entity } from '../../entity';
import { accountDeletionIndexes, accountDeletionKeys } from './keys';

/** State before the request, which a cancel restores. Withdrawn applications stay withdrawn. */
export const Paused = z.object({
  /** Visibility before the request; null if there is no profile. */
  visibility: z.enum(profileVisibilities).nullable(),
  jobIds: z.array(JobId),
  alertIds: z.array(JobAlertId),
});
export type Paused = z.infer<typeof Paused>;

/** A completed step of the erasure. `counts` contains only names and numbers. */
export const StepReceipt = z.object({
  step: z.string(),
  at: Instant,
  counts: z.record(z.string(), z.int().nonnegative()),
});
export type StepReceipt = z.infer<typeof StepReceipt>;

export const DeletionItem = z.object({
  deletionId: z.string(),
  userId: UserId,
  userType: UserType,
  state: z.enum(deletionStates),
  requestedAt: Instant,
  /** Start of the erasure; the request can be canceled until then. */
  dueAt: Instant,
  remindedAt: Instant.nullable(),
  canceledAt: Instant.nullable(),
  paused: Paused.nullable(),
  /** Increases with every change of the state. */
  version: z.int().positive(),
  steps: z.array(StepReceipt),
  /** Runs since the last completed step. */
  attempts: z.int().nonnegative(),
  /** Reserved for one run until then. */
  leaseUntil: Instant.nullable(),
  erasedAt: Instant.nullable(),
  /** Data that later steps need after the account is gone. Encrypted with the stage's key. */
  details: z.string().nullable().default(null),
  /** Set after a restore from a backup: no second scan and report. */
  reapplied: z.boolean().default(false),
});
export type DeletionItem = z.infer<typeof DeletionItem>;

export type DeletionRequest = Pick<DeletionItem, 'deletionId' | 'userId' | 'userType' | 'requestedAt' | 'dueAt'>;

export const requestedDeletion = (request: DeletionRequest): DeletionItem => ({
  ...request,
  state: 'pending',
  remindedAt: null,
  canceledAt: null,
  paused: null,
  version: 1,
  steps: [],
  attempts: 0,
  leaseUntil: null,
  erasedAt: null,
  details: null,
  reapplied: false,
});

export const deletionKey = ({ userId }: Pick<DeletionItem, 'userId'>) => accountDeletionKeys.accountDeletion(userId);

const isOpen = ({ state }: DeletionItem): boolean => state === 'pending' || state === 'erasing';

export const deletionItem = (item: DeletionItem): Item => {
  const position = `${item.dueAt}#${item.userId}`;
  return {
    ...deletionKey(item),
    ...entity('AccountDeletion'),
    ...item,
    ...(isOpen(item) && { gsi1pk: accountDeletionIndexes.dueDeletions, gsi1sk: position }),
    ...(item.state === 'pending' &&
      item.remindedAt === null && { gsi2pk: accountDeletionIndexes.unremindedDeletions, gsi2sk: position }),
  };
};
