import type { Reading } from '@shared/find/rules/search-query/reading';
import { readVocabulary } from '@shared/find/rules/search-query/vocabulary';
import { JobFilters } from '@shared/find/model/job-search';
import { describe, expect, it } from 'vitest';
import { parametersOfReading } from './search-parameters';
import { understoodFilters } from './understood-filters';

const knowsNothing = { unknown: async (words: readonly string[]) => [...words] };
const read = (filters: JobFilters) => understoodFilters(knowsNothing, filters);

describe('an understood search text', () => {
  it('becomes filters, and the rest stays text', async () => {
    const { filters, understood } = await read({ q: 'housing travel RN Denver nights' });
    expect(filters).toEqual({
      q: 'housing',
      hiring: ['travel'],
      profession: ['rn'],
      city: 'Denver, CO',
      shift: ['nights'],
    });
    expect(understood?.search).toEqual({
      q: 'housing',
      hiring: 'travel',
      profession: 'rn',
      city: 'Denver, CO',
      shift: 'nights',
    });
  });

  it('is the same search as with filters in the URL', async () => {
    for (const q of ['RN or LPN', 'hospitalist 7 on 7 off', '$2,500 a week ICU', 'RN within 30 miles of Austin']) {
      const { filters, understood } = await read({ q });
      expect(JobFilters.parse(understood?.search)).toEqual(filters);
    }
    expect((await read({ q: 'RN within 30 miles of Austin' })).filters.radius).toBe(50);
  });

  it('does not replace explicit filters: words for the same stay words', async () => {
    expect((await read({ q: 'PA clinic', profession: ['rn'] })).filters).toEqual({
      q: 'PA',
      profession: ['rn'],
      unit: ['clinic'],
    });
    expect((await read({ q: 'Dallas', city: 'Austin, TX' })).filters).toEqual({ q: 'Dallas', city: 'Austin, TX' });
  });

  it('has alternative meanings', async () => {
    const { understood } = await read({ q: 'PA clinic', remote: true });
    expect(understood?.alternatives).toEqual([
      { text: 'PA', kind: 'state', value: 'PA', search: { remote: 'true', unit: 'clinic', state: 'PA' } },
    ]);
  });

  it('is not interpreted in a search for the words', async () => {
    expect(await read({ q: 'RN Austin', words: true })).toEqual({
      filters: { q: 'RN Austin', words: true },
      understood: null,
    });
    expect(await read({ q: 'Harbor' })).toEqual({ filters: { q: 'Harbor' }, understood: null });
    expect(await read({ remote: true })).toEqual({ filters: { remote: true }, understood: null });
  });

  it('omits stop words', async () => {
    expect((await read({ q: 'jobs near me' })).filters).toEqual({});
  });

  it('corrects words that occur in no job', async () => {
    expect((await read({ q: 'emergancy nurse' })).understood?.didYouMean).toBe('emergency nurse');
    const found = { unknown: async () => [] };
    expect(await understoodFilters(found, { q: 'emergancy' })).toEqual({
      filters: { q: 'emergancy' },
      understood: null,
    });
  });

  it('is never rejected by the search', async () => {
    for (const q of ['99 weeks', '$0', '12 hour', '3x10', '$99999999999 a week']) {
      await expect(read({ q })).resolves.toBeDefined();
    }
  });
});

it('includes every code of the vocabulary', () => {
  const asked = new Set(['profession', 'area', 'unit', 'certification', 'pattern', 'kind']);
  const readings = [...readVocabulary().terms.values()].flat().filter(({ kind }) => asked.has(kind));
  const isLost = (reading: Reading): boolean => {
    const filters = Object.values(JobFilters.parse(parametersOfReading(reading) ?? {}));
    return filters.length === 0 || filters.includes(undefined);
  };
  expect(readings.filter(isLost)).toEqual([]);
});
