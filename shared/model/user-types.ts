/** Separate from the vocabulary to keep the sign-in page small. */
export const userTypes = ['doctor', 'employer'] as const;
export const userTypeLabels: Record<(typeof userTypes)[number], string> = {
  doctor: 'Medical Professional',
  employer: 'Healthcare Employer',
};
