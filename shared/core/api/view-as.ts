import type { Action } from '../../organizations/rules/permissions';
import { mayAsStaff, type StaffRole } from '../../trust/rules/staff-permissions';
import type { Notice } from '../../text/notice';
import { notice } from '../../text/notice';
import type { ViewedArea } from '../../trust/model/view-vocabulary';
import type { contracts } from './contracts';

/**
 * Areas closed to everyone who views as a person. `conversations`: staff read a reported message in its case, and an
 * attached one in the dispute. `private`: documents, files, health, links that open without a session, notifications that
 * quote conversations and payments, and whatever the permission matrix excludes for support.
 */
type Closed = 'conversations' | 'private';

type Contracts = typeof contracts;
type Reads<T> = {
  [K in keyof T]: T[K] extends { method: 'GET'; access: infer A; path: infer P }
    ? A extends 'public' | 'publishableKey' | object
      ? never
      : P extends `/api/${string}/admin` | `/api/${string}/admin/${string}`
        ? never
        : K
    : never;
}[keyof T];
/** GET operations of people with a session. While viewing as a person, staff can't use staff operations. */
export type PersonalRead = { [A in keyof Contracts]: Reads<Contracts[A]> }[keyof Contracts];

/** Area of each operation. A new one doesn't compile without an entry. */
const places: Readonly<Record<PersonalRead, ViewedArea | Closed>> = {
  getMe: 'account',
  getPlan: 'account',
  getSettingsOverview: 'account',
  getNotificationSettings: 'account',
  getMemberPrivacy: 'account',
  getAccountDeletion: 'account',
  listAcceptedTerms: 'account',
  listOwnIntegrations: 'account',
  listOwnIntegrationCalls: 'account',

  listPasskeys: 'security',
  listDevices: 'security',
  listClockPhones: 'security',
  listSignInMethods: 'security',
  listOwnActivity: 'security',
  listAccountViews: 'security',

  getProfessionalDashboard: 'home',
  getProfessionalQueue: 'home',
  getEmployerQueue: 'home',

  getMyProfile: 'profile',
  listPortfolio: 'profile',
  listBlockedOrganizations: 'profile',
  findOrganizations: 'profile',
  listReceipts: 'profile',
  getProfileViews: 'profile',
  listProfileViewers: 'profile',

  listMyCredentials: 'credentials',
  listMyChecklists: 'credentials',
  getMyChecklist: 'credentials',
  listMyReferences: 'credentials',

  readCalendar: 'calendar',

  getJobDetail: 'jobs',
  searchMatchedJobs: 'jobs',
  recommendJobs: 'jobs',
  listSavedJobs: 'jobs',
  listSavedJobIds: 'jobs',
  listHiddenJobs: 'jobs',
  listJobAlerts: 'jobs',
  listMyInvitations: 'jobs',
  listManagedJobs: 'jobs',
  getManagedJob: 'jobs',
  getJobHistory: 'jobs',
  listJobInvitations: 'jobs',

  prepareApplication: 'applications',
  listMyApplications: 'applications',
  listAppliedJobIds: 'applications',
  listReceivedApplications: 'applications',
  listJobApplications: 'applications',
  getApplication: 'applications',
  listApplicationChecklists: 'applications',
  getJobAnswers: 'applications',
  listCandidateApplications: 'applications',

  listInterviews: 'interviews',
  listInterviewDays: 'interviews',
  listApplicationInterviews: 'interviews',
  getInterview: 'interviews',
  listPickableTimes: 'interviews',
  listMeetingServices: 'interviews',

  listOffers: 'offers',
  getOffer: 'offers',
  listApplicationOffers: 'offers',

  listPlacements: 'placements',
  getPlacement: 'placements',
  listFacilityLists: 'placements',

  listTimesheets: 'timesheets',
  getTimesheet: 'timesheets',
  listPlacementTimesheets: 'timesheets',

  findShifts: 'shifts',
  listOwnBookings: 'shifts',
  getShiftPreferences: 'shifts',
  getAttendance: 'shifts',
  getReliability: 'shifts',

  getPlacementReviews: 'reviews',
  listProfessionalReviews: 'reviews',
  listOrganizationReviews: 'reviews',

  listMyReports: 'reports',
  listMyStatements: 'reports',

  listMyTickets: 'support',
  getTicket: 'support',
  getHelpVote: 'support',

  getEarnings: 'earnings',
  getEmployerEarnings: 'earnings',
  listPayDays: 'earnings',
  getPayouts: 'earnings',

  getBilling: 'billing',
  listPaymentMethods: 'billing',
  listInvoices: 'billing',
  getPlanEstimate: 'billing',
  getShiftBalance: 'billing',
  getShiftBill: 'billing',

  getOrganization: 'organization',
  listTeamMembers: 'organization',
  listInvitations: 'organization',
  getTeamTwoFactor: 'organization',
  getOrganizationVerification: 'organization',
  getOrganizationClosing: 'organization',
  listMessageTemplates: 'organization',

  searchProfessionals: 'professionals',
  getProfessional: 'professionals',
  listSavedProfessionals: 'professionals',
  listSavedProfessionalIds: 'professionals',
  listRecentProfessionals: 'professionals',
  recommendProfessionals: 'professionals',
  matchProfessionals: 'professionals',
  listSharedReferences: 'professionals',

  listLocations: 'coverage',
  getBoard: 'coverage',
  getShift: 'coverage',
  listShiftPlans: 'coverage',
  listFavorites: 'coverage',
  listUnitBlocks: 'coverage',
  listOwnStaff: 'coverage',
  listKiosks: 'coverage',
  getBookingAttendance: 'coverage',
  listAttendanceToApprove: 'coverage',

  getEmployerAnalytics: 'analytics',
  getAnalytics: 'analytics',
  getAnalyticsReport: 'analytics',
  getFillReport: 'analytics',
  getHiringGoals: 'analytics',

  listApiKeys: 'integrations',
  listWebhooks: 'integrations',
  getWebhook: 'integrations',
  listDeliveries: 'integrations',
  getDelivery: 'integrations',
  listIntegrations: 'integrations',
  listIntegrationCalls: 'integrations',
  listImportedJobs: 'integrations',
  listSentHires: 'integrations',
  readReport: 'integrations',
  readChannelMessages: 'integrations',
  listPostings: 'integrations',
  listSlackUsers: 'integrations',

  listAuditLines: 'audit',
  proveAuditLines: 'audit',

  listConversations: 'conversations',
  getConversation: 'conversations',
  findConversation: 'conversations',
  findCorrespondents: 'conversations',
  listConversationApplications: 'conversations',
  getUnreadMessages: 'conversations',
  getAttachment: 'conversations',

  listNotifications: 'private',
  getMyDocument: 'private',
  getProfessionalDocument: 'private',
  listHealthRecords: 'private',
  getHealthDocument: 'private',
  getMyResume: 'private',
  getProfessionalResume: 'private',
  getApplicationResume: 'private',
  getTicketAttachment: 'private',
  getShiftCaseFile: 'private',
  getComplianceFile: 'private',
  getCalendarConnection: 'private',
  getWeekLink: 'private',
  getReferralLink: 'private',
  getJobFeed: 'private',
  getLinkedInFeed: 'private',
  getInterviewCall: 'private',
  getInterviewKit: 'private',
  getScorecards: 'private',
  listScorecardVersions: 'private',
  getDataExport: 'private',
  getOrganizationExport: 'private',
  exportApplications: 'private',
  exportTimesheets: 'private',
  exportPayStatement: 'private',
  exportPayroll: 'private',
  exportOwnStaffHours: 'private',
  exportReceipts: 'private',
  exportAnalytics: 'private',
  exportInvoices: 'private',
  getBillingDetails: 'private',
  getOwnReceipt: 'private',
  getBookingReceipt: 'private',
  listEvidenceItems: 'private',
  listEvidencePackets: 'private',
  getEvidencePacket: 'private',
  listCallList: 'private',
};

/** Additional permission that an area needs besides viewing. */
const duties: Partial<Record<ViewedArea, Action>> = { earnings: 'handleBilling', billing: 'handleBilling' };

export type Admission = { area: ViewedArea; refusal?: undefined } | { area?: undefined; refusal: Notice };

/** Returns the area that a viewer with these roles opens, or why it stays closed. Unknown operations are closed. */
export const admissionOf = (operation: string, roles: readonly StaffRole[]): Admission => {
  const place = Object.hasOwn(places, operation) ? places[operation as PersonalRead] : 'private';
  if (place === 'private') return { refusal: notice('viewHidden') };
  if (place === 'conversations') return { refusal: notice('viewConversations') };
  const duty = duties[place];
  return duty === undefined || mayAsStaff(duty, roles) ? { area: place } : { refusal: notice('viewMoney') };
};
