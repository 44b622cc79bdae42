import { expect, it } from 'vitest';
import { eventTypes } from '../model/event';
import { functionEntries } from './functions';
import { queueConsumers } from './queue-consumers';

it('has a consumer for every declared event', () => {
  const consumed = new Set<string>(Object.values(queueConsumers).flatMap(({ events }) => events));
  expect(eventTypes.filter((type) => !consumed.has(type))).toEqual([]);
});

it('leaves a hundred of an account’s thousand concurrent runs to nobody, as Lambda asks', () => {
  expect(functionEntries.reduce((sum, { concurrency }) => sum + concurrency, 0)).toBeLessThanOrEqual(900);
});
