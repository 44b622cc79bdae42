import { limits } from '@shared/limits';
import { erasureProblems } from '../invariants/erasure';
import { itemsOf } from '../invariants/items';
import { openLinks } from '../invariants/people';
import { noFaults } from '../world/faults';
import type { World } from '../world/world';
import { passDays } from './later-on';
import type { Plan } from './plan';
import type { Scene } from './scene';

const minuteMs = 60_000;
/** Period of the erasure schedule. */
const periodMs = 15 * minuteMs;
const runsAtMost = 6;

const isErased = (world: World, userId: string): boolean =>
  itemsOf(world, 'AccountDeletion').some((it) => it['userId'] === userId && it['state'] === 'erased');

const runOnce = async (world: World): Promise<void> => {
  await world.runSchedule('erase-accounts').catch(() => undefined);
  await world.settle();
  await world.runSchedule('snapshot-search').catch(() => undefined);
  world.leap(Math.max(periodMs, (limits.erasureSettleMinutes + 1) * minuteMs));
};

/** Erases people after the grace period of a deletion: first with the scenario's faults, then without. */
export const eraseWhoLeft = async (world: World, { actors, memory }: Scene, { faults }: Plan): Promise<string[]> => {
  const leaving = actors.nurses.filter(({ userId }) =>
    itemsOf(world, 'AccountDeletion').some((it) => it['userId'] === userId && it['state'] === 'pending'),
  );
  if (leaving.length === 0) return [];
  passDays(world, limits.deletionGraceDays);
  world.setFaults({ ...faults, clocksApartMs: 0 });
  await runOnce(world);
  world.setFaults(noFaults);
  for (const { userId } of leaving) {
    for (let runs = 0; runs < runsAtMost && !isErased(world, userId); runs += 1) await runOnce(world);
  }
  await world.settle();
  const gone = new Set(leaving.map(({ userId }) => userId));
  return [
    ...leaving.flatMap((nurse) =>
      isErased(world, nurse.userId)
        ? erasureProblems(world, nurse)
        : [`${nurse.userId} is not erased after ${runsAtMost} runs`],
    ),
    ...(await world.run(openLinks(memory, ({ userId }) => gone.has(userId)))),
  ];
};
