import type { OfferItem } from './offer-item';
import type { PlacementItem } from '../placements/placement-item';
import type { TimesheetItem } from '../timesheets/timesheet-item';
import type { ApplicationItem } from '../applications/application-item';
import type { JobItem } from '../jobs/job-item';
import type { JobClosing } from '../jobs/ports';
import type { Page } from '../../platform/table/page';

export type HiringReader = {
  offer(offerId: string): Promise<OfferItem | null>;
  placement(placementId: string): Promise<PlacementItem | null>;
  timesheet(week: { placementId: string; weekStartsOn: string }): Promise<TimesheetItem | null>;
  /** Whether somebody still is a manager or administrator of the organisation. */
  isManager(userId: string, organizationId: string): Promise<boolean>;
  /** Managers and administrators of the organisation. */
  managers(organizationId: string): Promise<string[]>;
  /** Applications for the posting that nobody has decided on. */
  openApplications(jobId: string): Promise<{ applicationId: string; professionalId: string; organization: string }[]>;
};

export type Acceptance = {
  before: OfferItem;
  after: OfferItem;
  placement: PlacementItem;
  application: ApplicationItem;
  job: JobItem;
  /** Id of the line in the history when the last opening is filled and the posting closes by itself; null while openings are left. */
  closes: Pick<JobClosing, 'id'> | null;
};

/** Every write fails with ConcurrentModificationError when what was read is not what is stored any more. */
export type OfferRepository = {
  application(applicationId: string): Promise<ApplicationItem | null>;
  job(jobId: string): Promise<JobItem | null>;
  /** Read consistently: decisions are made from it. */
  get(offerId: string): Promise<OfferItem | null>;
  /** Stores an open offer and moves the application on. OFFER_OPEN when there is one already. */
  make(offer: OfferItem, application: ApplicationItem): Promise<void>;
  /** Other terms or another last day. */
  change(before: OfferItem, after: OfferItem): Promise<void>;
  /** It was declined, withdrawn or expired. */
  close(before: OfferItem, after: OfferItem): Promise<void>;
  /** The offer, its placement, the application, the opening and every counter in one transaction. */
  accept(acceptance: Acceptance): Promise<void>;
  listOfApplication(applicationId: string): Promise<OfferItem[]>;
  listOfProfessional(userId: string, cursor?: string): Promise<Page<OfferItem>>;
  listOfOrganization(organizationId: string, cursor?: string): Promise<Page<OfferItem>>;
};

export type DueCursor = Record<string, unknown>;

export type DueOffers = {
  /** Open offers whose last day was before this one, soonest first. */
  before(day: string, after: DueCursor | null): Promise<{ offerIds: string[]; next: DueCursor | null }>;
};
