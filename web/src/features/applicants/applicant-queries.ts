import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, type ApiResult } from '@/lib/api';
import { atCursor } from '@/lib/cursor-pages';

const paging = {
  initialPageParam: null as string | null,
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor,
};

/** Applications over all jobs within reach. */
export const inboxQuery = () =>
  infiniteQueryOptions({
    queryKey: ['applications', 'received'],
    queryFn: ({ pageParam, signal }) => api('listReceivedApplications', { query: atCursor(pageParam) }, { signal }),
    ...paging,
  });

export const jobApplicantsQuery = (jobId: string) =>
  infiniteQueryOptions({
    queryKey: ['applications', 'job', jobId],
    queryFn: ({ pageParam, signal }) =>
      api('listJobApplications', { params: { jobId }, query: atCursor(pageParam) }, { signal }),
    ...paging,
  });

export const applicantQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['applications', 'one', applicationId],
    queryFn: ({ signal }) => api('getApplication', { params: { applicationId } }, { signal }),
  });

/** Who can be mentioned in a note. */
export const colleaguesQuery = () =>
  queryOptions({
    queryKey: ['organization', 'team'],
    queryFn: ({ signal }) => api('listTeamMembers', undefined, { signal }),
  });

const interviewPages = 4;

/** The next time of each application that has one. Lists stand without it. */
export const nextInterviewsQuery = () =>
  queryOptions({
    queryKey: ['interviews', 'next-by-application'],
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

/** How many are in each status, over the whole organisation. */
export const funnelQuery = () =>
  queryOptions({
    queryKey: ['applications', 'funnel'],
    queryFn: ({ signal }) => api('getHiringFunnel', undefined, { signal }),
  });
