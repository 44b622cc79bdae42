import type { ProfessionalCard } from '@shared/model/professional-view';

export const noRate = Number.MAX_SAFE_INTEGER;

/** In US dollars; anything else is not compared. */
export const comparedRate = ({ hourlyRate }: ProfessionalCard): number =>
  hourlyRate?.currency === 'USD' ? (hourlyRate.minCents ?? hourlyRate.maxCents ?? noRate) : noRate;

/** What a text finds somebody by. What somebody anonymous is called says nothing. */
export const searchedName = ({ anonymous, displayName }: ProfessionalCard): string => (anonymous ? '' : displayName);
