import type { PlacementItem } from '../placements/placement-item';
import type { TimesheetItem } from './timesheet-item';
import type { EarningsCounts } from './earnings-counters';
import type { Page } from '../../platform/table/page';

export type TimesheetStatus = TimesheetItem['status'];

export type TimesheetRepository = {
  placement(placementId: string): Promise<PlacementItem | null>;
  isResponsible(userId: string, jobId: string): Promise<boolean>;
  /** Read consistently: decisions are made from it. */
  get(placementId: string, weekStartsOn: string): Promise<TimesheetItem | null>;
  /**
   * Stores the week with every counter of earnings. ConcurrentModificationError when `before` (null: there was none) or the placement
   * is no longer as it was read.
   */
  save(before: TimesheetItem | null, after: TimesheetItem, placement: PlacementItem): Promise<void>;
  listOfPlacement(placementId: string, cursor?: string): Promise<Page<TimesheetItem>>;
  listOfProfessional(userId: string, status: TimesheetStatus, cursor?: string): Promise<Page<TimesheetItem>>;
  listOfOrganization(organizationId: string, status: TimesheetStatus, cursor?: string): Promise<Page<TimesheetItem>>;
  /** Of placements on the member's own postings. */
  listOfMember(
    member: { userId: string; organizationId: string },
    status: TimesheetStatus,
    cursor?: string,
  ): Promise<Page<TimesheetItem>>;
};

export type Earnings = {
  /** By currency. */
  totals(userId: string): Promise<Map<string, EarningsCounts>>;
  /** From this month on, as `YYYY-MM#currency`. */
  months(userId: string, since: string): Promise<Map<string, EarningsCounts>>;
  /** The day by which the first of what is approved is to be paid. */
  nextDue(userId: string, currency: string): Promise<string | null>;
};
