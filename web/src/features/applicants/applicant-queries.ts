import { queryOptions } from '@tanstack/react-query';
import { api, type ApiResult } from '@/lib/api/api';
import { atCursor } from '@/lib/requests/cursor-pages';
import { derivedKey, pagesOf, queryOf } from '@/lib/requests/query-of';

export const inboxQuery = () => pagesOf('listReceivedApplications', {});

export const jobApplicantsQuery = (jobId: string) => pagesOf('listJobApplications', { params: { jobId } });

export const applicantQuery = (applicationId: string) => queryOf('getApplication', { params: { applicationId } });

export const colleaguesQuery = () => queryOf('listTeamMembers');

const interviewPages = 4;

/** Next interview per application. Lists render without waiting for it. */
export const nextInterviewsQuery = () =>
  queryOptions({
    queryKey: derivedKey('listInterviews', 'next-by-application'),
    queryFn: async ({ signal }) => {
      const next: Record<string, string> = {};
      let cursor: string | null = null;
      for (let page = 0; page < interviewPages; page += 1) {
        const read: ApiResult<'listInterviews'> = await api(
          'listInterviews',
          { query: { when: 'upcoming', ...atCursor(cursor) } },
          { signal },
        );
        for (const { applicationId, startsAt, status } of read.items)
          if (status === 'accepted' && startsAt !== null && !(next[applicationId] && next[applicationId] < startsAt))
            next[applicationId] = startsAt;
        cursor = read.nextCursor;
        if (cursor === null) break;
      }
      return next;
    },
    staleTime: 60_000,
  });
