import type { Role } from '@shared/domain/permissions';
import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { hiringRows } from './hiring-permission-rows';
import { interviewRows } from './interview-rows';
import { applicationForm, dayFromNow, jobDraft, profile } from './marketplace';
import { uniqueEmail, type Person } from './people';

/**
 * Whose record a call names: the caller's own (for a member one that they posted), a colleague's (posted by the admin,
 * assigned to nobody; an application of somebody else), or one of another organisation and person.
 */
export const targets = ['own', 'colleague', 'foreign'] as const;
export type Target = (typeof targets)[number];
export type RecordIds = {
  jobId: string;
  applicationId: string;
  notificationId: string;
  jobAlertId: string;
  /** The administrator of the own or of the other organisation. */
  memberId: string;
  invitationId: string;
  portfolioItemId: string;
  scheduleItemId: string;
  taskId: string;
  /** A professional who applied to the own organisation, or to none of its postings. */
  candidateId: string;
  /** With a message that the other side sent. */
  conversationId: string;
  messageId: string;
  /** Accepted, with a placement of which a week is handed in. */
  offerId: string;
  placementId: string;
  /** Proposed by an administrator. */
  interviewId: string;
};
export type Records = Record<Target, RecordIds>;
export type People = Record<Role, Person | null>;
export type World = { people: People; leavers: People; records: Record<Role, Records>; assigneeId: string };

/** `ok` is let through: whatever is then answered is not about who asks. */
export type Outcome = 'ok' | 401 | 403 | 404;
type Outcomes = [
  anonymous: Outcome,
  professional: Outcome,
  member: Outcome,
  manager: Outcome,
  admin: Outcome,
  support: Outcome,
];
export type Call = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };
export type Row = {
  /** Written so that it changes nothing that another row needs: stale versions, repeats, wrong passwords. */
  call?: (record: Records[Target], world: World) => Call;
  /** Called by a team that nothing else needs. */
  as?: 'people' | 'leavers';
  /** For an operation without a record there is only `own`. */
  own: Outcomes;
  colleague?: Outcomes;
  foreign?: Outcomes;
};

const everybody: Outcomes = ['ok', 'ok', 'ok', 'ok', 'ok', 'ok'];
const signedIn: Outcomes = [401, 'ok', 'ok', 'ok', 'ok', 'ok'];
const professionals: Outcomes = [401, 'ok', 403, 403, 403, 403];
const team: Outcomes = [401, 403, 'ok', 'ok', 'ok', 403];
const managers: Outcomes = [401, 403, 403, 'ok', 'ok', 403];
const admins: Outcomes = [401, 403, 403, 403, 'ok', 403];

const stale = 999_999;
export const scheduleItem = {
  title: 'Night shift',
  date: '2026-11-20',
  startTime: '19:00',
  endTime: '07:00',
  timeZone: 'America/New_York',
};
const ofOneself = { own: professionals, foreign: [401, 404, 403, 403, 403, 403] } satisfies Pick<
  Row,
  'own' | 'foreign'
>;
const anyone = (): Call => ({ body: { email: uniqueEmail('nobody') } });
const job = ({ jobId }: Records[Target]): Call => ({ params: { jobId } });
const application = ({ applicationId }: Records[Target]): Call => ({ params: { applicationId } });
const pushSubscription = {
  endpoint: 'https://elsewhere.example/push',
  keys: { p256dh: '-', auth: '-' },
};
const notification = ({ notificationId: id }: Records[Target]): Call => ({ params: { notificationId: id } });
const invitation = ({ invitationId }: Records[Target]): Call => ({ params: { invitationId } });
const teamRecord = {
  own: team,
  colleague: [401, 403, 404, 'ok', 'ok', 403],
  foreign: [401, 403, 404, 404, 404, 403],
} satisfies Omit<Row, 'call'>;
const managerRecord = {
  own: managers,
  colleague: managers,
  foreign: [401, 403, 403, 404, 404, 403],
} satisfies Omit<Row, 'call'>;

const adminRecord = { own: admins, foreign: [401, 403, 403, 403, 404, 403] } satisfies Omit<Row, 'call'>;

const portfolioItem = ({ portfolioItemId }: Pick<Records[Target], 'portfolioItemId'>): Call => ({
  params: { portfolioItemId },
});
const portfolioForm = { title: 'Item', description: 'Of nobody.' };
/** Of one's own: nobody else has a way to it. */
const ownItem = { own: professionals, foreign: [401, 404, 403, 403, 403, 403] } satisfies Omit<Row, 'call'>;

const reviewers: Outcomes = [401, 403, 403, 403, 403, 'ok'];
const noDocument: Outcomes = [401, 404, 403, 403, 403, 403];
const ownNpi: Call = { params: { credentialId: 'npi' } };
const candidatesNpi = ({ candidateId }: Pick<Records[Target], 'candidateId'>): Call => ({
  params: { userId: candidateId, credentialId: 'npi' },
});

const candidate = ({ candidateId }: Pick<Records[Target], 'candidateId'>): Call => ({
  params: { userId: candidateId },
});

const conversation = ({ conversationId }: Pick<Records[Target], 'conversationId'>) => ({ params: { conversationId } });
const message = ({ conversationId, messageId }: Pick<Records[Target], 'conversationId' | 'messageId'>) => ({
  params: { conversationId, messageId },
});
const newMessage = { content: 'Hello' };
const participants: Outcomes = [401, 'ok', 'ok', 'ok', 'ok', 403];
const noConversation: Outcomes = [401, 404, 404, 404, 404, 403];
const ofParticipants = { own: participants, foreign: noConversation } satisfies Omit<Row, 'call'>;
/** A candidate is no correspondent of their own, or of another professional. */
const ofEmployers = {
  own: [401, 404, 'ok', 'ok', 'ok', 403],
  foreign: [401, 404, 404, 'ok', 'ok', 403],
} satisfies Omit<Row, 'call'>;

const company = { company_name: 'Somewhere', industry: null, company_size: null };

/** An employer whom nothing else here is about. */
const unrelatedOrganization = (_record: Records[Target], { leavers }: World): Call => ({
  params: { organizationId: leavers.admin?.me.membership?.organizationId ?? '' },
});

/** Every operation of every contract, by who may call it. */
export const permissionRows: Record<string, Row> = {
  ...hiringRows,

  // accounts
  register: { call: anyone, own: everybody },
  sendOtp: { call: anyone, own: everybody },
  verifyOtp: { call: anyone, own: everybody },
  resetPassword: { call: anyone, own: everybody },
  resendConfirmation: { call: () => ({ body: {} }), own: everybody },
  confirmEmail: { call: () => ({ body: { token: 'x'.repeat(43) } }), own: everybody },
  recoverTwoFactor: { call: anyone, own: everybody },
  getMe: { own: signedIn },
  // For an account that is there already it changes nothing.
  completeRegistration: {
    call: () => ({ body: { userType: 'doctor', firstName: 'A', lastName: 'B', phone: '+1 555 0100' } }),
    own: signedIn,
  },
  changeEmail: { call: () => ({ body: { email: uniqueEmail(), password: 'wrong one' } }), own: signedIn },
  changePassword: { call: () => ({ body: { currentPassword: 'wrong', newPassword: 'Also-wr0ng!' } }), own: signedIn },
  startTwoFactor: { call: () => ({ body: { password: 'wrong one' } }), own: signedIn },
  confirmTwoFactor: { call: () => ({ body: { code: '000000' } }), own: signedIn },
  disableTwoFactor: { call: () => ({ body: { password: 'wrong one' } }), own: signedIn },

  // profiles
  getMyProfile: { own: professionals },
  saveProfileDraft: {
    call: () => ({ body: { profile: profile(), step: 'basic', version: stale } }),
    own: professionals,
  },
  submitMyProfile: { call: () => ({ body: { profile: profile(), version: stale } }), own: professionals },
  saveMyProfile: { call: () => ({ body: { profile: profile(), version: stale } }), own: professionals },
  // What it is already.
  saveProfilePrivacy: { call: () => ({ body: {} }), own: professionals },
  listBlockedOrganizations: { own: professionals },
  blockOrganization: { call: unrelatedOrganization, own: professionals },
  unblockOrganization: { call: unrelatedOrganization, own: professionals },
  findOrganizations: { call: () => ({ query: { name: 'clinic' } }), own: professionals },
  getProfileViews: { own: professionals },

  // portfolio and photo
  listPortfolio: { own: professionals },
  // Without a title it adds nothing.
  createPortfolioItem: { own: professionals },
  updatePortfolioItem: {
    call: (it) => ({ ...portfolioItem(it), body: { item: portfolioForm, version: stale } }),
    ...ownItem,
  },
  // Of nobody, because deleting is not undone; portfolio.test.ts shows that somebody else's stays.
  deletePortfolioItem: {
    call: () => portfolioItem({ portfolioItemId: `pfi_${ulid()}` }),
    own: [401, 404, 403, 403, 403, 403],
  },
  requestImageUpload: { call: () => ({ body: { contentType: 'image/png', size: 1 } }), own: professionals },
  setPortfolioImage: { call: (it) => ({ ...portfolioItem(it), body: { uploadId: `upl_${ulid()}` } }), ...ownItem },
  removePortfolioImage: { call: portfolioItem, ...ownItem },
  setPhoto: { call: () => ({ body: { uploadId: `upl_${ulid()}` } }), own: professionals },
  removePhoto: { own: professionals },

  // resumes
  requestResumeUpload: { call: () => ({ body: { contentType: 'application/pdf', size: 1 } }), own: professionals },
  setResume: { call: () => ({ body: { uploadId: `upl_${ulid()}`, fileName: 'CV.pdf' } }), own: professionals },
  removeResume: { own: professionals },
  // There is none, which is no answer about who asks; resumes.test.ts shows the rest.
  getMyResume: { own: [401, 404, 403, 403, 403, 403] },
  generateMyResume: { own: professionals },
  // Of somebody who applied here, and of somebody who did not.
  getProfessionalResume: {
    call: ({ candidateId }) => ({ params: { userId: candidateId } }),
    own: [401, 'ok', 'ok', 'ok', 'ok', 'ok'],
    foreign: [401, 404, 404, 404, 404, 'ok'],
  },

  // organizations
  getOrganization: { own: team },
  saveOrganization: { call: () => ({ body: { profile: company, version: stale } }), own: admins },
  // Without a name it founds nothing.
  foundOrganization: { own: signedIn },
  requestLogoUpload: { call: () => ({ body: { contentType: 'image/png', size: 1 } }), own: admins },
  setLogo: { call: () => ({ body: { uploadId: `upl_${'0'.repeat(26)}` } }), own: admins },
  removeLogo: { own: admins },
  listTeamMembers: { own: team },
  changeMember: {
    call: ({ memberId }) => ({ params: { userId: memberId }, body: { role: 'admin', department: '' } }),
    ...adminRecord,
  },
  // The last administrator can neither be removed nor hand over to themselves.
  removeMember: { call: ({ memberId }) => ({ params: { userId: memberId } }), ...adminRecord },
  transferAdministration: { call: ({ memberId }) => ({ body: { userId: memberId } }), ...adminRecord },
  leaveOrganization: { as: 'leavers', own: team },
  listInvitations: { own: admins },
  inviteMember: {
    call: () => ({ body: { firstName: 'A', lastName: 'B', email: uniqueEmail('invited'), role: 'member' } }),
    own: admins,
  },
  resendInvitation: { call: invitation, ...adminRecord },
  revokeInvitation: { call: invitation, ...adminRecord },
  acceptInvitation: { call: () => ({ params: { token: 'x' } }), own: signedIn },
  getInvitation: { call: () => ({ params: { token: 'x' } }), own: everybody },

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

  // professionals: what each of them sees is in professionals.test.ts
  getPublicProfessional: { call: candidate, own: everybody, foreign: everybody },
  getProfessional: { call: candidate, own: signedIn, foreign: signedIn },
  recordProfileView: { call: candidate, own: signedIn, foreign: signedIn },
  saveProfessional: { call: candidate, own: team, foreign: team },
  unsaveProfessional: { call: candidate, own: team, foreign: team },
  listSavedProfessionals: { own: team },
  listSavedProfessionalIds: { own: team },
  listRecentProfessionals: { own: team },

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

  // calendar
  readCalendar: { call: () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }), own: professionals },
  createScheduleItem: { call: () => ({ body: scheduleItem }), own: professionals },
  updateScheduleItem: {
    call: ({ scheduleItemId }) => ({ params: { scheduleItemId }, body: { item: scheduleItem, version: stale } }),
    ...ofOneself,
  },
  deleteScheduleItem: { call: ({ scheduleItemId }) => ({ params: { scheduleItemId } }), ...ofOneself },
  createTask: { call: () => ({ body: { title: 'Renew ACLS' } }), own: professionals },
  updateTask: {
    call: ({ taskId }) => ({ params: { taskId }, body: { task: { title: 'Renew ACLS' }, version: stale } }),
    ...ofOneself,
  },
  deleteTask: { call: ({ taskId }) => ({ params: { taskId } }), ...ofOneself },
  getCalendarConnection: { own: professionals },
  rotateCalendarFeed: { own: professionals },
  stopCalendarFeed: { own: professionals },
  importBusyTimes: { call: () => ({ body: { url: 'https://127.0.0.1/calendar.ics' } }), own: professionals },
  stopBusyImport: { own: professionals },

  // credentials: their addresses name the caller's own, so that there is no way to somebody else's
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
  // There is none, which is no answer about who asks; credentials.test.ts shows the rest.
  removeDocument: { call: () => ownNpi, own: noDocument },
  getMyDocument: { call: () => ownNpi, own: noDocument },
  listVerifications: { own: reviewers },
  getVerification: { call: candidatesNpi, own: reviewers, foreign: reviewers },
  decideVerification: {
    call: (it) => ({ ...candidatesNpi(it), body: { decision: 'verify', version: stale } }),
    own: reviewers,
    foreign: reviewers,
  },
  getVerificationDocument: { call: candidatesNpi, own: [401, 403, 403, 403, 403, 404] },

  // applications
  applyToJob: {
    call: (it) => ({ ...job(it), body: { ...applicationForm(), availableStart: dayFromNow(9) } }),
    own: professionals,
    colleague: professionals,
    foreign: professionals,
  },
  listMyApplications: { own: professionals },
  listReceivedApplications: { own: team },
  listJobApplications: { call: job, ...teamRecord },
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
  // None was sent, which is no answer about who asks; applications-review.test.ts shows the rest.
  getApplicationResume: { call: application, own: [401, 404, 404, 404, 404, 404] },
  rateApplication: { call: (it) => ({ ...application(it), body: { rating: null } }), ...teamRecord },
  addApplicationNote: {
    // Mentions nobody who reads it: refused after the check of who asks.
    call: (it) => ({ ...application(it), body: { text: 'Note', mentions: [randomUUID()] } }),
    ...teamRecord,
  },
  // There is none, which is no answer about who asks.
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
  exportApplications: { call: job, ...managerRecord },

  // messages
  listConversations: { own: participants },
  findCorrespondents: { own: participants },
  getUnreadMessages: { own: participants },
  findConversation: { call: candidate, ...ofEmployers },
  startConversation: {
    call: ({ candidateId: to }) => ({ body: { id: `msg_${ulid()}`, to, subject: 'Shifts', ...newMessage } }),
    ...ofEmployers,
  },
  getConversation: { call: conversation, ...ofParticipants },
  sendMessage: {
    call: (it) => ({ ...conversation(it), body: { id: `msg_${ulid()}`, ...newMessage } }),
    ...ofParticipants,
  },
  markConversationRead: {
    call: (it) => ({ ...conversation(it), body: { messageId: it.messageId } }),
    ...ofParticipants,
  },
  requestAttachmentUpload: {
    call: (it) => ({ ...conversation(it), body: { contentType: 'image/png', size: 9 } }),
    ...ofParticipants,
  },
  // The message has none, which is no answer about who asks; messages.test.ts shows the rest.
  getAttachment: {
    call: (it) => ({ params: { ...message(it).params, index: '0' } }),
    own: noConversation,
    foreign: noConversation,
  },
  blockConversation: { call: conversation, ...ofParticipants },
  unblockConversation: { call: conversation, ...ofParticipants },
  reportMessage: { call: (it) => ({ ...message(it), body: { reason: 'Asks for money.' } }), ...ofParticipants },

  ...interviewRows,

  // notifications
  listNotifications: { own: signedIn },
  markNotificationRead: { call: notification, own: signedIn, foreign: [401, 404, 404, 404, 404, 404] },
  markAllNotificationsRead: { own: signedIn },
  getNotificationSettings: { own: signedIn },
  saveNotificationSettings: { call: () => ({ body: {} }), own: signedIn },
  savePushSubscription: { call: () => ({ body: pushSubscription }), own: signedIn },
  removePushSubscription: { call: () => ({ body: { endpoint: pushSubscription.endpoint } }), own: signedIn },
  sendPhoneCode: { call: () => ({ body: { phone: '555' } }), own: signedIn },
  verifyPhone: { call: () => ({ body: { code: '000000' } }), own: signedIn },
  // Removing what is not there is no refusal; notifications.test.ts shows that somebody else's stays.
  dismissNotification: { call: notification, own: signedIn, foreign: signedIn },
};
