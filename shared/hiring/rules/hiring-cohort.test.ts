import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applicationStatuses } from '../../core/model/vocabulary';
import {
  daysInStage,
  fillSpread,
  funnelStages,
  hasReached,
  medianOf,
  waitsLongerThan,
  type Received,
} from './hiring-cohort';

const received = (changes: Partial<Received> = {}): Received => ({
  status: 'new',
  statusSince: '2026-11-01T00:00:00.000Z',
  rejectedFrom: null,
  stays: {},
  ...changes,
});
const stay = (seconds: number) => ({ since: '2026-11-01T00:00:00.000Z', seconds });

describe('a hiring cohort', () => {
  it('counts the furthest stage of an application, whatever happened later', () => {
    const back = received({
      status: 'under_review',
      stays: { new: stay(60), shortlisted: stay(60), under_review: stay(0) },
    });
    expect(funnelStages.filter((stage) => hasReached(back, stage))).toEqual(['new', 'under_review', 'shortlisted']);
    const hired = received({ status: 'hired' });
    expect(funnelStages.every((stage) => hasReached(hired, stage))).toBe(true);
    const rejected = received({ status: 'rejected', rejectedFrom: 'offered' });
    expect(funnelStages.filter((stage) => hasReached(rejected, stage)).at(-1)).toBe('offered');
    const withdrawn = received({
      status: 'withdrawn',
      stays: { new: stay(1), shortlisted: stay(1), withdrawn: stay(0) },
    });
    expect(funnelStages.filter((stage) => hasReached(withdrawn, stage)).at(-1)).toBe('shortlisted');
  });

  it('never grows along the funnel', () => {
    const one = fc.record({
      status: fc.constantFrom(...applicationStatuses),
      visited: fc.uniqueArray(fc.constantFrom(...applicationStatuses)),
    });
    fc.assert(
      fc.property(fc.array(one), (cohort) => {
        const applications = cohort.map(({ status, visited }) =>
          received({ status, stays: Object.fromEntries(visited.map((it) => [it, stay(1)])) }),
        );
        const counts = funnelStages.map((stage) => applications.filter((it) => hasReached(it, stage)).length);
        expect(counts[0]).toBe(cohort.length);
        expect(counts).toEqual([...counts].sort((a, b) => b - a));
      }),
    );
  });

  it('measures only stages that an application has left', () => {
    const moved = received({ status: 'under_review', stays: { new: stay(86_400), under_review: stay(0) } });
    expect(daysInStage(moved, 'new')).toBe(1);
    expect(daysInStage(moved, 'under_review')).toBeNull();
    expect(daysInStage(moved, 'offered')).toBeNull();
  });

  it('finds applications that have waited too long', () => {
    const now = new Date('2026-11-08T00:00:01.000Z');
    expect(waitsLongerThan(received(), 7, now)).toBe(true);
    expect(waitsLongerThan(received(), 8, now)).toBe(false);
    expect(waitsLongerThan(received({ status: 'hired' }), 7, now)).toBe(false);
  });
});

it('the median is the middle value, or the mean of the two middle ones', () => {
  expect(medianOf([9, 1, 4])).toBe(4);
  expect(medianOf([9, 1, 4, 6])).toBe(5);
});

it('each hire falls into one bucket', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(400)), (days) => {
      expect(fillSpread(days).reduce((sum, { hires }) => sum + hires, 0)).toBe(days.length);
    }),
  );
  expect(
    fillSpread([7, 8, 61])
      .filter(({ hires }) => hires > 0)
      .map(({ from }) => from),
  ).toEqual([0, 8, 61]);
});
