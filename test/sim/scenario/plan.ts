import { seededRandom } from '../world/random';
import { actionWeights, shiftScenarioWeights, type ActionName } from './actions';
import type { FaultRates } from '../world/faults';

/** Actions of one step happen at the same time. `picks` decide their targets. */
export type Step = { pauseMs: number; actions: { name: ActionName; picks: readonly number[] }[] };
export type Plan = { seed: number; faults: FaultRates; steps: readonly Step[] };

const stepCount = 20;
const picksPerAction = 4;
const minuteMs = 60_000;

const drawn = (random: () => number, weights: Record<ActionName, number>): ActionName => {
  const entries = Object.entries(weights) as [ActionName, number][];
  let left = random() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [name, weight] of entries) {
    left -= weight;
    if (left < 0) return name;
  }
  return 'move';
};

const atLevel = (level: number): FaultRates => ({
  lostReply: 0.01 * level,
  brokenConnection: 0.01 * level,
  throttled: 0.01 * level,
  conflict: 0.05 * level,
  consumerDies: 0.1 * level,
  processEnds: 0.005 * level,
  overtaken: 0.2 * level,
  providerFails: 0.2 * level,
  clocksApartMs: 0,
});

/** Twice the faults of other scenarios, with accurate clocks. */
export const hardest: FaultRates = atLevel(2);

/** A third of the seeds have no faults: they find bugs in the rules themselves. */
const faultsOf = (random: () => number): FaultRates => {
  const level = Math.floor(random() * 3) / 2;
  return { ...atLevel(level), clocksApartMs: level === 1 && random() < 0.5 ? 5 * minuteMs : 0 };
};

export const planOf = (seed: number): Plan => {
  const random = seededRandom(seed * 7919);
  const faults = faultsOf(random);
  // Half of the scenarios are about shifts: their people are hired first, which takes luck and time in the others.
  const isAboutShifts = random() < 0.5;
  const weights = isAboutShifts ? shiftScenarioWeights : actionWeights;
  const steps = Array.from({ length: stepCount }, (): Step => {
    const together = 1 + Math.floor(random() * 3);
    const drawnActions = Array.from({ length: together }, () => ({
      name: drawn(random, weights),
      picks: Array.from({ length: picksPerAction }, () => random()),
    }));
    return {
      pauseMs: random() < 0.1 ? Math.floor(random() * 10) * minuteMs : Math.floor(random() * 2000),
      // Occasionally everyone clicks twice, or two devices do the same.
      actions: random() < 0.3 ? [...drawnActions, ...drawnActions] : drawnActions,
    };
  });
  const jobs = ['publishJob', 'publishJob', 'publishJob'].map((name) => ({ name, picks: [random(), random()] }));
  const hires: Step[] = isAboutShifts ? [{ pauseMs: 0, actions: [{ name: 'hirePool', picks: [random()] }] }] : [];
  return { seed, faults, steps: [{ pauseMs: 0, actions: jobs as Step['actions'] }, ...hires, ...steps] };
};

/** Smaller plans that might also fail, the largest cuts first. */
export const smaller = function* ({ steps, ...plan }: Plan): Generator<Plan> {
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let start = 0; start < steps.length; start += size) {
      yield { ...plan, steps: [...steps.slice(0, start), ...steps.slice(start + size)] };
    }
  }
};
