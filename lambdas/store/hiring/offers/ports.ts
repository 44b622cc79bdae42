import type { OfferItem } from './offer-item';
import type { FileItem } from '../../people/compliance/file-item';
import type { PlacementItem } from '../../work/placements/placement-item';
import type { TimesheetItem } from '../../work/timesheets/timesheet-item';
import type { ApplicationItem } from '../applications/application-item';
import type { JobItem } from '../jobs/job-item';
import type { JobClosing } from '../jobs/ports';
import type { Page } from '../../../platform/table/page';

export type HiringReader = {
  offer(offerId: string): Promise<OfferItem | null>;
  placement(placementId: string): Promise<PlacementItem | null>;
  /** What the professional still has to hand in for a placement; null if that is nothing. */
  openDocuments(placementId: string): Promise<{ count: number; firstDueOn: string } | null>;
  timesheet(week: { placementId: string; weekStartsOn: string }): Promise<TimesheetItem | null>;
  isManager(userId: string, organizationId: string): Promise<boolean>;
  managers(organizationId: string): Promise<string[]>;
  openApplications(jobId: string): Promise<{ applicationId: string; professionalId: string; organization: string }[]>;
};

export type Acceptance = {
  before: OfferItem;
  after: OfferItem;
  placement: PlacementItem;
  /** Compliance file of the placement. */
  file: FileItem;
  application: ApplicationItem;
  job: JobItem;
  /** History entry ID if this fills the last opening and closes the job; otherwise null. */
  closes: Pick<JobClosing, 'id'> | null;
};

/** All writes throw ConcurrentModificationError if anything changed since reading. */
export type OfferRepository = {
  application(applicationId: string): Promise<ApplicationItem | null>;
  job(jobId: string): Promise<JobItem | null>;
  get(offerId: string): Promise<OfferItem | null>;
  /** Stores the offer and moves the application. OFFER_OPEN if one exists. */
  make(offer: OfferItem, application: ApplicationItem): Promise<void>;
  change(before: OfferItem, after: OfferItem): Promise<void>;
  close(before: OfferItem, after: OfferItem): Promise<void>;
  /** Offer, placement, compliance file, application, opening and all counters in one transaction. */
  accept(acceptance: Acceptance): Promise<void>;
  listOfApplication(applicationId: string): Promise<OfferItem[]>;
  listOfProfessional(userId: string, cursor?: string): Promise<Page<OfferItem>>;
  listOfOrganization(organizationId: string, cursor?: string): Promise<Page<OfferItem>>;
};

export type DueCursor = Record<string, unknown>;

export type DueOffers = {
  /** Open offers whose last day was before `day`, earliest first. */
  before(day: string, after: DueCursor | null): Promise<{ offerIds: string[]; next: DueCursor | null }>;
};
