import type { Use } from './counts';
import { limits, type Limit } from './limits';
import type { Templates } from './templates';

export type Fill = Use & { limit: Limit; share: number };

const mostOfHard = 0.8;
/** Limits this small are planned individually, so they may be used up. */
const small = 10;

/** Every usage of every limit, fullest first. */
export const fillsOf = (templates: Templates): Fill[] =>
  limits
    .flatMap((limit) => limit.count(templates).map((use) => ({ ...use, limit, share: use.used / limit.max })))
    .sort((a, b) => b.share - a.share);

/** Whether AWS rejects it, or soon will. */
export const isTooFull = ({ limit, share }: Fill): boolean =>
  !limit.quota && share > (limit.max <= small ? 1 : mostOfHard);

/** The fullest place of each limit, and every other place that is too full. */
const shown = (fills: readonly Fill[]): Fill[] =>
  fills.filter((fill, index) => isTooFull(fill) || fills.findIndex(({ limit }) => limit === fill.limit) === index);

const count = new Intl.NumberFormat('en-US');

export const fillTable = (fills: readonly Fill[]): string =>
  shown(fills)
    .map((fill) => {
      const { limit, used, where, share } = fill;
      const uses = `${count.format(used)} of ${count.format(limit.max)}`;
      const kind = isTooFull(fill) ? 'TOO FULL' : limit.quota ? 'quota' : 'hard';
      return `${`${Math.round(100 * share)}%`.padStart(5)}  ${kind.padEnd(8)}  ${uses.padStart(20)}  ${limit.name} (${where})`;
    })
    .join('\n');
