import { describe, expect, it } from 'vitest';
import { eventTypes } from '../core/model/event';
import { functionEntries } from './functions';
import { queueConsumers } from './queue-consumers';

it('has a consumer for every declared event', () => {
  const consumed = new Set<string>(Object.values(queueConsumers).flatMap(({ events }) => events));
  expect(eventTypes.filter((type) => !consumed.has(type))).toEqual([]);
});

describe('of the thousand concurrent runs of a usual account', () => {
  const sum = (entries: typeof functionEntries): number => entries.reduce((runs, entry) => runs + entry.concurrency, 0);
  const reserved = functionEntries.filter(({ isReserved }) => isReserved);

  it('a fifth stays free of what Lambda lets functions reserve', () => {
    expect(sum(reserved)).toBeLessThanOrEqual(0.8 * 900);
  });

  it('what is not reserved is enough for all others at once', () => {
    const others = functionEntries.filter(({ isReserved }) => !isReserved);
    expect(sum(others)).toBeLessThanOrEqual(1000 - sum(reserved));
  });
});
