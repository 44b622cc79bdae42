import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fence, fenceAt } from './geofence';

const center = { lat: 41.8781, lon: -87.6298 };

describe('the location check', () => {
  it('measures the distance on the phone', () => {
    const meters = (north: number) => ({ lat: center.lat + north / 111_195, lon: center.lon, accuracy: 10 });
    const location = { center, radius: 150 };
    expect([140, 159, 175].map((north) => fenceAt(meters(north), location).result)).toEqual([
      'inside',
      'inside',
      'outside',
    ]);
  });

  it('is unsure near the boundary', () => {
    expect(fence({ distance: 240, accuracy: 100, radius: 150 })).toEqual({ result: 'unsure', accuracyUpTo: 100 });
  });

  it('reports the accuracy only in steps, and not if it is poor or unknown', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1000, noNaN: true }), fc.nat(5000), (accuracy, distance) => {
        const { result, accuracyUpTo } = fence({ distance, accuracy, radius: 150 });
        expect([20, 50, 100, 150, null]).toContain(accuracyUpTo);
        expect(accuracyUpTo === null).toBe(accuracy > 150);
        if (accuracy > 150) expect(result).toBe('unsure');
      }),
    );
    expect(fence({ distance: 10, accuracy: Number.NaN, radius: 150 }).result).toBe('unsure');
  });
});
