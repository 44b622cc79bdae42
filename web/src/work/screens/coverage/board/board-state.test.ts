import { describe, expect, it } from 'vitest';
import { placeOfCell, stateOf, withState } from './board-state';
import { cellAfter } from './grid-keys';

const read = (search: string) => stateOf(new URLSearchParams(search));

describe('the board’s address', () => {
  it('contains the view, and omits defaults', () => {
    const state = read('location=loc_1&view=two&day=2026-11-26&show=open&shift=shf_1');
    expect(state).toEqual({
      location: 'loc_1',
      view: 'two',
      day: '2026-11-26',
      show: 'open',
      shift: 'shf_1',
      cell: null,
    });
    expect(
      withState(new URLSearchParams('view=two&day=2026-11-26&other=1'), { view: 'week', day: null }).toString(),
    ).toBe('other=1');
  });

  it('falls back for unknown values', () => {
    expect(read('view=month&day=2026-13-40&show=all')).toMatchObject({ view: 'week', day: null, show: null });
    expect(['9999-12-31', '2099-12-31', '0001-01-01'].map((day) => read(`day=${day}`).day)).toEqual([null, null, null]);
    expect([placeOfCell('unt_1.2026-11-26'), placeOfCell('unt_1'), placeOfCell(null)]).toEqual([
      { unitId: 'unt_1', day: '2026-11-26' },
      null,
      null,
    ]);
  });
});

describe('keys of the grid', () => {
  const grid = { rows: ['icu', 'ed'], days: ['2026-11-26', '2026-11-27', '2026-11-28'] };

  it.each([
    ['ArrowRight', 'icu.2026-11-28'],
    ['ArrowLeft', 'icu.2026-11-26'],
    ['ArrowDown', 'ed.2026-11-27'],
    ['Home', 'icu.2026-11-26'],
    ['End', 'icu.2026-11-28'],
    ['ArrowUp', null],
    ['Tab', null],
  ])('%s', (key, next) => {
    expect(cellAfter('icu.2026-11-27', key, grid)).toBe(next);
  });
});
