import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bandsBetween,
  forecastDecile,
  fillForecast,
  forecastCells,
  isAtRisk,
  leadBand,
  nextCheckpoint,
} from './fill-forecast';

const startsAt = '2026-12-05T01:00:00.000Z';
const hoursBefore = (hours: number): Date => new Date(Date.parse(startsAt) - hours * 3_600_000);

describe('a fill forecast', () => {
  it('uses the closest scope with 20 shifts', () => {
    const history = [
      { scope: 'organization', covered: 80, of: 100 },
      { scope: 'location', covered: 18, of: 22 },
      { scope: 'unit', covered: 19, of: 19 },
    ] as const;
    const found = fillForecast(history);
    expect(found).toMatchObject({ scope: 'location', covered: 18, of: 22 });
    expect(found?.share).toBeCloseTo(0.818, 3);
    expect(found?.low).toBeCloseTo(0.692, 3);
    expect(found?.high).toBeCloseTo(0.9001, 3);
  });

  it('is null without enough history', () => {
    expect(fillForecast([{ scope: 'organization', covered: 19, of: 19 }])).toBeNull();
    expect(fillForecast([])).toBeNull();
  });

  it('has an interval around its share that narrows with more shifts', () => {
    const counts = fc.integer({ min: 20, max: 500 }).chain((of) => fc.tuple(fc.nat(of), fc.constant(of)));
    fc.assert(
      fc.property(counts, ([covered, of]) => {
        const found = fillForecast([{ scope: 'unit', covered, of }]);
        const more = fillForecast([{ scope: 'unit', covered: 4 * covered, of: 4 * of }]);
        if (!found || !more) throw new Error('Enough history gives a forecast');
        expect(found.low).toBeGreaterThanOrEqual(0);
        expect(found.low).toBeLessThanOrEqual(found.share + 1e-9);
        expect(found.high).toBeGreaterThanOrEqual(found.share - 1e-9);
        expect(found.high).toBeLessThanOrEqual(1);
        expect(more.high - more.low).toBeLessThan(found.high - found.low);
        // At each end, the share is z standard errors away.
        const ends = [found.low, found.high].filter((end) => end > 1e-9 && end < 1 - 1e-9);
        for (const end of ends) {
          expect(Math.abs(found.share - end) / Math.sqrt((end * (1 - end)) / of)).toBeCloseTo(1.28155, 4);
        }
      }),
    );
  });

  it('is at risk below the target, or without history and requests', () => {
    const of = (covered: number) => fillForecast([{ scope: 'unit', covered, of: 20 }]);
    expect([isAtRisk(of(18), 0), isAtRisk(of(17), 5), isAtRisk(of(17), 0, 80)]).toEqual([false, true, false]);
    expect([isAtRisk(null, 0), isAtRisk(null, 1)]).toEqual([true, false]);
  });
});

describe('fill history', () => {
  it('is kept by lead time', () => {
    const bands = [15 * 24, 14 * 24, 7 * 24, 6 * 24, 25, 24, 8, 7].map((hours) =>
      leadBand(hoursBefore(hours), startsAt),
    );
    expect(bands).toEqual([
      'over_14_days',
      '7_14_days',
      '7_14_days',
      '3_7_days',
      '1_3_days',
      '1_3_days',
      '8_24_hours',
      'under_8_hours',
    ]);
  });

  it('is kept per unit, location, and organization', () => {
    const shift = { unitId: 'icu', locationId: 'lakeshore', day: '2026-12-05', partOfDay: 'night' } as const;
    expect(forecastCells(shift, '3_7_days')).toEqual([
      { scope: 'unit', key: 'UNIT#icu#night#weekend#3_7_days' },
      { scope: 'location', key: 'LOC#lakeshore#night#weekend#3_7_days' },
      { scope: 'organization', key: 'ALL#night#weekend#3_7_days' },
    ]);
    expect(forecastCells({ ...shift, day: '2026-12-04' }, '3_7_days')[2]?.key).toBe('ALL#night#weekday#3_7_days');
  });
});

describe('forecast checkpoints', () => {
  it('are 72, 24, 8, and 4 hours before the start', () => {
    const next = [100, 72, 24, 8, 4].map((hours) => nextCheckpoint(hoursBefore(hours), startsAt));
    const at = [72, 24, 8, 4].map((hours) => hoursBefore(hours).toISOString());
    expect(next).toEqual([...at, null]);
  });
});

describe('lead-time bands of an open shift', () => {
  const startsAt = '2026-12-04T12:00:00.000Z';

  it('include all between two instants', () => {
    expect(bandsBetween('2026-12-02T12:00:00.000Z', '2026-12-04T06:00:00.000Z', startsAt)).toEqual([
      '1_3_days',
      '8_24_hours',
      'under_8_hours',
    ]);
    expect(bandsBetween('2026-12-02T12:00:00.000Z', '2026-12-02T13:00:00.000Z', startsAt)).toEqual(['1_3_days']);
  });

  it('are empty from the start on', () => {
    expect(bandsBetween(startsAt, '2026-12-04T13:00:00.000Z', startsAt)).toEqual([]);
  });
});

it('groups forecasts into deciles, with 100% in the last one', () => {
  expect([0, 6 / 24, 0.3, 18 / 22, 0.9, 1].map(forecastDecile)).toEqual([0, 20, 30, 80, 90, 90]);
});
