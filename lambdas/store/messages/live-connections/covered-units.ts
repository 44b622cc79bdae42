import { isTwoFactorDue } from '@shared/accounts/rules/two-factor-grace';
import { scopeOf } from '@shared/organizations/rules/permissions';
import { supervises } from '@shared/work/rules/supervises';
import { Membership } from '@shared/accounts/model/account';
import { getItem, type Table } from '../../../platform/table/table';
import { createLocations } from '../../work/locations/locations';
import { organizationKeys } from '../../organizations/organizations/keys';

/** Units of a location whose coverage a member may read now: all for managers, those they supervise for others. */
export const coveredUnits = async (
  table: Table,
  { userId, locationId }: { userId: string; locationId: string },
): Promise<ReadonlySet<string>> => {
  const item = await getItem(table, organizationKeys.membership(userId), true);
  const membership = item ? Membership.parse(item) : null;
  if (!membership || isTwoFactorDue(membership, new Date())) return new Set();
  const scope = scopeOf('readCoverage', membership.role);
  if (scope === 'none') return new Set();
  const location = await createLocations(table).get({ organizationId: membership.organizationId, locationId });
  const units = location?.units.filter((unit) => supervises({ scope, userId }, unit));
  return new Set(units?.map(({ unitId }) => unitId));
};
