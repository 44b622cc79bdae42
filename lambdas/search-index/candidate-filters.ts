import type { availabilityStatuses } from '@shared/people/model/profile-vocabulary';

/** Busy people aren't recommended. */
export const takingWork: (typeof availabilityStatuses)[number][] = ['available', 'limited'];
