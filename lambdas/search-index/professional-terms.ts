import { areaFacts } from '@shared/data/healthcare/areas';
import { professionFacts } from '@shared/data/healthcare/professions';
import { placeName } from '@shared/core/rules/places/place-of';
import { areas, type Area, type Certification, type Unit } from '@shared/people/model/healthcare-vocabulary';
import { storedLanguages } from '@shared/people/model/profile/languages-in-text';
import type { SpokenLanguage } from '@shared/people/model/profile/spoken-languages';
import type { ProfessionalDocument, SearchAccess } from './professional-port';

const noEnd = '9999-12-31';

export const unitsOfPerson = ({ subject }: Pick<ProfessionalDocument, 'subject'>): Unit[] => [
  ...new Set(subject.units.map(({ unit }) => unit)),
];

/** The specialty describes the workplace of people who choose one, or who name no unit. */
export const areasOfPerson = ({ subject, standard }: Pick<ProfessionalDocument, 'subject' | 'standard'>): Area[] => {
  const units = new Set(subject.units.map(({ unit }) => unit));
  const { profession, specialty } = standard;
  const bySpecialty = units.size === 0 || (profession !== null && professionFacts[profession].asks === 'specialty');
  return areas.filter(
    (area) =>
      areaFacts[area].units.some((it) => units.has(it)) ||
      (bySpecialty && areaFacts[area].specialties.some((it) => it === specialty)),
  );
};

/** Returns the last valid day of each certification. */
export const certifiedUntil = ({
  subject,
}: Pick<ProfessionalDocument, 'subject'>): Partial<Record<Certification, string>> => {
  const until: Partial<Record<Certification, string>> = {};
  for (const { code, expiresOn } of subject.certifications) {
    const day = expiresOn ?? noEnd;
    if (day > (until[code] ?? '')) until[code] = day;
  }
  return until;
};

/** Older changes have languages as text. */
export const languagesOfPerson = ({ standard }: Pick<ProfessionalDocument, 'standard'>): SpokenLanguage[] =>
  storedLanguages(standard.languages);

/** One name per town. */
export const townOf = (document: ProfessionalDocument, access: SearchAccess): string =>
  placeName(document[access].location);
