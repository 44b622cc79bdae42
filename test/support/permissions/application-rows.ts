import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { applicationForm, dayFromNow } from '../marketplace';
import { application, job, managerRecord, professionals, signedIn, stale, team, teamRecord, type Row } from './row';

export const applicationRows: Record<string, Row> = {
  applyToJob: {
    call: (it) => ({ ...job(it), body: { ...applicationForm(), availableStart: dayFromNow(9) } }),
    own: professionals,
    colleague: professionals,
    foreign: professionals,
  },
  listMyApplications: { own: professionals },
  listAppliedJobIds: { own: professionals },
  listReceivedApplications: { own: team },
  listJobApplications: {
    call: job,
    own: [401, 403, 'ok', 'ok', 'ok', 'ok'],
    colleague: [401, 403, 404, 'ok', 'ok', 'ok'],
    foreign: [401, 403, 404, 404, 404, 'ok'],
  },
  getApplication: {
    call: application,
    own: signedIn,
    colleague: [401, 404, 404, 'ok', 'ok', 'ok'],
    foreign: [401, 404, 404, 404, 404, 'ok'],
  },
  changeApplicationStatus: {
    call: (it) => ({ ...application(it), body: { status: 'under_review', version: stale } }),
    ...teamRecord,
  },
  withdrawApplication: {
    call: (it) => ({ ...application(it), body: { version: stale } }),
    own: professionals,
    colleague: [401, 404, 403, 403, 403, 403],
    foreign: [401, 404, 403, 403, 403, 403],
  },
  prepareApplication: { call: job, own: professionals, colleague: professionals, foreign: professionals },
  // 404 because none was sent; applications-review.test.ts covers the rest.
  getApplicationResume: { call: application, own: [401, 404, 404, 404, 404, 404] },
  listApplicationChecklists: {
    call: application,
    own: [401, 403, 'ok', 'ok', 'ok', 'ok'],
    colleague: [401, 403, 404, 'ok', 'ok', 'ok'],
    foreign: [401, 403, 404, 404, 404, 'ok'],
  },
  rateApplication: { call: (it) => ({ ...application(it), body: { rating: null } }), ...teamRecord },
  addApplicationNote: {
    // Mentions someone without access: refused after authorization.
    call: (it) => ({ ...application(it), body: { text: 'Note', mentions: [randomUUID()] } }),
    ...teamRecord,
  },
  // 404 because there is none.
  deleteApplicationNote: {
    call: (it) => ({ params: { ...application(it).params, noteId: `not_${ulid()}` } }),
    own: [401, 403, 404, 404, 404, 403],
  },
  changeApplications: {
    call: (it) => ({
      ...job(it),
      body: { applications: [{ applicationId: it.applicationId, version: stale }], status: 'under_review' },
    }),
    ...teamRecord,
  },
  undoApplicationMoves: {
    call: (it) => ({ ...job(it), body: { applications: [{ applicationId: it.applicationId, version: stale }] } }),
    ...teamRecord,
  },
  getJobAnswers: {
    call: job,
    own: [401, 403, 'ok', 'ok', 'ok', 'ok'],
    colleague: [401, 403, 404, 'ok', 'ok', 'ok'],
    foreign: [401, 403, 404, 404, 404, 'ok'],
  },
  extendAnswers: {
    call: (it) => ({
      ...job(it),
      body: { applications: [{ applicationId: it.applicationId, version: stale }], days: 2 },
    }),
    ...teamRecord,
  },
  exportApplications: { call: job, ...managerRecord },
};
