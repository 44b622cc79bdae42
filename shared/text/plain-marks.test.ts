import { comparedName } from '@shared/core/rules/places/gazetteer';
import { placeName } from '@shared/core/rules/places/place-of';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { comparedTerm } from './compared-term';
import { withPlainMarks } from './plain-marks';

const apostrophes = ["'", ...Array.from('’‘‛ʼʻʹ′`´＇')];
const dashes = ['-', ...Array.from('‐‑‒–—―−﹘﹣－')];

it.each(apostrophes)('%s is treated as an apostrophe wherever names are compared', (mark) => {
  expect(withPlainMarks(`O${mark}Fallon`)).toBe("O'Fallon");
  expect(comparedName(`O${mark}Fallon`)).toBe('ofallon');
  expect(comparedTerm(`O${mark}Fallon`)).toBe('ofallon');
  expect(placeName(`Coeur d${mark}Alene, ID`)).toBe("Coeur d'Alene, ID");
});

it.each(dashes)('%s is treated as a dash wherever names are compared', (mark) => {
  expect(withPlainMarks(`Winston${mark}Salem`)).toBe('Winston-Salem');
  expect(comparedName(`Winston${mark}Salem`)).toBe('winston salem');
  expect(comparedTerm(`Winston${mark}Salem`)).toBe('winston salem');
  expect(placeName(`Winston${mark}Salem, NC`)).toBe('Winston-Salem, NC');
});

it('text compares equal, whichever marks it has', () => {
  const sign = fc.constantFrom('a', 'É', ' ', '.', ...apostrophes, ...dashes);
  fc.assert(
    fc.property(fc.string({ unit: sign }), (text) => {
      const plain = withPlainMarks(text);
      expect(withPlainMarks(plain)).toBe(plain);
      for (const compared of [comparedName, comparedTerm]) expect(compared(text)).toBe(compared(plain));
    }),
  );
});
