import * as z from 'zod';
import {
  CandidatePool,
  MatchedJobForm,
  MatchedProfessional,
  RecommendedProfessional,
} from '../../hiring/model/candidate-pool';
import { cursorQuery, JobId, listOf, OrganizationId, page, UserId } from '../../core/model/fields';
import { JobCard, ListedJob } from '../../hiring/model/job';
import { JobMatch } from '../../hiring/model/match';
import { ProfessionalSearchQuery, ProfessionalSearchResult } from '../model/professional-search';
import {
  JobSearchQuery,
  JobSearchResult,
  ManagedJobQuery,
  MatchedJobSearchQuery,
  MatchedJobSearchResult,
} from '../model/job-search';
import { SuggestionQuery, Suggestions } from '../model/suggestion';
import { defineRoutes } from '../../core/api/route';

export const searchRoutes = defineRoutes({
  searchJobs: {
    method: 'GET',
    path: '/api/search/jobs',
    access: 'public',
    summary:
      'Search active jobs by text and filters. Professions, units, places, shifts, and pay in the text become filters, unless `words` is set. Returns the number of results for each further filter value.',
    query: JobSearchQuery,
    response: JobSearchResult,
    errors: ['INVALID_CURSOR'],
  },
  searchMatchedJobs: {
    method: 'GET',
    path: '/api/search/matched-jobs',
    access: 'apply',
    summary:
      'Search active jobs as a professional: with eligibility and match of each job, without hidden jobs, and by default only those that the person may do, best match first within each hundred.',
    query: MatchedJobSearchQuery,
    response: MatchedJobSearchResult,
    errors: ['INVALID_CURSOR'],
  },
  suggestSearch: {
    method: 'GET',
    path: '/api/search/suggestions',
    access: 'public',
    summary:
      'Suggest professions, units, areas, specialties, cities, and organizations or names for a text, with the number of results.',
    query: SuggestionQuery,
    response: Suggestions,
    errors: [],
  },
  listSimilarJobs: {
    method: 'GET',
    path: '/api/search/jobs/{jobId}/similar',
    access: 'public',
    summary: 'List the active jobs most similar to a job.',
    params: z.strictObject({ jobId: JobId }),
    response: z.object({ items: z.array(JobCard) }),
    errors: ['NOT_FOUND'],
  },
  recommendJobs: {
    method: 'GET',
    path: '/api/search/recommended-jobs',
    access: 'apply',
    summary:
      'List active jobs that the professional is or can become eligible for and has not applied for, best match first. `obstacle` says why the list is empty.',
    response: z.object({
      items: z.array(JobCard.extend({ match: JobMatch })),
      obstacle: z.enum(['profession', 'busy']).nullable(),
    }),
    errors: ['PROFILE_REQUIRED'],
  },
  recommendProfessionals: {
    method: 'GET',
    path: '/api/search/jobs/{jobId}/recommended-professionals',
    access: 'inviteProfessionals',
    plan: 'candidateSearch',
    summary:
      'List professionals who take new work, are or can become eligible for the job, and have not applied, best match first. Only those visible to the organization. `pool` counts them and says what fewer requirements would add.',
    params: z.strictObject({ jobId: JobId }),
    response: z.object({
      items: z.array(RecommendedProfessional),
      pool: CandidatePool.nullable(),
      obstacle: z.enum(['profession', 'closed']).nullable(),
    }),
    errors: ['NOT_FOUND', 'PLAN_REQUIRED'],
  },
  matchProfessionals: {
    method: 'GET',
    path: '/api/search/jobs/{jobId}/professional-matches',
    access: 'inviteProfessionals',
    plan: 'candidateSearch',
    summary:
      "Compare up to 25 professionals with a job: eligibility, match, whether they applied or were invited. People the organization can't see are left out.",
    params: z.strictObject({ jobId: JobId }),
    query: z.strictObject({ userIds: listOf(UserId) }),
    response: z.object({ items: z.array(MatchedProfessional) }),
    errors: ['NOT_FOUND', 'PLAN_REQUIRED'],
  },
  countMatchingProfessionals: {
    method: 'POST',
    path: '/api/search/matching-professionals',
    access: 'inviteProfessionals',
    cost: 'read',
    summary:
      'Count professionals who are or can become eligible for a job that may not be saved yet. Numbers under five are null.',
    body: MatchedJobForm,
    response: CandidatePool,
    errors: [],
  },
  listOrganizationJobs: {
    method: 'GET',
    path: '/api/search/organizations/{organizationId}/jobs',
    access: 'public',
    summary: 'List the active jobs of an organization, newest first.',
    params: z.strictObject({ organizationId: OrganizationId }),
    query: cursorQuery,
    response: page(JobCard),
    errors: ['NOT_FOUND', 'INVALID_CURSOR'],
  },
  listManagedJobs: {
    method: 'GET',
    path: '/api/search/managed-jobs',
    access: 'readTeamJobs',
    summary: "List the organization's jobs. Members see only jobs that they posted or that are assigned to them.",
    query: ManagedJobQuery,
    response: page(ListedJob),
    errors: ['INVALID_CURSOR'],
  },
  searchPublicProfessionals: {
    method: 'GET',
    path: '/api/search/public-professionals',
    access: 'public',
    summary: 'Search the public profiles of professionals by text and filters.',
    query: ProfessionalSearchQuery,
    response: ProfessionalSearchResult,
    errors: ['INVALID_CURSOR'],
  },
  searchProfessionals: {
    method: 'GET',
    path: '/api/search/professionals',
    access: 'searchProfessionals',
    plan: 'candidateSearch',
    act: 'searchProfessionals',
    summary:
      "Search professionals as the caller may see them. Professionals who blocked the caller's organization are not included.",
    query: ProfessionalSearchQuery,
    response: ProfessionalSearchResult,
    errors: ['INVALID_CURSOR', 'PLAN_REQUIRED'],
  },
});
