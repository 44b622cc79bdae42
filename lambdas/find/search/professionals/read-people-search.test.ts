import golden from '@shared/data/healthcare/search-vocabulary.json';
import { areaFacts } from '@shared/data/healthcare/areas';
import { professions, units, type Unit } from '@shared/people/model/healthcare-vocabulary';
import { profession as professionNames } from '@shared/locales/en/labels/professions.json';
import { unit as unitNames } from '@shared/locales/en/labels/units.json';
import type { ProfessionalCard } from '@shared/people/model/professional-view';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { peopleIndex } from '../../../../test/support/people/people-index';
import {
  professionalDocument,
  professionalSearch,
  personIdOf,
} from '../../../../test/support/people/professional-documents';
import type { ProfessionalFilters, ProfessionalSearch, SearchAccess } from '../../../search-index/professional-port';
import { readPeopleSearch } from './read-people-search';

const person = (number: number, card: Partial<ProfessionalCard>, subject: object = {}) => {
  const made = professionalDocument(number, { card });
  return { ...made, subject: { ...made.subject, ...subject } };
};
const inUnit = (unit: Unit) => ({ units: [{ unit, years: 3, lastWorkedOn: null }] });

const josephine = person(
  901,
  { displayName: 'Josephine Quigley', title: 'Floor nurse', profession: 'lpn' },
  {
    certifications: [
      { code: 'ccrn', expiresOn: '2027-01-01' },
      { code: 'cen', expiresOn: '2026-01-01' },
    ],
  },
);
const elena = person(902, { displayName: 'Elena Vásquez', title: 'Hospital medicine', profession: 'np', bio: '' });
const virginia = person(903, { displayName: 'Virginia Hall', title: 'Surgeon', profession: 'physician' });
const dallas = person(904, {
  displayName: 'Dallas Austin',
  title: 'Medic',
  profession: 'paramedic',
  location: 'Reno, NV',
});
const hidden = person(905, { displayName: 'Z. K.', anonymous: true, title: 'Zimmerling', profession: 'rn' });
const austin = person(906, { displayName: 'Mia Long', title: 'Aide', profession: 'cna', location: 'Austin, Texas' });
const bilingual = person(907, { displayName: 'Ana Ruiz', title: 'Ward nurse', languages: ['en', 'es', 'ase'] });
const german = person(908, { displayName: 'Rosa German', title: 'Midwife', profession: 'cnm' });
const each = [
  ...professions.map((profession, index) =>
    person(100 + index, { displayName: 'Kim Bo', title: 'Person', bio: '', skills: [], specialty: null, profession }),
  ),
  ...units.map((unit, index) =>
    person(300 + index, { displayName: 'Lu Po', title: 'Person', bio: '', skills: [], specialty: null }, inUnit(unit)),
  ),
];

let index: ProfessionalSearch;
beforeAll(async () => {
  index = await peopleIndex([...each, josephine, elena, virginia, dallas, hidden, austin, bilingual, german]);
});

const search = (filters: ProfessionalFilters, access: SearchAccess = 'standard') =>
  readPeopleSearch(index, professionalSearch({ filters, access, sort: 'relevance', limit: 500 }));
const idsOf = async (filters: ProfessionalFilters): Promise<string[]> =>
  (await index.search(professionalSearch({ filters, limit: 500 }))).cards.map(({ userId }) => userId);
const found = async (q: string, access?: SearchAccess): Promise<string[]> =>
  (await search({ q }, access)).page.cards.map(({ userId }) => userId);
const holdsAll = async (q: string, wanted: readonly string[]) => {
  const ids = new Set(await found(q));
  expect([q, wanted.filter((id) => !ids.has(id))]).toEqual([q, []]);
};

describe('a search for people by occupation', () => {
  it.each(professions)(
    '%s returns the same people as the filter, by name and by each abbreviation',
    async (profession) => {
      const wanted = await idsOf({ profession: [profession] });
      expect(wanted).not.toEqual([]);
      const several = new Set(Object.keys(golden.implied));
      for (const q of [professionNames[profession], ...golden.terms.profession[profession]]) {
        if (!several.has(q)) await holdsAll(q, wanted);
      }
    },
  );

  it.each(units)('%s returns the same people as the filter', async (unit) => {
    await holdsAll(unitNames[unit], await idsOf(unit === 'ct' ? { licensedIn: 'CT' } : { unit: [unit] }));
  });

  it('finds everyone in a clinical area', async () => {
    for (const q of ['ICU', 'er', 'L&D']) expect(await found(q)).not.toEqual([]);
    await holdsAll('ICU', await idsOf({ unit: [...areaFacts.critical_care.units] }));
  });

  it.each([
    ['OR nurse', { unit: 'or', profession: 'rn,lpn' }],
    ['RN Texas', { profession: 'rn', licensedIn: 'TX' }],
    ['ICU RN Austin TX', { area: 'critical_care', profession: 'rn', location: 'Austin, TX' }],
    ['CCRN', { certification: 'ccrn' }],
    ['enfermera', { profession: 'rn,lpn' }],
  ])('%s is shown as filters', async (q, expected) => {
    expect((await search({ q })).understood?.search).toEqual(expected);
  });

  it('reads a town in any spelling', async () => {
    expect(await found('CNA Austin')).toEqual([austin.userId]);
    expect(await idsOf({ location: 'austin texas' })).toEqual([austin.userId]);
    const { facets } = await index.search(professionalSearch());
    expect(facets.location.map(({ value }) => value)).toContain('Austin, TX');
  });

  it('leaves chosen filters as they are', async () => {
    const { understood } = await search({ q: 'RN', profession: ['cna'] });
    expect(understood).toBeNull();
  });
});

describe('languages', () => {
  it.each([
    ['Spanish-speaking nurses', { profession: 'rn,lpn', language: 'es' }],
    ['RN who speaks Spanish', { profession: 'rn', language: 'es' }],
    ['bilingual Spanish RN', { profession: 'rn', language: 'es' }],
    ['enfermera que habla español', { profession: 'rn,lpn', language: 'es' }],
    ['infirmière hispanophone', { profession: 'rn,lpn', language: 'es' }],
    ['RN ASL', { profession: 'rn', language: 'ase' }],
  ])('of “%s” are a filter', async (q, expected) => {
    const { understood } = await search({ q });
    expect(understood?.search).toEqual(expected);
    expect(await found(q)).toEqual([bilingual.userId]);
    expect(await found(q, 'limited')).toEqual([bilingual.userId]);
  });

  it('are filterable and counted', async () => {
    expect(await idsOf({ language: ['es', 'vi'] })).toEqual([bilingual.userId]);
    expect(await idsOf({ language: ['vi'] })).toEqual([]);
    const { facets } = await index.search(professionalSearch({ filters: { language: ['es'] } }));
    expect(facets.language.filter(({ value }) => value !== 'en')).toEqual([
      { value: 'ase', count: 1 },
      { value: 'es', count: 1 },
    ]);
  });

  it('don’t hide people who have a language as their name', async () => {
    expect(await found('Rosa German')).toEqual([german.userId]);
    expect(await found('German')).toContain(german.userId);
  });
});

describe('certifications', () => {
  it('count until they expire', async () => {
    expect(await found('CCRN')).toEqual([josephine.userId]);
    expect(await idsOf({ certification: ['cen'] })).toEqual([]);
  });

  it('match only for searchers who can see them', async () => {
    expect(await found('CCRN', 'limited')).toEqual([]);
  });
});

describe('a search for a person', () => {
  it.each([
    ['Josephine Quigley, RN', josephine],
    ['Quigley, Josephine', josephine],
    ['Quigley, Josephine, RN, BSN, CCRN', josephine],
    ['J. Quigley', josephine],
    ['Josephine M. Quigley', josephine],
    ['quigly', josephine],
    ['Nurse Quigley', josephine],
    ['Dr. Vasquez', elena],
    ['Vasquez MD', elena],
    ['Vásquez, MD', elena],
    ['Dra. Elena Vásquez, PhD, FACP', elena],
    ['Vasquez NP Boston', elena],
    ['Virginia Hall, MD', virginia],
    ['Dallas Austin', dallas],
    ['Dallas Austin, EMT', dallas],
  ])('%s', async (q, { userId }) => {
    expect(await found(q)).toEqual([userId]);
  });

  it('ignores titles and credentials around the name', async () => {
    const before = fc.constantFrom('', 'Dr. ', 'Dr ', 'Mr. ', 'Ms ', 'Mrs. ', 'Nurse ');
    const after = fc.array(
      fc.constantFrom('RN', 'MD', 'DO', 'NP', 'PA-C', 'BSN', 'MSN', 'CCRN', 'PhD', 'Jr.', 'FAAN'),
      { maxLength: 4 },
    );
    const name = fc.constantFrom(
      'Josephine Quigley',
      'Quigley, Josephine',
      'J. Quigley',
      'Josephine K. Quigley',
      'Quigley',
    );
    await fc.assert(
      fc.asyncProperty(before, name, after, async (title, called, credentials) => {
        expect(await found([`${title}${called}`, ...credentials].join(', '))).toEqual([josephine.userId]);
      }),
      { numRuns: 200 },
    );
  });

  it('never finds people by a name hidden from the searcher', async () => {
    expect(await found('Zahra Kowalczyk')).toEqual([]);
    expect(await found('Quigley', 'limited')).toEqual([]);
  });

  it('keeps its interpretation on later pages', async () => {
    const request = professionalSearch({ filters: { q: 'RN' }, sort: 'relevance', limit: 10 });
    const first = await readPeopleSearch(index, request);
    const second = await readPeopleSearch(index, { ...request, after: first.page.next });
    expect(second.understood).toEqual(first.understood);
    expect(second.page.cards.map(({ userId }) => userId)).not.toContain(first.page.cards[0]!.userId);
    expect(first.page.cards[0]!.userId).not.toBe(personIdOf(1));
  });
});
