import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  Addressee,
  FreeTimes,
  Interview,
  InterviewForm,
  InterviewSlot,
  SelfSchedulingForm,
} from '@shared/hiring/model/interview';
import { notice } from '@shared/text/notice';
import { toast } from '@/components/ui/base/toast';
import { say, sayNotice } from '@/lib/i18n/notices';
import { api } from '@/lib/api/api';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { useLiveUpdates } from '@/lib/live/live';
import { pagesOf, queryOf, readAgain } from '@/lib/requests/query-of';

export const interviewsQuery = (when: 'upcoming' | 'past') => pagesOf('listInterviews', { query: { when } });

export const interviewDaysQuery = (days: { from: string; to: string }) => queryOf('listInterviewDays', { query: days });

export const applicationInterviewsQuery = (applicationId: string) =>
  queryOf('listApplicationInterviews', { params: { applicationId } });

export const interviewQuery = (interviewId: string) => queryOf('getInterview', { params: { interviewId } });

export const candidateApplicationsQuery = (userId: string) =>
  queryOf('listCandidateApplications', { params: { userId } });

export const teamQuery = () => queryOf('listTeamMembers');

/** Conflicts with these times. Only a warning, so failures are silent and not retried. */
export const timesCheckQuery = (to: Addressee, slots: readonly InterviewSlot[], except?: string) => ({
  ...queryOf('checkInterviewTimes', { body: { to, slots: [...slots], ...(except !== undefined && { except }) } }),
  enabled: slots.length > 0,
  retry: false,
});

/** Times when both sides are free. Only suggestions, so failures are silent and not retried. */
export const freeTimesQuery = (body: FreeTimes) => ({ ...queryOf('findFreeTimes', { body }), retry: false });

/** Never cached, because free times change. */
export const pickableTimesQuery = (interviewId: string) => ({
  ...queryOf('listPickableTimes', { params: { interviewId } }),
  staleTime: 0,
});

export const useLiveInterviews = (): void => {
  const queryClient = useQueryClient();
  useLiveUpdates(({ type }) => {
    if (type !== 'interview.changed' && type !== 'reconnected') return;
    void readAgain(queryClient, ['interviews']);
  });
};

const useKeep = () => {
  const queryClient = useQueryClient();
  return {
    keep: (interview: Interview) => {
      queryClient.setQueryData(interviewQuery(interview.interviewId).queryKey, interview);
      void readAgain(queryClient, [
        'listInterviews',
        'listInterviewDays',
        'listApplicationInterviews',
        'checkInterviewTimes',
        'findFreeTimes',
        'listPickableTimes',
        'readCalendar',
        'applications',
      ]);
    },
    readOne: (interviewId: string) => queryClient.invalidateQueries({ queryKey: interviewQuery(interviewId).queryKey }),
  };
};

export const addresseeOf = ({ applicationId, professional }: Interview): Addressee =>
  applicationId === null ? { professionalId: professional.userId } : { applicationId };

export const useProposeInterview = (to: Addressee) => {
  const { keep } = useKeep();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: InterviewForm) =>
      'applicationId' in to
        ? api('proposeInterview', { params: to, body }, { idempotencyKey: keyFor(body) })
        : api('proposeCall', { params: { userId: to.professionalId }, body }, { idempotencyKey: keyFor(body) }),
    onSuccess: (interview) => {
      keep(interview);
      toast.success(say('interviewProposed'));
    },
  });
};

export const useOfferTimes = (applicationId: string) => {
  const { keep } = useKeep();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: SelfSchedulingForm) =>
      api('offerInterviewTimes', { params: { applicationId }, body }, { idempotencyKey: keyFor(body) }),
    onSuccess: (interview) => {
      keep(interview);
      toast.success(say('interviewOffered'));
    },
  });
};

export type Change =
  | { act: 'pick'; startsAt: string }
  | { act: 'accept'; startsAt: string }
  | { act: 'suggest'; slots: InterviewSlot[]; reason: string }
  | { act: 'reschedule'; interview: InterviewForm; reason: string }
  | { act: 'cancel'; reason: string }
  | { act: 'complete' };

const done = {
  pick: notice('interviewAccepted'),
  accept: notice('interviewAccepted'),
  suggest: notice('interviewSuggested'),
  reschedule: notice('interviewRescheduled'),
  cancel: notice('interviewCancelled'),
  complete: notice('interviewCompleted'),
} as const;

const send = ({ interviewId, version }: Interview, change: Change): Promise<Interview> => {
  const params = { interviewId };
  switch (change.act) {
    case 'pick':
      return api('pickInterviewTime', { params, body: { startsAt: change.startsAt, version } });
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

export const useChangeInterview = () => {
  const { keep, readOne } = useKeep();
  return useMutation({
    mutationFn: ({ interview, change }: { interview: Interview; change: Change }) => send(interview, change),
    onSuccess: (changed, { change }) => {
      keep(changed);
      toast.success(sayNotice(done[change.act]));
    },
    onError: (_error, { interview }) => readOne(interview.interviewId),
  });
};
