import { describe, expect, it } from 'vitest';
import { assertMeasured, boardSize, boardTables, missedBoardTargets, type BoardResults } from './report';

const resultsOf = (changes: Partial<BoardResults> = {}): BoardResults => ({
  ...boardSize,
  elements: 5000,
  openings: [200, 300, 900].map((firstRowsMs) => ({ firstRowsMs, allRowsMs: firstRowsMs + 100 })),
  moving: [{ slowdown: 6, keys: 4, durationsMs: [80, 96, 96, 160] }],
  ...changes,
});

describe('the coverage board', () => {
  it('draws its first rows in time, in the median', () => {
    expect(missedBoardTargets(resultsOf())).toEqual([]);
    expect(missedBoardTargets(resultsOf({ openings: [{ firstRowsMs: 301, allRowsMs: 400 }] }))).toEqual([
      'The first rows are drawn after 301 ms (at most 300 ms).',
    ]);
  });

  it('follows arrow keys in time on a slow processor', () => {
    const durationsMs = [80, 104, 104, 160];
    expect(missedBoardTargets(resultsOf({ moving: [{ slowdown: 1, keys: 4, durationsMs }] }))).toEqual([]);
    expect(missedBoardTargets(resultsOf({ moving: [{ slowdown: 6, keys: 4, durationsMs }] }))).toEqual([
      'Arrow keys take 104 ms at p75 (at most 100 ms).',
    ]);
  });

  it('counts keys that the browser doesn’t report as fast', () => {
    const [, , keys] = boardTables(resultsOf({ moving: [{ slowdown: 1, keys: 8, durationsMs: [200, 24] }] }));
    expect(keys?.rows).toEqual([['full speed', 16, 200, 8, 2]]);
  });
});

describe('a run that measured nothing', () => {
  it('fails', () => {
    expect(() => assertMeasured(resultsOf())).not.toThrow();
    expect(() => assertMeasured(resultsOf({ openings: [] }))).toThrow('never opened');
    expect(() => assertMeasured(resultsOf({ moving: [] }))).toThrow('No key');
    const silent = { slowdown: 1, keys: 20, durationsMs: [] };
    expect(() => assertMeasured(resultsOf({ moving: [...resultsOf().moving, silent] }))).toThrow('slowdown of 1');
  });

  it('fails on a smaller board', () => {
    expect(() => assertMeasured(resultsOf({ units: 39 }))).toThrow('39 units and 14 days instead of 40 units');
    expect(() => assertMeasured(resultsOf({ days: 7 }))).toThrow('7 days');
  });
});
