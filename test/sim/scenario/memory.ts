import type { Employer, Person } from '../../support/people';

export type KnownUnit = {
  locationId: string;
  unitId: string;
  otherUnitId?: string;
  newcomersUnitId?: string;
  employer: Employer;
};

/** What people know of: things they were told about. */
export type Memory = {
  jobs: { jobId: string; employer: Employer }[];
  applications: { applicationId: string; jobId: string; employer: Employer; nurse: Person }[];
  offers: { offerId: string; termsHash: string; nurse: Person; employer: Employer }[];
  interviews: { interviewId: string; nurse: Person; employer: Employer }[];
  placements: { placementId: string; nurse: Person; employer: Employer }[];
  /** `otherUnitId`: where shifts move. `newcomersUnitId`: asks newcomers for an orientation shift first. */
  units: KnownUnit[];
  shifts: { shiftId: string; termsHash: string; employer: Employer }[];
  publishedShifts: number;
  /** Who asked for which shift. */
  asked: Set<string>;
  /** Shifts that were edited. */
  edited: Set<string>;
  enteredWeeks: number;
  /** Weeks that were returned, by placement. */
  returned: Set<string>;
  /** Starts of shifts that may be split: two at the same time are hard to tell apart. */
  longShifts: Set<string>;
  /** What a shift was before it became two. */
  splits: { shiftId: string; unitId: string; startsAt: string; endsAt: string; headcount: number }[];
  /** Bookings and requests that their person took back at once. */
  undone: { shiftId: string; userId: string; attempt: number }[];
  /** From the employer's answer until someone is about to lift it. */
  blocks: { unitId: string; userId: string; since: number; until: number }[];
  /** What people said about when they work, by user. */
  available: Map<string, Set<string>>;
  oneTap: Set<string>;
  /** Links that people had for their families, and the last change of each person's link that was answered. */
  weekLinks: { userId: string; token: string; version: number }[];
  weekLinkVersions: Map<string, number>;
  /** The people who may get each ID. */
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

/** Of two people, such as an application. */
export const share = ({ parties }: Memory, id: string, ...people: Person[]): void =>
  void parties.set(
    id,
    people.map(({ userId }) => userId),
  );
