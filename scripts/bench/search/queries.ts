import { limits } from '@shared/limits';
import type { SearchPosition } from '../../../lambdas/search-index/index-port';
import type { JobSearch, PublicJobSearch } from '../../../lambdas/search-index/port';

type Asked = Pick<PublicJobSearch, 'filters' | 'sort'>;

const words = (sort: PublicJobSearch['sort'], ...texts: string[]): Asked[] =>
  texts.map((q) => ({ filters: { q }, sort }));

export const askedKinds = {
  text: words(
    'relevance',
    'nurse',
    'cardiology physician',
    'pediatrics nurse practitioner',
    'harbor boston hospital',
    'night shift ultrasound',
    'director',
  ),
  prefix: words('relevance', 'card', 'psych', 'anesth', 'phys'),
  typo: words('relevance', 'cardiolgy', 'phyisican', 'emergncy medicine', 'oncolgy nurse'),
  'filters only': [
    { filters: { jobType: ['full_time', 'locum'], specialty: ['Cardiology'] }, sort: 'newest' },
    { filters: { location: 'Boston, MA', postedWithin: 7 }, sort: 'newest' },
    { filters: { remote: true, urgent: true }, sort: 'newest' },
    { filters: { payMin: 120, payUnit: 'hour' }, sort: 'salary' },
  ],
  'text and filters': [
    { filters: { q: 'nurse', location: 'Chicago, IL', jobType: ['full_time'] }, sort: 'relevance' },
    { filters: { q: 'physician', remote: true, payMin: 200_000 }, sort: 'salary' },
    { filters: { q: 'therapist', urgent: true, postedWithin: 30 }, sort: 'newest' },
  ],
  'no query': [
    { filters: {}, sort: 'newest' },
    { filters: {}, sort: 'salary' },
    { filters: {}, sort: 'title' },
  ],
} as const satisfies Record<string, readonly Asked[]>;

const paged: readonly Asked[] = [
  { filters: { q: 'nurse' }, sort: 'relevance' },
  { filters: {}, sort: 'newest' },
  { filters: { jobType: ['full_time'] }, sort: 'title' },
];
const pagesDeep = 20;
export const deepPages = 'pages 2 to 20';

/** Milliseconds: wall clock, and CPU time, which other programs do not affect. */
export type Time = { clock: number; processor: number };
export type Times = Record<string, Time[]>;

export const timed = async <T>(times: Times, kind: string, work: () => Promise<T>): Promise<T> => {
  const started = performance.now();
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  (times[kind] ??= []).push({ clock: performance.now() - started, processor: (user + system) / 1000 });
  return result;
};

const page = (asked: Asked, after: SearchPosition | null): PublicJobSearch => ({
  ...asked,
  after,
  limit: limits.pageSize,
  now: new Date(),
});

export const askEverything = async (search: JobSearch, times: Times): Promise<void> => {
  for (const [kind, asked] of Object.entries<readonly Asked[]>(askedKinds)) {
    for (const one of asked) await timed(times, kind, () => search.search(page(one, null)));
  }
  for (const one of paged) {
    let { next } = await search.search(page(one, null));
    for (let number = 2; number <= pagesDeep && next; number += 1) {
      const after: SearchPosition = next;
      ({ next } = await timed(times, deepPages, () => search.search(page(one, after))));
    }
  }
};
