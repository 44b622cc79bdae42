/** What a job takes over from a connected recruiting system. */
export const sourceFields = ['title', 'location', 'numberOfOpenings', 'description'] as const;
export type SourceField = (typeof sourceFields)[number];

/**
 * `unclear`: the system didn't answer when the candidate was sent without contact details, so trying again could make a
 * second one; `rejected_there`: the candidate's application is rejected in the system.
 */
export const hireStates = ['waiting', 'sent', 'refused', 'rejected_there', 'unclear'] as const;
export type HireState = (typeof hireStates)[number];

/** `unmatched`: an administrator has to match the report's fields with ours first. */
export const syncProblems = ['refused', 'unmatched'] as const;
export type SyncProblem = (typeof syncProblems)[number];

/** Keep what the job says here, or take over what the system says. */
export const differenceChoices = ['ours', 'theirs'] as const;
export type DifferenceChoice = (typeof differenceChoices)[number];
