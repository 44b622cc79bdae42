/** Features that an owner can turn off at run time. Texts: ui/admin-system. */
export const featureSwitches = ['registration', 'resumeReading'] as const;
export type FeatureSwitch = (typeof featureSwitches)[number];

/** Defaults until changed. */
export const switchDefaults: Readonly<Record<FeatureSwitch, boolean>> = { registration: true, resumeReading: true };

export const audiences = ['everyone', 'professionals', 'employers'] as const;
export type Audience = (typeof audiences)[number];
