import * as accountsRoutes from '@shared/api/accounts.routes';
import * as credentialsRoutes from '@shared/api/credentials.routes';
import * as messagesRoutes from '@shared/api/messages.routes';
import * as organizationsRoutes from '@shared/api/organizations.routes';
import * as portfolioRoutes from '@shared/api/portfolio.routes';
import * as resumesRoutes from '@shared/api/resumes.routes';
import * as account from '@shared/model/account';
import * as analytics from '@shared/model/analytics';
import * as apiKey from '@shared/model/api-key';
import * as application from '@shared/model/application';
import * as audit from '@shared/model/audit';
import * as accountDeletion from '@shared/model/account-deletion';
import * as billing from '@shared/model/billing';
import * as signInMethod from '@shared/model/sign-in-method';
import * as usage from '@shared/model/usage';
import * as dataExport from '@shared/model/data-export';
import * as device from '@shared/model/device';
import * as passkey from '@shared/model/passkey';
import * as receipt from '@shared/model/receipt';
import * as settingsOverview from '@shared/model/settings-overview';
import * as calendar from '@shared/model/calendar';
import * as conversation from '@shared/model/conversation';
import * as employerAnalytics from '@shared/model/employer-analytics';
import * as enumerations from '@shared/model/enumerations';
import * as event from '@shared/model/event';
import * as facilityPhoto from '@shared/model/facility-photo';
import * as fields from '@shared/model/fields';
import * as givenTimes from '@shared/model/given-times';
import * as file from '@shared/model/file';
import * as interview from '@shared/model/interview';
import * as invitation from '@shared/model/invitation';
import * as job from '@shared/model/job';
import * as candidatePool from '@shared/model/candidate-pool';
import * as candidateSearch from '@shared/model/candidate-search';
import * as jobAlert from '@shared/model/job-alert';
import * as jobFeed from '@shared/model/job-feed';
import * as jobInvitation from '@shared/model/job-invitation';
import * as jobSearch from '@shared/model/job-search';
import * as listFile from '@shared/model/list-file';
import * as live from '@shared/model/live';
import * as answer from '@shared/model/answer';
import * as attachedMessage from '@shared/model/attached-message';
import * as attendance from '@shared/model/attendance';
import * as attendanceReceipt from '@shared/model/attendance-receipt';
import * as evidencePacket from '@shared/model/evidence-packet';
import * as proof from '@shared/model/proof';
import * as signedDocument from '@shared/model/signed-document';
import * as shiftFilling from '@shared/model/shift-filling';
import * as shiftOutlook from '@shared/model/shift-outlook';
import * as shiftPreferences from '@shared/model/shift-preferences';
import * as unitFeed from '@shared/model/unit-feed';
import * as unitFeedAddress from '@shared/model/unit-feed-address';
import * as weekLink from '@shared/model/week-link';
import * as board from '@shared/model/board';
import * as booking from '@shared/model/booking';
import * as clockPhone from '@shared/model/clock-phone';
import * as shift from '@shared/model/shift';
import * as shiftPlan from '@shared/model/shift-plan';
import * as location from '@shared/model/location';
import * as messageTemplate from '@shared/model/message-template';
import * as match from '@shared/model/match';
import * as matchReason from '@shared/model/match-reason';
import * as notification from '@shared/model/notification';
import * as notificationSettings from '@shared/model/notification-settings';
import * as offer from '@shared/model/offer';
import * as organization from '@shared/model/organization';
import * as organizationClosing from '@shared/model/organization-closing';
import * as organizationVerification from '@shared/model/organization-verification';
import * as fillReport from '@shared/model/fill-report';
import * as ownStaff from '@shared/model/own-staff';
import * as publicShift from '@shared/model/public-shift';
import * as shiftBill from '@shared/model/shift-bill';
import * as payLine from '@shared/model/pay-line';
import * as payPackage from '@shared/model/pay-package';
import * as payStatement from '@shared/model/pay-statement';
import * as publicApi from '@shared/model/public-api';
import * as payout from '@shared/model/payout';
import * as payroll from '@shared/model/payroll';
import * as placement from '@shared/model/placement';
import * as portfolio from '@shared/model/portfolio';
import * as reference from '@shared/model/reference';
import * as referral from '@shared/model/referral';
import * as reliability from '@shared/model/reliability';
import * as shiftCase from '@shared/model/shift-case';
import * as professional from '@shared/model/professional';
import * as professionalDashboard from '@shared/model/professional-dashboard';
import * as professionalSearch from '@shared/model/professional-search';
import * as professionalView from '@shared/model/professional-view';
import * as review from '@shared/model/review';
import * as ticket from '@shared/model/ticket';
import * as verification from '@shared/model/verification';
import * as workQueue from '@shared/model/work-queue';
import * as compliance from '@shared/model/compliance';
import * as exclusion from '@shared/model/exclusion';
import * as report from '@shared/model/report';
import * as healthRecord from '@shared/model/health-record';
import * as help from '@shared/model/help';
import * as moreDetails from '@shared/model/more-details';
import * as resumeReading from '@shared/model/resume-reading';
import * as skillList from '@shared/model/profile/skill-list';
import * as scorecard from '@shared/model/scorecard';
import * as skillAnswer from '@shared/model/skill-answer';
import * as skillsChecklist from '@shared/model/skills-checklist';
import * as deadLetter from '@shared/model/dead-letter';
import * as legal from '@shared/model/legal';
import * as siteState from '@shared/model/site-state';
import * as staff from '@shared/model/staff';
import * as suggestion from '@shared/model/suggestion';
import * as outboundEvent from '@shared/model/outbound-event';
import * as integration from '@shared/model/integration';
import * as recruitingSystem from '@shared/model/recruiting-system';
import * as reportMapping from '@shared/model/report-mapping';
import * as webhook from '@shared/model/webhook';
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
