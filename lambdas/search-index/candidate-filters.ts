import type { availabilityStatuses } from '@shared/model/profile-vocabulary';

/** Busy people are in no recommendation. */
export const takingWork: (typeof availabilityStatuses)[number][] = ['available', 'limited'];
