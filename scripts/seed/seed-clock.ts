import { createHash } from 'node:crypto';
import { ulid } from 'ulid';
import { addSeconds, utcDay, type Clock } from '../../lambdas/platform/clock';

const daySeconds = 24 * 3600;

/** Deterministic by name, so two runs on one day create the same IDs. */
const numbersFrom = (name: string): (() => number) => {
  let count = 0;
  return () => {
    count += 1;
    return createHash('sha256').update(`${name}#${count}`).digest().readUInt32BE() / 2 ** 32;
  };
};

/** Clock set `daysAgo`, with IDs derived from `name`. */
export const seedClock = (now: Date, name: string, daysAgo: number): Clock => {
  const at = addSeconds(now, -daysAgo * daySeconds);
  const next = numbersFrom(name);
  return { now: () => at, newId: (prefix) => `${prefix}_${ulid(at.getTime(), next)}` };
};

/** Clock set to an instant; never ahead of `now`. */
export const seedClockAt = (now: Date, name: string, instant: number): Clock =>
  seedClock(now, name, Math.max(0, now.getTime() - instant) / (daySeconds * 1000));

export const dayFrom = (now: Date, days: number): string => utcDay(addSeconds(now, days * daySeconds));
