import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Criterion, ScorecardContent, Scorecards } from '@shared/hiring/model/scorecard';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { queryOf, readAgain } from '@/lib/requests/query-of';

export const scorecardsQuery = (applicationId: string) => queryOf('getScorecards', { params: { applicationId } });

export const scorecardVersionsQuery = (applicationId: string, userId: string) =>
  queryOf('listScorecardVersions', { params: { applicationId, userId } });

export const interviewKitQuery = (jobId: string) => queryOf('getInterviewKit', { params: { jobId } });

export const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'STALE_VERSION';

export const storeScorecards = (client: QueryClient, scorecards: Scorecards): void => {
  client.setQueryData(scorecardsQuery(scorecards.applicationId).queryKey, scorecards);
};

export const useSubmitScorecard = (applicationId: string) => {
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: { content: ScorecardContent; version: number }) =>
      api('submitScorecard', { params: { applicationId }, body }, { idempotencyKey: keyFor(body) }),
    onSuccess: (scorecards) => {
      storeScorecards(client, scorecards);
      void readAgain(client, ['listScorecardVersions']);
    },
  });
};

export const useSaveKit = (jobId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { criteria: Criterion[]; version: number }) =>
      api('saveInterviewKit', { params: { jobId }, body }),
    onSuccess: (kit) => {
      client.setQueryData(interviewKitQuery(jobId).queryKey, kit);
      void readAgain(client, ['getScorecards']);
    },
  });
};
