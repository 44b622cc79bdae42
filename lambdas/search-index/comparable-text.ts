import type { ProfessionalCard } from '@shared/people/model/professional-view';

export const noRate = Number.MAX_SAFE_INTEGER;

/** US dollars only; other currencies are not compared. */
export const comparedRate = ({ hourlyRate }: ProfessionalCard): number =>
  hourlyRate?.currency === 'USD' ? (hourlyRate.minCents ?? hourlyRate.maxCents ?? noRate) : noRate;

const initialOf = (name: string): string => Array.from(name.split(' ').at(-1) ?? '')[0] ?? '';

/** Searchable name: full name, plus the last initial. Empty if anonymous. */
export const searchedName = ({ anonymous, displayName }: ProfessionalCard): string =>
  anonymous ? '' : `${displayName} ${initialOf(displayName)}`;
