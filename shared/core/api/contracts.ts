import { accountRoutes } from '../../accounts/api/accounts.routes';
import { attendanceRoutes } from '../../work/api/attendance.routes';
import { analyticsRoutes } from '../../hiring/api/analytics.routes';
import { apiKeyRoutes } from '../../connect/api/api-keys.routes';
import { auditRoutes } from '../../trust/api/audit.routes';
import { applicationRoutes } from '../../hiring/api/applications.routes';
import { billingRoutes } from '../../money/api/billing.routes';
import { payoutRoutes } from '../../money/api/payouts.routes';
import { calendarRoutes } from '../../messages/api/calendar.routes';
import { complianceRoutes } from '../../people/api/compliance.routes';
import { credentialRoutes } from '../../people/api/credentials.routes';
import { deadLetterRoutes } from '../../trust/api/dead-letters.routes';
import { evidenceRoutes } from '../../trust/api/evidence.routes';
import { checklistRoutes } from '../../people/api/checklists.routes';
import { dashboardRoutes } from '../../hiring/api/dashboards.routes';
import { healthFileRoutes } from '../../people/api/health-file.routes';
import { exclusionRoutes } from '../../trust/api/exclusions.routes';
import { integrationRoutes } from '../../connect/api/integrations.routes';
import { interviewRoutes } from '../../hiring/api/interviews.routes';
import { jobInvitationRoutes } from '../../hiring/api/job-invitations.routes';
import { jobRoutes } from '../../hiring/api/jobs.routes';
import { locationRoutes } from '../../work/api/locations.routes';
import { ownStaffRoutes } from '../../work/api/own-staff.routes';
import { messageTemplateRoutes } from '../../messages/api/message-templates.routes';
import { messageRoutes } from '../../messages/api/messages.routes';
import { notificationRoutes } from '../../messages/api/notifications.routes';
import { offerRoutes } from '../../hiring/api/offers.routes';
import { organizationRoutes } from '../../organizations/api/organizations.routes';
import { organizationVerificationRoutes } from '../../organizations/api/organization-verifications.routes';
import { portfolioRoutes } from '../../people/api/portfolio.routes';
import { professionalRoutes } from '../../people/api/professionals.routes';
import { profileRoutes } from '../../people/api/profiles.routes';
import { referenceRoutes } from '../../people/api/references.routes';
import { referralRoutes } from '../../people/api/referrals.routes';
import { reportRoutes } from '../../trust/api/reports.routes';
import { resumeRoutes } from '../../people/api/resumes.routes';
import { reviewRoutes } from '../../people/api/reviews.routes';
import { savedJobRoutes } from '../../hiring/api/saved-jobs.routes';
import { scorecardRoutes } from '../../hiring/api/scorecards.routes';
import { searchRoutes } from '../../find/api/search.routes';
import { shiftCaseRoutes } from '../../trust/api/shift-cases.routes';
import { shiftPlanRoutes } from '../../work/api/shift-plans.routes';
import { shiftRoutes } from '../../work/api/shifts.routes';
import { siteStateRoutes } from '../../trust/api/site-state.routes';
import { staffRoutes } from '../../trust/api/staff.routes';
import { supportRoutes } from '../../trust/api/support.routes';
import { payStatementRoutes } from '../../money/api/pay-statements.routes';
import { timesheetRoutes } from '../../work/api/timesheets.routes';
import { publicApplicationRoutes } from '../../connect/api/v1/applications.routes';
import { publicEventRoutes } from '../../connect/api/v1/events.routes';
import { publicInterviewRoutes } from '../../connect/api/v1/interviews.routes';
import { jobFeedRoutes } from '../../connect/api/job-feed.routes';
import { publicJobRoutes } from '../../connect/api/v1/jobs.routes';
import { publicOfferRoutes } from '../../connect/api/v1/offers.routes';
import { publicTimesheetRoutes } from '../../connect/api/v1/timesheets.routes';
import { webhookRoutes } from '../../connect/api/webhooks.routes';
import { unitFeedRoutes } from '../../work/api/unit-feed.routes';
import { weekLinkRoutes } from '../../work/api/week-link.routes';

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
