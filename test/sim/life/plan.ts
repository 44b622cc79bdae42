import { seededRandom } from '../world/random';
import { actWeights, shiftLifeWeights, type ActName } from './acts';
import type { FaultRates } from '../world/faults';

/** Acts of one step happen at the same time. `picks` decide what they are about. */
export type Step = { pauseMs: number; acts: { name: ActName; picks: readonly number[] }[] };
export type Plan = { seed: number; faults: FaultRates; steps: readonly Step[] };

const stepCount = 20;
const picksPerAct = 4;
const minuteMs = 60_000;

const drawn = (random: () => number, weights: Record<ActName, number>): ActName => {
  const entries = Object.entries(weights) as [ActName, number][];
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

/** Twice what other lives have, with clocks that are right. */
export const hardest: FaultRates = atLevel(2);

/** A third of the seeds have no faults: what they find is a mistake of the rules themselves. */
const faultsOf = (random: () => number): FaultRates => {
  const level = Math.floor(random() * 3) / 2;
  return { ...atLevel(level), clocksApartMs: level === 1 && random() < 0.5 ? 5 * minuteMs : 0 };
};

export const planOf = (seed: number): Plan => {
  const random = seededRandom(seed * 7919);
  const faults = faultsOf(random);
  // Half of the lives are about shifts: their people are hired first, which takes luck and time in the others.
  const isAboutShifts = random() < 0.5;
  const weights = isAboutShifts ? shiftLifeWeights : actWeights;
  const steps = Array.from({ length: stepCount }, (): Step => {
    const together = 1 + Math.floor(random() * 3);
    const drawnActs = Array.from({ length: together }, () => ({
      name: drawn(random, weights),
      picks: Array.from({ length: picksPerAct }, () => random()),
    }));
    return {
      pauseMs: random() < 0.1 ? Math.floor(random() * 10) * minuteMs : Math.floor(random() * 2000),
      // Now and then everyone clicks twice, or two devices do the same.
      acts: random() < 0.3 ? [...drawnActs, ...drawnActs] : drawnActs,
    };
  });
  const jobs = ['publishJob', 'publishJob', 'publishJob'].map((name) => ({ name, picks: [random(), random()] }));
  const hires: Step[] = isAboutShifts ? [{ pauseMs: 0, acts: [{ name: 'hirePool', picks: [random()] }] }] : [];
  return { seed, faults, steps: [{ pauseMs: 0, acts: jobs as Step['acts'] }, ...hires, ...steps] };
};

/** Smaller plans that might fail as well, the boldest cuts first. */
export const smaller = function* ({ steps, ...plan }: Plan): Generator<Plan> {
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let start = 0; start < steps.length; start += size) {
      yield { ...plan, steps: [...steps.slice(0, start), ...steps.slice(start + size)] };
    }
  }
};
