import type { Placement } from '../model/placement';
import { isInPool } from './placement-days';
import { hiringKindOf } from '../../hiring/rules/hiring-kind';

type Placed = Pick<Placement, 'kind' | 'unitIds' | 'endOn'> & {
  terms: Pick<Placement['terms'], 'jobType' | 'startOn'>;
};

/** Own staff who joined by invitation, on the employer's payroll. */
export const isOnPayroll = ({ kind }: Pick<Placement, 'kind'>): boolean => kind === 'own_staff';

/** People on the payroll, and permanent hires. */
export const isOwnStaff = ({ kind, terms: { jobType } }: Pick<Placed, 'kind' | 'terms'>): boolean =>
  kind === 'own_staff' || hiringKindOf({ jobType, assignment: null }) === 'permanent';

/** Whether someone belongs to a unit's own staff on a given day. */
export const isOwnStaffOf = (placement: Placed, unitId: string, day: string): boolean => {
  const { unitIds = [] } = placement;
  return isOwnStaff(placement) && isInPool(placement, day) && (unitIds.length === 0 || unitIds.includes(unitId));
};
