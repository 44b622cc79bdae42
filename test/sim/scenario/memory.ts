import type { Employer, Person } from '../../support/people';

export type KnownUnit = {
  locationId: string;
  unitId: string;
  otherUnitId?: string;
  newcomersUnitId?: string;
  employer: Employer;
};

/** What people know from answers they received. */
export type Memory = {
  jobs: { jobId: string; employer: Employer }[];
  applications: { applicationId: string; jobId: string; employer: Employer; nurse: Person }[];
  offers: { offerId: string; termsHash: string; nurse: Person; employer: Employer }[];
  interviews: { interviewId: string; nurse: Person; employer: Employer }[];
  placements: { placementId: string; nurse: Person; employer: Employer }[];
  /** `otherUnitId`: where shifts move. `newcomersUnitId`: requires an orientation shift for newcomers first. */
  units: KnownUnit[];
  shifts: { shiftId: string; termsHash: string; employer: Employer }[];
  publishedShifts: number;
  /** Pairs of shift and person with a request. */
  asked: Set<string>;
  /** IDs of edited shifts. */
  edited: Set<string>;
  enteredWeeks: number;
  /** Returned weeks, by placement. */
  returned: Set<string>;
  /** Starts of shifts that may be split: two at the same time are hard to tell apart. */
  longShifts: Set<string>;
  /** A shift as it was before the split. */
  splits: { shiftId: string; unitId: string; startsAt: string; endsAt: string; headcount: number }[];
  /** Bookings and requests that their person undid at once. */
  undone: { shiftId: string; userId: string; attempt: number }[];
  /** Blocks, from the employer's answer until someone starts to lift them. */
  blocks: { unitId: string; userId: string; since: number; until: number }[];
  /** Availability that people saved, by user. */
  available: Map<string, Set<string>>;
  oneTap: Set<string>;
  /** Family links, and the last confirmed change of each person's link. */
  weekLinks: { userId: string; token: string; version: number }[];
  weekLinkVersions: Map<string, number>;
  /** People who may read each ID. */
  parties: Map<string, readonly string[]>;
};

export const emptyMemory = (): Memory => ({
  jobs: [],
  applications: [],
  offers: [],
  interviews: [],
  placements: [],
  units: [],
  shifts: [],
  publishedShifts: 0,
  asked: new Set(),
  edited: new Set(),
  enteredWeeks: 0,
  returned: new Set(),
  longShifts: new Set(),
  splits: [],
  undone: [],
  blocks: [],
  available: new Map(),
  oneTap: new Set(),
  weekLinks: [],
  weekLinkVersions: new Map(),
  parties: new Map(),
});

/** Lets people read an ID, such as an application's. */
export const share = ({ parties }: Memory, id: string, ...people: Person[]): void =>
  void parties.set(
    id,
    people.map(({ userId }) => userId),
  );
