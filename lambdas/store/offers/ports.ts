import type { StoredOffer } from './offer-item';
import type { StoredPlacement } from '../placements/placement-item';
import type { StoredTimesheet } from '../timesheets/timesheet-item';
import type { StoredApplication } from '../applications/application-item';
import type { StoredJob } from '../jobs/job-item';
import type { JobClosing } from '../jobs/ports';
import type { Page } from '../../platform/table/page';

export type HiringReader = {
  offer(offerId: string): Promise<StoredOffer | null>;
  placement(placementId: string): Promise<StoredPlacement | null>;
  timesheet(week: { placementId: string; weekStartsOn: string }): Promise<StoredTimesheet | null>;
  /** Whether somebody still is a manager or administrator of the organisation. */
  isManager(userId: string, organizationId: string): Promise<boolean>;
  /** Managers and administrators of the organisation. */
  managers(organizationId: string): Promise<string[]>;
  /** Applications for the posting that nobody has decided on. */
  openApplications(jobId: string): Promise<{ applicationId: string; professionalId: string; organization: string }[]>;
};

export type Acceptance = {
  before: StoredOffer;
  after: StoredOffer;
  placement: StoredPlacement;
  application: StoredApplication;
  job: StoredJob;
  /** Id of the line in the history when the last opening is filled and the posting closes by itself; null while openings are left. */
  closes: Pick<JobClosing, 'id'> | null;
};

/** Every write fails with ConcurrentModificationError when what was read is not what is stored any more. */
export type OfferRepository = {
  application(applicationId: string): Promise<StoredApplication | null>;
  job(jobId: string): Promise<StoredJob | null>;
  /** Read consistently: decisions are made from it. */
  get(offerId: string): Promise<StoredOffer | null>;
  /** Stores an open offer and moves the application on. OFFER_OPEN when there is one already. */
  make(offer: StoredOffer, application: StoredApplication): Promise<void>;
  /** Other terms or another last day. */
  change(before: StoredOffer, after: StoredOffer): Promise<void>;
  /** It was declined, withdrawn or expired. */
  close(before: StoredOffer, after: StoredOffer): Promise<void>;
  /** The offer, its placement, the application, the opening and every counter in one transaction. */
  accept(acceptance: Acceptance): Promise<void>;
  listOfApplication(applicationId: string): Promise<StoredOffer[]>;
  listOfProfessional(userId: string, cursor?: string): Promise<Page<StoredOffer>>;
  listOfOrganization(organizationId: string, cursor?: string): Promise<Page<StoredOffer>>;
};

export type DueCursor = Record<string, unknown>;

export type DueOffers = {
  /** Open offers whose last day was before this one, soonest first. */
  before(day: string, after: DueCursor | null): Promise<{ offerIds: string[]; next: DueCursor | null }>;
};
