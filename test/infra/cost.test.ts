import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { MeasuredCapacity } from '../../scripts/bench/capacity/summary';
import { costOf } from '../../scripts/cost/model';
import { costPage, pageFile } from '../../scripts/cost/page';
import { stageOf } from '../../scripts/cost/stage-of';
import { synthesise } from './stage';

const capacityFile = new URL('../../scripts/cost/capacity.json', import.meta.url);
const capacity = JSON.parse(await readFile(capacityFile, 'utf8')) as MeasuredCapacity;

it('docs/cost.md is up to date: run "npm run cost" after changing prices, templates, or measurements', async () => {
  const stage = stageOf(synthesise('prod').templates);
  expect(await readFile(pageFile, 'utf8')).toBe(await costPage(stage, capacity));
});

it('costs rise with people, and an idle stage has fixed costs', () => {
  const stage = { alarmMetrics: 10, keys: 2, secrets: 1, firewalls: 1, firewallRules: 2, queues: 0 };
  const total = (people: number): number =>
    Object.values(costOf(people, stage, capacity)).reduce((sum, value) => sum + value, 0);
  expect(total(0)).toBeCloseTo(1 + 2 + 0.4 + 0.5 + 5 + 2, 5);
  expect(total(20_000)).toBeGreaterThan(2 * (total(10_000) - total(0)));
});
