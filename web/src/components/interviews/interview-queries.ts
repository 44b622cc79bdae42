import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Interview, InterviewForm, InterviewSlot } from '@shared/model/interview';
import { messages } from '@shared/messages';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api';
import { atCursor } from '@/lib/cursor-pages';
import { useIdempotencyKey } from '@/lib/idempotency-key';
import { useLiveNews } from '@/lib/live';

const all = ['interviews'] as const;

export const interviewsQuery = (when: 'upcoming' | 'past') =>
  infiniteQueryOptions({
    queryKey: [...all, 'list', when],
    queryFn: ({ pageParam, signal }) => api('listInterviews', { query: { when, ...atCursor(pageParam) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

export const applicationInterviewsQuery = (applicationId: string) =>
  queryOptions({
    queryKey: [...all, 'application', applicationId],
    queryFn: ({ signal }) => api('listApplicationInterviews', { params: { applicationId } }, { signal }),
  });

export const interviewQuery = (interviewId: string) =>
  queryOptions({
    queryKey: [...all, 'one', interviewId],
    queryFn: ({ signal }) => api('getInterview', { params: { interviewId } }, { signal }),
  });

export const candidateApplicationsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['applications', 'of', userId],
    queryFn: ({ signal }) => api('listCandidateApplications', { params: { userId } }, { signal }),
  });

export const teamQuery = () =>
  queryOptions({
    queryKey: ['organization', 'team'],
    queryFn: ({ signal }) => api('listTeamMembers', undefined, { signal }),
  });

/** What stands in the way of these times. A warning only, so a failure says nothing and is not tried again. */
export const timesCheckQuery = (applicationId: string, slots: readonly InterviewSlot[], except?: string) =>
  queryOptions({
    queryKey: [...all, 'times', applicationId, except ?? null, slots],
    queryFn: ({ signal }) =>
      api(
        'checkInterviewTimes',
        { params: { applicationId }, body: { slots: [...slots], ...(except !== undefined && { except }) } },
        { signal },
      ),
    enabled: slots.length > 0,
    retry: false,
  });

/** Interviews change while they are looked at. */
export const useLiveInterviews = (): void => {
  const queryClient = useQueryClient();
  useLiveNews(({ type }) => {
    if (type !== 'interview.changed' && type !== 'reconnected') return;
    void queryClient.invalidateQueries({ queryKey: all });
  });
};

/** Shows what was saved at once; everything that lists it is read again. */
const useKeep = () => {
  const queryClient = useQueryClient();
  return {
    keep: (interview: Interview) => {
      queryClient.setQueryData(interviewQuery(interview.interviewId).queryKey, interview);
      void queryClient.invalidateQueries({ queryKey: all, predicate: ({ queryKey }) => queryKey[1] !== 'one' });
      void queryClient.invalidateQueries({ queryKey: ['calendar'] });
      void queryClient.invalidateQueries({ queryKey: ['applications'] });
    },
    readAgain: (interviewId: string) =>
      queryClient.invalidateQueries({ queryKey: interviewQuery(interviewId).queryKey }),
  };
};

export const useProposeInterview = (applicationId: string) => {
  const { keep } = useKeep();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: InterviewForm) =>
      api('proposeInterview', { params: { applicationId }, body }, { idempotencyKey: keyFor(body) }),
    onSuccess: (interview) => {
      keep(interview);
      toast.success(messages.interviewProposed);
    },
  });
};

export type Change =
  | { act: 'accept'; startsAt: string }
  | { act: 'suggest'; slots: InterviewSlot[]; reason: string }
  | { act: 'reschedule'; interview: InterviewForm; reason: string }
  | { act: 'cancel'; reason: string }
  | { act: 'complete' };

const done = {
  accept: messages.interviewAccepted,
  suggest: messages.interviewSuggested,
  reschedule: messages.interviewRescheduled,
  cancel: messages.interviewCancelled,
  complete: messages.interviewCompleted,
} as const;

const send = ({ interviewId, version }: Interview, change: Change): Promise<Interview> => {
  const params = { interviewId };
  switch (change.act) {
    case 'accept':
      return api('acceptInterview', { params, body: { startsAt: change.startsAt, version } });
    case 'suggest':
      return api('suggestInterviewTimes', { params, body: { slots: change.slots, reason: change.reason, version } });
    case 'reschedule':
      return api('rescheduleInterview', {
        params,
        body: { interview: change.interview, reason: change.reason, version },
      });
    case 'cancel':
      return api('cancelInterview', { params, body: { reason: change.reason, version } });
    case 'complete':
      return api('completeInterview', { params, body: { version } });
  }
};

/** Whatever its reader does with an interview; a refusal reads again what it is now. */
export const useChangeInterview = () => {
  const { keep, readAgain } = useKeep();
  return useMutation({
    mutationFn: ({ interview, change }: { interview: Interview; change: Change }) => send(interview, change),
    onSuccess: (changed, { change }) => {
      keep(changed);
      toast.success(done[change.act]);
    },
    onError: (_error, { interview }) => readAgain(interview.interviewId),
  });
};
