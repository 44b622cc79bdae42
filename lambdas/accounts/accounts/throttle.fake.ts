import { AppError } from '@shared/errors';
import { pauses } from '@shared/platform/counters';
import { fakeDailyCounts } from '../../platform/table/daily-limits.fake';
import { pausedUnder } from '../../platform/table/throttle';
import type { Deps } from './ports';

type Throttled = { now: Date; counts: Map<string, number>; cooldowns: Map<string, number> };

export const fakeThrottle = (world: Throttled): Deps['throttle'] => ({
  ...fakeDailyCounts(world),
  cooldown: async (name, key) => {
    const subject = pausedUnder(name, key);
    if ((world.cooldowns.get(subject) ?? 0) > world.now.getTime()) throw new AppError('COOLDOWN');
    world.cooldowns.set(subject, world.now.getTime() + pauses[name].seconds * 1000);
  },
  forget: async (name, key) => {
    world.cooldowns.delete(pausedUnder(name, key));
  },
  alone: (_name, _key, run) => run(),
});
