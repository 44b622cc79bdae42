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
  type Row,
} from './row';

/** Postings, and what is found among them. */
export const jobRows: Record<string, Row> = {
  // dashboards
  getProfessionalDashboard: { own: professionals },
  getHiringFunnel: { own: managers },

  // search
  searchJobs: { own: everybody },
  listSimilarJobs: { call: job, own: everybody, colleague: everybody, foreign: everybody },
  recommendJobs: { own: professionals },
  listManagedJobs: { own: team },
  searchPublicProfessionals: { own: everybody },
  searchProfessionals: { own: signedIn },

  // jobs
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
  // A posting out of reach is a row of the answer: jobs-management.test.ts.
  changeJobs: { call: ({ jobId }) => ({ body: { action: 'activate', jobIds: [jobId] } }), own: managers },
  undoStatusChanges: { call: ({ jobId }) => ({ body: { changes: [{ jobId, version: stale }] } }), own: team },
  getJobHistory: { call: job, ...teamRecord },
  getEmployerAnalytics: { own: managers },
  getEmployerJobs: { own: team },
  assignJob: { call: ({ jobId }, { assigneeId }) => ({ body: { jobId, assigneeId } }), ...managerRecord },

  // saved jobs
  saveJob: { call: job, own: professionals, colleague: professionals, foreign: professionals },
  // Removing what is not there is no refusal; saved-jobs.test.ts and job-alerts.test.ts show that somebody else's stays.
  unsaveJob: { call: job, own: professionals, colleague: professionals, foreign: professionals },
  listSavedJobs: { own: professionals },
  listSavedJobIds: { own: professionals },
  createJobAlert: {
    call: () => ({ body: { name: 'Alert', frequency: 'daily', search: {} } }),
    own: professionals,
  },
  listJobAlerts: { own: professionals },
  updateJobAlert: {
    call: ({ jobAlertId }) => ({
      params: { jobAlertId },
      body: { settings: { name: 'Alert', frequency: 'daily' }, version: stale },
    }),
    own: professionals,
    foreign: [401, 404, 403, 403, 403, 403],
  },
  deleteJobAlert: { call: () => ({ params: { jobAlertId: `alr_${ulid()}` } }), own: professionals },
  unsubscribeJobAlert: { call: () => ({ params: { token: 'x' } }), own: everybody },
};
