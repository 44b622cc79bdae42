import type { JobSubject, PersonSubject } from './match-subjects';
import { milesBetween } from '../../../core/rules/places/distance';

/** Miles from home; null if a place is unknown. */
export const milesFromHome = ({ point }: JobSubject, { home }: PersonSubject): number | null =>
  point && home ? milesBetween(home, point) : null;
