import { supervises } from '@shared/work/rules/supervises';
import { organizationOf, type AuthorizedCaller } from '../../../platform/http/caller';
import type { Locations, UnitRef } from '../locations/ports';

/** Whether the caller supervises the shift's unit. Managers keep access to a deleted unit. */
export const supervisesShift = async (
  { locations }: { locations: Pick<Locations, 'unit'> },
  caller: AuthorizedCaller,
  shift: UnitRef,
): Promise<boolean> => {
  if (shift.organizationId !== organizationOf(caller)) return false;
  if (caller.scope === 'organization') return true;
  const place = await locations.unit(shift);
  return place !== null && supervises(caller, place.unit);
};
