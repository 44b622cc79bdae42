import { describe, expect, it } from 'vitest';
import type { FirstWaiting } from '../../store/trust/staff/queue-states';
import { lateQueues } from './late-queues';

const now = '2026-11-23T16:00:00.000Z';
const none: FirstWaiting = { waiting: 0, oldestAt: null, dueAt: null };

const lateness = async (states: Record<string, Partial<FirstWaiting>>) => {
  const stateOf = async (queue: string) => ({ ...none, ...states[queue] });
  const found = await lateQueues({ queues: { stateOf }, clock: { now: () => new Date(now) } });
  return Object.fromEntries(found.map(({ queue, ...state }) => [queue, state]));
};

describe('the lateness of a queue', () => {
  it('counts from the promised time', async () => {
    const dueAt = '2026-11-23T14:30:00.000Z';
    expect((await lateness({ reports: { waiting: 3, dueAt } }))['reports']).toEqual({ waiting: 3, lateMinutes: 90 });
  });

  it('is zero before that, and for an empty queue', async () => {
    const late = await lateness({ organizations: { waiting: 1, dueAt: '2026-11-23T16:00:30.000Z' } });
    expect(late['organizations']).toEqual({ waiting: 1, lateMinutes: 0 });
    expect(late['appeals']).toEqual({ waiting: 0, lateMinutes: 0 });
  });

  it('counts from 48 hours after the last change for credentials', async () => {
    const late = await lateness({ credentials: { waiting: 2, oldestAt: '2026-11-21T15:00:00.000Z' } });
    expect(late['credentials']).toEqual({ waiting: 2, lateMinutes: 60 });
  });
});
