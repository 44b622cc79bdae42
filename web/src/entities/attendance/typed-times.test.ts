import { describe, expect, it } from 'vitest';
import { typedTimes, wallTimeOf } from './typed-times';

const night = { day: '2026-12-03', startsAt: '2026-12-04T01:00:00.000Z', timeZone: 'America/Chicago' };

describe('typed times', () => {
  it('are of the night that was planned', () => {
    expect(typedTimes(night, { in: '18:55', out: '07:10' })).toEqual({
      in: '2026-12-04T00:55:00.000Z',
      out: '2026-12-04T13:10:00.000Z',
    });
  });

  it('may start after midnight', () => {
    expect(typedTimes(night, { in: '00:20', out: '07:00' })).toEqual({
      in: '2026-12-04T06:20:00.000Z',
      out: '2026-12-04T13:00:00.000Z',
    });
  });

  it('follow a change of the clocks', () => {
    const back = { day: '2026-10-31', startsAt: '2026-11-01T00:00:00.000Z', timeZone: 'America/Chicago' };
    expect(typedTimes(back, { in: '19:00', out: '07:00' })).toEqual({
      in: '2026-11-01T00:00:00.000Z',
      out: '2026-11-01T13:00:00.000Z',
    });
  });

  it('are none without both', () => {
    expect(typedTimes(night, { in: '', out: '07:00' })).toBeNull();
  });

  it('are shown on the location’s clock', () => {
    expect(wallTimeOf('2026-12-04T00:55:00.000Z', night.timeZone)).toBe('18:55');
  });
});
