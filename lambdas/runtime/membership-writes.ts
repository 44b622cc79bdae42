import { AppError, type ErrorCode } from '@shared/errors';
import { limits } from '@shared/limits';
import { messages } from '@shared/messages';
import type { Membership } from '@shared/model/account';
import type { Invitation } from '@shared/model/invitation';
import { CompanyProfile, type Organization } from '@shared/model/organization';
import { entity, keys, lists } from './keys';
import { nameListing } from './organization-names';
import type { Item, Write } from './table-gateway';

/** Refusal of a transaction that would make a team larger than it may be. */
export class TeamFull extends AppError {
  constructor() {
    super('LIMIT_REACHED', messages.teamFull);
  }
}

/** `founded`: this member did not join anybody. */
export const membershipItem = (membership: Membership, founded = false): Item => ({
  ...keys.membership(membership.userId),
  ...entity('Membership'),
  ...membership,
  ...(founded && { founded }),
  gsi1pk: lists.team(membership.organizationId),
  gsi1sk: `${membership.joinedAt}#${membership.userId}`,
});

const absent = { ConditionExpression: 'attribute_not_exists(pk)' };

export type Founding = { organizationId: string; name: string; founder: string; at: string };
type MembershipRefusal = { refusal: ErrorCode } | { refusal?: never };

/** A new organisation with its founder as administrator. */
export const foundingWrites = (
  TableName: string,
  { organizationId, name, founder, at }: Founding,
  membershipRefusal: MembershipRefusal = {},
): Write[] => {
  const organization: Organization = {
    ...CompanyProfile.parse({ company_name: name, industry: null, company_size: null }),
    organizationId,
    logo_url: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const membership = { userId: founder, organizationId, role: 'admin', department: '', joinedAt: at } as const;
  const totals = { ...keys.organizationTotals(organizationId), ...entity('OrganizationTotals'), members: 1 };
  return [
    {
      Put: {
        TableName,
        Item: {
          ...keys.organization(organizationId),
          ...entity('Organization'),
          ...organization,
          ...nameListing(organizationId, name),
        },
        ...absent,
      },
    },
    { Put: { TableName, Item: totals, ...absent } },
    { Put: { TableName, Item: membershipItem(membership, true), ...absent }, ...membershipRefusal },
  ];
};

type Acceptance = { userId: string; invitation: Invitation; at: string };

/** Spends an invitation and takes a place in the team. */
export const acceptanceWrites = (
  TableName: string,
  { userId, invitation: { invitationId, organizationId }, at }: Acceptance,
  refusals: { spent: NonNullable<Write['refusal']>; full: NonNullable<Write['refusal']> },
): Write[] => [
  {
    Update: {
      TableName,
      Key: keys.invitation(invitationId),
      UpdateExpression: 'SET acceptedAt = :at, acceptedBy = :userId REMOVE gsi1pk, gsi1sk',
      ConditionExpression: 'acceptedAt = :none AND expiresAt > :at',
      ExpressionAttributeValues: { ':at': at, ':userId': userId, ':none': null },
    },
    refusal: refusals.spent,
  },
  {
    Update: {
      TableName,
      Key: keys.organizationTotals(organizationId),
      UpdateExpression: 'ADD members :one',
      // Nobody joins an organisation that its last member has left.
      ConditionExpression: 'members >= :one AND members < :most',
      ExpressionAttributeValues: { ':one': 1, ':most': limits.teamSize },
    },
    refusal: refusals.full,
  },
];

/** The place that an invitation gives. */
export const invitedMembership = ({ userId, invitation, at }: Acceptance): Membership => {
  const { organizationId, role, department } = invitation;
  return { userId, organizationId, role, department, joinedAt: at };
};
