import { nextStatuses, reopensTo } from '@shared/domain/application-status';
import { openStages } from '@shared/model/vocabulary';
import { ApplicationStatus } from '@shared/model/enumerations';
import { applicationSources } from '@shared/model/hiring-vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { funnelCount, funnelCounts, type FunnelMove } from './funnel-counters';

const start = Date.parse('2026-11-01T00:00:00.000Z');
const at = (hour: number): string => new Date(start + hour * 3600 * 1000).toISOString();

type Life = { source: (typeof applicationSources)[number]; picks: number[]; hours: number[] };

const movesOf = ({ picks, hours }: Life): FunnelMove[] => {
  const moves: FunnelMove[] = [{ from: null, to: 'new', at: at(0), rejectedFrom: null }];
  let [status, since, hour]: [ApplicationStatus, string, number] = ['new', at(0), 0];
  let rejectedFrom: ApplicationStatus | null = null;
  for (const [index, pick] of picks.entries()) {
    const reopened = reopensTo({ status, statusSince: since, rejectedFrom }, new Date(since));
    const ways: readonly ApplicationStatus[] = [
      ...nextStatuses(status, 'employer'),
      ...nextStatuses(status, 'professional'),
      ...(reopened ? [reopened] : []),
    ];
    const to: ApplicationStatus | undefined = ways[pick % Math.max(1, ways.length)];
    if (!to) break;
    hour += hours[index] ?? 1;
    moves.push({ from: { status, since }, to, at: at(hour), rejectedFrom });
    if (to === 'rejected') rejectedFrom = status;
    [status, since] = [to, at(hour)];
  }
  return moves;
};

const way: readonly ApplicationStatus[] = [...openStages, 'hired'];

const furthest = (moves: readonly FunnelMove[]): ApplicationStatus =>
  moves.toReversed().find(({ to }) => way.includes(to))!.to;

const life = fc.record({
  source: fc.constantFrom(...applicationSources),
  picks: fc.array(fc.nat(7), { maxLength: 6 }),
  hours: fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 6, maxLength: 6 }),
});

describe('counters of the funnel', () => {
  it('are what a count of all moves gives', () => {
    fc.assert(
      fc.property(fc.array(life, { maxLength: 20 }), (lives) => {
        const all = lives.map((it) => ({ source: it.source, moves: movesOf(it) }));
        const counters: Record<string, number> = {};
        for (const { source, moves } of all) {
          for (const move of moves) {
            for (const [name, by] of Object.entries(funnelCounts(source, move))) {
              counters[name] = (counters[name] ?? 0) + by;
            }
          }
        }
        for (const status of ApplicationStatus.options) {
          const within = all.flatMap(({ moves }) => moves);
          expect(counters[`current_${status}`] ?? 0).toBe(
            all.filter(({ moves }) => moves.at(-1)?.to === status).length,
          );
          const reached = all.filter(({ moves }) =>
            way.includes(status) ? way.indexOf(furthest(moves)) >= way.indexOf(status) : moves.at(-1)!.to === status,
          );
          expect(counters[`reached_${status}`] ?? 0).toBe(reached.length);
          const left = within.filter(({ from }) => from?.status === status);
          expect(counters[`left_${status}`] ?? 0).toBe(left.length);
          expect(counters[`seconds_${status}`] ?? 0).toBe(
            left.reduce((sum, { from, at: until }) => sum + (Date.parse(until) - Date.parse(from!.since)) / 1000, 0),
          );
        }
        for (const source of applicationSources) {
          expect(counters[`applications_${source}`] ?? 0).toBe(all.filter((it) => it.source === source).length);
        }
      }),
    );
  });

  it('count the stages that were skipped as reached, and take back those that it leaves backwards', () => {
    const since = at(0);
    const skip = funnelCounts('direct', {
      from: { status: 'new', since },
      to: 'offered',
      at: since,
      rejectedFrom: null,
    });
    expect(skip).toMatchObject({ reached_under_review: 1, reached_interview_scheduled: 1, reached_offered: 1 });
    const back = funnelCounts('direct', {
      from: { status: 'offered', since },
      to: 'interview_scheduled',
      at: since,
      rejectedFrom: null,
    });
    expect(back).toMatchObject({ reached_offered: -1, current_interview_scheduled: 1 });
    expect(back).not.toHaveProperty('reached_interview_scheduled');
  });

  it('count a hire for where it came from', () => {
    const hire = funnelCounts('alert', {
      from: { status: 'offered', since: at(0) },
      to: 'hired',
      at: at(48),
      rejectedFrom: null,
    });
    expect(hire).toMatchObject({ hires_alert: 1, current_offered: -1, current_hired: 1, seconds_offered: 48 * 3600 });
  });

  it('add up over the items, and never below nothing', () => {
    expect(funnelCount([{ current_new: 2 }, { current_new: 3 }, {}], 'current_new')).toBe(5);
    expect(funnelCount([{ current_new: -2 }], 'current_new')).toBe(0);
  });
});
