import { ulid } from 'ulid';
import { jobDraft } from '../marketplace';
import {
  everybody,
  job,
  managerRecord,
  managers,
  professionals,
  signedIn,
  stale,
  team,
  teamRecord,
  type Outcomes,
  type Row,
} from './row';

/** Open to professionals and team members. */
const keeping: Outcomes = [401, 'ok', 'ok', 'ok', 'ok', 403];

const period = { from: '2026-11-01', to: '2026-11-30', timeZone: 'America/Chicago' };

const queue = () => ({ query: { timeZone: 'America/Chicago' } });

const organization: Row['call'] = (_it, { people }) => ({
  params: { organizationId: people.admin?.me.membership?.organizationId ?? '' },
});

export const jobRows: Record<string, Row> = {
  getProfessionalDashboard: { own: professionals },
  getAnalytics: { call: () => ({ query: period }), own: managers },
  exportAnalytics: { call: () => ({ query: { ...period, format: 'csv' } }), own: managers },
  getFillReport: { call: () => ({ query: { from: '2026-10', to: '2026-11' } }), own: managers },
  getShiftBill: { call: () => ({ query: { from: '2026-11-23', to: '2026-11-29' } }), own: managers },
  getHiringGoals: { own: managers },
  saveHiringGoals: {
    call: () => ({ body: { goals: { stageDays: {}, fillDays: null }, version: stale } }),
    own: managers,
  },
  getAnalyticsReport: { own: managers },
  setAnalyticsReport: { call: () => ({ body: { frequency: 'never', timeZone: 'America/Chicago' } }), own: managers },
  stopAnalyticsReport: { call: () => ({ params: { token: 'x' } }), own: everybody },
  getEmployerQueue: { call: queue, own: team },
  getProfessionalQueue: { call: queue, own: professionals },
  getSettingsOverview: { own: signedIn },

  searchJobs: { own: everybody },
  searchMatchedJobs: { own: professionals },
  suggestSearch: { call: () => ({ query: { q: 'nurse', of: 'jobs', language: 'en' } }), own: everybody },
  listSimilarJobs: { call: job, own: everybody, colleague: everybody, foreign: everybody },
  listOrganizationJobs: { call: organization, own: everybody },
  getPublicOrganization: { call: organization, own: everybody },
  recommendJobs: { own: professionals },
  listManagedJobs: { own: team },
  recommendProfessionals: { call: job, ...teamRecord },
  matchProfessionals: { call: (it) => ({ ...job(it), query: { userIds: it.candidateId } }), ...teamRecord },
  countMatchingProfessionals: { call: () => ({ body: { professions: ['rn'], specialty: null } }), own: team },
  inviteToApply: {
    // Someone who already applied; 404 for jobs out of reach.
    call: (it) => ({ params: { jobId: it.jobId, userId: it.candidateId }, body: {} }),
    ...teamRecord,
  },
  listJobInvitations: { call: job, ...teamRecord },
  listMyInvitations: { own: professionals },
  // 404 because there is none; job-invitations.test.ts covers the rest.
  declineJobInvitation: { call: (it) => ({ ...job(it), body: {} }), own: [401, 404, 403, 403, 403, 403] },
  searchPublicProfessionals: { own: everybody },
  searchProfessionals: { own: signedIn },

  getPublicJob: { call: job, own: everybody, colleague: everybody, foreign: everybody },
  getJobDetail: {
    call: job,
    own: signedIn,
    colleague: [401, 'ok', 404, 'ok', 'ok', 'ok'],
    foreign: [401, 'ok', 404, 404, 404, 'ok'],
  },
  createJob: { call: () => ({ body: { job: jobDraft(), status: 'draft' } }), own: team },
  getManagedJob: { call: job, ...teamRecord },
  updateJob: { call: (it) => ({ ...job(it), body: { job: jobDraft(), version: stale } }), ...teamRecord },
  changeJobStatus: { call: (it) => ({ ...job(it), body: { status: 'paused', version: stale } }), ...teamRecord },
  deleteJob: { call: job, ...managerRecord },
  duplicateJob: { call: job, ...teamRecord },
  // An inaccessible job is a failed row: jobs-management.test.ts.
  changeJobs: { call: ({ jobId }) => ({ body: { action: 'activate', jobIds: [jobId] } }), own: managers },
  undoStatusChanges: { call: ({ jobId }) => ({ body: { changes: [{ jobId, version: stale }] } }), own: team },
  getJobHistory: { call: job, ...teamRecord },
  getEmployerAnalytics: { own: managers },
  getEmployerJobs: { own: team },
  assignJob: { call: ({ jobId }, { assigneeId }) => ({ body: { jobId, assigneeId } }), ...managerRecord },

  saveJob: { call: job, own: professionals, colleague: professionals, foreign: professionals },
  // Deleting a missing record succeeds; saved-jobs.test.ts and job-alerts.test.ts cover others' records.
  unsaveJob: { call: job, own: professionals, colleague: professionals, foreign: professionals },
  hideJob: { call: job, own: professionals, colleague: professionals, foreign: professionals },
  unhideJob: { call: job, own: professionals, colleague: professionals, foreign: professionals },
  listHiddenJobs: { own: professionals },
  listSavedJobs: { own: professionals },
  listSavedJobIds: { own: professionals },
  createJobAlert: {
    call: () => ({ body: { name: 'Alert', frequency: 'daily', search: {} } }),
    own: professionals,
  },
  createCandidateSearch: {
    call: () => ({ body: { name: 'Search', frequency: 'daily', search: {} } }),
    own: team,
  },
  listJobAlerts: { own: keeping },
  updateJobAlert: {
    call: ({ jobAlertId }) => ({
      params: { jobAlertId },
      body: { settings: { name: 'Alert', frequency: 'daily' }, version: stale },
    }),
    own: [401, 'ok', 404, 404, 404, 403],
    foreign: [401, 404, 404, 404, 404, 403],
  },
  deleteJobAlert: { call: () => ({ params: { jobAlertId: `alr_${ulid()}` } }), own: keeping },
  unsubscribeJobAlert: { call: () => ({ params: { token: 'x' } }), own: everybody },
};
