import { professions } from '@shared/people/model/healthcare-vocabulary';
import type { ProfessionalFacets } from '@shared/find/model/professional-search';
import {
  availabilityStatuses,
  jobInterests,
  professionalExperienceBands,
  ratingsAndUp,
} from '@shared/people/model/profile-vocabulary';
import { spokenLanguages } from '@shared/people/model/profile/spoken-languages';
import { specialties } from '@shared/core/model/vocabulary';
import type { ProfessionalSearchRequest } from '../../professional-port';
import { mostFrequent, mostFrequentOf } from '../counts';
import { filterBits, locationColumn, yearsIn } from './professional-filters';
import type { ProfessionalMemory } from './professional-shape';

/** Counts a person with several values in each. */
const ofEach = <V extends string>(
  values: readonly V[],
  counts: Uint32Array,
  textOf: (id: number) => string,
): Map<V, number> => {
  const found = new Map<V, number>();
  counts.forEach((count, id) => {
    const own = count > 0 ? textOf(id).split(' ') : [];
    for (const it of values) if (own.includes(it)) found.set(it, (found.get(it) ?? 0) + count);
  });
  return found;
};

export const createProfessionalFacets = (
  memory: ProfessionalMemory,
  request: Pick<ProfessionalSearchRequest, 'access'>,
) => {
  const { columns, dictionaries } = memory;
  const locations = locationColumn(memory, request);
  const profession = new Uint32Array(dictionaries.professions.texts().length);
  const specialty = new Uint32Array(specialties.length + 1);
  const location = new Uint32Array(dictionaries.location.texts().length);
  const language = new Uint32Array(dictionaries.languages.texts().length);
  const bands = professionalExperienceBands.map((band) => yearsIn([band]));
  const experience = new Uint32Array(bands.length);
  const availability = new Uint32Array(availabilityStatuses.length);
  const rating = new Uint32Array(ratingsAndUp.length);
  const interest = new Uint32Array(jobInterests.length);
  let flexible = 0;
  let verified = 0;

  return {
    count(ordinal: number, failed: number): void {
      if ((failed & ~filterBits.profession) === 0) profession[columns.professions[ordinal]!]! += 1;
      if ((failed & ~filterBits.specialty) === 0) specialty[columns.specialty[ordinal]!]! += 1;
      if ((failed & ~filterBits.location) === 0) location[locations[ordinal]!]! += 1;
      if ((failed & ~filterBits.language) === 0) language[columns.languages[ordinal]!]! += 1;
      if ((failed & ~filterBits.interest) === 0) {
        const bits = columns.interests[ordinal]!;
        for (let index = 0; index < interest.length; index += 1) interest[index]! += (bits >> index) & 1;
      }
      if ((failed & ~filterBits.flexible) === 0) flexible += columns.flexible[ordinal]!;
      if ((failed & ~filterBits.experience) === 0) {
        const years = columns.experience[ordinal]!;
        for (let index = 0; index < bands.length; index += 1) experience[index]! += bands[index]![years]!;
      }
      if ((failed & ~filterBits.availability) === 0) availability[columns.availability[ordinal]!]! += 1;
      if ((failed & ~filterBits.rating) === 0) {
        const average = columns.rating[ordinal]!;
        for (let index = 0; index < rating.length; index += 1) if (average >= ratingsAndUp[index]!) rating[index]! += 1;
      }
      if ((failed & ~filterBits.verified) === 0) verified += columns.verified[ordinal]!;
    },

    counts: (): ProfessionalFacets => ({
      profession: mostFrequentOf(ofEach(professions, profession, dictionaries.professions.textOf)),
      specialty: mostFrequent(specialty, (id) => specialties[id - 1]),
      location: mostFrequent(location, (id) => dictionaries.location.textOf(id)),
      language: mostFrequentOf(ofEach(spokenLanguages, language, dictionaries.languages.textOf)),
      interest: mostFrequent(interest, (index) => jobInterests[index]),
      flexible,
      experience: professionalExperienceBands.map((value, index) => ({ value, count: experience[index]! })),
      availability: availabilityStatuses.map((value, index) => ({ value, count: availability[index]! })),
      rating: ratingsAndUp.map((value, index) => ({ value, count: rating[index]! })),
      verified,
    }),
  };
};
