import { describe, expect, it } from 'vitest';
import esFr from '../../../data/healthcare/search-vocabulary-es-fr.json';
import { understand } from './understand';
import { readVocabulary } from './vocabulary';

const vocabulary = readVocabulary();
const read = (text: string): string[] =>
  understand(text, vocabulary).parts.map(({ kind, value }) => `${kind} ${value}`);

describe('searches in Spanish and French', () => {
  it.each([
    ['enfermera', ['profession rn', 'profession lpn']],
    ['enfermero', ['profession rn', 'profession lpn']],
    ['ENFERMERAS', ['profession rn', 'profession lpn']],
    ['médico', ['profession physician']],
    ['médica', ['profession physician']],
    ['medicos', ['profession physician']],
    ['partera', ['profession cnm']],
    ['partero', ['profession cnm']],
    ['infirmier', ['profession rn', 'profession lpn']],
    ['infirmière', ['profession rn', 'profession lpn']],
    ['infirmière auxiliaire', ['profession lpn']],
    ['infirmiers praticiens', ['profession np']],
    ['sage-femme', ['profession cnm']],
    ['cardióloga', ['area cardiology', 'profession physician']],
    ['trabajo de enfermera en la noche', ['profession rn', 'profession lpn', 'shift nights']],
    ['trabajadora social', ['profession clinical_social_worker']],
    ['enfermera de quirófano en Miami', ['profession rn', 'profession lpn', 'unit or', 'city Miami, FL']],
    ["technicienne de salle d'opération", ['profession surgical_tech']],
    ['technicien de salle d’opération', ['profession surgical_tech']],
    ["médecin d'urgence", ['profession physician', 'area emergency']],
    ['inhalothérapeute soins intensifs', ['profession respiratory_therapist', 'unit rt_adult']],
    ['Los Ángeles enfermera', ['city Los Angeles, CA', 'profession rn', 'profession lpn']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('suggests no correction for known Spanish and French terms', () => {
    const typed = Object.values<Record<string, string[]>>(esFr.terms).flatMap((values) => Object.values(values).flat());
    expect(typed.filter((term) => understand(term, vocabulary).didYouMean !== null)).toEqual([]);
    expect(typed.filter((term) => understand(term, vocabulary).parts.length === 0)).toEqual([]);
  });

  it('corrects a misspelled term', () => {
    expect(understand('enfermrea', vocabulary).didYouMean).toBe('enfermera');
  });
});

describe('compound words', () => {
  it.each([
    ['cathlab', 'cath lab'],
    ['homehealth', 'home health'],
    ['eplab', 'ep lab'],
    ['urgentcare', 'urgent care'],
    ['surgtech', 'surg tech'],
    ['tele health', 'telehealth'],
    ['neuro psychologist', 'neuropsychologist'],
    ['micro biology', 'microbiology'],
    ['nurseaide', 'nurse aide'],
  ])('%s is %s', (joined, apart) => {
    expect(read(joined)).toEqual(read(apart));
    expect(read(joined)).not.toEqual([]);
  });
});
