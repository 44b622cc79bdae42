import { describe, expect, it } from 'vitest';
import { eventTypes } from '../core/model/event';
import { functionEntries } from './functions';
import { queueConsumers } from './queue-consumers';

it('has a consumer for every declared event', () => {
  const consumed = new Set<string>(Object.values(queueConsumers).flatMap(({ events }) => events));
  expect(eventTypes.filter((type) => !consumed.has(type))).toEqual([]);
});

describe('the 1,000 concurrent executions of a typical account', () => {
  const sum = (entries: typeof functionEntries): number => entries.reduce((runs, entry) => runs + entry.concurrency, 0);
  const reserved = functionEntries.filter(({ isReserved }) => isReserved);

  it('leave a fifth of the reservable concurrency free', () => {
    expect(sum(reserved)).toBeLessThanOrEqual(0.8 * 900);
  });

  it('leave enough unreserved concurrency for all other functions at once', () => {
    const others = functionEntries.filter(({ isReserved }) => !isReserved);
    expect(sum(others)).toBeLessThanOrEqual(1000 - sum(reserved));
  });
});
