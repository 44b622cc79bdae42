import { describe, expect, it } from 'vitest';
import { ticketStatuses } from '../model/ticket-vocabulary';
import { mayRate, reopenUntil, statusAfter, ticketIdOf, ticketNumberOf } from './ticket';

const now = new Date('2026-11-23T15:00:00.000Z');
const resolvedAt = '2026-11-10T15:00:00.000Z';

describe('ticket states', () => {
  it.each([
    ['open', 'ask', 'open'],
    ['open', 'start', 'in-progress'],
    ['open', 'answer', 'in-progress'],
    ['in-progress', 'ask', 'in-progress'],
    ['in-progress', 'resolve', 'resolved'],
    ['in-progress', 'solve', 'resolved'],
    ['resolved', 'ask', 'open'],
    ['resolved', 'close', 'closed'],
    ['resolved', 'answer', null],
    ['closed', 'ask', null],
    ['closed', 'answer', null],
  ] as const)('%s, %s: %s', (status, move, expected) => {
    expect(statusAfter({ status, resolvedAt: status === 'resolved' ? resolvedAt : null }, move, now)).toBe(expected);
  });

  it('allow reopening for 14 days after the resolution', () => {
    expect(reopenUntil(resolvedAt)).toBe('2026-11-24T15:00:00.000Z');
    const resolved = { status: 'resolved', resolvedAt } as const;
    expect(statusAfter(resolved, 'ask', new Date('2026-11-24T15:00:00.000Z'))).toBe('open');
    expect(statusAfter(resolved, 'ask', new Date('2026-11-24T15:00:01.000Z'))).toBeNull();
  });

  it('never change once closed', () => {
    for (const move of ['ask', 'solve', 'answer', 'start', 'resolve', 'close'] as const) {
      expect(statusAfter({ status: 'closed', resolvedAt }, move, now)).toBeNull();
    }
  });

  it('allow one rating, after support answered and the ticket was solved', () => {
    const rated = ticketStatuses.filter((status) => mayRate({ status, rating: null, answers: 1 }));
    expect(rated).toEqual(['resolved', 'closed']);
    expect(mayRate({ status: 'resolved', rating: 'good', answers: 1 })).toBe(false);
    expect(mayRate({ status: 'resolved', rating: null, answers: 0 })).toBe(false);
  });
});

it('have ticket IDs with at least three digits', () => {
  expect([1, 14, 1000].map(ticketIdOf)).toEqual(['TICK-001', 'TICK-014', 'TICK-1000']);
  expect(ticketNumberOf('TICK-014')).toBe(14);
});
