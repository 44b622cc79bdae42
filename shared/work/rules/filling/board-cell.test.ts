import { boardFlags } from '../../model/shifts/shift-vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { professions } from '../../../people/model/healthcare-vocabulary';
import { decodeRow, encodeRow, hasRoom, rowsOf, totalsOf, withRow, type BoardCell, type BoardRow } from './board-cell';

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
});
/** Each version of a shift has one content. */
const rows = fc.uniqueArray(row, { maxLength: 30, selector: ({ id, version }) => `${id}#${version}` });
const applied = (them: readonly BoardRow[]): BoardCell => them.reduce<BoardCell>(withRow, {});

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

  it('is rejected in any other form', () => {
    const text = encodeRow(night);
    const others = ['', '1|2', text.replace('rn', 'king'), `${text}|1`, text.slice(0, text.lastIndexOf('|'))];
    const numbers = ['', '-1', '1.5', 'x', '1e300'].map((number) => text.replace('720', number));
    for (const other of [...others, ...numbers]) expect(() => decodeRow('s1', other), other).toThrow();
  });
});

describe('a board cell', () => {
  it('is the same for events in any order and with repetitions', () => {
    const streams = rows.chain((them) => fc.tuple(fc.constant(them), fc.shuffledSubarray([...them, ...them])));
    fc.assert(
      fc.property(streams, ([them, more]) => {
        expect(applied([...more, ...them])).toEqual(applied(them));
      }),
    );
  });

  it('holds the newest version of each shift', () => {
    fc.assert(
      fc.property(rows, (them) => {
        for (const [id, text] of Object.entries(applied(them))) {
          const newest = Math.max(...them.filter((it) => it.id === id).map(({ version }) => version));
          expect(decodeRow(id, text).version).toBe(newest);
        }
      }),
    );
  });

  it('stays the same object if nothing changes', () => {
    const cell = applied([{ ...night, version: 2 }]);
    expect(withRow(cell, night)).toBe(cell);
  });

  it('does not restore a removed shift from an older version', () => {
    const gone = applied([
      { ...night, version: 3, flags: ['gone'] },
      { ...night, version: 2 },
    ]);
    expect(rowsOf(gone)).toEqual([]);
    expect(hasRoom(gone)).toBe(true);
  });

  it('sorts shifts by start', () => {
    const cell = applied([night, { ...night, id: 's2', start: 420 }]);
    expect(rowsOf(cell).map(({ id }) => id)).toEqual(['s2', 's1']);
  });

  it('is full at 60 shifts', () => {
    const full = applied(Array.from({ length: 60 }, (_, index) => ({ ...night, id: `s${index}` })));
    expect(hasRoom(full)).toBe(false);
  });

  it('sums published shifts', () => {
    const cell = applied([night, { ...night, id: 's2', flags: ['draft'] }]);
    expect(totalsOf([cell, applied([{ ...night, id: 's3', confirmed: 2 }])])).toEqual({
      shifts: 2,
      slots: 4,
      covered: 3,
      open: 1,
      costCents: 269_200,
    });
  });
});
