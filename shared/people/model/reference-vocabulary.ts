/** Skills rated from 1 to 5. */
export const referenceSkills = [
  'clinicalJudgment',
  'reliability',
  'teamwork',
  'communication',
  'documentation',
  'adaptability',
] as const;
export type ReferenceSkill = (typeof referenceSkills)[number];

export const rehireAnswers = ['yes', 'no', 'company_policy'] as const;

/** `expired` is derived, not stored. */
export const referenceStates = ['open', 'expired', 'answered', 'declined', 'withdrawn'] as const;
export type ReferenceState = (typeof referenceStates)[number];

/** Origin of the answer, as far as known. */
export const referenceStandings = ['work_address', 'personal_address', 'same_device'] as const;
export type ReferenceStanding = (typeof referenceStandings)[number];
