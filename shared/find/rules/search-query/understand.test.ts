import { describe, expect, it } from 'vitest';
import golden from '../../../data/healthcare/golden.json';
import { limits } from '../../../limits';
import { states, type StateCode } from '../../../people/model/profile-vocabulary';
import type { PartKind, Understanding } from './reading';
import { understand } from './understand';
import { readVocabulary } from './vocabulary';

const vocabulary = readVocabulary();

const lists: Partial<Record<PartKind, string>> = {
  profession: 'professions',
  area: 'areas',
  unit: 'units',
  kind: 'kinds',
  shift: 'shifts',
  flag: 'flags',
  ehr: 'ehr',
  setting: 'settings',
  certification: 'certifications',
  state: 'states',
};

const payOf = (value: string): [number, string] => {
  const [amount, unit = ''] = value.split(' ');
  return [Number(amount), unit];
};

/** Summary in the format of the golden cases. */
const summary = ({ parts, words, tokens, didYouMean }: Understanding): object => {
  const of = (kind: PartKind): string[] => parts.filter((it) => it.kind === kind).map(({ value }) => value);
  const one = (kind: PartKind): string | undefined => of(kind)[0];
  const radius = Number(one('radius') ?? limits.searchRadius.usual);
  const pay = one('pay');
  const alternatives = [...new Set(parts.flatMap((part) => part.alternatives))].map(({ kind, value }) =>
    kind === 'state' ? states[value as StateCode] : value,
  );
  return {
    ...Object.fromEntries(
      Object.entries(lists).flatMap(([kind, name]) => {
        const values = of(kind as PartKind);
        return values.length > 0 ? [[name, values]] : [];
      }),
    ),
    ...(one('city') && { city: one('city'), radius }),
    ...(one('zip') && { zip: one('zip'), radius }),
    ...(one('pattern') && { pattern: one('pattern') }),
    ...(one('weeks') && { weeks: Number(one('weeks')) }),
    ...(pay && { pay: payOf(pay) }),
    ...(alternatives.length > 0 && { alternatives }),
    ...(didYouMean && { didYouMean }),
    ...(words.length > 0 && { text: words.map((at) => tokens[at]!.word) }),
  };
};

const understood = (query: string): object => summary(understand(query, vocabulary));

describe('golden searches', () => {
  it.each(golden.search.map(({ id, query, understood: expected }) => [id, query, expected] as const))(
    '%s: %s',
    (_id, query, expected) => {
      expect(understood(query)).toEqual(expected);
    },
  );
});

describe('ambiguous words', () => {
  it.each([
    ['NP/PA clinic', { professions: ['np', 'pa'], units: ['clinic'] }],
    ['RN PA', { professions: ['rn'], states: ['PA'] }],
    ['PA in Erie, PA', { professions: ['pa'], states: ['PA'], text: ['erie'] }],
    ['nurse OR doctor', { professions: ['rn', 'lpn', 'physician'] }],
    ['scrub nurse in or', { professions: ['rn', 'lpn'], states: ['OR'], text: ['scrub'] }],
    ['RN ms', { professions: ['rn'], units: ['med_surg'] }],
    ['RT x ray', { professions: ['rad_tech'], units: ['xray'] }],
    ['CT', { states: ['CT'], alternatives: ['ct'] }],
    ['va hospital', { settings: ['va'] }],
    ['VA', { states: ['VA'] }],
    ['jobs in Ohio', { states: ['OH'] }],
    ['RN Muncie IN', { professions: ['rn'], states: ['IN'], text: ['muncie'] }],
    ['work for me in denver', { city: 'Denver, CO', radius: 50 }],
    ['mobile phlebotomist', { professions: ['phlebotomist'], text: ['mobile'] }],
    ['night shifts RN', { professions: ['rn'], shifts: ['nights'] }],
    ['New York RN', { professions: ['rn'], city: 'New York, NY', radius: 50, alternatives: ['New York'] }],
    ['washington RN', { professions: ['rn'], states: ['WA'] }],
    ['JOBS IN DENVER', { city: 'Denver, CO', radius: 50 }],
  ])('%s', (query, expected) => {
    expect(understood(query)).toEqual(expected);
  });
});

describe('numbers', () => {
  it.each([
    ['RN $60/hr', { professions: ['rn'], pay: [60, 'hour'] }],
    ['$120k', { pay: [120_000, 'year'] }],
    ['$75', { pay: [75, 'hour'] }],
    ['$3000', { pay: [3000, 'week'] }],
    ['12-hour shifts', { text: [] }],
  ])('%s', (query, expected) => {
    const { text: _text, ...rest } = { text: [], ...understood(query) };
    const { text: _none, ...wanted } = { text: [], ...expected };
    expect(rest).toEqual(wanted);
  });
});

it('corrects no known word', () => {
  expect(understand('cardiolgy', vocabulary, () => true).didYouMean).toBeNull();
});

it('accepts any input', () => {
  for (const query of ['', '…!', 'or', '$', '((', 'a'.repeat(120), '🩺 RN']) {
    expect(() => understand(query, vocabulary)).not.toThrow();
  }
});
