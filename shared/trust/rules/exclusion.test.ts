import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import golden from '../../data/healthcare/golden.json';
import {
  exclusionMatch,
  isRuledOut,
  keysOfPerson,
  keysOfRow,
  type ExclusionRecord,
  type ScreenedPerson,
} from './exclusion';
import type { ExclusionStrength } from '../model/exclusion-vocabulary';

type GoldenPerson = { first: string; last: string; formerLast?: string[]; dob: string | null; npi: string };

const day = (text: string): string | null =>
  text === '00000000' ? null : `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
const goldenPerson = ({ first, last, formerLast = [], dob, npi }: GoldenPerson): ScreenedPerson => ({
  firstName: first,
  lastName: last,
  formerLastNames: formerLast,
  birthDate: dob,
  npiNumber: npi,
});
const goldenRow = (row: (typeof golden.exclusion)[number]['row']): ExclusionRecord => ({
  firstName: row.FIRSTNAME,
  lastName: row.LASTNAME,
  npiNumber: row.NPI === '0000000000' ? '' : row.NPI,
  birthDate: day(row.DOB),
  reinstatedOn: day(row.REINDATE),
});

const actions: Record<ExclusionStrength, string> = {
  npi: 'hold_and_review',
  name_dob: 'hold_and_review',
  name_only: 'review_before_start',
  none: 'recorded_no_match',
};

describe('the golden cases', () => {
  it.each(golden.exclusion)('$id', ({ person, row, expect: expected }) => {
    const { strength } = exclusionMatch(goldenPerson(person), goldenRow(row));
    expect({ strength, action: actions[strength] }).toEqual({
      strength: expected.strength,
      action: expected.action,
    });
  });

  it('case X08 reports that the numbers differ', () => {
    const { person, row } = golden.exclusion.find(({ id }) => id === 'X08')!;
    expect(exclusionMatch(goldenPerson(person), goldenRow(row)).npiNumber).toBe('different');
  });

  it('case X04 counts as ruled out, case X07 as reinstated', () => {
    const ruledOut = golden.exclusion.filter(({ person, row }) => isRuledOut(goldenPerson(person), goldenRow(row)));
    expect(ruledOut.map(({ id }) => id)).toEqual(['X04']);
  });
});

const person = (fields: Partial<ScreenedPerson> = {}): ScreenedPerson => ({
  firstName: 'Ann',
  lastName: 'Weller',
  formerLastNames: [],
  npiNumber: '',
  birthDate: '1980-03-03',
  ...fields,
});
const row = (fields: Partial<ExclusionRecord> = {}): ExclusionRecord => ({
  firstName: 'ANN',
  lastName: 'WELLER',
  npiNumber: '',
  birthDate: '1980-03-03',
  reinstatedOn: null,
  ...fields,
});

describe('a name', () => {
  it.each([
    ['Núñez', 'NUNEZ'],
    ["O'Neil", 'O NEIL'],
    ['Weller Jr.', 'WELLER'],
    ['Weller', 'WELLER III'],
    ['Garcia-Lopez', 'LOPEZ'],
    ['Garcia', 'GARCIA-LOPEZ'],
    ['van der Berg', 'VANDERBERG'],
  ])('%s equals %s', (lastName, other) => {
    expect(exclusionMatch(person({ lastName }), row({ lastName: other })).strength).toBe('name_dob');
  });

  it.each([
    ['Garcia-Lopez', 'GARCIA-PEREZ'],
    ['van der Berg', 'VAN'],
    ['', ''],
    ['Jr', 'SR'],
  ])('%s differs from %s', (lastName, other) => {
    expect(exclusionMatch(person({ lastName }), row({ lastName: other })).strength).toBe('none');
  });

  it('also needs the first name to match', () => {
    expect(exclusionMatch(person({ firstName: 'Mary Ann' }), row({ firstName: 'MARY' })).strength).toBe('name_dob');
    expect(exclusionMatch(person({ firstName: 'Jo-Ann' }), row({ firstName: 'JOANN' })).strength).toBe('name_dob');
    expect(exclusionMatch(person({ firstName: 'Anna' }), row()).strength).toBe('none');
    expect(exclusionMatch(person({ firstName: '' }), row({ firstName: '' })).strength).toBe('none');
  });
});

const word = fc.constantFrom('Ann', 'Weller', "O'Neil", 'Garcia', 'Lopez', 'Núñez', 'van', 'der', 'Berg', 'Jr', 'Ho');
const name = fc
  .array(word, { minLength: 0, maxLength: 3 })
  .chain((words) => fc.constantFrom(' ', '-').map((separator) => words.join(separator)));
const birthDate = fc.constantFrom(null, '1980-03-03', '1985-11-30');
const npiNumber = fc.constantFrom('', '1234567893', '1993999998');
const people: fc.Arbitrary<ScreenedPerson> = fc.record({
  firstName: name,
  lastName: name,
  formerLastNames: fc.array(name, { maxLength: 2 }),
  npiNumber,
  birthDate,
});
const rows: fc.Arbitrary<ExclusionRecord> = fc.record({
  firstName: name,
  lastName: name,
  npiNumber,
  birthDate,
  reinstatedOn: fc.constantFrom(null, '2024-01-15'),
});

describe('exclusion matches for any person and row', () => {
  it('share at least one lookup key', () => {
    fc.assert(
      fc.property(people, rows, (screened, excluded) => {
        if (exclusionMatch(screened, excluded).strength === 'none') return;
        const keys = keysOfPerson(screened);
        expect(keysOfRow(excluded).some((key) => keys.includes(key))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('ignore case and accents', () => {
    fc.assert(
      fc.property(people, rows, (screened, excluded) => {
        const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
        const shouted = { ...screened, firstName: plain(screened.firstName), lastName: plain(screened.lastName) };
        expect(exclusionMatch(shouted, excluded)).toEqual(exclusionMatch(screened, excluded));
      }),
    );
  });

  it('never include a reinstated row', () => {
    fc.assert(
      fc.property(people, rows, (screened, excluded) => {
        expect(exclusionMatch(screened, { ...excluded, reinstatedOn: '2024-01-15' }).strength).toBe('none');
      }),
    );
  });

  it('only get stronger with a former name', () => {
    const rank: Record<ExclusionStrength, number> = { none: 0, name_only: 1, name_dob: 2, npi: 3 };
    fc.assert(
      fc.property(people, rows, name, (screened, excluded, former) => {
        const more = { ...screened, formerLastNames: [...screened.formerLastNames, former] };
        const [before, after] = [exclusionMatch(screened, excluded), exclusionMatch(more, excluded)];
        expect(rank[after.strength]).toBeGreaterThanOrEqual(rank[before.strength]);
      }),
    );
  });

  it('are decided by equal NPI numbers, whatever the names', () => {
    fc.assert(
      fc.property(people, rows, (screened, excluded) => {
        const same = { ...screened, npiNumber: '1234567893' };
        const listed = { ...excluded, npiNumber: '1234567893', reinstatedOn: null };
        expect(exclusionMatch(same, listed).strength).toBe('npi');
      }),
    );
  });
});
