import type { MatchedJobForm } from '@shared/hiring/model/candidate-pool';
import { pagesOf, queryOf } from '@/lib/requests/query-of';

export const recommendedProfessionalsQuery = (jobId: string) =>
  queryOf('recommendProfessionals', { params: { jobId } });

export const jobInvitationsQuery = (jobId: string) => pagesOf('listJobInvitations', { params: { jobId } });

export const myInvitationsQuery = () => pagesOf('listMyInvitations', {});

export const matchingProfessionalsQuery = (body: MatchedJobForm) => queryOf('countMatchingProfessionals', { body });
