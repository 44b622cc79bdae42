import type { Employer, Person } from '../../support/people';

/** What people know of: things they were told about. */
export type Memory = {
  jobs: { jobId: string; employer: Employer }[];
  applications: { applicationId: string; jobId: string; employer: Employer; nurse: Person }[];
  offers: { offerId: string; termsHash: string; nurse: Person; employer: Employer }[];
  interviews: { interviewId: string; nurse: Person; employer: Employer }[];
  placements: { placementId: string; nurse: Person; employer: Employer }[];
  units: { locationId: string; unitId: string; employer: Employer }[];
  shifts: { shiftId: string; termsHash: string; employer: Employer }[];
  publishedShifts: number;
  /** Who asked for which shift. */
  asked: Set<string>;
  /** Shifts that were edited. */
  edited: Set<string>;
  enteredWeeks: number;
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
  parties: new Map(),
});

/** Of two people, such as an application. */
export const share = ({ parties }: Memory, id: string, ...people: Person[]): void =>
  void parties.set(
    id,
    people.map(({ userId }) => userId),
  );
