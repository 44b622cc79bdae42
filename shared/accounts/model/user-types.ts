/** Separate from the vocabulary to keep the sign-in page small. */
export const userTypes = ['doctor', 'employer'] as const;
