import { describe, expect, it } from 'vitest';
import { wantsLastMinute } from './last-minute';

describe('last-minute shifts', () => {
  it.each([
    [{ lastMinute: true, miles: 10 }, 9.9, true],
    [{ lastMinute: true, miles: 10 }, 10.1, false],
    [{ lastMinute: true, miles: 10 }, null, true],
    [{ lastMinute: false, miles: 25 }, 1, false],
  ])('with %o, %s miles away: %s', (preferences, miles, wants) => {
    expect(wantsLastMinute(preferences, miles)).toBe(wants);
  });
});
