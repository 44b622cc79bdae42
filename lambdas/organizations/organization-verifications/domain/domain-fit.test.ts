import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameWords } from '@shared/organizations/rules/organization-verification';
import { domainFit } from './domain-fit';

const letters = ['b', 'd', 'f', 'g', 'h', 'k', 'l', 'm', 'n', 'p', 'r', 't', 'v', 'w', 'z'];
const harbor = ['HARBOR GENERAL HOSPITAL, INC.'];

describe('the domain of a website', () => {
  it.each([
    ['harborgeneral', harbor],
    ['harbor-general-hospital', harbor],
    ['harborhospital', harbor],
    ['stmaryshospital', ["Saint Mary's Hospital"]],
    ['saint-marys', ["St. Mary's Hospital"]],
    ['lakeviewmedicalcenter', ['Lakeview Medical Ctr LLC']],
    ['kaiser', ['KAISER']],
    ['communityhospital', ['The Community Hospital']],
    ['mercycare', ['Unity Point Inc', 'Mercy Care']],
  ])('%s belongs to %s', (label, names) => expect(domainFit(label, names)).toBe('fits'));

  it.each([
    ['harb0rgeneral', harbor],
    ['harborgenerai', harbor],
    ['harborgenera', harbor],
    ['rnercycare', ['Mercy Care']],
    ['hаrborgeneral', harbor],
  ])('%s only resembles a domain of %s', (label, names) => expect(domainFit(label, names)).toBe('lookalike'));

  it.each([
    ['harborgeneralcareers', harbor],
    ['harborgeneral-jobs', harbor],
    ['generalhospital', harbor],
    ['harbor', harbor],
    ['hospitalharbor', harbor],
    ['xn--hrborgeneral-4bb', harbor],
    ['quickstaff', harbor],
    ['hospital', ['The Community Hospital']],
    ['quickstaff', []],
  ])('%s is not known to belong to %s', (label, names) => expect(domainFit(label, names)).not.toBe('fits'));

  it('fits a name when made of all its words, and never with a letter changed or added', () => {
    const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 4, maxLength: 9 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 2, maxLength: 5 }), fc.nat(), (words, at) => {
        const label = nameWords(words.join(' ')).join('');
        const position = at % label.length;
        expect(domainFit(label, [words.join(' ')])).toBe('fits');
        // No word contains "x".
        for (const other of [`${label.slice(0, position)}x${label.slice(position + 1)}`, `${label}x`]) {
          expect(domainFit(other, [words.join(' ')])).not.toBe('fits');
        }
      }),
    );
  });
});
