import type { VerificationStep } from '@shared/model/verification';
import { verificationIndexKeys } from './verification-index-keys';
import { createVerificationReader, type VerificationReader } from './verification-reads';
import { credentialKeys } from './keys';
import { entity } from '../entity';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import type { VerificationItem } from './verification-item';
import { transact, type Table, type Write } from '../../platform/table/table';
import { buildUpdate } from '../../platform/table/build-update';
import { all, equals } from '../../platform/table/conditions';

/** A step and, of a reviewer or an owner, who took it. */
export type VerificationStepItem = Omit<VerificationStep, 'status' | 'at'> & { by: string | null };

/** What can change in a case; the rest follows from these. */
export type VerificationChange = Partial<
  Pick<
    VerificationItem,
    'status' | 'source' | 'verifiedAt' | 'couldNotBeChecked' | 'document' | 'dueAt' | 'checkRequestedAt'
  >
> & {
  /** Set with the reminder that is sent. */
  remindedDays?: number;
};

export type Verifications = VerificationReader & {
  /** Makes another version of the case, with a step when one is given; throws ConcurrentModificationError when it is not the one that was read. */
  move(
    before: VerificationItem,
    change: VerificationChange,
    at: string,
    step?: VerificationStepItem,
    more?: readonly Write[],
  ): Promise<VerificationItem>;
  /** Changes what nobody decides by: the version stays. */
  note(before: VerificationItem, change: VerificationChange): Promise<VerificationItem>;
};

const updateWrite = (
  TableName: string,
  before: VerificationItem,
  after: VerificationItem,
  change: VerificationChange,
): Write => {
  const { version, updatedAt } = after;
  return {
    Update: {
      TableName,
      Key: credentialKeys.verification(before.userId, before.credentialId),
      ...buildUpdate({
        set: { ...change, version, updatedAt, dueAt: after.dueAt, ...verificationIndexKeys(after) },
        when: all(equals('version', before.version), equals('dueAt', before.dueAt)),
      }),
    },
    refusal: ConcurrentModificationError,
  };
};

const stepWrite = (
  TableName: string,
  { userId, credentialId, status, updatedAt }: VerificationItem,
  step: VerificationStepItem,
): Write => ({
  Put: {
    TableName,
    Item: {
      ...credentialKeys.verificationStep(userId, credentialId, updatedAt, step.actor),
      ...entity('VerificationStep'),
      status,
      at: updatedAt,
      ...step,
    },
  },
});

export const createVerifications = (table: Table): Verifications => {
  const TableName = table.name;
  return {
    ...createVerificationReader(table),
    async move(before, change, at, step, more = []) {
      const { remindedDays: _reminded, ...fields } = change;
      const after: VerificationItem = { ...before, ...fields, updatedAt: at, version: before.version + 1 };
      await transact(table, [
        updateWrite(TableName, before, after, change),
        ...(step ? [stepWrite(TableName, after, step)] : []),
        ...more,
      ]);
      return after;
    },
    async note(before, change) {
      const { remindedDays: _reminded, ...fields } = change;
      const after: VerificationItem = { ...before, ...fields };
      await transact(table, [updateWrite(TableName, before, after, change)]);
      return after;
    },
  };
};
