import * as accountsRoutes from '@shared/accounts/api/accounts.routes';
import * as credentialsRoutes from '@shared/people/api/credentials.routes';
import * as messagesRoutes from '@shared/messages/api/messages.routes';
import * as organizationsRoutes from '@shared/organizations/api/organizations.routes';
import * as portfolioRoutes from '@shared/people/api/portfolio.routes';
import * as resumesRoutes from '@shared/people/api/resumes.routes';
import * as account from '@shared/accounts/model/account';
import * as analytics from '@shared/hiring/model/analytics';
import * as apiKey from '@shared/connect/model/api-key';
import * as application from '@shared/hiring/model/application';
import * as audit from '@shared/trust/model/audit';
import * as accountDeletion from '@shared/accounts/model/account-deletion';
import * as billing from '@shared/money/model/billing';
import * as signInMethod from '@shared/accounts/model/sign-in-method';
import * as usage from '@shared/trust/model/usage';
import * as dataExport from '@shared/accounts/model/data-export';
import * as device from '@shared/accounts/model/device';
import * as passkey from '@shared/accounts/model/passkey';
import * as receipt from '@shared/money/model/receipt';
import * as settingsOverview from '@shared/accounts/model/settings-overview';
import * as calendar from '@shared/messages/model/calendar';
import * as conversation from '@shared/messages/model/conversation';
import * as employerAnalytics from '@shared/hiring/model/employer-analytics';
import * as enumerations from '@shared/core/model/enumerations';
import * as event from '@shared/core/model/event';
import * as facilityPhoto from '@shared/people/model/facility-photo';
import * as fields from '@shared/core/model/fields';
import * as givenTimes from '@shared/core/model/given-times';
import * as file from '@shared/core/model/file';
import * as interview from '@shared/hiring/model/interview';
import * as invitation from '@shared/organizations/model/invitation';
import * as job from '@shared/hiring/model/job';
import * as candidatePool from '@shared/hiring/model/candidate-pool';
import * as candidateSearch from '@shared/find/model/candidate-search';
import * as jobAlert from '@shared/hiring/model/job-alert';
import * as jobFeed from '@shared/connect/model/job-feed';
import * as jobInvitation from '@shared/hiring/model/job-invitation';
import * as jobSearch from '@shared/find/model/job-search';
import * as listFile from '@shared/core/model/list-file';
import * as live from '@shared/messages/model/live';
import * as answer from '@shared/hiring/model/answer';
import * as attachedMessage from '@shared/work/model/attached-message';
import * as attendance from '@shared/work/model/attendance';
import * as attendanceReceipt from '@shared/work/model/attendance-receipt';
import * as evidencePacket from '@shared/trust/model/evidence-packet';
import * as proof from '@shared/trust/model/proof';
import * as signedDocument from '@shared/trust/model/signed-document';
import * as shiftFilling from '@shared/work/model/shifts/shift-filling';
import * as shiftOutlook from '@shared/work/model/shifts/shift-outlook';
import * as callList from '@shared/work/model/shifts/call-list';
import * as shiftPreferences from '@shared/work/model/shifts/shift-preferences';
import * as unitFeed from '@shared/work/model/shifts/unit-feed';
import * as unitFeedAddress from '@shared/work/model/shifts/unit-feed-address';
import * as weekLink from '@shared/work/model/shifts/week-link';
import * as board from '@shared/work/model/shifts/board';
import * as booking from '@shared/work/model/booking';
import * as clockPhone from '@shared/work/model/clock-phone';
import * as shift from '@shared/work/model/shifts/shift';
import * as shiftPlan from '@shared/work/model/shifts/shift-plan';
import * as location from '@shared/work/model/location';
import * as messageTemplate from '@shared/messages/model/message-template';
import * as match from '@shared/hiring/model/match';
import * as matchReason from '@shared/hiring/model/match-reason';
import * as notification from '@shared/messages/model/notification';
import * as notificationSettings from '@shared/messages/model/notification-settings';
import * as offer from '@shared/hiring/model/offer';
import * as organization from '@shared/organizations/model/organization';
import * as organizationClosing from '@shared/organizations/model/organization-closing';
import * as organizationVerification from '@shared/organizations/model/organization-verification';
import * as fillReport from '@shared/work/model/shifts/fill-report';
import * as ownStaff from '@shared/work/model/own-staff';
import * as publicShift from '@shared/work/model/shifts/public-shift';
import * as shiftBill from '@shared/work/model/shifts/shift-bill';
import * as payLine from '@shared/work/model/pay-line';
import * as payPackage from '@shared/hiring/model/pay-package';
import * as payStatement from '@shared/money/model/pay-statement';
import * as publicApi from '@shared/connect/model/public-api';
import * as payout from '@shared/money/model/payout';
import * as payroll from '@shared/money/model/payroll';
import * as placement from '@shared/work/model/placement';
import * as portfolio from '@shared/people/model/portfolio';
import * as reference from '@shared/people/model/reference';
import * as referral from '@shared/people/model/referral';
import * as reliability from '@shared/work/model/reliability';
import * as shiftCase from '@shared/work/model/shifts/shift-case';
import * as professional from '@shared/people/model/professional';
import * as professionalDashboard from '@shared/hiring/model/professional-dashboard';
import * as professionalSearch from '@shared/find/model/professional-search';
import * as professionalView from '@shared/people/model/professional-view';
import * as review from '@shared/people/model/review';
import * as ticket from '@shared/trust/model/ticket';
import * as verification from '@shared/people/model/verification';
import * as workQueue from '@shared/hiring/model/work-queue';
import * as compliance from '@shared/people/model/compliance';
import * as exclusion from '@shared/trust/model/exclusion';
import * as report from '@shared/trust/model/report';
import * as healthRecord from '@shared/people/model/health-record';
import * as help from '@shared/trust/model/help';
import * as moreDetails from '@shared/hiring/model/more-details';
import * as resumeReading from '@shared/people/model/resume-reading';
import * as skillList from '@shared/people/model/profile/skill-list';
import * as scorecard from '@shared/hiring/model/scorecard';
import * as skillAnswer from '@shared/people/model/skill-answer';
import * as skillsChecklist from '@shared/people/model/skills-checklist';
import * as deadLetter from '@shared/trust/model/dead-letter';
import * as legal from '@shared/accounts/model/legal';
import * as siteState from '@shared/trust/model/site-state';
import * as staff from '@shared/trust/model/staff';
import * as suggestion from '@shared/find/model/suggestion';
import * as outboundEvent from '@shared/connect/model/outbound-event';
import * as integration from '@shared/connect/model/integration';
import * as recruitingSystem from '@shared/connect/model/recruiting-system';
import * as reportMapping from '@shared/connect/model/report-mapping';
import * as webhook from '@shared/connect/model/webhook';
import * as z from 'zod';

const modules = [
  accountsRoutes,
  credentialsRoutes,
  messagesRoutes,
  organizationsRoutes,
  portfolioRoutes,
  resumesRoutes,
  account,
  analytics,
  apiKey,
  application,
  audit,
  calendar,
  conversation,
  employerAnalytics,
  enumerations,
  event,
  facilityPhoto,
  fields,
  givenTimes,
  file,
  interview,
  invitation,
  job,
  candidatePool,
  candidateSearch,
  jobAlert,
  jobFeed,
  jobInvitation,
  jobSearch,
  live,
  answer,
  attachedMessage,
  attendance,
  attendanceReceipt,
  evidencePacket,
  proof,
  signedDocument,
  shiftFilling,
  shiftOutlook,
  callList,
  shiftPreferences,
  board,
  booking,
  clockPhone,
  shift,
  listFile,
  shiftPlan,
  payout,
  location,
  messageTemplate,
  match,
  matchReason,
  notification,
  notificationSettings,
  offer,
  outboundEvent,
  organization,
  organizationClosing,
  organizationVerification,
  fillReport,
  weekLink,
  unitFeed,
  unitFeedAddress,
  ownStaff,
  publicShift,
  shiftBill,
  payLine,
  payPackage,
  payStatement,
  payroll,
  publicApi,
  placement,
  portfolio,
  reference,
  referral,
  reliability,
  shiftCase,
  professional,
  professionalDashboard,
  professionalSearch,
  professionalView,
  review,
  compliance,
  exclusion,
  report,
  healthRecord,
  help,
  moreDetails,
  resumeReading,
  scorecard,
  skillAnswer,
  skillsChecklist,
  deadLetter,
  accountDeletion,
  billing,
  signInMethod,
  usage,
  dataExport,
  device,
  passkey,
  receipt,
  settingsOverview,
  legal,
  siteState,
  skillList,
  staff,
  suggestion,
  ticket,
  verification,
  webhook,
  integration,
  recruitingSystem,
  reportMapping,
  workQueue,
];

const isModel = (entry: [string, unknown]): entry is [string, z.ZodType] =>
  /^[A-Z]/.test(entry[0]) && entry[1] instanceof z.ZodType;

export const models = modules.flatMap((module) => Object.entries<unknown>(module).filter(isModel));

/** Not `.meta({ id })` on the schemas, which would cost functions and pages time at every load. */
export const modelNames = z.registry<{ id: string }>();
for (const [id, schema] of models) modelNames.add(schema, { id });
