import type { StoredPlacement } from '../placements/placement-item';
import type { StoredTimesheet } from './timesheet-item';
import type { EarningsCounts } from './earnings-counters';
import type { Page } from '../../platform/table/page';

export type TimesheetStatus = StoredTimesheet['status'];

export type TimesheetRepository = {
  placement(placementId: string): Promise<StoredPlacement | null>;
  isResponsible(userId: string, jobId: string): Promise<boolean>;
  /** Read consistently: decisions are made from it. */
  get(placementId: string, weekStartsOn: string): Promise<StoredTimesheet | null>;
  /**
   * Stores the week with every counter of earnings. ConcurrentModificationError when `before` (null: there was none) or the placement
   * is no longer as it was read.
   */
  save(before: StoredTimesheet | null, after: StoredTimesheet, placement: StoredPlacement): Promise<void>;
  listOfPlacement(placementId: string, cursor?: string): Promise<Page<StoredTimesheet>>;
  listOfProfessional(userId: string, status: TimesheetStatus, cursor?: string): Promise<Page<StoredTimesheet>>;
  listOfOrganization(organizationId: string, status: TimesheetStatus, cursor?: string): Promise<Page<StoredTimesheet>>;
  /** Of placements on the member's own postings. */
  listOfMember(
    member: { userId: string; organizationId: string },
    status: TimesheetStatus,
    cursor?: string,
  ): Promise<Page<StoredTimesheet>>;
};

export type Earnings = {
  /** By currency. */
  totals(userId: string): Promise<Map<string, EarningsCounts>>;
  /** From this month on, as `YYYY-MM#currency`. */
  months(userId: string, since: string): Promise<Map<string, EarningsCounts>>;
  /** The day by which the first of what is approved is to be paid. */
  nextDue(userId: string, currency: string): Promise<string | null>;
};
