import { AppError, type ErrorCode } from '@shared/errors';
import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';
import type { Membership } from '@shared/model/account';
import type { Invitation } from '@shared/model/invitation';
import { CompanyProfile, type Organization } from '@shared/model/organization';
import { entity } from '../entity';
import { jobKeys } from '../jobs/keys';
import { organizationIndexes, organizationKeys } from './keys';
import { nameListing } from './organization-names';
import { requirementCheck } from './two-factor-writes';
import type { Item, Write } from '../../platform/table/table';
import { buildUpdate } from '../../platform/table/build-update';
import { all, atLeast, equals, lessThan, moreThan } from '../../platform/table/conditions';

export class TeamFull extends AppError {
  constructor() {
    super('LIMIT_REACHED', notice('teamFull'));
  }
}

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
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const membership = { userId: founder, organizationId, role: 'admin', department: '', joinedAt: at } as const;
  const totals = { ...jobKeys.organizationTotals(organizationId), ...entity('OrganizationTotals'), members: 1 };
  return [
    {
      Put: {
        TableName,
        Item: {
          ...organizationKeys.organization(organizationId),
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

/** `twoFactor`: as read of the organization and the account; checked by the transaction. */
type Acceptance = { userId: string; invitation: Invitation; at: string; twoFactor: JoiningTwoFactor };
export type JoiningTwoFactor = { required: boolean; enabled: boolean };

export const acceptanceWrites = (
  TableName: string,
  { userId, invitation: { invitationId, organizationId }, at, twoFactor }: Acceptance,
  refusals: { spent: NonNullable<Write['refusal']>; full: NonNullable<Write['refusal']> },
): Write[] => [
  {
    Update: {
      TableName,
      Key: organizationKeys.invitation(invitationId),
      ...buildUpdate({
        set: { acceptedAt: at, acceptedBy: userId },
        remove: ['gsi1pk', 'gsi1sk'],
        when: all(equals('acceptedAt', null), moreThan('expiresAt', at)),
      }),
    },
    refusal: refusals.spent,
  },
  {
    Update: {
      TableName,
      Key: jobKeys.organizationTotals(organizationId),
      ...buildUpdate({
        add: { members: 1 },
        // An organization whose last member left can't be joined.
        when: all(atLeast('members', 1), lessThan('members', limits.teamSize)),
      }),
    },
    refusal: refusals.full,
  },
  requirementCheck(TableName, organizationId, twoFactor.required),
];

export const invitedMembership = ({ userId, invitation, at, twoFactor }: Acceptance): Membership => {
  const { organizationId, role, department } = invitation;
  const due = twoFactor.required && !twoFactor.enabled;
  return { userId, organizationId, role, department, joinedAt: at, ...(due && { twoFactorDue: true }) };
};
