import { expect, it } from 'vitest';
import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';
import { PortfolioFormSchema } from './portfolio-schema';
import { blankValues, tagsOf } from './portfolio-values';

const values = { ...blankValues, title: 'Title', description: 'Text' };
const problemsOf = (more: object) =>
  PortfolioFormSchema.safeParse({ ...values, ...more }).error?.issues.map(({ path, message }) => [path[0], message]);

it('reads comma-separated tags, each once', () => {
  expect(tagsOf(' sepsis, Quality,, quality ,night shift,')).toEqual(['sepsis', 'Quality', 'night shift']);
  expect(tagsOf('')).toEqual([]);
});

it('turns the form into the stored item', () => {
  expect(PortfolioFormSchema.parse({ ...values, tags: 'a, b' })).toEqual({ ...values, date: null, tags: ['a', 'b'] });
  expect(PortfolioFormSchema.parse({ ...values, date: '2026-01-31' }).date).toBe('2026-01-31');
});

it('reports missing and overlong values', () => {
  expect(problemsOf({ title: ' ', description: '' })).toEqual([
    ['title', notice('required')],
    ['description', notice('required')],
  ]);
  const many = Array.from({ length: limits.portfolioTags + 1 }, (_, index) => `tag ${index}`).join();
  expect(problemsOf({ tags: many })).toEqual([['tags', notice('tooManyTags', { max: limits.portfolioTags })]]);
  expect(problemsOf({ tags: 'x'.repeat(limits.tagLength + 1) })).toEqual([
    ['tags', notice('tagTooLong', { max: limits.tagLength })],
  ]);
});
