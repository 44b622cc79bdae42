import { expect, it } from 'vitest';
import { foldedBytes, foldedName } from './folded-name';

it('folds case, spaces and compatible letters', () => {
  expect(foldedName('  Ｓt.  MARY\u00a0Hospital ')).toBe('st. mary hospital');
});

it('counts the bytes of the folded text', () => {
  expect(foldedBytes('Klinik Süd')).toBe(11);
  expect(foldedBytes('\u{fdfa}')).toBe(33);
});
