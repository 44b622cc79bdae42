/** The two kinds of people, apart from the vocabulary: the sign-in page reads nothing else of it. */
export const userTypes = ['doctor', 'employer'] as const;
export const userTypeLabels: Record<(typeof userTypes)[number], string> = {
  doctor: 'Medical Professional',
  employer: 'Healthcare Employer',
};
