import { exclusionMatch, keysOfPerson, keysOfRow } from '@shared/trust/rules/exclusion';
import { expect } from 'vitest';
import type { FieldCheck } from '../field-check';

type Names = { person: [string, string]; row: [string, string] };

const birthDate = '1980-03-03';

export const exclusion: FieldCheck = ({ input, expected }) => {
  const { person, row } = input as Names;
  const screened = { firstName: person[0], lastName: person[1], formerLastNames: [], npiNumber: '', birthDate };
  const listed = { firstName: row[0], lastName: row[1], npiNumber: '', birthDate, reinstatedOn: null };
  expect(exclusionMatch(screened, listed).strength).toBe(expected);
  if (expected !== 'none')
    expect(keysOfPerson(screened)).toEqual(expect.arrayContaining([expect.toBeOneOf(keysOfRow(listed))]));
};
