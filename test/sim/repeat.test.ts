import { expect, it } from 'vitest';
import { live, type Life } from './life/live';
import { planOf, type Plan } from './life/plan';

const short = (seed: number): Plan => ({ ...planOf(seed), steps: planOf(seed).steps.slice(0, 5) });
const briefly = (seed: number): Promise<Life> => live(short(seed), { isBrief: true });

it('a life takes the same course whatever lives came before it, so that a seed that fails can be lived again', async () => {
  // The first one loads what is loaded on its first use.
  const lives = [await briefly(1), await briefly(1), await briefly(2), await briefly(1)];
  expect(lives.map(({ problems }) => problems)).toEqual([[], [], [], []]);
  const [, early, , late] = lives;
  const parting = early!.course.findIndex((request, index) => request !== late!.course[index]);
  const around = ({ course }: Life) => (parting < 0 ? [course.length] : course.slice(parting - 5, parting + 5));
  expect(around(late!)).toEqual(around(early!));
  expect(early!.deeds['Job']).toBeGreaterThanOrEqual(3);
});
