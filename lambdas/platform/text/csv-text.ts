import { stringify } from 'csv-stringify/sync';

/** Rows of a CSV file for spreadsheets: no cell is read as a formula, and a line feed within a cell ends no row. */
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
