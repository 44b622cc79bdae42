import { areaFacts } from '@shared/data/healthcare/areas';
import { professionFacts } from '@shared/data/healthcare/professions';
import { areas, type Area, type Certification } from '@shared/people/model/healthcare-vocabulary';
import { profession as professionNames } from '@shared/locales/en/labels/professions.json';
import { unit as unitNames } from '@shared/locales/en/labels/units.json';
import type { JobDocument } from './port';

type Work = Pick<JobDocument, 'professions' | 'unit' | 'specialty'>;

/** Whether the specialty describes the workplace: for professions that choose one, or without a unit. */
const countsBySpecialty = ({ professions, unit }: Work): boolean =>
  unit === null || professions.some((it) => professionFacts[it].asks === 'specialty');

/** Returns areas of the job's unit, and of its specialty. */
export const areasOf = (work: Work): Area[] => {
  const specialty = countsBySpecialty(work) ? work.specialty : null;
  return areas.filter(
    (area) =>
      areaFacts[area].units.some((it) => it === work.unit) ||
      areaFacts[area].specialties.some((it) => it === specialty),
  );
};

export const certificationsOf = ({
  requiredCertifications,
  preferredCertifications,
}: Pick<JobDocument, 'requiredCertifications' | 'preferredCertifications'>): Certification[] =>
  [...new Set([...requiredCertifications, ...preferredCertifications])].sort();

/** English names of the professions and the unit, with their abbreviations. */
export const namesOf = ({ professions, unit }: Work): string =>
  [...professions.map((it) => professionNames[it]), ...(unit ? [unitNames[unit]] : [])].join(' ');
