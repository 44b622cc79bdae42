import { AppError } from '@shared/errors';
import type { Deps } from './ports';

type Throttled = { now: Date; counts: Map<string, number>; cooldowns: Map<string, number> };

export const fakeThrottle = (world: Throttled): Deps['throttle'] => ({
  count: async (subject, cap) => {
    const count = (world.counts.get(subject) ?? 0) + 1;
    if (count > cap) throw new AppError('TOO_MANY_REQUESTS');
    world.counts.set(subject, count);
  },
  cooldown: async (subject, seconds) => {
    if ((world.cooldowns.get(subject) ?? 0) > world.now.getTime()) throw new AppError('COOLDOWN');
    world.cooldowns.set(subject, world.now.getTime() + seconds * 1000);
  },
  forget: async (subject) => {
    world.cooldowns.delete(subject);
  },
  alone: (_subject, run) => run(),
});
