import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from './language';
import { pathIn, splitLanguage } from './language-paths';

describe('a page path', () => {
  it('has a prefix for every language but English', () => {
    expect(languages.map((it) => pathIn(it, '/jobs'))).toEqual(['/jobs', '/es/jobs', '/fr/jobs']);
    expect(languages.map((it) => pathIn(it, '/'))).toEqual(['/', '/es', '/fr']);
  });

  it.each([
    ['/es/jobs', { language: 'es', path: '/jobs' }],
    ['/es', { language: 'es', path: '/' }],
    ['/es/', { language: 'es', path: '/' }],
    ['/establishment', { language: 'en', path: '/establishment' }],
    ['/en/jobs', { language: 'en', path: '/en/jobs' }],
    ['', { language: 'en', path: '' }],
  ])('splits %s', (address, found) => expect(splitLanguage(address)).toEqual(found));

  it('is split back into language and path', () => {
    const segment = fc.stringMatching(/^[a-z]{3,8}$/);
    fc.assert(
      fc.property(fc.constantFrom(...languages), fc.array(segment), (language, segments) => {
        const path = `/${segments.join('/')}`;
        expect(splitLanguage(pathIn(language, path))).toEqual({ language, path });
      }),
    );
  });
});
