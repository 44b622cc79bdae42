import type { PlacementItem } from '../placements/placement-item';
import type { TimesheetItem } from './timesheet-item';
import type { FileItem } from '../../people/compliance/file-item';
import type { EarningsCounts } from './earnings-counters';
import type { Page } from '../../../platform/table/page';

export type TimesheetStatus = TimesheetItem['status'];

export type TimesheetRepository = {
  placement(placementId: string): Promise<PlacementItem | null>;
  isResponsible(userId: string, jobId: string): Promise<boolean>;
  get(placementId: string, weekStartsOn: string): Promise<TimesheetItem | null>;
  /** One week of several placements; missing ones are omitted. */
  weeks(placementIds: readonly string[], weekStartsOn: string): Promise<TimesheetItem[]>;
  /**
   * Saves with all earnings counters. ConcurrentModificationError if `before` (null: none), the placement, or
   * the compliance file that allowed the hours changed.
   */
  save(
    before: TimesheetItem | null,
    after: TimesheetItem,
    placement: PlacementItem,
    file?: FileItem | null,
  ): Promise<void>;
  listOfPlacement(placementId: string, cursor?: string): Promise<Page<TimesheetItem>>;
  listOfProfessional(userId: string, status: TimesheetStatus, cursor?: string): Promise<Page<TimesheetItem>>;
  listOfOrganization(organizationId: string, status: TimesheetStatus, cursor?: string): Promise<Page<TimesheetItem>>;
  listOfMember(
    member: { userId: string; organizationId: string },
    status: TimesheetStatus,
    cursor?: string,
  ): Promise<Page<TimesheetItem>>;
};

export type Earnings = {
  totals(userId: string): Promise<Map<string, EarningsCounts>>;
  /** Earnings since a month, by `YYYY-MM#currency`. */
  months(userId: string, since: string): Promise<Map<string, EarningsCounts>>;
  nextDue(userId: string, currency: string): Promise<string | null>;
};
