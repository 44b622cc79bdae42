import type { Clock } from '../runtime/clock';
import type { Organizations } from '../runtime/organization-repository';
import type { StoredApplication } from '../runtime/stored-application';
import type { StoredJob } from '../runtime/stored-job';
import type { StoredOffer } from '../runtime/stored-offer';
import type { StoredPlacement } from '../runtime/stored-placement';

export type Page<T> = { items: T[]; nextCursor: string | null };

/** A line of the posting's history when the last opening is filled: it closes by itself. */
export type ClosingRecord = { id: string; at: string };

export type Acceptance = {
  before: StoredOffer;
  after: StoredOffer;
  placement: StoredPlacement;
  application: StoredApplication;
  job: StoredJob;
  /** Null while openings are left. */
  closes: ClosingRecord | null;
};

/** Every write fails with ChangedMeanwhile when what was read is not what is stored any more. */
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

export type PlacementRepository = {
  get(placementId: string): Promise<StoredPlacement | null>;
  /** Fails with ChangedMeanwhile. */
  end(before: StoredPlacement, after: StoredPlacement): Promise<void>;
  /** The last day for which hours are entered. */
  lastDayWorked(placementId: string): Promise<string | null>;
  /** Paths of the people's photos. */
  photos(userIds: readonly string[]): Promise<Map<string, string | null>>;
  isResponsible(userId: string, jobId: string): Promise<boolean>;
  listOfProfessional(userId: string, cursor?: string): Promise<Page<StoredPlacement>>;
  listOfOrganization(organizationId: string, cursor?: string): Promise<Page<StoredPlacement>>;
  /** Of the member's own postings. */
  listOfMember(member: { userId: string; organizationId: string }, cursor?: string): Promise<Page<StoredPlacement>>;
};

export type Deps = {
  offers: OfferRepository;
  placements: PlacementRepository;
  organizations: Organizations;
  clock: Clock;
};
