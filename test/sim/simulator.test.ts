import { expect, it } from 'vitest';
import { runScenario } from './scenario/run-scenario';
import { planOf, smaller, type Plan } from './scenario/plan';

// To run one seed, or more of them, see scripts/test-sim.ts (npm run test:sim).

/** Seconds for this file; with the rest of this folder, 45 in `npm test`. */
const seconds = Number(process.env['SIM_SECONDS'] ?? 25);
const only = process.env['SIM_SEED'];
const shrinkRuns = 40;

const shrunk = async (plan: Plan): Promise<Plan> => {
  let least = plan;
  let left = shrinkRuns;
  for (let found = true; found;) {
    found = false;
    for (const next of smaller(least)) {
      if ((left -= 1) < 0) return least;
      if ((await runScenario(next)).problems.length === 0) continue;
      least = next;
      found = true;
      break;
    }
  }
  return least;
};

const seeds = function* (): Generator<number> {
  if (only === undefined) for (let seed = 1; ; seed += 1) yield seed;
  // A process's first scenario loads modules on first use, and may run differently.
  else yield* [Number(only), Number(only)];
};

it('nothing is lost, duplicated, or overfilled, whatever fails', async () => {
  const started = performance.now();
  const total = new Map<string, number>();
  let scenarioCount = 0;
  for (const seed of seeds()) {
    // On a busy machine as well, at least one placement must exist.
    if (performance.now() - started > seconds * 1000 && (total.get('Placement') ?? 0) > 0) break;
    const plan = planOf(seed);
    const { problems, deeds } = await runScenario(plan);
    scenarioCount += 1;
    for (const [name, count] of Object.entries(deeds)) total.set(name, (total.get(name) ?? 0) + count);
    if (problems.length === 0) continue;
    const { steps, faults } = await shrunk(plan);
    expect.fail(
      `npm run test:sim -- --seed ${seed}\n${problems.join('\n')}\nfaults ${JSON.stringify(faults)}\nleast plan ${JSON.stringify(steps)}`,
    );
  }
  console.info(`${scenarioCount} scenarios: ${[...total].map(([name, count]) => `${count} ${name}`).join(', ')}`);
  if (only === undefined) expect(total.get('Placement')).toBeGreaterThan(0);
});
