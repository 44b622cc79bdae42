import { profession } from '@shared/locales/en/labels/professions.json';
import { unit } from '@shared/locales/en/labels/units.json';
import type { Suggestion } from '@shared/find/model/suggestion';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggest, suggestionTerms } from './suggest';
import { englishTerms } from './terms';

const spanish = { profession: { rn: 'Enfermería registrada (RN)' }, unit: {}, area: {}, specialty: {} };
const terms = suggestionTerms(englishTerms(), [{ profession, unit, area: {}, specialty: {} }, spanish]);
const offered: Suggestion[] = [
  { kind: 'profession', value: 'rn', count: 12 },
  { kind: 'profession', value: 'physician', count: 20 },
  { kind: 'unit', value: 'icu', count: 5 },
  { kind: 'unit', value: 'micu', count: 9 },
  { kind: 'city', value: 'Austin, TX', count: 3 },
  { kind: 'city', value: 'Aurora, CO', count: 4 },
  { kind: 'organization', value: 'Aurora Health', count: 2 },
];
const values = (text: string) => suggest(text, offered, terms).items.map(({ value }) => value);

describe('search suggestions', () => {
  it('rank the exact word first, then sort by number of results', () => {
    expect(values('icu')[0]).toBe('icu');
    expect(values('au')).toEqual(['Aurora, CO', 'Austin, TX', 'Aurora Health']);
  });

  it('include abbreviations, synonyms, and names in the reader’s language', () => {
    expect(values('registered n')).toEqual(['rn']);
    expect(values('doct')).toContain('physician');
    expect(values('enfermeria')).toEqual(['rn']);
  });

  it('complete the last words of a longer text', () => {
    expect(suggest('icu nights aus', offered, terms)).toEqual({
      before: 'icu nights',
      items: [{ kind: 'city', value: 'Austin, TX', count: 3 }],
    });
  });

  it('are empty for a single letter or unknown words', () => {
    expect(values('a')).toEqual([]);
    expect(values('zzyzx')).toEqual([]);
    expect(values('')).toEqual([]);
  });

  it('work for any text and never change the words before', () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const { before, items } = suggest(text, offered, terms);
        expect(text).toContain(before);
        expect(new Set(items).size).toBe(items.length);
      }),
    ));
});
