import { ulid } from 'ulid';
import { profile } from '../marketplace';
import {
  candidate,
  everybody,
  ownItem,
  professionals,
  signedIn,
  stale,
  team,
  type Call,
  type Outcomes,
  type RecordIds,
  type Row,
  type World,
} from './row';

const unrelatedOrganization = (_record: RecordIds, { leavers }: World): Call => ({
  params: { organizationId: leavers.admin?.me.membership?.organizationId ?? '' },
});
const portfolioItem = ({ portfolioItemId }: Pick<RecordIds, 'portfolioItemId'>): Call => ({
  params: { portfolioItemId },
});
const portfolioForm = { title: 'Item', description: 'Of nobody.' };
export const scheduleItem = {
  title: 'Night shift',
  date: '2026-11-20',
  startTime: '19:00',
  endTime: '07:00',
  timeZone: 'America/New_York',
};
const reviewers: Outcomes = [401, 403, 403, 403, 403, 'ok'];
const noDocument: Outcomes = [401, 404, 403, 403, 403, 403];
const noCertification = (): Call => ({ params: { certificationId: `crt_${ulid()}` } });
const noReference = (): Call => ({ params: { referenceId: `ref_${ulid()}` } });
const checklist = (): Call => ({ params: { checklist: 'physician_general' } });
const noRecord: Call = { params: { code: 'mmr' } };
const ownNpi: Call = { params: { credentialId: 'npi' } };
const candidatesNpi = ({ candidateId }: RecordIds): Call => ({
  params: { userId: candidateId, credentialId: 'npi' },
});
const noExclusion = ({ candidateId }: RecordIds): Call => ({ params: { userId: candidateId } });
const noCase: Outcomes = [401, 403, 403, 403, 403, 404];

export const professionalRows: Record<string, Row> = {
  getMyProfile: { own: professionals },
  saveProfileDraft: {
    call: () => ({ body: { profile: profile(), step: 'basic', version: stale } }),
    own: professionals,
  },
  submitMyProfile: { call: () => ({ body: { profile: profile(), version: stale } }), own: professionals },
  saveMyProfile: { call: () => ({ body: { profile: profile(), version: stale } }), own: professionals },
  confirmMyProfession: { call: () => ({ body: {} }), own: professionals },
  // Fails validation without a certification.
  saveCertification: { call: () => ({ ...noCertification(), body: {} }), own: professionals },
  removeCertification: { call: noCertification, own: noDocument },
  saveProfilePrivacy: { call: () => ({ body: {} }), own: professionals },
  getMemberPrivacy: { own: team },
  saveMemberPrivacy: { call: () => ({ body: {} }), own: team },
  listBlockedOrganizations: { own: professionals },
  blockOrganization: { call: unrelatedOrganization, own: professionals },
  unblockOrganization: { call: unrelatedOrganization, own: professionals },
  findOrganizations: { call: () => ({ query: { name: 'clinic' } }), own: professionals },
  listReceipts: { own: professionals },
  exportReceipts: { own: professionals },
  // An organization that received nothing.
  revokeReceipt: {
    call: () => ({ body: { organizationId: `org_${ulid()}`, reason: 'application', subject: 'contact' } }),
    own: [401, 404, 403, 403, 403, 403],
  },
  getProfileViews: { own: professionals },
  listProfileViewers: { own: professionals },

  listPortfolio: { own: professionals },
  // Fails validation without a title.
  createPortfolioItem: { own: professionals },
  updatePortfolioItem: {
    call: (it) => ({ ...portfolioItem(it), body: { item: portfolioForm, version: stale } }),
    ...ownItem,
  },
  // A nonexistent item, because deleting is irreversible; portfolio.test.ts covers others' records.
  deletePortfolioItem: {
    call: () => portfolioItem({ portfolioItemId: `pfi_${ulid()}` }),
    own: [401, 404, 403, 403, 403, 403],
  },
  requestImageUpload: { call: () => ({ body: { contentType: 'image/png', size: 1 } }), own: signedIn },
  setPortfolioImage: { call: (it) => ({ ...portfolioItem(it), body: { uploadId: `upl_${ulid()}` } }), ...ownItem },
  removePortfolioImage: { call: portfolioItem, ...ownItem },
  setPhoto: { call: () => ({ body: { uploadId: `upl_${ulid()}` } }), own: signedIn },
  removePhoto: { own: signedIn },

  requestResumeUpload: { call: () => ({ body: { contentType: 'application/pdf', size: 1 } }), own: professionals },
  setResume: { call: () => ({ body: { uploadId: `upl_${ulid()}`, fileName: 'CV.pdf' } }), own: professionals },
  removeResume: { own: professionals },
  // 404 because there is none; resumes.test.ts covers the rest.
  getMyResume: { own: [401, 404, 403, 403, 403, 403] },
  readMyResume: { own: [401, 404, 403, 403, 403, 403] },
  generateMyResume: { own: professionals },
  // An applicant, and someone who did not apply.
  getProfessionalResume: {
    call: ({ candidateId }) => ({ params: { userId: candidateId } }),
    own: [401, 'ok', 'ok', 'ok', 'ok', 'ok'],
    foreign: [401, 404, 404, 404, 404, 'ok'],
  },

  listMyChecklists: { own: professionals },
  getMyChecklist: { call: checklist, own: professionals },
  saveChecklistDraft: {
    call: () => ({ ...checklist(), body: { answers: null, version: stale } }),
    own: professionals,
  },
  signChecklist: {
    call: () => ({ ...checklist(), body: { name: 'x', confirmed: true, version: stale } }),
    own: professionals,
  },

  listMyReferences: { own: professionals },
  // Fails validation without a name.
  askForReference: { own: professionals },
  // A nonexistent one; references.test.ts covers others' records.
  resendReference: { call: noReference, own: noDocument },
  withdrawReference: { call: noReference, own: noDocument },
  // An applicant, and someone who did not apply.
  listSharedReferences: {
    call: candidate,
    own: [401, 'ok', 'ok', 'ok', 'ok', 'ok'],
    foreign: [401, 404, 404, 404, 404, 'ok'],
  },
  getReferenceRequest: { call: () => ({ params: { token: 'x' } }), own: everybody },
  answerReference: { call: () => ({ params: { token: 'x' }, body: {} }), own: everybody },
  declineReference: { call: () => ({ params: { token: 'x' } }), own: everybody },

  getReferralLink: { own: professionals },
  replaceReferralLink: { call: () => ({ body: { code: 'AbCdEfGhIjKl' } }), own: professionals },
  inviteColleague: { own: professionals },
  stopReferralInvitations: { call: () => ({ params: { token: 'x' } }), own: everybody },

  // professionals.test.ts covers what each caller sees.
  getPublicProfessional: { call: candidate, own: everybody, foreign: everybody },
  getProfessional: { call: candidate, own: signedIn, foreign: signedIn },
  recordProfileView: { call: candidate, own: signedIn, foreign: signedIn },
  saveProfessional: { call: candidate, own: team, foreign: team },
  unsaveProfessional: { call: candidate, own: team, foreign: team },
  listSavedProfessionals: { own: team },
  listSavedProfessionalIds: { own: team },
  listRecentProfessionals: { own: team },

  readCalendar: { call: () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }), own: professionals },
  createScheduleItem: { call: () => ({ body: scheduleItem }), own: professionals },
  updateScheduleItem: {
    call: ({ scheduleItemId }) => ({ params: { scheduleItemId }, body: { item: scheduleItem, version: stale } }),
    ...ownItem,
  },
  deleteScheduleItem: { call: ({ scheduleItemId }) => ({ params: { scheduleItemId } }), ...ownItem },
  createTask: { call: () => ({ body: { title: 'Renew ACLS' } }), own: professionals },
  updateTask: {
    call: ({ taskId }) => ({ params: { taskId }, body: { task: { title: 'Renew ACLS' }, version: stale } }),
    ...ownItem,
  },
  deleteTask: { call: ({ taskId }) => ({ params: { taskId } }), ...ownItem },
  getCalendarConnection: { own: professionals },
  rotateCalendarFeed: { own: professionals },
  stopCalendarFeed: { own: professionals },
  importBusyTimes: { call: () => ({ body: { url: 'https://127.0.0.1/calendar.ics' } }), own: professionals },
  stopBusyImport: { own: professionals },

  // Paths refer to the caller only, so others' credentials are unreachable.
  listMyCredentials: { own: professionals },
  checkNpi: { own: professionals },
  replyToReviewer: { call: () => ({ ...ownNpi, body: { note: 'Reply', version: stale } }), own: professionals },
  requestDocumentUpload: {
    call: () => ({ ...ownNpi, body: { contentType: 'image/png', size: 9 } }),
    own: professionals,
  },
  setDocument: {
    call: () => ({ ...ownNpi, body: { uploadId: `upl_${ulid()}`, fileName: 'proof.png' } }),
    own: professionals,
  },
  // 404 because there is none; credentials.test.ts covers the rest.
  removeDocument: { call: () => ownNpi, own: noDocument },
  getMyDocument: { call: () => ownNpi, own: noDocument },
  // 404 because there is none; credentials.test.ts covers applicants.
  getProfessionalDocument: {
    call: candidatesNpi,
    own: [401, 404, 404, 404, 404, 403],
    foreign: [401, 404, 404, 404, 404, 403],
  },
  listVerifications: { own: reviewers },
  getVerification: { call: candidatesNpi, own: reviewers, foreign: reviewers },
  decideVerification: {
    call: (it) => ({ ...candidatesNpi(it), body: { decision: 'verify', version: stale } }),
    own: reviewers,
    foreign: reviewers,
  },
  listExclusionCases: { own: reviewers },
  getWatchLists: { own: reviewers },
  // 404 because there is none; exclusions.test.ts covers the rest.
  getExclusionCase: { call: noExclusion, own: noCase, foreign: noCase },
  decideExclusion: {
    call: (it) => ({
      ...noExclusion(it),
      body: { decision: 'dismiss', rowId: 'x'.repeat(22), note: 'Another person', version: stale },
    }),
    own: noCase,
    foreign: noCase,
  },
  listHealthRecords: { own: professionals },
  saveHealthRecord: { call: () => ({ ...noRecord, body: {} }), own: professionals },
  // 404 because there is none; health-file.test.ts covers the rest.
  deleteHealthRecord: { call: () => noRecord, own: noDocument },
  requestHealthUpload: {
    call: () => ({ ...noRecord, body: { contentType: 'image/png', size: 9 } }),
    own: noDocument,
  },
  setHealthDocument: {
    call: () => ({ ...noRecord, body: { uploadId: `upl_${ulid()}`, fileName: 'proof.png' } }),
    own: noDocument,
  },
  removeHealthDocument: { call: () => noRecord, own: noDocument },
  getHealthDocument: { call: () => noRecord, own: noDocument },
  getVerificationDocument: { call: candidatesNpi, own: [401, 403, 403, 403, 403, 404] },
};
