import { readStaffCsv } from '@lambdas/work/shifts/own-staff/read-staff-csv';
import type { LocationUnit } from '@shared/work/model/location';
import { expect } from 'vitest';
import type { FieldCheck } from '../field-check';

type Expected = { ok: number; refused?: number; first?: object; readAs?: string[] };

export const units = [
  { unitId: 'unt_1', name: 'ICU', careUnit: 'icu' },
  { unitId: 'unt_2', name: 'Séjour court', careUnit: 'emergency' },
] as unknown as LocationUnit[];

/** A spreadsheet's list of people. */
export const csvStaff: FieldCheck = ({ input, expected }) => {
  const { ok, refused = 0, first = {}, readAs = [] } = expected as Expected;
  const lines = readStaffCsv(String(input), units);
  const people = lines.flatMap(({ person }) => person ?? []);
  expect([people.length, lines.length - people.length]).toEqual([ok, refused]);
  expect(people[0]).toMatchObject(first);
  expect(lines.flatMap((line) => line.readAs.map(({ text }) => text))).toEqual(readAs);
};
