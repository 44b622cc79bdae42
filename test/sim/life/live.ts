import { invariants } from '../invariants/invariants';
import { itemsOf } from '../invariants/items';
import { noFaults } from '../world/faults';
import { openWorld, type World } from '../world/world';
import { acts } from './acts';
import { createAttempt } from './attempt';
import { gather } from './people';
import type { Plan, Step } from './plan';
import { emptyMemory, type Scene } from './scene';

const picker = (picks: readonly number[]): ((choices: number) => number) => {
  let used = 0;
  return (choices) => {
    used += 1;
    return Math.floor((picks[used - 1] ?? 0) * choices);
  };
};

const play = async (world: World, scene: Scene, { acts: together, pauseMs }: Step): Promise<void> => {
  await world.run(Promise.all(together.map(({ name, picks }) => acts[name](scene, picker(picks)))));
  await world.pass(pauseMs);
};

export type Life = {
  /** What is wrong; empty if nothing is. */
  problems: string[];
  /** How many of each came about, so that a life in which nothing happens is seen. */
  deeds: Record<string, number>;
};

type OnFailure = Parameters<typeof createAttempt>[0];

const counted = ['Job', 'Application', 'Interview', 'Offer', 'Placement', 'Timesheet', 'Review', 'Message'];

/** Plays a plan, with what the acts remember. */
export const act = async (world: World, plan: Plan, onFailure: OnFailure = () => undefined): Promise<Scene> => {
  const cast = await gather(world);
  const scene = { cast, memory: emptyMemory(), attempt: createAttempt(onFailure) };
  world.setFaults(plan.faults);
  for (const step of plan.steps) await play(world, scene, step);
  return scene;
};

export const live = async (plan: Plan): Promise<Life> => {
  const world = await openWorld(plan.seed);
  try {
    const problems: string[] = [];
    const isFaultless = Object.values(plan.faults).every((rate) => rate === 0);
    await act(world, plan, ({ method, path }, status) => {
      if (isFaultless) problems.push(`${method} ${path} answered ${status} without a fault`);
    });
    world.setFaults(noFaults);
    await world.settle();
    if (isFaultless) problems.push(...world.failures);
    for (const invariant of invariants) problems.push(...invariant(world));
    return { problems, deeds: Object.fromEntries(counted.map((it) => [it, itemsOf(world, it).length])) };
  } catch (error) {
    return { problems: [error instanceof Error ? (error.stack ?? error.message) : String(error)], deeds: {} };
  } finally {
    await world.close();
  }
};
