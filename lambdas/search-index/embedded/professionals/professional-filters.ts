import {
  availabilityStatuses,
  type professionalExperienceBands,
  professionalExperienceYears,
  type StateCode,
} from '@shared/people/model/profile-vocabulary';
import { placeName } from '@shared/core/rules/places/place-of';
import { specialties } from '@shared/core/model/vocabulary';
import { areasOf } from '../../licensed-until';
import type { ProfessionalSearchRequest } from '../../professional-port';
import { gone, numberIn } from '../columns';
import { wanted } from '../counts';
import { interestBits, type ProfessionalMemory } from './professional-shape';

type Band = (typeof professionalExperienceBands)[number];

export const filterBits = {
  specialty: 1,
  location: 2,
  experience: 4,
  availability: 8,
  rating: 16,
  licensedIn: 32,
  verified: 64,
  profession: 128,
  unit: 256,
  area: 512,
  certification: 1024,
  language: 2048,
  interest: 4096,
  flexible: 8192,
} as const;

export const locationColumn = (memory: ProfessionalMemory, { access }: Pick<ProfessionalSearchRequest, 'access'>) =>
  memory.columns[`${access}Location`];

const isInBand = (years: number, band: Band): boolean => {
  const { min, max } = professionalExperienceYears[band];
  return years >= min && (max === null || years < max);
};

export const yearsIn = (bands: readonly Band[]): Uint8Array => {
  const marks = new Uint8Array(256);
  for (let years = 0; years < 255; years += 1) {
    if (bands.some((band) => isInBand(years, band))) marks[years + 1] = 1;
  }
  return marks;
};

/** Memoized per dictionary entry. */
const byText = (textOf: (id: number) => string, answer: (text: string) => boolean): ((id: number) => boolean) => {
  const known: (boolean | undefined)[] = [];
  return (id) => (known[id] ??= answer(textOf(id)));
};

export const isShownTo = (
  { columns, dictionaries }: ProfessionalMemory,
  { organizationId, updatedAfter }: Pick<ProfessionalSearchRequest, 'organizationId' | 'updatedAfter'>,
): ((ordinal: number) => boolean) => {
  const after = updatedAfter === undefined ? Number.NEGATIVE_INFINITY : Date.parse(updatedAfter);
  const isBlocked = byText(dictionaries.blocked.textOf, (text) => text.split(' ').includes(organizationId ?? '?'));
  return (ordinal) =>
    columns.status[ordinal] !== gone &&
    columns.updatedAt[ordinal]! > after &&
    (organizationId === null || !isBlocked(columns.blocked[ordinal]!));
};

const holdsOne =
  (asked: readonly string[], today: string) =>
  (text: string): boolean =>
    text.split(';').some((credential) => {
      const [name = '', until = ''] = credential.split(':');
      return asked.includes(name) && until >= today;
    });

/** Reads an entry of the license dictionary. */
export const licensedIn = ({ dictionaries }: ProfessionalMemory, state: StateCode, today: string) => {
  const areas = areasOf(state);
  return byText(dictionaries.licenses.textOf, holdsOne(areas, today));
};

/** Reads an entry of a code dictionary. */
const hasOne = (dictionary: { textOf: (id: number) => string }, asked: readonly string[] | undefined) =>
  asked && byText(dictionary.textOf, (text) => text.split(' ').some((it) => asked.includes(it)));

/** Bit mask of failed filters; 0 matches. */
export const failedFilters = (
  memory: ProfessionalMemory,
  request: Pick<ProfessionalSearchRequest, 'filters' | 'access' | 'today'>,
): ((ordinal: number) => number) => {
  const { columns, dictionaries } = memory;
  const {
    profession,
    specialty,
    location,
    experience,
    availability,
    rating,
    verified,
    licensedIn: asked,
    unit,
    area,
    certification,
    language,
    interest,
    flexible,
  } = request.filters;
  const locations = locationColumn(memory, request);
  const isOfProfession = hasOne(dictionaries.professions, profession);
  const worksIn = hasOne(dictionaries.units, unit);
  const isOfArea = hasOne(dictionaries.areas, area);
  const speaks = hasOne(dictionaries.languages, language);
  const interests = interest && interestBits(interest);
  const isCertified =
    certification && byText(dictionaries.certifications.textOf, holdsOne(certification, request.today));
  const fields = wanted(specialty?.map((value) => numberIn(specialties, value)));
  const place = location === undefined ? null : dictionaries.location.find(placeName(location));
  const years = experience ? yearsIn(experience) : null;
  const states = wanted(availability?.map((value) => availabilityStatuses.indexOf(value)));
  const isLicensed = asked === undefined ? null : licensedIn(memory, asked, request.today);
  return (ordinal) =>
    (isOfProfession && !isOfProfession(columns.professions[ordinal]!) ? filterBits.profession : 0) |
    (fields && !fields[columns.specialty[ordinal]!] ? filterBits.specialty : 0) |
    (place !== null && locations[ordinal] !== place ? filterBits.location : 0) |
    (years && !years[columns.experience[ordinal]!] ? filterBits.experience : 0) |
    (states && !states[columns.availability[ordinal]!] ? filterBits.availability : 0) |
    (rating !== undefined && columns.rating[ordinal]! < rating ? filterBits.rating : 0) |
    (isLicensed && !isLicensed(columns.licenses[ordinal]!) ? filterBits.licensedIn : 0) |
    (worksIn && !worksIn(columns.units[ordinal]!) ? filterBits.unit : 0) |
    (isOfArea && !isOfArea(columns.areas[ordinal]!) ? filterBits.area : 0) |
    (isCertified && !isCertified(columns.certifications[ordinal]!) ? filterBits.certification : 0) |
    (speaks && !speaks(columns.languages[ordinal]!) ? filterBits.language : 0) |
    (interests !== undefined && (columns.interests[ordinal]! & interests) === 0 ? filterBits.interest : 0) |
    (flexible && !columns.flexible[ordinal] ? filterBits.flexible : 0) |
    (verified && !columns.verified[ordinal] ? filterBits.verified : 0);
};
