import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { messages } from '@shared/messages';
import type { ApplicationDetail } from '@shared/model/application';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api';
import { atCursor } from '@/lib/cursor-pages';
import { useLiveNews } from '@/lib/live';

export const myApplicationsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['applications', 'mine'],
    queryFn: ({ pageParam, signal }) => api('listMyApplications', { query: atCursor(pageParam) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor,
  });

export const applicationQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['applications', 'one', applicationId],
    queryFn: ({ signal }) => api('getApplication', { params: { applicationId } }, { signal }),
  });

/** The job's page as its applicant reads it, shared with that page. */
export const appliedJobQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['jobs', 'detail', jobId],
    queryFn: ({ signal }) => api('getJobDetail', { params: { jobId } }, { signal }),
  });

/** Withdraws; a refusal reads again what the application is now. */
export const useWithdraw = ({ applicationId, jobId, version }: ApplicationDetail) => {
  const queryClient = useQueryClient();
  const own = applicationQuery(applicationId).queryKey;
  return useMutation({
    mutationFn: (reason: string) =>
      api('withdrawApplication', { params: { applicationId }, body: { reason, version } }),
    onSuccess: (application) => {
      toast.success(messages.applicationWithdrawn);
      queryClient.setQueryData(own, application);
      void queryClient.invalidateQueries({
        queryKey: ['applications'],
        predicate: ({ queryKey }) => queryKey[1] !== 'one',
      });
      void queryClient.invalidateQueries({ queryKey: appliedJobQuery(jobId).queryKey });
    },
    onError: () => queryClient.invalidateQueries({ queryKey: own }),
  });
};

/** What the employer does is seen while the page is open. */
export const useLiveApplications = (): void => {
  const queryClient = useQueryClient();
  useLiveNews(({ type }) => {
    if (type === 'application.changed' || type === 'offer.changed' || type === 'reconnected') {
      void queryClient.invalidateQueries({ queryKey: ['applications'] });
    }
  });
};
