import { handedInWeek } from './hiring-rows';
import { admins, application, job, keysOnly, stale, type Row } from './row';

const ofKeys = (call?: Row['call'], keys: Row['keys'] = call && { own: 'ok', foreign: 404 }): Row => ({
  own: keysOnly,
  ...(call && { call }),
  keys: keys ?? { own: 'ok' },
});

/** Rows for managing API keys, and for operations that only keys may call. */
export const keyRows: Record<string, Row> = {
  getJobFeed: { own: admins },
  changeJobFeed: { call: () => ({ body: { on: true, version: 0 } }), own: admins },
  getLinkedInFeed: { own: admins },
  saveLinkedInFeed: {
    call: () => ({ body: { poster: { companyId: '2414183', posterEmail: 'jobs@example.org' }, version: 0 } }),
    own: admins,
  },
  stopLinkedInFeed: { call: () => ({ body: { version: stale } }), own: admins },
  listApiKeys: { own: admins },
  generateApiKey: { own: admins },
  updateApiKey: {
    call: () => ({
      params: { keyId: '000000000000' },
      body: { key: { name: 'Sync', scopes: ['jobs:read'] }, version: stale },
    }),
    own: [401, 403, 403, 403, 404, 403],
  },
  revokeApiKey: { call: () => ({ params: { keyId: '000000000000' } }), own: [401, 403, 403, 403, 404, 403] },
  v1ListEvents: ofKeys(),
  v1ListJobs: ofKeys(),
  v1CreateJob: ofKeys(() => ({ body: { job: { title: 'Ward nurse' } } }), { own: 'ok' }),
  v1GetJob: ofKeys(job),
  v1ChangeJobStatus: ofKeys((it) => ({ ...job(it), body: { status: 'paused', version: stale } })),
  v1ListApplications: ofKeys(),
  v1GetApplication: ofKeys(application),
  v1ChangeApplicationStatus: ofKeys((it) => ({
    ...application(it),
    body: { status: 'shortlisted', reason: '', version: stale },
  })),
  v1ListInterviews: ofKeys(),
  v1GetInterview: ofKeys(({ interviewId }) => ({ params: { interviewId } })),
  v1ListOffers: ofKeys(),
  v1GetOffer: ofKeys(({ offerId }) => ({ params: { offerId } })),
  v1ListPlacements: ofKeys(),
  v1ListTimesheets: ofKeys(() => ({ query: { status: 'submitted' } }), { own: 'ok' }),
  v1ApproveTimesheet: ofKeys(({ placementId }) => ({
    params: { placementId, weekStartsOn: handedInWeek() },
    body: { version: stale },
  })),
};
