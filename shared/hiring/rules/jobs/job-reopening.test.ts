import { describe, expect, it } from 'vitest';
import type { Job } from '../../model/job';
import { mayReopen, reopensUntil } from './job-reopening';

type Closed = Parameters<typeof reopensUntil>[0];

const closedAt = (at: string, change: Partial<Closed> = {}): Closed => ({
  status: 'closed',
  statusChange: { from: 'active', to: 'closed', by: null, at, version: 2 },
  location: 'Boston, MA',
  numberOfOpenings: 2,
  ...change,
});

describe('the last day on which a closed job can be reopened', () => {
  it('is 14 days after it closed, in the time zone of the job', () => {
    const at = '2026-11-02T02:30:00.000Z';
    expect(reopensUntil(closedAt(at), 0)).toBe('2026-11-15');
    expect(reopensUntil(closedAt(at, { location: 'Berlin' }), 0)).toBe('2026-11-15');
    expect(reopensUntil(closedAt('2026-11-02T06:30:00.000Z', { location: 'Honolulu, HI' }), 0)).toBe('2026-11-15');
    expect(reopensUntil(closedAt('2026-11-02T06:30:00.000Z'), 0)).toBe('2026-11-16');
  });

  it('lasts until its end', () => {
    const job = closedAt('2026-11-02T15:00:00.000Z');
    expect(mayReopen(job, 0, new Date('2026-11-17T04:59:59.000Z'))).toBe(true);
    expect(mayReopen(job, 0, new Date('2026-11-17T05:00:00.000Z'))).toBe(false);
  });

  it.each<[string, Partial<Closed>, number]>([
    ['is open', { status: 'active', statusChange: null }, 0],
    ['was closed for good', { statusChange: null }, 0],
    ['has no opening left', {}, 2],
  ])('does not exist if the job %s', (_, change, filled) => {
    const job = closedAt('2026-11-02T15:00:00.000Z', change);
    expect(reopensUntil(job, filled)).toBeNull();
    expect(mayReopen(job, filled, new Date('2026-11-03T00:00:00.000Z'))).toBe(false);
  });

  it('stays the same if the job was edited afterward', () => {
    const edited: Pick<Job, 'version'> & Closed = { ...closedAt('2026-11-02T15:00:00.000Z'), version: 7 };
    expect(reopensUntil(edited, 1)).toBe('2026-11-16');
  });
});
