import type { ProfessionalCard } from '@shared/model/professional-view';

export const noRate = Number.MAX_SAFE_INTEGER;

/** In US dollars; anything else is not compared. */
export const comparedRate = ({ hourlyRate }: ProfessionalCard): number =>
  hourlyRate?.currency === 'USD' ? (hourlyRate.minCents ?? hourlyRate.maxCents ?? noRate) : noRate;

const initialOf = (name: string): string => Array.from(name.split(' ').at(-1) ?? '')[0] ?? '';

/**
 * What a text finds somebody by: the name, and the initial that stands for the last one elsewhere. What somebody anonymous
 * is called says nothing.
 */
export const searchedName = ({ anonymous, displayName }: ProfessionalCard): string =>
  anonymous ? '' : `${displayName} ${initialOf(displayName)}`;
