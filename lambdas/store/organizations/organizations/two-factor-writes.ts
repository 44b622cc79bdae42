import { graceEnd, graceReminder } from '@shared/accounts/rules/two-factor-grace';
import { AppError } from '@shared/errors';
import type { Membership } from '@shared/accounts/model/account';
import { systemClock } from '../../../platform/clock';
import { accountKeys } from '../../accounts/accounts/keys';
import { createPlans } from '../../money/billing/plans';
import { organizationIndexes, organizationKeys } from './keys';
import { verifiedOf } from './verified-mark';
import { buildUpdate } from '../../../platform/table/build-update';
import { absent, all, any, buildCondition, equals, type Condition } from '../../../platform/table/conditions';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { getItem, type Item, type Table, type Write } from '../../../platform/table/table';

const refusal = ConcurrentModificationError;

/** Null while not required. Without `requiredAt`, it was required before there were grace periods. */
export type Requirement = { days: number; requiredAt: string | undefined } | null;

/** Rules of the organization for a new member. */
export type TeamRules = {
  requirement: Requirement;
  verified: boolean | undefined;
  /** Limit of the plan; null for none. */
  seats: number | null;
};

export const requirementOf = (organization: Item | undefined): Requirement => {
  if (organization?.['twoFactorRequired'] !== true) return null;
  const { twoFactorGraceDays: days, twoFactorRequiredAt: requiredAt } = organization;
  return {
    days: typeof days === 'number' ? days : 0,
    requiredAt: typeof requiredAt === 'string' ? requiredAt : undefined,
  };
};

/** Returns null for at once. */
export const graceOf = (requirement: Requirement, joinedAt: string): string | null =>
  requirement?.requiredAt === undefined
    ? null
    : graceEnd({ days: requirement.days, requiredAt: requirement.requiredAt }, joinedAt);

export const readTeamRules = async (table: Table, organizationId: string): Promise<TeamRules> => {
  const [organization, { limits }] = await Promise.all([
    getItem(table, organizationKeys.organization(organizationId), true),
    createPlans(table, systemClock).of(organizationId),
  ]);
  // No one can join an organization that is being closed, or whose only member is about to delete the account.
  if (organization?.['closesAt'] !== undefined || organization?.['leavesWith'] !== undefined)
    throw new AppError('INVALID_TOKEN');
  return { requirement: requirementOf(organization), verified: verifiedOf(organization), seats: limits.teamSeats };
};

export const readRequirement = async (table: Table, organizationId: string): Promise<Requirement> =>
  requirementOf(await getItem(table, organizationKeys.organization(organizationId), true));

const requirementIs = (requirement: Requirement): Condition => {
  if (!requirement) return any(absent('twoFactorRequired'), equals('twoFactorRequired', false));
  const { days, requiredAt } = requirement;
  if (requiredAt === undefined) return all(equals('twoFactorRequired', true), absent('twoFactorRequiredAt'));
  const since = equals('twoFactorRequiredAt', requiredAt);
  return all(equals('twoFactorRequired', true), since, equals('twoFactorGraceDays', days));
};

export const requirementCheck = (
  TableName: string,
  organizationId: string,
  requirement: Requirement,
  more: readonly Condition[] = [],
): Write => ({
  ConditionCheck: {
    TableName,
    Key: organizationKeys.organization(organizationId),
    ...buildCondition(all(requirementIs(requirement), ...more)),
  },
  refusal,
});

export const twoFactorCheck = (TableName: string, userId: string, enabled: boolean): Write => ({
  ConditionCheck: {
    TableName,
    Key: accountKeys.account(userId),
    ...buildCondition(equals('twoFactorEnabled', enabled)),
  },
  refusal,
});

/** Includes the position in the list of reminders for the day before. */
export const dueAttributes = (
  userId: string,
  due: boolean,
  until: string | null,
): Pick<Membership, 'twoFactorDue' | 'twoFactorDueAt'> & { gsi2pk?: string; gsi2sk?: string } => {
  if (!due) return {};
  if (until === null) return { twoFactorDue: true };
  const list = { gsi2pk: organizationIndexes.twoFactorReminders, gsi2sk: `${graceReminder(until)}#${userId}` };
  return { twoFactorDue: true, twoFactorDueAt: until, ...list };
};

const noAttributes = { twoFactorDue: undefined, twoFactorDueAt: undefined, gsi2pk: undefined, gsi2sk: undefined };

/** Requires the marked member to set up two-factor authentication after `until`, or at once if it is null. */
export const dueMark = (
  TableName: string,
  { userId, organizationId }: { userId: string; organizationId: string },
  due: boolean,
  until: string | null = null,
): Write => ({
  Update: {
    TableName,
    Key: organizationKeys.membership(userId),
    ...buildUpdate({
      set: { ...noAttributes, ...dueAttributes(userId, due, until) },
      when: equals('organizationId', organizationId),
    }),
  },
  refusal,
});
