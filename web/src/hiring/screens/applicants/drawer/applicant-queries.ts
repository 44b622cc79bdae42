import { queryOptions } from '@tanstack/react-query';
import type { ReceivedJobs } from '@shared/hiring/model/hiring-vocabulary';
import { api } from '@/lib/api/api';
import { atCursor } from '@/lib/requests/cursor-pages';
import { derivedKey, pagesOf, queryOf } from '@/lib/requests/query-of';

export const inboxQuery = (jobs: ReceivedJobs | null = null) =>
  pagesOf('listReceivedApplications', jobs === null ? {} : { query: { jobs } });

export const jobApplicantsQuery = (jobId: string) => pagesOf('listJobApplications', { params: { jobId } });

export const applicantQuery = (applicationId: string) => queryOf('getApplication', { params: { applicationId } });

export const colleaguesQuery = () => queryOf('listTeamMembers');

/** The next event of an application: a confirmed interview, a requested new time, or the last day of an offer. */
export type NextEvent =
  | { kind: 'interview'; at: string; timeZone: string }
  | { kind: 'asked' }
  | { kind: 'offer'; on: string };
export type NextEvents = Readonly<Record<string, NextEvent>>;

const pagesRead = 4;

type Paged<T> = { items: readonly T[]; nextCursor: string | null };

const itemsOf = async <T>(readPage: (cursor: string | null) => Promise<Paged<T>>): Promise<T[]> => {
  const items: T[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < pagesRead; page += 1) {
    const read: Paged<T> = await readPage(cursor);
    items.push(...read.items);
    cursor = read.nextCursor;
    if (cursor === null) break;
  }
  return items;
};

/** Next interview per application. Lists render without waiting for it. */
export const nextInterviewsQuery = () =>
  queryOptions({
    queryKey: derivedKey('listInterviews', 'next-by-application'),
    queryFn: async ({ signal }) => {
      const next: Record<string, NextEvent> = {};
      const interviews = await itemsOf((cursor) =>
        api('listInterviews', { query: { when: 'upcoming', ...atCursor(cursor) } }, { signal }),
      );
      for (const { applicationId, startsAt, timeZone, status, proposedBy } of interviews) {
        if (applicationId === null) continue;
        const known = next[applicationId];
        if (status === 'accepted' && startsAt !== null && !(known?.kind === 'interview' && known.at < startsAt))
          next[applicationId] = { kind: 'interview', at: startsAt, timeZone };
        else if (!known && status === 'proposed' && proposedBy === 'professional')
          next[applicationId] = { kind: 'asked' };
      }
      return next;
    },
    staleTime: 60_000,
  });

export const openOffersQuery = () =>
  queryOptions({
    queryKey: derivedKey('listOffers', 'open-by-application'),
    queryFn: async ({ signal }) => {
      const offers = await itemsOf((cursor) => api('listOffers', { query: atCursor(cursor) }, { signal }));
      const open = offers.filter(({ status }) => status === 'open');
      return Object.fromEntries(
        open.map(({ applicationId, expiresOn }): [string, NextEvent] => [
          applicationId,
          { kind: 'offer', on: expiresOn },
        ]),
      );
    },
    staleTime: 60_000,
  });
