import { describe, expect, it } from 'vitest';
import { holdsPlace, sentHomeOf } from './sent-home';
import { nightTerms } from '../shifts/shift-terms.fixture';

const night = { startsAt: '2026-12-04T01:00:00.000Z', endsAt: '2026-12-04T13:00:00.000Z', terms: nightTerms };
const now = new Date('2026-12-04T03:00:00.000Z');
const sent = (workedMinutes: number, by: 'facility' | 'worker' = 'facility') =>
  sentHomeOf(night, { by, state: 'IL', workedMinutes }, now);

describe('a worker who is sent home', () => {
  it('is paid half the shift, at least 4 hours, including worked time', () => {
    // 690 paid minutes are planned.
    expect(sent(0)).toMatchObject({ minutes: 345, basis: 'policy', by: 'facility', at: now.toISOString() });
    expect(sent(120)).toMatchObject({ minutes: 225, workedMinutes: 120 });
    expect(sent(345)).toMatchObject({ minutes: 0, cents: 0, basis: 'none' });
    const short = { ...night, endsAt: '2026-12-04T06:00:00.000Z' };
    expect(sentHomeOf(short, { by: 'facility', state: 'IL', workedMinutes: 60 }, now).minutes).toBe(180);
  });

  it('is paid only for worked time after leaving voluntarily', () => {
    expect(sent(120, 'worker')).toMatchObject({ minutes: 0, cents: 0, workedMinutes: 120 });
  });

  it('frees the slot while the minutes await approval', () => {
    expect(holdsPlace({ status: 'submitted' })).toBe(true);
    expect(holdsPlace({ status: 'submitted', sentHome: sent(120) })).toBe(false);
  });
});
