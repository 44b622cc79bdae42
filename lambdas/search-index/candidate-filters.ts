import type { availabilityStatuses } from '@shared/people/model/profile-vocabulary';

/** Busy people are in no recommendation. */
export const takingWork: (typeof availabilityStatuses)[number][] = ['available', 'limited'];
