import { isOnPayroll } from '@shared/work/rules/own-staff';
import type { Invitation } from '@shared/organizations/model/invitation';
import { buildUpdate } from '../../../platform/table/build-update';
import {
  absent,
  all,
  buildCondition,
  equals,
  itemAbsent,
  itemExists,
  moreThan,
} from '../../../platform/table/conditions';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { transact, type Table, type Write } from '../../../platform/table/table';
import { notExcluded } from '../../trust/exclusions/not-excluded';
import { organizationKeys } from '../../organizations/organizations/keys';
import { placementItem } from './placement-item';
import { createPools } from './pools';
import type { StaffJoining } from './ports';

type Acceptance = { userId: string; at: string };

const acceptanceOf = (TableName: string, { invitationId }: Invitation, { userId, at }: Acceptance): Write => ({
  Update: {
    TableName,
    Key: organizationKeys.invitation(invitationId),
    ...buildUpdate({
      set: { acceptedAt: at, acceptedBy: userId },
      remove: ['gsi1pk', 'gsi1sk'],
      when: all(equals('acceptedAt', null), moreThan('expiresAt', at)),
    }),
  },
  refusal: ConcurrentModificationError,
});

/** No one joins an organization that is closing or gone. */
const openOrganization = (TableName: string, organizationId: string): Write => ({
  ConditionCheck: {
    TableName,
    Key: organizationKeys.organization(organizationId),
    ...buildCondition(all(itemExists, absent('closesAt'), absent('leavesWith'))),
  },
  refusal: 'INVALID_TOKEN',
});

export const createStaffJoining = (table: Table): StaffJoining => ({
  async placementOf(userId, organizationId, day) {
    const placements = await createPools(table).placementsOf(userId, day);
    return placements.find((it) => isOnPayroll(it) && it.organizationId === organizationId) ?? null;
  },

  join: (placement, invitation) =>
    transact(table, [
      acceptanceOf(table.name, invitation, { userId: placement.professional.userId, at: placement.createdAt }),
      { Put: { TableName: table.name, Item: placementItem(placement), ...buildCondition(itemAbsent) } },
      openOrganization(table.name, invitation.organizationId),
      notExcluded(table.name, placement.professional.userId, 'CANNOT_CONTINUE'),
    ]),

  keep: (userId, invitation, at) => transact(table, [acceptanceOf(table.name, invitation, { userId, at })]),
});
