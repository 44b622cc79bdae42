/** Strength of a match between a person and an entry, strongest first. */
export const exclusionStrengths = ['npi', 'name_dob', 'name_only', 'none'] as const;
export type ExclusionStrength = (typeof exclusionStrengths)[number];

/**
 * Rules for matching names, closest first: identical; in another usual spelling; by one of several given names; by one
 * part of a double name; by an initial; or with given and family name swapped.
 */
export const exclusionNameRules = ['same', 'spelling', 'given', 'part', 'initial', 'turned'] as const;
export type ExclusionNameRule = (typeof exclusionNameRules)[number];

export const comparisons = ['same', 'different', 'missing'] as const;
export type Comparison = (typeof comparisons)[number];
