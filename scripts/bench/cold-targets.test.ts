import { describe, expect, it } from 'vitest';
import { startLimits } from '../lib/start-size';
import { coldRows, expressName, floorName, scheduledRunMs } from './cold-targets';

const start = (name: string, totalMs: number) => ({ name, loadMs: 1, totalMs });
const rowsOf = (times: Record<string, number>, startBytes = 1000) =>
  coldRows(
    Object.entries({ [floorName]: 50, [expressName]: 80, ...times }).map(([name, totalMs]) => start(name, totalMs)),
    Object.keys(times).map((name) => ({ name, startBytes, packageBytes: startBytes * 2 })),
  );
const missesOf = (times: Record<string, number>, startBytes?: number): string[] =>
  rowsOf(times, startBytes).flatMap(({ missed }) => missed);

describe('a cold start', () => {
  it('may take 1.1 times the floor for public reads, 1.5 times for the rest of the API', () => {
    expect(missesOf({ jobs: 55, search: 54, pages: 30, offers: 75 })).toEqual([]);
    expect(missesOf({ jobs: 56, offers: 76 })).toEqual([
      'jobs starts in 56 ms, 1.12 times the floor (at most 55 ms).',
      'offers starts in 76 ms, 1.52 times the floor (at most 75 ms).',
    ]);
  });

  it('may take no longer than Express', () => {
    expect(missesOf({ notify: 80 })).toEqual([]);
    expect(missesOf({ notify: 81 })).toHaveLength(1);
    expect(missesOf({ offers: 60, [expressName]: 59 })).toHaveLength(1);
  });

  it('has its own limit for scheduled functions', () => {
    expect(missesOf({ 'snapshot-search': scheduledRunMs })).toEqual([]);
    expect(missesOf({ 'snapshot-search': scheduledRunMs + 1 })).toHaveLength(1);
  });

  it('may load a limited code size', () => {
    expect(missesOf({ offers: 60 }, startLimits.answering + 1)).toEqual(['offers reads 500 kB at startup.']);
    expect(missesOf({ 'expire-offers': 60 }, startLimits.answering + 1)).toEqual([]);
  });

  it('has no limit for a yardstick', () => {
    expect(missesOf({ [expressName]: 500 })).toEqual([]);
  });
});
