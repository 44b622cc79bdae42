import type { JobFilters } from '@shared/find/model/job-search';
import { expect, it } from 'vitest';
import type { JobSearchPage } from '../../search-index/port';
import { relaxedSearch } from './relaxed-search';

const relax = async (filters: JobFilters, isFound: (filters: JobFilters) => boolean) => {
  const asked: JobFilters[] = [];
  const { page, relaxed } = await relaxedSearch(filters, async (wider) => {
    asked.push(wider);
    return { total: Number(isFound(wider)) } as JobSearchPage;
  });
  return { total: page.total, relaxed, last: asked.at(-1) };
};

it('drops no filter when there are results', async () => {
  expect(await relax({ shift: ['nights'] }, () => true)).toMatchObject({ total: 1, relaxed: [] });
});

it('drops one filter at a time, in order', async () => {
  const filters: JobFilters = { profession: ['rn'], shift: ['nights'], pattern: ['3x12'], city: 'Denver, CO' };
  expect(await relax(filters, ({ shift }) => !shift)).toEqual({
    total: 1,
    relaxed: ['pattern', 'shift'],
    last: { profession: ['rn'], city: 'Denver, CO' },
  });
});

it('widens from city to region to state, and from unit to area', async () => {
  const filters: JobFilters = { unit: ['micu'], city: 'Denver, CO' };
  expect((await relax(filters, ({ radius }) => radius === 100)).relaxed).toEqual(['radius']);
  expect(await relax(filters, ({ state }) => state !== undefined)).toEqual({
    total: 1,
    relaxed: ['radius', 'unit', 'city'],
    last: { area: ['critical_care'], state: ['CO'] },
  });
});

it('never drops the profession or the text', async () => {
  const filters: JobFilters = { profession: ['rn'], q: 'zzzz', asap: true };
  expect(await relax(filters, ({ profession, q }) => !profession || !q)).toMatchObject({ total: 0, relaxed: [] });
});
