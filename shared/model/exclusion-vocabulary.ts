/** How well a person and an entry agree, strongest first. */
export const exclusionStrengths = ['npi', 'name_dob', 'name_only', 'none'] as const;
export type ExclusionStrength = (typeof exclusionStrengths)[number];

export const comparisons = ['same', 'different', 'missing'] as const;
export type Comparison = (typeof comparisons)[number];
