import { professionsOf } from '@shared/people/rules/other-professions';
import {
  certifications,
  type Area,
  type Certification,
  type Profession,
  type Unit,
} from '@shared/people/model/healthcare-vocabulary';
import { stateCodes } from '@shared/people/model/profile-vocabulary';
import type { SpokenLanguage } from '@shared/people/model/profile/spoken-languages';
import { comparedRate, searchedName } from '../comparable-text';
import type { ProfessionalDocument, SearchAccess } from '../professional-port';
import { areasOfPerson, certifiedUntil, languagesOfPerson, townOf, unitsOfPerson } from '../professional-terms';
import { beginnings, keyword, wordBeginnings, words } from './analysis';
import type { SearchedFields } from './request-parts';
import type { IndexDefinition } from './search-index';

/** The document with additional values for ordering and filtering. */
export type IndexedProfessional = ProfessionalDocument & {
  names: Record<SearchAccess, string>;
  /** The main profession and others. */
  professions: readonly Profession[];
  order: { updated: number; rating: number; reviews: number; rate: number; experience: number };
  verified: boolean;
  units: readonly Unit[];
  areas: readonly Area[];
  languages: readonly SpokenLanguage[];
  certifiedUntil: Partial<Record<Certification, string>>;
  towns: Record<SearchAccess, string>;
};

const indexed = (document: ProfessionalDocument): IndexedProfessional => {
  const { limited, standard, updatedAt } = document;
  return {
    ...document,
    names: { limited: searchedName(limited), standard: searchedName(standard) },
    professions: professionsOf(standard),
    order: {
      updated: Date.parse(updatedAt),
      rating: standard.rating?.average ?? 0,
      reviews: standard.rating?.reviews ?? 0,
      rate: comparedRate(standard),
      experience: standard.experience ?? -1,
    },
    verified: standard.badges.length > 0,
    units: unitsOfPerson(document),
    areas: areasOfPerson(document),
    languages: languagesOfPerson(document),
    certifiedUntil: certifiedUntil(document),
    towns: { limited: townOf(document, 'limited'), standard: townOf(document, 'standard') },
  };
};

const fields = { title: 6, specialty: 4, subSpecialty: 4 } as const;
const own = { skills: 2, bio: 1 } as const;

const of = (access: SearchAccess, weights: SearchedFields): SearchedFields =>
  Object.fromEntries(Object.entries(weights).map(([name, weight]) => [`${access}.${name}`, weight]));

export const searchedFieldsOf: Record<SearchAccess, SearchedFields> = {
  limited: { 'names.limited': 3, ...of('limited', fields) },
  standard: { 'names.standard': 3, ...of('standard', { ...fields, ...own }) },
};

const text = { ...words, fields: { [beginnings]: wordBeginnings } } as const;
const card = {
  title: text,
  specialty: { ...words, fields: { [beginnings]: wordBeginnings, exact: keyword } },
  subSpecialty: text,
  skills: text,
  bio: text,
  availabilityStatus: keyword,
} as const;

export const professionalDefinition: IndexDefinition<ProfessionalDocument> = {
  mapping: {
    dynamic: false,
    properties: {
      userId: keyword,
      limited: { properties: card },
      standard: { properties: card },
      names: { properties: { limited: text, standard: text } },
      blocked: keyword,
      professions: keyword,
      units: keyword,
      areas: keyword,
      languages: keyword,
      interests: keyword,
      flexible: { type: 'boolean' },
      towns: { properties: { limited: keyword, standard: keyword } },
      certifiedUntil: { properties: Object.fromEntries(certifications.map((code) => [code, keyword])) },
      verified: { type: 'boolean' },
      // ISO days sort as strings.
      licensedUntil: { properties: Object.fromEntries([...stateCodes, 'nlc'].map((area) => [area, keyword])) },
      order: {
        properties: {
          updated: { type: 'long' },
          rating: { type: 'double' },
          reviews: { type: 'integer' },
          rate: { type: 'long' },
          experience: { type: 'integer' },
        },
      },
    },
  },
  idOf: ({ userId }) => userId,
  revisionOf: ({ revision }) => revision,
  indexed,
};
