import type { JobSubject, PersonSubject } from './match-subjects';
import { milesBetween } from '../../../core/rules/places/distance';

/** Null if a side's place isn't known. */
export const milesFromHome = ({ point }: JobSubject, { home }: PersonSubject): number | null =>
  point && home ? milesBetween(home, point) : null;
