import type { JobOrder } from '../port';
import type { JobMemory } from './jobs/job-shape';
import type { Order } from './selection';

type OrderName = JobOrder | 'created' | 'firstCreated';

/** `rank` for relevance; without a text, the newest are first. */
export const orderOf = (memory: JobMemory, name: OrderName, rank: ((ordinal: number) => number) | null): Order => {
  const { columns, dictionaries } = memory;
  switch (name) {
    case 'relevance':
      return rank
        ? { keyOf: rank, descending: true }
        : { keyOf: (ordinal) => columns.publishedAt[ordinal]!, descending: true };
    case 'newest':
    case 'oldest':
      return { keyOf: (ordinal) => columns.publishedAt[ordinal]!, descending: name === 'newest' };
    case 'created':
    case 'firstCreated':
      return { keyOf: (ordinal) => columns.createdAt[ordinal]!, descending: name === 'created' };
    case 'salary':
      return { keyOf: (ordinal) => columns.pay[ordinal]!, descending: true };
    case 'weekly_pay':
      return { keyOf: (ordinal) => columns.weeklyPay[ordinal]!, descending: true };
    case 'title':
    case 'organization':
      return { keyOf: (ordinal) => dictionaries[name].foldedOf(columns[name][ordinal]!), descending: false };
  }
};
