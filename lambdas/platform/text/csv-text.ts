import { stringify } from 'csv-stringify/sync';

const isAmount = (text: string): boolean => /^-\d+(\.\d+)?$/.test(text);

/** The library's types omit the option. */
const unescaped = (value: string) => ({ value, escape_formulas: false });

/** CSV for spreadsheets: escapes formulas and line feeds within cells. A negative number isn't a formula. */
export const csvText = (
  rows: readonly (readonly (string | number)[])[],
  { quoteTexts = false }: { quoteTexts?: boolean } = {},
): string =>
  stringify([...rows], {
    escape_formulas: true,
    cast: { string: (text) => (isAmount(text) ? unescaped(text) : text) },
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    quoted_string: quoteTexts,
  });
