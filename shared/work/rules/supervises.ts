import type { Scope } from '../../organizations/rules/permissions';
import type { LocationUnit } from '../model/location';

/** Whether the scope of an action reaches a unit: all of them for managers, those they supervise for members. */
export const supervises = (
  { scope, userId }: { scope: Scope; userId: string },
  { supervisors }: Pick<LocationUnit, 'supervisors'>,
): boolean => scope === 'organization' || (scope === 'assigned' && supervisors.includes(userId));
