import type { ExclusionRecord } from '@shared/trust/rules/exclusion';
import { ExcludedEntry } from '@shared/trust/model/exclusion';
import { Day } from '@shared/core/model/fields';
import { createHash } from 'node:crypto';
import * as z from 'zod';

/** Stored entry of the exclusion list, one per line. */
export const ListedRow = z.object({
  entry: ExcludedEntry,
  birthDate: Day.nullable(),
  reinstatedOn: Day.nullable(),
});
export type ListedRow = z.infer<typeof ListedRow>;

export const textOfRow = ({ entry, birthDate, reinstatedOn }: ListedRow): string =>
  JSON.stringify([...entryNames.map((name) => entry[name]), birthDate, reinstatedOn]);

const entryNames = ExcludedEntry.keyof().options;

export const rowOfText = (text: string): ListedRow => {
  const values = JSON.parse(text) as unknown[];
  const [birthDate, reinstatedOn] = values.slice(entryNames.length);
  const entry = Object.fromEntries(entryNames.map((name, index) => [name, values[index]]));
  return ListedRow.parse({ entry, birthDate, reinstatedOn });
};

export const toExclusionRecord = ({ entry, birthDate, reinstatedOn }: ListedRow): ExclusionRecord => ({
  firstName: entry.firstName,
  lastName: entry.lastName,
  npiNumber: entry.npiNumber,
  birthDate,
  reinstatedOn,
});

const rowIdLength = 22;

/** Derives the ID from the identifying fields. An added number or birth date makes a new entry. */
export const rowIdOf = (
  { firstName, middleName, lastName, businessName, npiNumber, type, excludedOn }: Omit<ExcludedEntry, 'rowId'>,
  birthDate: string | null,
): string =>
  createHash('sha256')
    .update(JSON.stringify([firstName, middleName, lastName, businessName, npiNumber, type, excludedOn, birthDate]))
    .digest('base64url')
    .slice(0, rowIdLength);
