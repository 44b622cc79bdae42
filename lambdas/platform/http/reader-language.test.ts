import { expect, it } from 'vitest';
import { readerLanguage } from './reader-language';

it.each([
  ['es', 'es'],
  ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
  ['de-DE, ES-mx;q=0.7', 'es'],
  ['de;q=0.9,*;q=0.5', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('answers %j in %s', (header, language) => {
  expect(readerLanguage(header)).toBe(language);
});
