import { expect, type Page } from '@playwright/test';
import { searchRoutes } from '@shared/find/api/search.routes';
import type { Profession } from '@shared/people/model/healthcare-vocabulary';
import { randomBytes } from 'node:crypto';
import { api } from '../../support/client';

const [consonants, vowels] = ['bdfgklmnprstvz', 'aeio'];

/** Unique, and long enough for fuzzy matching. */
export const newWord = (): string =>
  [...randomBytes(10)].map((byte, index) => (index % 2 ? vowels : consonants).at(byte % (index % 2 ? 4 : 14))).join('');

/** Swaps two letters in the middle. */
export const withTypo = (word: string): string => word.slice(0, 4) + word[5]! + word[4]! + word.slice(6);

/** Search is eventually consistent. */
export const untilFound = (word: string, total: number): Promise<void> =>
  expect(async () => {
    expect((await api(searchRoutes.searchJobs, { query: { q: word } })).body.total).toBe(total);
  }).toPass();

/** Waits until the profession is suggested: the function keeps what is offered for a minute. */
export const untilSuggested = (q: string, profession: Profession): Promise<void> =>
  expect(async () => {
    const { body } = await api(searchRoutes.suggestSearch, { query: { q, of: 'jobs', language: 'en' } });
    expect(body.items).toContainEqual(expect.objectContaining({ kind: 'profession', value: profession }));
  }).toPass();

export const expectCount = (page: Page, count: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 2, name: count, exact: true })).toBeVisible();
