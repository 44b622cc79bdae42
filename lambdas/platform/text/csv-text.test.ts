import { expect, it } from 'vitest';
import { csvText } from './csv-text';

it('escapes formulas', () => {
  expect(csvText([['=1+1', '@SUM(A1)', '-2+3', 'a, "b"']])).toBe(`'=1+1,'@SUM(A1),'-2+3,"a, ""b"""\r\n`);
});

it('keeps a cell with a line feed in its row', () => {
  expect(csvText([['first\nsecond', 'next']])).toBe('"first\nsecond",next\r\n');
});

it('quotes every text on request', () => {
  expect(csvText([['plain', '']], { quoteTexts: true })).toBe('"plain",""\r\n');
});

it('keeps negative amounts as numbers', () => {
  expect(csvText([['-342.00', '-5', '-1+2']])).toBe(`-342.00,-5,'-1+2\r\n`);
});
