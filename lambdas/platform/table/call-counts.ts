import { AppError } from '@shared/errors';
import { notice } from '@shared/text/notice';
import { callLimits, callWindowSeconds, type CountedCost, type CallerStanding } from '@shared/core/limits/call-limits';
import { addSeconds, epochSeconds, type Clock } from '../clock';
import { log } from '../logger';
import { buildUpdate } from './build-update';
import { UpdateCommand } from './commands';
import { absent, all, any, lessThan } from './conditions';
import { entityMark } from './entity';
import { ConditionalCheckFailedException } from './errors';
import { platformKeys } from './keys';
import type { Key, Table } from './table';

/**
 * `accountId`: the person, or the organization whose members count together. `mayVerify`: whether the caller
 * may verify it.
 */
export type CountedCall = { accountId: string; cost: CountedCost; standing: CallerStanding; mayVerify?: boolean };

/** Counts costly calls of each account. */
export type CallCounts = {
  /** Throws TOO_MANY_REQUESTS or LIMITED_UNTIL_VERIFIED at a limit, with its end, and doesn't run `run`. */
  during<T>(work: CountedCall, run: () => Promise<T>): Promise<T>;
};

const hourSeconds = 3600;

/** `once`: too many running calls. Other limits end with their period. */
type Per = 'once' | 'window' | 'hour';
type Refused = { per: Per; until: number };
type Window = { key: Key; name: string };

/** Seconds until the current period ends; periods repeat from the epoch. */
const leftOf = (now: Date, seconds: number): number => seconds - (epochSeconds(now) % seconds);

const refusalOf = ({ cost, standing, mayVerify }: CountedCall, { per, until }: Refused, now: Date): AppError => {
  const { perHour, perWindow } = callLimits[standing][cost];
  const retryAfterSeconds = Math.max(1, Math.ceil((until - now.getTime()) / 1000));
  const args = {
    per,
    count: per === 'hour' ? perHour : perWindow,
    window: callWindowSeconds,
    wait: per === 'hour' ? Math.ceil(retryAfterSeconds / 60) : retryAfterSeconds,
  };
  if (standing !== 'unverified') {
    return new AppError('TOO_MANY_REQUESTS', notice('workLimit', args), { retryAfterSeconds });
  }
  const reason = notice('workLimitUnverified', { ...args, who: mayVerify ? 'you' : 'admin' });
  return new AppError('LIMITED_UNTIL_VERIFIED', reason, { retryAfterSeconds });
};

const subjectOf = ({ accountId, cost }: CountedCall): string => `${cost}#${accountId}`;

const windowAt = (now: Date, work: CountedCall): Window => ({
  key: platformKeys.workCount(subjectOf(work), now.toISOString().slice(0, 13)),
  name: `window_${Math.floor((epochSeconds(now) % hourSeconds) / callWindowSeconds)}`,
});

const refusedAt = (now: Date, hourCount: number, { cost, standing }: CountedCall): Refused => {
  const isHour = hourCount >= callLimits[standing][cost].perHour;
  const left = leftOf(now, isHour ? hourSeconds : callWindowSeconds);
  const per = cost === 'slow' ? 'once' : 'window';
  return { per: isHour ? 'hour' : per, until: addSeconds(now, left).setMilliseconds(0) };
};

/** More accounts at their limit than one function sees. */
const remembered = 1000;

/**
 * Counts a call in its window and its hour with one conditional write. A slow call releases its slot when it
 * ends, so the window limits running calls; a crashed one releases it with the window. An account that was refused for
 * a period is refused again without a write until that ends, as far as this process knows.
 */
export const createCallCounts = (table: Table, clock: Pick<Clock, 'now'>): CallCounts => {
  const refused = new Map<string, Refused>();

  const remember = (work: CountedCall, refusal: Refused): Refused => {
    if (refused.size >= remembered) refused.clear();
    if (refusal.per !== 'once') refused.set(subjectOf(work), refusal);
    return refusal;
  };

  const enter = async (work: CountedCall, { key, name }: Window, now: Date): Promise<void> => {
    const { perHour, perWindow } = callLimits[work.standing][work.cost];
    try {
      await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: key,
          ...buildUpdate({
            set: { ...entityMark('WorkCount'), ttl: epochSeconds(addSeconds(now, 2 * hourSeconds)) },
            add: { count: 1, [name]: 1 },
            when: all(any(absent('count'), lessThan('count', perHour)), any(absent(name), lessThan(name, perWindow))),
          }),
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        }),
      );
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      throw refusalOf(work, remember(work, refusedAt(now, Number(error.Item?.['count']?.N), work)), now);
    }
  };

  /** Doesn't fail the response: the slot is free with the next window anyway. */
  const leave = async (work: CountedCall, { key, name }: Window): Promise<void> => {
    if (windowAt(clock.now(), work).name !== name) return;
    const update = new UpdateCommand({ TableName: table.name, Key: key, ...buildUpdate({ add: { [name]: -1 } }) });
    await table.client.send(update).catch((error: unknown) => log.error('work was not given back', error));
  };

  return {
    async during(work, run) {
      const now = clock.now();
      const known = refused.get(subjectOf(work));
      if (known && known.until > now.getTime()) throw refusalOf(work, known, now);
      const window = windowAt(now, work);
      await enter(work, window, now);
      if (work.cost !== 'slow') return run();
      try {
        return await run();
      } finally {
        await leave(work, window);
      }
    },
  };
};
