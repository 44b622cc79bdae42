import type { Clock } from '../runtime/clock';
import type { DailyCounts } from '../runtime/daily-count-repository';
import type { Documents } from '../runtime/files/ports';
import type { People } from '../runtime/people-repository';
import type { StoredPlacement } from '../runtime/stored-placement';
import type { StoredTimesheet } from '../runtime/stored-timesheet';
import type { EarningsCounts } from './earnings-counters';

export type Page<T> = { items: T[]; nextCursor: string | null };
export type TimesheetStatus = StoredTimesheet['status'];

export type TimesheetRepository = {
  placement(placementId: string): Promise<StoredPlacement | null>;
  isResponsible(userId: string, jobId: string): Promise<boolean>;
  /** Read consistently: decisions are made from it. */
  get(placementId: string, weekStartsOn: string): Promise<StoredTimesheet | null>;
  /**
   * Stores the week with every counter of earnings. ChangedMeanwhile when `before` (null: there was none) or the placement
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

export type TimesheetPdf = { draw(sheet: StoredTimesheet, at: Date): Promise<Buffer> };

export type Deps = {
  timesheets: TimesheetRepository;
  earnings: Earnings;
  people: Pick<People, 'find'>;
  documents: Pick<Documents, 'keep' | 'download'>;
  pdf: TimesheetPdf;
  throttle: DailyCounts;
  clock: Clock;
};
