import { accountRoutes } from './accounts.routes';
import { attendanceRoutes } from './attendance.routes';
import { analyticsRoutes } from './analytics.routes';
import { apiKeyRoutes } from './api-keys.routes';
import { auditRoutes } from './audit.routes';
import { applicationRoutes } from './applications.routes';
import { billingRoutes } from './billing.routes';
import { payoutRoutes } from './payouts.routes';
import { calendarRoutes } from './calendar.routes';
import { complianceRoutes } from './compliance.routes';
import { credentialRoutes } from './credentials.routes';
import { deadLetterRoutes } from './dead-letters.routes';
import { evidenceRoutes } from './evidence.routes';
import { checklistRoutes } from './checklists.routes';
import { dashboardRoutes } from './dashboards.routes';
import { healthFileRoutes } from './health-file.routes';
import { exclusionRoutes } from './exclusions.routes';
import { integrationRoutes } from './integrations.routes';
import { interviewRoutes } from './interviews.routes';
import { jobInvitationRoutes } from './job-invitations.routes';
import { jobRoutes } from './jobs.routes';
import { locationRoutes } from './locations.routes';
import { ownStaffRoutes } from './own-staff.routes';
import { messageTemplateRoutes } from './message-templates.routes';
import { messageRoutes } from './messages.routes';
import { notificationRoutes } from './notifications.routes';
import { offerRoutes } from './offers.routes';
import { organizationRoutes } from './organizations.routes';
import { organizationVerificationRoutes } from './organization-verifications.routes';
import { portfolioRoutes } from './portfolio.routes';
import { professionalRoutes } from './professionals.routes';
import { profileRoutes } from './profiles.routes';
import { referenceRoutes } from './references.routes';
import { referralRoutes } from './referrals.routes';
import { reportRoutes } from './reports.routes';
import { resumeRoutes } from './resumes.routes';
import { reviewRoutes } from './reviews.routes';
import { savedJobRoutes } from './saved-jobs.routes';
import { scorecardRoutes } from './scorecards.routes';
import { searchRoutes } from './search.routes';
import { shiftCaseRoutes } from './shift-cases.routes';
import { shiftPlanRoutes } from './shift-plans.routes';
import { shiftRoutes } from './shifts.routes';
import { siteStateRoutes } from './site-state.routes';
import { staffRoutes } from './staff.routes';
import { supportRoutes } from './support.routes';
import { payStatementRoutes } from './pay-statements.routes';
import { timesheetRoutes } from './timesheets.routes';
import { publicApplicationRoutes } from './v1/applications.routes';
import { publicEventRoutes } from './v1/events.routes';
import { publicInterviewRoutes } from './v1/interviews.routes';
import { jobFeedRoutes } from './job-feed.routes';
import { publicJobRoutes } from './v1/jobs.routes';
import { publicOfferRoutes } from './v1/offers.routes';
import { publicTimesheetRoutes } from './v1/timesheets.routes';
import { webhookRoutes } from './webhooks.routes';
import { unitFeedRoutes } from './unit-feed.routes';
import { weekLinkRoutes } from './week-link.routes';

export const contracts = {
  accounts: accountRoutes,
  profiles: profileRoutes,
  professionals: professionalRoutes,
  credentials: credentialRoutes,
  exclusions: exclusionRoutes,
  'health-file': healthFileRoutes,
  portfolio: portfolioRoutes,
  checklists: checklistRoutes,
  resumes: resumeRoutes,
  calendar: calendarRoutes,
  organizations: organizationRoutes,
  'organization-verifications': organizationVerificationRoutes,
  jobs: jobRoutes,
  'job-invitations': jobInvitationRoutes,
  search: searchRoutes,
  'saved-jobs': savedJobRoutes,
  applications: applicationRoutes,
  messages: messageRoutes,
  'message-templates': messageTemplateRoutes,
  interviews: interviewRoutes,
  locations: { ...locationRoutes, ...unitFeedRoutes },
  shifts: { ...shiftRoutes, ...shiftPlanRoutes, ...ownStaffRoutes },
  attendance: { ...attendanceRoutes, ...weekLinkRoutes },
  scorecards: scorecardRoutes,
  offers: offerRoutes,
  compliance: complianceRoutes,
  timesheets: timesheetRoutes,
  reviews: reviewRoutes,
  references: referenceRoutes,
  referrals: referralRoutes,
  dashboards: dashboardRoutes,
  analytics: analyticsRoutes,
  notifications: notificationRoutes,
  reports: { ...reportRoutes, ...shiftCaseRoutes },
  staff: staffRoutes,
  'site-state': siteStateRoutes,
  'dead-letters': deadLetterRoutes,
  support: supportRoutes,
  audit: auditRoutes,
  billing: { ...billingRoutes, ...payoutRoutes },
  'api-keys': { ...apiKeyRoutes, ...jobFeedRoutes },
  webhooks: webhookRoutes,
  integrations: integrationRoutes,
  evidence: evidenceRoutes,
  'pay-statements': payStatementRoutes,
  'public-jobs': publicJobRoutes,
  'public-applications': publicApplicationRoutes,
  'public-interviews': publicInterviewRoutes,
  'public-offers': publicOfferRoutes,
  'public-timesheets': publicTimesheetRoutes,
  'public-events': publicEventRoutes,
} as const;
export type ApiArea = keyof typeof contracts;
