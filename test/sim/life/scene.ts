import type { Employer, Person } from '../../support/people';
import type { Attempt } from './attempt';
import type { Cast } from './people';

/** What people know of: things they were told about. */
export type Memory = {
  jobs: { jobId: string; employer: Employer }[];
  applications: { applicationId: string; jobId: string; employer: Employer; nurse: Person }[];
  offers: { offerId: string; termsHash: string; nurse: Person; employer: Employer }[];
  interviews: { interviewId: string; nurse: Person; employer: Employer }[];
  placements: { placementId: string; nurse: Person; employer: Employer }[];
  enteredWeeks: number;
  /** Who knows of an ID: nobody else may get it. */
  parties: Map<string, readonly string[]>;
};

export const emptyMemory = (): Memory => ({
  jobs: [],
  applications: [],
  offers: [],
  interviews: [],
  placements: [],
  enteredWeeks: 0,
  parties: new Map(),
});

/** Of two people, such as an application. */
export const share = ({ parties }: Memory, id: string, ...people: Person[]): void =>
  void parties.set(
    id,
    people.map(({ userId }) => userId),
  );

export type Scene = { cast: Cast; memory: Memory; attempt: Attempt };
/** `pick` chooses among what there is; the same for the same plan. */
export type Act = (scene: Scene, pick: (choices: number) => number) => Promise<void>;

export const choose = <T>(from: readonly T[], pick: (choices: number) => number): T | undefined =>
  from.length > 0 ? from[pick(from.length)] : undefined;
