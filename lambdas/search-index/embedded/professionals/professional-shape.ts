import { professionsOf } from '@shared/people/rules/other-professions';
import { availabilityStatuses, jobInterests, type JobInterest } from '@shared/people/model/profile-vocabulary';
import { specialties } from '@shared/core/model/vocabulary';
import { comparedRate, searchedName } from '../../comparable-text';
import type { ProfessionalDocument, SearchAccess } from '../../professional-port';
import { areasOfPerson, certifiedUntil, languagesOfPerson, townOf, unitsOfPerson } from '../../professional-terms';
import { numberIn } from '../columns';
import type { IndexMemory, IndexShape } from '../memory';
import type { TextField } from '../text-index';

const columns = {
  /** Dictionary ID of all professions, the main one first. */
  professions: Uint32Array,
  /** 1-based vocabulary index; 0 for none. */
  specialty: Uint8Array,
  /** Years + 1; 0 for unknown. */
  experience: Uint8Array,
  availability: Uint8Array,
  verified: Uint8Array,
  /** Dictionary IDs of the location by reader access. */
  limitedLocation: Uint32Array,
  standardLocation: Uint32Array,
  licenses: Uint32Array,
  units: Uint32Array,
  areas: Uint32Array,
  certifications: Uint32Array,
  languages: Uint32Array,
  /** One bit per vocabulary entry. */
  interests: Uint32Array,
  flexible: Uint8Array,
  blocked: Uint32Array,
  /** 0 without reviews. */
  rating: Float64Array,
  reviews: Uint32Array,
  /** Minimum in US cents; maximum number for none or other currencies. */
  rate: Float64Array,
  /** Epoch milliseconds. */
  updatedAt: Float64Array,
} as const;

const dictionaryNames = [
  'professions',
  'location',
  'licenses',
  'units',
  'areas',
  'certifications',
  'languages',
  'blocked',
] as const;

type ProfessionalKinds = {
  document: ProfessionalDocument;
  column: keyof typeof columns;
  dictionary: (typeof dictionaryNames)[number];
  text: SearchAccess;
};
export type ProfessionalMemory = IndexMemory<ProfessionalKinds>;

const textFields = (access: SearchAccess): TextField<ProfessionalDocument>[] => [
  { read: (it) => it[access].title, weight: 10, usualWords: 4 },
  { read: (it) => searchedName(it[access]), weight: 6, usualWords: 2 },
  { read: (it) => it[access].specialty ?? '', weight: 5, usualWords: 2 },
  { read: (it) => it[access].subSpecialty, weight: 5, usualWords: 2 },
  // Older documents have skills as text.
  { read: (it) => [it[access].skills ?? []].flat().join(', '), weight: 3, usualWords: 20 },
  { read: (it) => it[access].bio ?? '', weight: 1.5, usualWords: 80 },
];

/** Produces equal texts for equal credentials; filters search it with the last day. */
const lastDays = (until: Readonly<Record<string, string>>): string =>
  Object.entries(until)
    .map(([name, day]) => `${name}:${day};`)
    .sort()
    .join('');

export const interestBits = (interests: readonly JobInterest[] = []): number =>
  interests.reduce((bits, it) => bits | (1 << jobInterests.indexOf(it)), 0);

export const professionalShape: IndexShape<ProfessionalKinds> = {
  format: 'professionals 8',
  columns,
  dictionaries: dictionaryNames,
  texts: { limited: textFields('limited'), standard: textFields('standard') },
  idOf: ({ userId }) => userId,
  revisionOf: ({ revision }) => revision,
  row: (document, dictionaries) => {
    const { standard, blocked, updatedAt, licensedUntil } = document;
    return {
      status: 0,
      professions: dictionaries.professions.idOf(professionsOf(standard).join(' ')),
      specialty: numberIn(specialties, standard.specialty),
      experience: standard.experience === null ? 0 : standard.experience + 1,
      availability: availabilityStatuses.indexOf(standard.availabilityStatus),
      verified: Number(standard.badges.length > 0),
      limitedLocation: dictionaries.location.idOf(townOf(document, 'limited')),
      standardLocation: dictionaries.location.idOf(townOf(document, 'standard')),
      licenses: dictionaries.licenses.idOf(lastDays(licensedUntil)),
      units: dictionaries.units.idOf(unitsOfPerson(document).join(' ')),
      areas: dictionaries.areas.idOf(areasOfPerson(document).join(' ')),
      certifications: dictionaries.certifications.idOf(lastDays(certifiedUntil(document))),
      languages: dictionaries.languages.idOf(languagesOfPerson(document).join(' ')),
      interests: interestBits(document.interests),
      flexible: Number(document.flexible === true),
      blocked: dictionaries.blocked.idOf([...blocked].sort().join(' ')),
      rating: standard.rating?.average ?? 0,
      reviews: standard.rating?.reviews ?? 0,
      rate: comparedRate(standard),
      updatedAt: Date.parse(updatedAt),
    };
  },
};
