import { expect, it } from 'vitest';
import { live } from './life/live';
import { planOf } from './life/plan';

it('the same life can be lived again', async () => {
  const plan = { ...planOf(1), steps: planOf(1).steps.slice(0, 6) };
  const a = await live(plan);
  const b = await live(plan);
  expect([b.problems, b.deeds]).toEqual([a.problems, a.deeds]);
  expect(a.problems).toEqual([]);
});
