import { systemClock } from '../../platform/clock';
import { accountKeys } from '../accounts/keys';
import { createPlans } from '../billing/plans';
import { organizationKeys } from './keys';
import { verifiedOf } from './verified-mark';
import { buildUpdate } from '../../platform/table/build-update';
import { absent, all, any, buildCondition, equals, type Condition } from '../../platform/table/conditions';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import { getItem, type Table, type Write } from '../../platform/table/table';

const refusal = ConcurrentModificationError;

/** What a new member takes over from the organization. */
export type TeamRules = {
  required: boolean;
  verified: boolean | undefined;
  /** Of the plan; null without a limit. */
  seats: number | null;
};

export const readTeamRules = async (table: Table, organizationId: string): Promise<TeamRules> => {
  const [organization, { limits }] = await Promise.all([
    getItem(table, organizationKeys.organization(organizationId), true),
    createPlans(table, systemClock).of(organizationId),
  ]);
  const required = organization?.['twoFactorRequired'] === true;
  return { required, verified: verifiedOf(organization), seats: limits.teamSeats };
};

export const requiresTwoFactor = async (table: Table, organizationId: string): Promise<boolean> => {
  const organization = await getItem(table, organizationKeys.organization(organizationId), true);
  return organization?.['twoFactorRequired'] === true;
};

const requirementIs = (required: boolean): Condition =>
  required ? equals('twoFactorRequired', true) : any(absent('twoFactorRequired'), equals('twoFactorRequired', false));

export const requirementCheck = (
  TableName: string,
  organizationId: string,
  required: boolean,
  more: readonly Condition[] = [],
): Write => ({
  ConditionCheck: {
    TableName,
    Key: organizationKeys.organization(organizationId),
    ...buildCondition(all(requirementIs(required), ...more)),
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

/** A member with the mark must set up two-factor authentication before anything else. */
export const dueMark = (
  TableName: string,
  { userId, organizationId }: { userId: string; organizationId: string },
  due: boolean,
): Write => ({
  Update: {
    TableName,
    Key: organizationKeys.membership(userId),
    ...buildUpdate({ set: { twoFactorDue: due || undefined }, when: equals('organizationId', organizationId) }),
  },
  refusal,
});
