import { expect, it } from 'vitest';
import { comparedTerm } from './compared-term';
import { fold } from './folded-words';

it.each([
  ['José', 'jose'],
  ['Jose\u0301', 'jose'],
  ['علی\u200cرضا', 'علیرضا'],
  ['I\u200bC\u00adU', 'icu'],
])('compares %s as %s', (text, compared) => {
  expect(fold(text)).toBe(compared);
  expect(comparedTerm(text)).toBe(compared);
});
