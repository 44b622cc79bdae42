import { limits } from '@shared/limits';
import type { StoredSample } from '../../../store/connect/recruiting-systems/ports';
import type { ReportRow } from '../ports';

const cut = (text: string, max: number): string => text.slice(0, max).toWellFormed();

const fitting = (row: ReportRow): Record<string, string> =>
  Object.fromEntries(
    Object.entries(row)
      .slice(0, limits.reportFields)
      .map(([name, value]) => [cut(name, limits.reportFieldLength), cut(value, limits.sampleValueLength)]),
  );

/** Takes as many rows as an item holds. Collects fields from every row, because some rows omit empty ones. */
export const sampleOf = (all: readonly ReportRow[], readAt: string): StoredSample => {
  const rows: Record<string, string>[] = [];
  let bytes = 0;
  for (const row of all.slice(0, limits.sampleRows)) {
    const next = fitting(row);
    bytes += Buffer.byteLength(JSON.stringify(next));
    if (bytes > limits.sampleBytes) break;
    rows.push(next);
  }
  const names = [...new Set(rows.flatMap(Object.keys))].slice(0, limits.reportFields);
  return { readAt, problem: null, names, rows, total: all.length };
};
