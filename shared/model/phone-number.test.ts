import { expect, it } from 'vitest';
import { dialable } from './phone-number';

it.each([
  ['+1 202 555 0143', '+12025550143'],
  ['(202) 555-0143', '+12025550143'],
  ['1-202-555-0143', '+12025550143'],
  ['0044 20 7946 0958', '+442079460958'],
  ['+49 (30) 901820', '+4930901820'],
])('%s is dialled as %s', (typed, number) => {
  expect(dialable(typed)).toBe(number);
});

it.each(['', '555-0100', '02 0794 6095 8', '202 555 0143 ext. 5', '+0 123 456 789', '+1234567890123456'])(
  'nobody knows where %s is',
  (typed) => {
    expect(dialable(typed)).toBeNull();
  },
);
