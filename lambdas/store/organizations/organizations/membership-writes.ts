import { AppError, type ErrorCode } from '@shared/errors';
import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';
import type { Membership } from '@shared/accounts/model/account';
import type { Invitation } from '@shared/organizations/model/invitation';
import { CompanyProfile, type Organization } from '@shared/organizations/model/organization';
import { entity } from '../../entity';
import { jobKeys } from '../../hiring/jobs/keys';
import { organizationIndexes, organizationKeys } from './keys';
import { nameListing } from './organization-names';
import { dueAttributes, graceOf, requirementCheck, type TeamRules } from './two-factor-writes';
import { verifiedIs } from './verified-mark';
import type { Item, Write } from '../../../platform/table/table';
import { buildUpdate } from '../../../platform/table/build-update';
import {
  absent as isAbsent,
  all,
  atLeast,
  buildCondition,
  equals,
  lessThan,
  moreThan,
  type Condition,
} from '../../../platform/table/conditions';

/** The team's plan has no free seat. Unrelated to the joining person's plan. */
class SeatsTaken extends AppError {
  constructor() {
    super('LIMIT_REACHED', notice('planSeatsTaken'));
  }
}

export class TeamFull extends AppError {
  constructor() {
    super('LIMIT_REACHED', notice('teamFull'));
  }
}

const fullTeam = ({ seats }: TeamRules) => (seats === null ? TeamFull : SeatsTaken);

/** `founded`: created with the organization rather than by joining. */
export const membershipItem = (membership: Membership, founded = false): Item => ({
  ...organizationKeys.membership(membership.userId),
  ...entity('Membership'),
  ...membership,
  ...(founded && { founded }),
  gsi1pk: organizationIndexes.team(membership.organizationId),
  gsi1sk: `${membership.joinedAt}#${membership.userId}`,
});

const absent = { ConditionExpression: 'attribute_not_exists(pk)' };

export type Founding = { organizationId: string; name: string; founder: string; at: string };
type MembershipRefusal = { refusal: ErrorCode } | { refusal?: never };

export const foundingWrites = (
  TableName: string,
  { organizationId, name, founder, at }: Founding,
  membershipRefusal: MembershipRefusal = {},
): Write[] => {
  const organization: Organization = {
    ...CompanyProfile.parse({ company_name: name, industry: null, company_size: null }),
    organizationId,
    logo_url: null,
    photos: [],
    photosVersion: 0,
    verified: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const membership = {
    userId: founder,
    organizationId,
    role: 'admin',
    department: '',
    joinedAt: at,
    organizationVerified: false,
  } as const;
  const totals = { ...jobKeys.organizationTotals(organizationId), ...entity('OrganizationTotals'), members: 1 };
  return [
    {
      Put: {
        TableName,
        Item: {
          ...organizationKeys.organization(organizationId),
          ...entity('Organization'),
          ...organization,
          isVerified: false,
          ...nameListing(organizationId, name),
        },
        ...absent,
      },
    },
    { Put: { TableName, Item: totals, ...absent } },
    { Put: { TableName, Item: membershipItem(membership, true), ...absent }, ...membershipRefusal },
  ];
};

/** `rules` and `enabled`: from the organization and the account, checked by the transaction. */
type Acceptance = { userId: string; invitation: Invitation; at: string; rules: TeamRules; enabled: boolean };

const isOpenAt = (at: string): Condition => all(equals('acceptedAt', null), moreThan('expiresAt', at));

/** An organization whose last member left can't be joined. */
const hasSeat = ({ seats }: TeamRules): Condition =>
  all(atLeast('members', 1), lessThan('members', Math.min(limits.teamSize, seats ?? limits.teamSize)));

type Joining = Pick<Acceptance, 'invitation' | 'at' | 'rules'>;

/** Checks of `acceptanceWrites`, for callers that need the same refusals without joining. */
export const acceptanceChecks = (
  TableName: string,
  { invitation: { invitationId, organizationId }, at, rules }: Joining,
  spent: NonNullable<Write['refusal']>,
): Write[] => [
  {
    ConditionCheck: {
      TableName,
      Key: organizationKeys.invitation(invitationId),
      ...buildCondition(isOpenAt(at)),
    },
    refusal: spent,
  },
  {
    ConditionCheck: {
      TableName,
      Key: jobKeys.organizationTotals(organizationId),
      ...buildCondition(hasSeat(rules)),
    },
    refusal: fullTeam(rules),
  },
];

export const acceptanceWrites = (
  TableName: string,
  { userId, invitation: { invitationId, organizationId }, at, rules }: Acceptance,
  spent: NonNullable<Write['refusal']>,
): Write[] => [
  {
    Update: {
      TableName,
      Key: organizationKeys.invitation(invitationId),
      ...buildUpdate({
        set: { acceptedAt: at, acceptedBy: userId },
        remove: ['gsi1pk', 'gsi1sk'],
        when: isOpenAt(at),
      }),
    },
    refusal: spent,
  },
  {
    Update: {
      TableName,
      Key: jobKeys.organizationTotals(organizationId),
      ...buildUpdate({ add: { members: 1 }, when: hasSeat(rules) }),
    },
    refusal: fullTeam(rules),
  },
  requirementCheck(TableName, organizationId, rules.requirement, [
    verifiedIs(rules.verified),
    isAbsent('closesAt'),
    isAbsent('leavesWith'),
  ]),
];

export const invitedMembership = ({ userId, invitation, at, rules, enabled }: Acceptance): Membership => {
  // Own staff never join the team, whatever link is used.
  if (invitation.staff) throw new AppError('INVALID_TOKEN');
  const { organizationId, role, department } = invitation;
  const due = rules.requirement !== null && !enabled;
  return {
    userId,
    organizationId,
    role,
    department,
    joinedAt: at,
    ...dueAttributes(userId, due, graceOf(rules.requirement, at)),
    ...(rules.verified !== undefined && { organizationVerified: rules.verified }),
  };
};
