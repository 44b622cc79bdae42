import { expect, it } from 'vitest';
import { live } from './life/live';
import { planOf } from './life/plan';

it('the same life can be lived again', async () => {
  const plan = { ...planOf(1), steps: planOf(1).steps.slice(0, 6) };
  const lives = [await live(plan), await live(plan)];
  expect(lives.map(({ problems }) => problems)).toEqual([[], []]);
  expect(lives.map(({ deeds }) => deeds['Job'])).toEqual([3, 3]);
});
