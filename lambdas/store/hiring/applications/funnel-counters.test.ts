import { nextStatuses, reopensTo } from '@shared/hiring/rules/application-status';
import { ApplicationStatus } from '@shared/core/model/enumerations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { funnelCount, funnelCounts, type FunnelMove } from './funnel-counters';

const since = '2026-11-01T00:00:00.000Z';

type Move = Pick<FunnelMove, 'from' | 'to'>;

const movesOf = (picks: readonly number[]): Move[] => {
  const moves: Move[] = [{ from: null, to: 'new' }];
  let status: ApplicationStatus = 'new';
  let rejectedFrom: ApplicationStatus | null = null;
  for (const pick of picks) {
    const reopened = reopensTo({ status, statusSince: since, rejectedFrom }, new Date(since));
    const ways: readonly ApplicationStatus[] = [
      ...nextStatuses(status, 'employer'),
      ...nextStatuses(status, 'professional'),
      ...(reopened ? [reopened] : []),
    ];
    const to: ApplicationStatus | undefined = ways[pick % Math.max(1, ways.length)];
    if (!to) break;
    moves.push({ from: { status, since }, to });
    if (to === 'rejected') rejectedFrom = status;
    status = to;
  }
  return moves;
};

describe('counters of the funnel', () => {
  it('equal a count of all applications', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat(7), { maxLength: 6 }), { maxLength: 20 }), (lives) => {
        const all = lives.map(movesOf);
        const counters: Record<string, number> = {};
        for (const move of all.flat()) {
          for (const [name, by] of Object.entries(funnelCounts(move))) counters[name] = (counters[name] ?? 0) + by;
        }
        for (const status of ApplicationStatus.options) {
          expect(counters[`current_${status}`] ?? 0).toBe(all.filter((moves) => moves.at(-1)?.to === status).length);
        }
      }),
    );
  });

  it('add up over the items, and are never negative', () => {
    expect(funnelCount([{ current_new: 2 }, { current_new: 3 }, {}], 'current_new')).toBe(5);
    expect(funnelCount([{ current_new: -2 }], 'current_new')).toBe(0);
  });
});
