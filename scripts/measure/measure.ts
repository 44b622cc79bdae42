export type Measure = { measure: string; value: number | string; target: string; isMet: boolean };

export const atMost = (measure: string, value: number, limit: number, detail = ''): Measure => ({
  measure,
  value: detail ? `${value} (${detail})` : value,
  target: limit === 0 ? '0' : `at most ${limit}`,
  isMet: value <= limit,
});

export const metricOf = (measure: string, value: number | string): Measure => ({
  measure,
  value,
  target: '',
  isMet: true,
});

export const measureTable = (measures: readonly Measure[]): string => {
  const rows = measures.map(({ measure, value, target, isMet }) => [
    measure,
    String(value),
    target,
    target === '' ? '' : isMet ? 'ok' : 'miss',
  ]);
  const all = [['measure', 'value', 'target', ''], ...rows];
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
