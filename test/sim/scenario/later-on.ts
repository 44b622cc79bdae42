import { scheduledFunctions, type ScheduledFunctionName } from '@shared/platform/scheduled-functions';
import type { World } from '../world/world';

export const dayMs = 24 * 3_600_000;

const schedules = Object.keys(scheduledFunctions) as ScheduledFunctionName[];

/** Runs one period of each schedule in sequence. The next period retries what failed. */
export const runSchedules = async (world: World): Promise<void> => {
  for (const name of schedules) await world.runSchedule(name).catch(() => undefined);
  await world.settle();
};

/** Removes faults: from now on everything answers. */
export const recover = async (world: World): Promise<void> => {
  world.endpoints.recover();
  await world.settle();
};

/** Handles a week of reminders, digests, alerts, retries, and expirations; then two periods pass. */
export const weekLater = async (world: World): Promise<void> => {
  world.leap(8 * dayMs);
  await runSchedules(world);
  await runSchedules(world);
};

export const passDays = (world: World, days: number): void => world.leap(days * dayMs);
