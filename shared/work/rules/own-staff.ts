import type { Placement } from '../model/placement';
import { isInPool } from './placement-days';
import { hiringKindOf } from '../../hiring/rules/hiring-kind';

type Placed = Pick<Placement, 'kind' | 'unitIds' | 'endOn'> & {
  terms: Pick<Placement['terms'], 'jobType' | 'startOn'>;
};

/** Own staff who joined by invitation: the employer's payroll pays them. */
export const isOnPayroll = ({ kind }: Pick<Placement, 'kind'>): boolean => kind === 'own_staff';

/** Those, and people who were hired for good. */
export const isOwnStaff = ({ kind, terms: { jobType } }: Pick<Placed, 'kind' | 'terms'>): boolean =>
  kind === 'own_staff' || hiringKindOf({ jobType, assignment: null }) === 'permanent';

/** Whether someone belongs to a unit's own staff on a day. */
export const isOwnStaffOf = (placement: Placed, unitId: string, day: string): boolean => {
  const { unitIds = [] } = placement;
  return isOwnStaff(placement) && isInPool(placement, day) && (unitIds.length === 0 || unitIds.includes(unitId));
};
