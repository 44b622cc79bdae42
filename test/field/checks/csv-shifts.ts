import { readCsv } from '@lambdas/work/shifts/plans/read-csv';
import { expect } from 'vitest';
import type { FieldCheck } from '../field-check';
import { units } from './csv-staff';

type Expected = { ok: number; refused?: number; readAs?: string[] } & Record<string, unknown>;

/** A spreadsheet's list of shifts. `readAs`: cells shown because they were read in another form. */
export const csvShifts: FieldCheck = ({ input, expected }) => {
  const { ok, refused = 0, readAs, ...first } = expected as Expected;
  const lines = readCsv(String(input), { units, templates: [] });
  const shifts = lines.flatMap(({ shift }) => shift ?? []);
  expect([shifts.length, lines.length - shifts.length]).toEqual([ok, refused]);
  expect(shifts[0]).toMatchObject(first);
  if (readAs) expect(lines.flatMap((line) => line.readAs.map(({ text }) => text))).toEqual(readAs);
};
