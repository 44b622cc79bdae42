import type { VerificationStep } from '@shared/people/model/verification';
import { limits } from '@shared/limits';
import { verificationIndexKeys } from './verification-index-keys';
import { decisionDayWrite } from '../../hiring/decision-days/decision-days';
import { createVerificationReader, type VerificationReader } from './verification-reads';
import { credentialKeys } from './keys';
import { entity } from '../../entity';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import type { VerificationItem } from './verification-item';
import { addSeconds } from '../../../platform/clock';
import { transact, type Table, type Write } from '../../../platform/table/table';
import { buildUpdate } from '../../../platform/table/build-update';
import { all, equals } from '../../../platform/table/conditions';

/** `by` is a reviewer's or owner's user ID. */
export type VerificationStepItem = Omit<VerificationStep, 'status' | 'at'> & { by: string | null };

export type VerificationChange = Partial<
  Pick<
    VerificationItem,
    'status' | 'source' | 'verifiedAt' | 'couldNotBeChecked' | 'document' | 'dueAt' | 'checkRequestedAt'
  >
> & {
  remindedDays?: number;
};

export type Verifications = VerificationReader & {
  /** Saves a new version, optionally with a step. ConcurrentModificationError if changed since reading. */
  move(
    before: VerificationItem,
    change: VerificationChange,
    at: string,
    step?: VerificationStepItem,
    more?: readonly Write[],
  ): Promise<VerificationItem>;
  /** Changes fields that no decision depends on, without a new version. */
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

/** A waiting credential needs a reviewer's decision. Registries answer without a deadline. */
const decisionWrites = (
  TableName: string,
  before: VerificationItem,
  after: VerificationItem,
  step: VerificationStepItem | undefined,
): Write[] => {
  if (step?.actor !== 'reviewer' || before.status !== 'pending' || after.status === 'pending') return [];
  const dueAt = addSeconds(new Date(before.updatedAt), limits.reviewHoursMax * 3600).toISOString();
  return [decisionDayWrite(TableName, 'credentials', { at: after.updatedAt, dueAt })];
};

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
        ...decisionWrites(TableName, before, after, step),
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
