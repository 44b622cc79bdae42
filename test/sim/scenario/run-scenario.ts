import { checks, invariants } from '../invariants/invariants';
import { laterProblems } from '../invariants/later';
import { searchIsRight } from '../invariants/search';
import { itemsOf } from '../invariants/items';
import { noFaults } from '../world/faults';
import { openWorld, type World, type WorldOptions } from '../world/world';
import { actions } from './actions';
import { workShifts } from './after-work';
import { createAttempt, type Watch } from './attempt';
import { deliverOldEvents, type Release } from './deployment';
import { gather } from './people';
import type { Plan, Step } from './plan';
import { dayMs, recover, weekLater } from './later-on';
import { eraseWhoLeft } from './erase';
import { emptyMemory } from './memory';
import type { Scene } from './scene';

const picker = (picks: readonly number[]): ((choices: number) => number) => {
  let used = 0;
  return (choices) => {
    used += 1;
    return Math.floor((picks[used - 1] ?? 0) * choices);
  };
};

const play = async (world: World, scene: Scene, { actions: together, pauseMs }: Step): Promise<void> => {
  await world.run(Promise.all(together.map(({ name, picks }) => actions[name](scene, picker(picks)))));
  await world.pass(pauseMs);
};

export type ScenarioResult = {
  /** Problems found; empty if none. */
  problems: string[];
  /** Counts by kind, so that a scenario in which nothing happens is noticed. */
  deeds: Record<string, number>;
  /** The server's requests, in order. */
  course: readonly string[];
};

const counted = [
  ...['Job', 'Application', 'Interview', 'Offer', 'Placement', 'Timesheet', 'Review', 'Message'],
  ...['WebhookDelivery', 'AlertDelivery', 'VerificationStep', 'AccountDeletion', 'Shift', 'Booking'],
  ...['ShiftPreferences', 'UnitBlock', 'WeekLink'],
];

const unwatched: Watch = { onFailure: () => undefined, onProblem: () => undefined };

/** Plays a plan, with the actions' memory. */
export const playPlan = async (
  world: World,
  plan: Plan,
  { watch = unwatched, release }: { watch?: Watch; release?: Release | undefined } = {},
): Promise<Scene> => {
  // The kept data is from the first day.
  if (release) world.leap(dayMs);
  const actors = await gather(world, release);
  const memory = emptyMemory();
  const scene = { actors, memory, attempt: createAttempt(memory, watch) };
  world.setFaults(plan.faults);
  for (const [index, step] of plan.steps.entries()) {
    if (release && index === Math.floor(plan.steps.length / 2)) deliverOldEvents(world, release);
    await play(world, scene, step);
  }
  return scene;
};

const check = async (world: World, scene: Scene, when: string): Promise<string[]> => {
  const problems = invariants.flatMap((invariant) => invariant(world));
  for (const it of checks) problems.push(...(await world.run(it(world, scene))));
  return problems.map((problem) => `${when}: ${problem}`);
};

/** `isBrief`: does not wait for what is due later. */
/** `release`: starts with a release's items, whose events arrive in the middle. */
export type ScenarioOptions = WorldOptions & { isBrief?: boolean; release?: Release };

export const runScenario = async (
  plan: Plan,
  { isBrief = false, release, ...options }: ScenarioOptions = {},
): Promise<ScenarioResult> => {
  const world = await openWorld(plan.seed, options);
  try {
    const problems: string[] = [];
    const isFaultless = Object.values(plan.faults).every((rate) => rate === 0);
    const watch: Watch = {
      onFailure({ method, path }, status) {
        if (isFaultless) problems.push(`${method} ${path} answered ${status} without a fault`);
      },
      onProblem: (problem) => void problems.push(problem),
    };
    const scene = await playPlan(world, plan, { watch, release });
    world.setFaults(noFaults);
    await world.settle();
    if (isFaultless) problems.push(...world.failures);
    const deeds = Object.fromEntries(counted.map((it) => [it, itemsOf(world, it).length]));
    problems.push(...(await check(world, scene, 'then')));
    if (isBrief || problems.length > 0) return { problems, deeds, course: world.course };
    await recover(world);
    await workShifts(world, scene, plan);
    await weekLater(world);
    problems.push(...(await check(world, scene, 'a week later')));
    problems.push(...laterProblems(world), ...(await world.run(searchIsRight(world, scene))));
    problems.push(...(await eraseWhoLeft(world, scene, plan)));
    return { problems, deeds, course: world.course };
  } catch (error) {
    return {
      problems: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
      deeds: {},
      course: [],
    };
  } finally {
    await world.close();
  }
};
