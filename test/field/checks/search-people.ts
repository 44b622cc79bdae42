import { readPeopleSearch } from '@lambdas/find/search/professionals/read-people-search';
import type { ProfessionalDocument } from '@lambdas/search-index/professional-port';
import type { Profession, Unit } from '@shared/people/model/healthcare-vocabulary';
import { expect } from 'vitest';
import { peopleIndex } from '../../support/people/people-index';
import { professionalDocument, professionalSearch } from '../../support/people/professional-documents';
import type { FieldCheck } from '../field-check';

/** Names of the test people, by the profession that they have or the name below. */
const names: Readonly<Record<string, string>> = {
  nurses: 'Rosa Nurse',
  'nurse practitioners': 'Nia Practitioner',
  'nurse anesthetists': 'Ann Sleep',
  'people of labor and delivery': 'Lara Birth',
  'people of the operating room': 'Oona Theater',
  physicians: 'Elena Vasquez',
  'nurse midwives': 'Mara Born',
  'respiratory therapists': 'Ray Breath',
};

const person = (number: number, displayName: string, profession: Profession, unit?: Unit): ProfessionalDocument => {
  const card = { displayName, profession, title: 'Clinician', specialty: null, bio: '', skills: [] };
  const document = professionalDocument(number, { card });
  return unit
    ? { ...document, subject: { ...document.subject, units: [{ unit, years: 4, lastWorkedOn: null }] } }
    : document;
};

const people = [
  person(1, names['nurses']!, 'rn', 'telemetry'),
  person(2, names['nurse practitioners']!, 'np'),
  person(3, names['nurse anesthetists']!, 'crna'),
  person(4, names['people of labor and delivery']!, 'rn', 'ld'),
  person(5, names['people of the operating room']!, 'rn', 'or'),
  person(6, names['physicians']!, 'physician'),
  person(7, 'Josephine Quigley', 'rn', 'icu'),
  person(8, names['nurse midwives']!, 'cnm'),
  person(9, names['respiratory therapists']!, 'respiratory_therapist'),
];
const others: Readonly<Record<string, readonly string[]>> = {
  nurses: [names['people of labor and delivery']!, names['people of the operating room']!, 'Josephine Quigley'],
};

/** What employers type in Find Professionals, and whom they expect. */
export const searchPeople: FieldCheck = async ({ input, expected }) => {
  const index = await peopleIndex(people);
  const request = professionalSearch({ filters: { q: String(input) }, sort: 'relevance' });
  const { page } = await readPeopleSearch(index, request);
  const wanted = String(expected);
  const found = page.cards.map(({ displayName }) => displayName).toSorted();
  expect(found).toEqual([names[wanted] ?? wanted, ...(others[wanted] ?? [])].toSorted());
};
