import { expect, it } from 'vitest';
import { live, type Life } from './life/live';
import { planOf, type Plan } from './life/plan';

const short = (seed: number): Plan => ({ ...planOf(seed), steps: planOf(seed).steps.slice(0, 6) });

it('a life takes the same course after others as alone, so that a seed that fails can be lived again', async () => {
  const lives = [await live(short(1)), await live(short(2)), await live(short(1))];
  expect(lives.map(({ problems }) => problems)).toEqual([[], [], []]);
  const [alone, , later] = lives;
  const parting = alone!.course.findIndex((request, index) => request !== later!.course[index]);
  const around = ({ course }: Life) => (parting < 0 ? [course.length] : course.slice(parting - 5, parting + 5));
  expect(around(later!)).toEqual(around(alone!));
  expect([alone, later].map((life) => life!.deeds['Job'])).toEqual([3, 3]);
});
