import { expect, it } from 'vitest';
import { eventTypes } from '../model/event';
import { queueConsumers } from './functions';

it('has a consumer for every declared event', () => {
  const consumed = new Set<string>(Object.values(queueConsumers).flatMap(({ events }) => events));
  expect(eventTypes.filter((type) => !consumed.has(type))).toEqual([]);
});
