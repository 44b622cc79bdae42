import { expect, it } from 'vitest';
import { runScenario, type ScenarioResult } from './scenario/run-scenario';
import { planOf, type Plan } from './scenario/plan';

const short = (seed: number): Plan => ({ ...planOf(seed), steps: planOf(seed).steps.slice(0, 5) });
const briefly = (seed: number): Promise<ScenarioResult> => runScenario(short(seed), { isBrief: true });

it('a scenario runs the same way after any others, so that a failing seed can be reproduced', async () => {
  // The first scenario loads modules on first use.
  const scenarios = [await briefly(1), await briefly(1), await briefly(2), await briefly(1)];
  expect(scenarios.map(({ problems }) => problems)).toEqual([[], [], [], []]);
  const [, early, , late] = scenarios;
  const parting = early!.course.findIndex((request, index) => request !== late!.course[index]);
  const around = ({ course }: ScenarioResult) =>
    parting < 0 ? [course.length] : course.slice(parting - 5, parting + 5);
  expect(around(late!)).toEqual(around(early!));
  expect(early!.deeds['Job']).toBeGreaterThanOrEqual(3);
});
