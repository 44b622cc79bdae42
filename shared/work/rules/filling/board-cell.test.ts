import { boardFlags, presences } from '../../model/shifts/shift-vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { professions } from '../../../people/model/healthcare-vocabulary';
import { decodeRow, encodeRow, rowsOf, totalsOf, type BoardCell, type BoardRow } from './board-cell';

const row = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  version: fc.integer({ min: 1, max: 20 }),
  start: fc.integer({ min: 0, max: 1439 }),
  minutes: fc.integer({ min: 120, max: 960 }),
  profession: fc.constantFrom(...professions),
  headcount: fc.integer({ min: 1, max: 20 }),
  confirmed: fc.integer({ min: 0, max: 20 }),
  requested: fc.nat(200),
  flags: fc.subarray([...boardFlags]),
  costCents: fc.nat(10_000_000),
  people: fc.dictionary(fc.uuid(), fc.constantFrom(...presences), { maxKeys: 20 }),
});
const cellOf = (...rows: BoardRow[]): BoardCell => Object.fromEntries(rows.map((it) => [it.id, encodeRow(it)]));

const night: BoardRow = {
  id: 's1',
  version: 1,
  start: 19 * 60,
  minutes: 720,
  profession: 'rn',
  headcount: 2,
  confirmed: 1,
  requested: 3,
  flags: [],
  costCents: 134_600,
  people: {},
};

describe('a board row', () => {
  it('is decoded from its compact form unchanged', () => {
    fc.assert(
      fc.property(row, (it) => {
        expect(decodeRow(it.id, encodeRow(it))).toEqual(it);
      }),
    );
  });

  it('is small enough for 60 per cell', () => {
    const largest = encodeRow({ ...night, profession: 'respiratory_therapist', version: 99_999, flags: boardFlags });
    expect(largest.length).toBeLessThan(80);
  });

  it('has no people if it was written before rows had them', () => {
    const text = encodeRow(night);
    expect(decodeRow('s1', text.slice(0, text.lastIndexOf('|')))).toEqual(night);
  });

  it('is rejected in any other form', () => {
    const text = encodeRow(night);
    const others = ['', '1|2', text.replace('rn', 'king'), `${text}|1`, `${text}7ann`, `${text}1`, '1|2|3|rn'];
    const numbers = ['', '-1', '1.5', 'x', '1e300'].map((number) => text.replace('720', number));
    for (const other of [...others, ...numbers]) expect(() => decodeRow('s1', other), other).toThrow();
  });
});

describe('a board cell', () => {
  it('sorts shifts by start', () => {
    const cell = cellOf(night, { ...night, id: 's2', start: 420 });
    expect(rowsOf(cell).map(({ id }) => id)).toEqual(['s2', 's1']);
  });

  it('sums published shifts', () => {
    const cell = cellOf(night, { ...night, id: 's2', flags: ['draft'] });
    expect(totalsOf([cell, cellOf({ ...night, id: 's3', confirmed: 2 })])).toEqual({
      shifts: 2,
      slots: 4,
      covered: 3,
      open: 1,
      costCents: 269_200,
    });
  });
});
