import type { Role } from '@shared/organizations/rules/permissions';
import { usageRows, type UsageCount } from '@shared/trust/rules/usage-report';
import type { UsageEvent, UsageReport } from '@shared/trust/model/usage';
import { addSeconds, utcDay } from '../../platform/clock';
import type { UsageDeps } from './ports';

const daySeconds = 24 * 3600;
const daysReadAtOnce = 10;

type Batch = { person: { userId: string; role: Role }; events: readonly UsageEvent[] };

/**
 * Records usage with consent. Stored data names no one: a person is a keyed hash of account and day, kept until the next
 * day, so that they count once a day.
 */
export const recordUsage = async (
  { usage, consent, throttle, hash, clock }: UsageDeps,
  { person, events }: Batch,
): Promise<{ recorded: boolean }> => {
  if (!(await consent.isOn(person))) return { recorded: false };
  const now = clock.now();
  const day = utcDay(now);
  const pseudonym = await hash('usage', `${day}#${person.userId}`);
  await throttle.count('usageBatches', { account: pseudonym });
  await usage.add({ day, person: pseudonym, events, now });
  return { recorded: true };
};

/** Reports whole days, and today. */
export const getUsageReport = async (
  { usage, clock }: Pick<UsageDeps, 'usage' | 'clock'>,
  days: number,
): Promise<UsageReport> => {
  const now = clock.now();
  const wanted = Array.from({ length: days }, (_, index) => utcDay(addSeconds(now, -index * daySeconds)));
  const counts: UsageCount[] = [];
  for (let first = 0; first < wanted.length; first += daysReadAtOnce) {
    const read = await Promise.all(wanted.slice(first, first + daysReadAtOnce).map((day) => usage.counts(day)));
    counts.push(...read.flat());
  }
  return { from: wanted.at(-1)!, to: wanted[0]!, rows: usageRows(counts) };
};
