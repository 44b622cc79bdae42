/** Fields that a job takes over from a connected recruiting system. */
export const sourceFields = ['title', 'location', 'numberOfOpenings', 'description'] as const;
export type SourceField = (typeof sourceFields)[number];

/**
 * `unclear`: the system didn't answer when the candidate was sent without contact details, so a retry could create a
 * duplicate; `rejected_there`: the candidate's application was rejected in the system.
 */
export const hireStates = ['waiting', 'sent', 'refused', 'rejected_there', 'unclear'] as const;
export type HireState = (typeof hireStates)[number];

/** `unmatched`: an administrator has to map the report's fields first. */
export const syncProblems = ['refused', 'unmatched'] as const;
export type SyncProblem = (typeof syncProblems)[number];

/** Keep our value or take over the system's. */
export const differenceChoices = ['ours', 'theirs'] as const;
export type DifferenceChoice = (typeof differenceChoices)[number];
