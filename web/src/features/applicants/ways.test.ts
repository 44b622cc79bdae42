import { describe, expect, it } from 'vitest';
import { applicationStatuses } from '@shared/model/vocabulary';
import { nextOf, wayTo } from './ways';

describe('where an application can go', () => {
  it.each([
    ['new', 'under_review', true, { way: 'move' }],
    ['new', 'rejected', true, { way: 'reason' }],
    ['shortlisted', 'interview_scheduled', true, { way: 'interview' }],
    ['interview_scheduled', 'offered', true, { way: 'offer' }],
    ['interview_scheduled', 'offered', false, { way: 'refused', why: 'leaders' }],
    ['new', 'offered', true, { way: 'refused', why: 'offer' }],
    ['offered', 'hired', true, { way: 'refused', why: 'hire' }],
    ['new', 'withdrawn', true, { way: 'refused', why: 'candidate' }],
    ['rejected', 'new', true, { way: 'refused', why: 'over' }],
    ['shortlisted', 'new', true, { way: 'refused', why: 'order' }],
    ['new', 'new', true, { way: 'refused', why: 'same' }],
  ] as const)('from %s to %s (offers: %s)', (from, to, mayOffer, way) => {
    expect(wayTo(from, to, mayOffer)).toEqual(way);
  });

  it('is nowhere after a decision', () => {
    for (const status of ['hired', 'rejected', 'withdrawn'] as const) expect(nextOf(status, true)).toEqual([]);
  });

  it('comes in the order of the statuses', () => {
    for (const from of applicationStatuses) {
      const places = nextOf(from, true).map((to) => applicationStatuses.indexOf(to));
      expect(places).toEqual([...places].sort((one, other) => one - other));
    }
  });
});
