import { limits } from '@shared/limits';
import type { VerifiedEmployer } from '@shared/organizations/model/organization-verification';
import { buildUpdate } from '../../../platform/table/build-update';
import { any, buildCondition, equals, itemAbsent, itemExists } from '../../../platform/table/conditions';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { getItem, queryFirst, transact, type Table, type Write } from '../../../platform/table/table';
import { decisionDayWrite } from '../../hiring/decision-days/decision-days';
import { entity } from '../../entity';
import { organizationIndexes, organizationKeys } from '../organizations/keys';
import { verifiedMark } from '../organizations/verified-mark';
import { caseIndexKeys, readCase, StoredStep, type CaseItem, type NewStep } from './case-item';
import { organizationVerificationIndexes, organizationVerificationKeys as keys } from './keys';
import type { OrganizationCases } from './ports';

/** Members that fit into a transaction of 100 with the case, its steps, its claims, and the organization. */
const membersAtOnce = 70;

const refusal = ConcurrentModificationError;

const badgeOf = ({ status, method, verifiedAt }: CaseItem): VerifiedEmployer | null =>
  status === 'verified' && method !== null && verifiedAt !== null ? { method, at: verifiedAt } : null;

const caseWrite = (TableName: string, before: CaseItem, after: CaseItem): Write => ({
  Put: {
    TableName,
    Item: {
      ...keys.organizationCase(after.organizationId),
      ...entity('OrganizationCase'),
      ...after,
      ...caseIndexKeys(after),
    },
    ...buildCondition(before.version === 0 ? itemAbsent : equals('version', before.version)),
  },
  refusal,
});

const stepWrite = (
  TableName: string,
  { organizationId, status }: CaseItem,
  { what, note = '', by = null }: NewStep,
  { at, id }: { at: string; id: string },
): Write => ({
  Put: {
    TableName,
    Item: {
      ...keys.organizationStep(organizationId, at, id),
      ...entity('OrganizationStep'),
      ...{ organizationId, status, what, at, note, by },
    },
  },
});

const claimWrites = (TableName: string, before: CaseItem, after: CaseItem): Write[] => {
  const { organizationId } = after;
  const [was, is] = [new Set(before.claims.map(({ hash }) => hash)), new Set(after.claims.map(({ hash }) => hash))];
  return [
    ...after.claims
      .filter(({ hash }) => !was.has(hash))
      .map(({ kind, hash }) => ({
        Put: {
          TableName,
          Item: {
            ...keys.organizationClaim(hash, organizationId),
            ...entity('OrganizationClaim'),
            kind,
            organizationId,
          },
        },
      })),
    ...[...was]
      .filter((hash) => !is.has(hash))
      .map((hash) => ({ Delete: { TableName, Key: keys.organizationClaim(hash, organizationId) } })),
  ];
};

/** When two organizations are verified under one name at the same time, one of them fails here. */
const holdWrites = (TableName: string, before: CaseItem, after: CaseItem): Write[] => {
  const { organizationId } = after;
  return [
    ...after.holds
      .filter((hash) => !before.holds.includes(hash))
      .map((hash) => ({
        Put: {
          TableName,
          Item: { ...keys.heldClaim(hash), ...entity('HeldClaim'), organizationId },
          ...buildCondition(any(itemAbsent, equals('organizationId', organizationId))),
        },
        refusal,
      })),
    ...before.holds
      .filter((hash) => !after.holds.includes(hash))
      .map((hash) => ({ Delete: { TableName, Key: keys.heldClaim(hash) } })),
  ];
};

/** Undefined if nothing changes, so an organization keeps its grace period during a review. */
const standingAfter = (before: CaseItem, after: CaseItem): boolean | undefined => {
  if (before.status === after.status) return undefined;
  if (after.status === 'verified') return true;
  const loses = before.status === 'verified' || after.status === 'rejected' || after.status === 'suspended';
  return loses ? false : undefined;
};

const organizationWrite = (TableName: string, after: CaseItem, isVerified: boolean): Write => ({
  Update: {
    TableName,
    Key: organizationKeys.organization(after.organizationId),
    ...buildUpdate({
      // The search compares states by the time of the last change.
      set: { isVerified, verified: badgeOf(after), updatedAt: after.updatedAt },
      when: itemExists,
    }),
  },
  refusal: 'NOT_FOUND',
});

/** Staff's decision that ends the wait; a proposed rejection still waits. */
const decisionWrites = (TableName: string, { dueAt }: CaseItem, after: CaseItem, isOfStaff: boolean): Write[] =>
  isOfStaff && dueAt !== null && after.dueAt === null
    ? [decisionDayWrite(TableName, 'organizations', { at: after.updatedAt, dueAt })]
    : [];

/** Separate, because functions that only read load less. */
export const createOrganizationCaseReader = (table: Table): Pick<OrganizationCases, 'get' | 'steps'> => ({
  async get(organizationId) {
    const item = await getItem(table, keys.organizationCase(organizationId), true);
    return item ? readCase(item) : null;
  },

  async steps(organizationId) {
    const items = await queryFirst(table, {
      list: organizationVerificationIndexes.organizationSteps(organizationId),
      bound: { compared: '>', with: 'STEP#' },
      limit: limits.verificationSteps,
    });
    return items.map((item) => StoredStep.parse(item));
  },
});

export const createOrganizationCases = (table: Table): OrganizationCases => {
  const TableName = table.name;

  const membersOf = async (organizationId: string): Promise<string[]> => {
    const listed = await queryFirst(table, {
      list: organizationIndexes.team(organizationId),
      index: 'gsi1',
      limit: limits.teamSize,
    });
    return listed.map(({ userId }) => String(userId));
  };

  /** A member who leaves in the meantime fails the transaction. `getMe` marks one who joins. */
  const marksOf = async (organizationId: string, member: string | undefined, verified: boolean): Promise<Write[]> => {
    const userIds = new Set([...(member === undefined ? [] : [member]), ...(await membersOf(organizationId))]);
    return [...userIds].map((userId) => verifiedMark(TableName, { userId, organizationId }, verified));
  };

  return {
    ...createOrganizationCaseReader(table),

    record: (stored, { at, step }) =>
      transact(table, [stepWrite(TableName, stored, step, { at, id: step.by ?? 'system' })]),

    async move({ before, change, at, steps = [], member, more = [] }) {
      const after: CaseItem = { ...before, ...change, updatedAt: at, version: before.version + 1 };
      const standing = standingAfter(before, after);
      const marks = standing === undefined ? [] : await marksOf(after.organizationId, member, standing);
      await transact(table, [
        caseWrite(TableName, before, after),
        ...steps.map((step, index) => stepWrite(TableName, after, step, { at, id: String(index) })),
        ...claimWrites(TableName, before, after),
        ...holdWrites(TableName, before, after),
        ...(standing === undefined ? [] : [organizationWrite(TableName, after, standing)]),
        ...decisionWrites(TableName, before, after, change.decision !== undefined),
        ...marks.slice(0, membersAtOnce),
        ...more,
      ]);
      for (let from = membersAtOnce; from < marks.length; from += membersAtOnce) {
        await transact(table, marks.slice(from, from + membersAtOnce));
      }
      return after;
    },
  };
};
