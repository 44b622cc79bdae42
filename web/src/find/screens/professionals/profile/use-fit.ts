import { useQuery } from '@tanstack/react-query';
import type { MatchedProfessional } from '@shared/hiring/model/candidate-pool';
import { usePlanLock } from '@/money/parts/billing/use-plan-lock';
import { managedJobsQuery } from '@/hiring/parts/jobs/job-queries';
import { queryOf } from '@/lib/requests/query-of';
import { useChosenJobId } from '../chosen-job';
import type { Reader } from './reader';

export type ComparedJob = { jobId: string; title: string };

/** Open jobs of the team, and the chosen one if it is still among them. `isChoice`: where it can be chosen. */
export const useComparedJob = ({ saverId }: Pick<Reader, 'saverId'>, { isChoice = false } = {}) => {
  const chosenId = useChosenJobId(saverId);
  const isNeeded = saverId !== null && (isChoice || chosenId !== null);
  const { data } = useQuery({ ...managedJobsQuery({ status: 'active' }), enabled: isNeeded });
  const jobs: readonly ComparedJob[] = saverId === null ? [] : (data?.items ?? []);
  return { jobs, job: jobs.find(({ jobId }) => jobId === chosenId) ?? null };
};

export type Fit = Pick<MatchedProfessional, 'match' | 'applied' | 'invitedAt'>;

/** People's matches with the job; empty without one and while loading. */
export const useFits = (job: ComparedJob | null, userIds: readonly string[]): ReadonlyMap<string, Fit> => {
  const lock = usePlanLock('candidateSearch');
  const { data } = useQuery({
    ...queryOf('matchProfessionals', {
      params: { jobId: job?.jobId ?? '' },
      query: { userIds: [...userIds].sort().join(',') },
    }),
    enabled: job !== null && userIds.length > 0 && lock === 'open',
  });
  return new Map(job === null ? [] : data?.items.map((it) => [it.userId, it]));
};
