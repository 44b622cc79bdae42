import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startForecast, type StartTask } from './start-forecast';

const today = '2026-11-26';
const task = (itemId: string, p50: number | null, p90 = 0, after: readonly string[] = []): StartTask => ({
  itemId,
  after,
  isDone: false,
  time: p50 === null ? null : { p50, p90, measured: true },
});
const done = (it: StartTask): StartTask => ({ ...it, isDone: true });

describe('the completion date of a file', () => {
  it('follows the longest path of dependent items', () => {
    const tasks = [task('license-IL', 30, 40), task('drug_screen', 5, 9), task('privileges', 10, 14, ['license-IL'])];
    expect(startForecast(tasks, today)).toEqual({
      kind: 'dated',
      earliestOn: '2027-01-05',
      safeOn: '2027-01-19',
      decidedBy: 'license-IL',
      withoutItOn: '2026-12-06',
      measured: true,
    });
  });

  it('ignores items that are done', () => {
    const tasks = [done(task('license-IL', 30, 40)), task('privileges', 10, 14, ['license-IL'])];
    expect(startForecast(tasks, today)).toMatchObject({ earliestOn: '2026-12-06', decidedBy: 'privileges' });
    expect(startForecast(tasks.map(done), today)).toEqual({ kind: 'ready' });
  });

  it('is unknown while an open item has no known duration', () => {
    const tasks = [task('license-IL', null), task('drug_screen', 5, 9)];
    expect(startForecast(tasks, today)).toEqual({ kind: 'unknown', items: ['license-IL'] });
    expect(startForecast([done(tasks[0]!), tasks[1]!], today)).toMatchObject({ kind: 'dated' });
  });

  it('is an estimate if one of its durations is', () => {
    const estimate = { ...task('drug_screen', 5, 9), time: { p50: 3, p90: 5, measured: false } };
    expect(startForecast([task('license-IL', 30, 40), estimate], today)).toMatchObject({ measured: false });
  });
});

describe('a forecast', () => {
  /** Items depend only on earlier ones. */
  const tasks = fc
    .array(
      fc.record({
        p50: fc.integer({ min: 0, max: 60 }),
        more: fc.integer({ min: 0, max: 60 }),
        after: fc.array(fc.nat(9), { maxLength: 3 }),
        isDone: fc.boolean(),
        isKnown: fc.integer({ min: 0, max: 9 }).map((it) => it > 0),
      }),
      { minLength: 1, maxLength: 9 },
    )
    .map((rows) =>
      rows.map(({ p50, more, after, isDone, isKnown }, index): StartTask => ({
        itemId: `item_${index}`,
        after: [...new Set(after.filter((it) => it < index).map((it) => `item_${it}`))],
        isDone,
        time: isKnown ? { p50, p90: p50 + more, measured: true } : null,
      })),
    );

  it('never puts the safe date before the earliest one, whatever the order of items', () => {
    fc.assert(
      fc.property(tasks, (given) => {
        const forecast = startForecast(given, today);
        expect(startForecast(given.toReversed(), today)).toEqual(forecast);
        if (forecast.kind !== 'dated') return;
        expect(forecast.earliestOn <= forecast.safeOn).toBe(true);
        expect(forecast.withoutItOn <= forecast.earliestOn).toBe(true);
        const longest = Math.max(...given.filter(({ isDone }) => !isDone).map(({ time }) => time!.p50));
        expect(Date.parse(forecast.earliestOn) - Date.parse(today)).toBeGreaterThanOrEqual(longest * 86_400_000);
      }),
    );
  });

  it('never gets later when an item is done, and has a date only if all durations are known', () => {
    fc.assert(
      fc.property(tasks, fc.nat(8), (given, at) => {
        const before = startForecast(given, today);
        const after = startForecast(
          given.map((it, index) => (index === at ? done(it) : it)),
          today,
        );
        expect(before.kind === 'unknown').toBe(given.some(({ isDone, time }) => !isDone && time === null));
        if (before.kind === 'dated' && after.kind === 'dated')
          expect(after.earliestOn <= before.earliestOn && after.safeOn <= before.safeOn).toBe(true);
      }),
    );
  });
});
