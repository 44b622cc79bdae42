import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApplicationDetail } from '@shared/model/application';
import type { ApplicationStatus } from '@shared/model/enumerations';
import { api } from '@/lib/api';
import { atCursor } from '@/lib/cursor-pages';

const paging = {
  initialPageParam: null as string | null,
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor,
};

export const myApplicationsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['applications', 'mine'],
    queryFn: ({ pageParam, signal }) => api('listMyApplications', { query: atCursor(pageParam) }, { signal }),
    ...paging,
  });

export const receivedApplicationsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['applications', 'received'],
    queryFn: ({ pageParam, signal }) => api('listReceivedApplications', { query: atCursor(pageParam) }, { signal }),
    ...paging,
  });

export const jobApplicationsQuery = (jobId: string) =>
  infiniteQueryOptions({
    queryKey: ['applications', 'job', jobId],
    queryFn: ({ pageParam, signal }) =>
      api('listJobApplications', { params: { jobId }, query: atCursor(pageParam) }, { signal }),
    ...paging,
  });

export const applicationQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['applications', 'one', applicationId],
    queryFn: ({ signal }) => api('getApplication', { params: { applicationId } }, { signal }),
  });

type Move = { status: ApplicationStatus; reason: string };

/** Moves an application on, or withdraws it; a refusal reads again what it is now. */
export const useMoveApplication = ({ applicationId, version }: ApplicationDetail) => {
  const queryClient = useQueryClient();
  const own = applicationQuery(applicationId).queryKey;
  return useMutation({
    mutationFn: ({ status, reason }: Move) =>
      status === 'withdrawn'
        ? api('withdrawApplication', { params: { applicationId }, body: { reason, version } })
        : api('changeApplicationStatus', { params: { applicationId }, body: { status, reason, version } }),
    onSuccess: (application) => {
      queryClient.setQueryData(own, application);
      void queryClient.invalidateQueries({
        queryKey: ['applications'],
        predicate: ({ queryKey }) => queryKey[1] !== 'one',
      });
      void queryClient.invalidateQueries({ queryKey: ['jobs', 'detail', application.jobId] });
    },
    onError: () => queryClient.invalidateQueries({ queryKey: own }),
  });
};
