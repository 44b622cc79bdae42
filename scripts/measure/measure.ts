export type Measure = { measure: string; figure: number | string; target: string; isMet: boolean };

export const atMost = (measure: string, figure: number, limit: number, detail = ''): Measure => ({
  measure,
  figure: detail ? `${figure} (${detail})` : figure,
  target: limit === 0 ? '0' : `at most ${limit}`,
  isMet: figure <= limit,
});

export const figureOf = (measure: string, figure: number | string): Measure => ({
  measure,
  figure,
  target: '',
  isMet: true,
});

export const measureTable = (measures: readonly Measure[]): string => {
  const rows = measures.map(({ measure, figure, target, isMet }) => [
    measure,
    String(figure),
    target,
    target === '' ? '' : isMet ? 'ok' : 'miss',
  ]);
  const all = [['measure', 'figure', 'target', ''], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]!.length)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
