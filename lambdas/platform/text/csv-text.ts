import { stringify } from 'csv-stringify/sync';

/** CSV for spreadsheets: escapes formulas and line feeds within cells. */
export const csvText = (
  rows: readonly (readonly (string | number)[])[],
  { quoteTexts = false }: { quoteTexts?: boolean } = {},
): string =>
  stringify([...rows], {
    escape_formulas: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    quoted_string: quoteTexts,
  });
