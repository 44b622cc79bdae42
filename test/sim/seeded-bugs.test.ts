import { expect, it } from 'vitest';
import { runScenario } from './scenario/run-scenario';
import { hardest, planOf } from './scenario/plan';
import { bugNames, bugs, type BugName } from './seeded-bugs/bugs';
import { noFaults } from './world/faults';

// npm run test:sim -- --seeded-bugs seeds each of these bugs in turn; npm test only the one found first.

/** Processor seconds, so that a busy machine doesn't count. */
const secondsEach = 60;
const quickest: BugName = 'a deduplication dropped: consumers handle what they handled';

const secondsUsed = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Runs scenarios until one fails: some bugs show when much fails, others when much succeeds. */
const find = async (name: BugName): Promise<string> => {
  const started = secondsUsed();
  const seconds = (): number => secondsUsed() - started;
  for (let seed = 1; seconds() < secondsEach; seed += 1) {
    const faults = seed % 2 === 1 ? hardest : noFaults;
    const { problems } = await runScenario({ ...planOf(seed), faults }, { seededBug: bugs[name], isBrief: true });
    if (problems.length > 0) return `${name}: seed ${seed}, ${seconds().toFixed(1)} s: ${problems[0]!.slice(0, 160)}`;
  }
  throw new Error(`${name}: not found in ${secondsEach} seconds`);
};

it.each(process.env['SIM_SEEDED_BUGS'] ? bugNames : [quickest])('finds %s', async (name) => {
  const found = await find(name);
  console.info(found);
  expect(found).toContain('seed');
});
