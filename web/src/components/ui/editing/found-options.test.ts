import { namesOf } from '@shared/find/rules/search-query/names';
import * as en from '@shared/locales/en/labels/units.json';
import * as es from '@shared/locales/es/labels/units.json';
import * as fr from '@shared/locales/fr/labels/units.json';
import { profession } from '@shared/locales/en/labels/professions.json';
import { professions, units, type Unit } from '@shared/people/model/healthcare-vocabulary';
import { describe, expect, it } from 'vitest';
import { found } from './found-options';

const unitNames = namesOf('unit');
const optionsIn = (labels: { unit: Record<Unit, string> }) =>
  units.map((value) => ({ value, label: labels.unit[value] }));
const first = (typed: string, labels: { unit: Record<Unit, string> } = en) =>
  found(optionsIn(labels), typed, unitNames)[0]?.value;
const every = (typed: string) => found(optionsIn(en), typed, unitNames).map(({ value }) => value);

describe('a unit', () => {
  it.each([
    ['cvicu', 'cvicu'],
    ['SICU', 'sicu'],
    ['micu', 'micu'],
    ['picu', 'picu'],
    ['nicu', 'nicu'],
    ['med surg', 'med_surg'],
    ['med/surg', 'med_surg'],
    ['medsurg', 'med_surg'],
    ['L&D', 'ld'],
    ['or', 'or'],
    ['cathlab', 'cath_lab'],
    ['step-down', 'pcu'],
    ['quirófano', 'or'],
    ['quirofano', 'or'],
    ['bloc opératoire', 'or'],
    ['CHSLD', 'ltc'],
    ['er', 'ed'],
  ])('is found by %s in every language', (typed, unit) => {
    expect([en, es, fr].map((labels) => first(typed, labels))).toEqual([unit, unit, unit]);
  });

  it('is found by two letters only where they mean something', () => {
    expect(every('er').toSorted()).toEqual(['ed', 'freestanding_ed', 'peds_ed']);
  });

  it('is found by its parent', () => {
    expect(every('ICU')).toEqual(expect.arrayContaining(['icu', 'micu', 'sicu', 'cvicu', 'ccu', 'neuro_icu']));
  });

  it('is found by the beginning and by a part of its name', () => {
    expect(every('telem')[0]).toBe('telemetry');
    expect(every('sterdam')).toEqual([]);
    expect(every('')).toEqual([...units]);
  });

  it('is found by part of its label before its names are loaded', () => {
    expect(found(optionsIn(en), 'cardio').map(({ value }) => value)).toContain('cvicu');
  });
});

it('finds professions of other languages and by abbreviation', () => {
  const options = professions.map((value) => ({ value, label: profession[value] }));
  const names = namesOf('profession');
  const firstOf = (typed: string) => found(options, typed, names)[0]?.value;
  expect(['RN', 'partera', 'sage-femme', 'médico', 'RRT', 'LVN', 'scrub tech'].map(firstOf)).toEqual([
    'rn',
    'cnm',
    'cnm',
    'physician',
    'respiratory_therapist',
    'lpn',
    'surgical_tech',
  ]);
});

it('finds certifications by their initials', () => {
  const options = (['bls', 'acls', 'ccrn'] as const).map((value) => ({ value, label: value }));
  expect(found(options, 'CPR', namesOf('certification')).map(({ value }) => value)).toEqual(['bls']);
});
