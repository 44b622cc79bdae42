import type { TeamRole, UserType } from '../../core/model/enumerations';

/** `public` is without a session. */
export const roles = ['public', 'professional', 'member', 'manager', 'admin', 'support'] as const;
export type Role = (typeof roles)[number];

/**
 * `assigned`: jobs the member created or is assigned to; `participant`: own conversations; `limited`: the public part.
 */
export type Scope = 'all' | 'organization' | 'own' | 'assigned' | 'participant' | 'limited' | 'none';

type Row = Record<Role, Scope>;
const row = (...scopes: [Scope, Scope, Scope, Scope, Scope, Scope]): Row =>
  Object.fromEntries(roles.map((role, index) => [role, scopes[index]])) as Row;

/** Permission matrix. Columns: public, professional, member, manager, admin, support. */
export const permissions = {
  readPublicJobs: row('all', 'all', 'all', 'all', 'all', 'all'),
  readJobContact: row('none', 'all', 'assigned', 'organization', 'organization', 'all'),
  editJob: row('none', 'none', 'assigned', 'organization', 'organization', 'none'),
  deleteJob: row('none', 'none', 'none', 'organization', 'organization', 'none'),
  assignJob: row('none', 'none', 'none', 'organization', 'organization', 'none'),
  apply: row('none', 'own', 'none', 'none', 'none', 'none'),
  readApplications: row('none', 'own', 'assigned', 'organization', 'organization', 'all'),
  /** A job's applications; professionals list their own elsewhere. */
  readJobApplications: row('none', 'none', 'assigned', 'organization', 'organization', 'all'),
  changeApplicationStatus: row('none', 'none', 'assigned', 'organization', 'organization', 'none'),
  exportApplications: row('none', 'none', 'none', 'organization', 'organization', 'none'),
  interviews: row('none', 'own', 'assigned', 'organization', 'organization', 'none'),
  arrangeInterviews: row('none', 'none', 'assigned', 'organization', 'organization', 'none'),
  /** Interview kits and scorecards, hidden from candidates and support. Interviewers get access by their interview. */
  scorecards: row('none', 'none', 'assigned', 'organization', 'organization', 'none'),
  offers: row('none', 'own', 'none', 'organization', 'organization', 'none'),
  makeOffers: row('none', 'none', 'none', 'organization', 'organization', 'none'),
  placements: row('none', 'own', 'assigned', 'organization', 'organization', 'none'),
  timesheets: row('none', 'own', 'assigned', 'organization', 'organization', 'none'),
  recordHours: row('none', 'own', 'none', 'none', 'none', 'none'),
  signOffTimesheets: row('none', 'none', 'assigned', 'organization', 'organization', 'none'),
  payOut: row('none', 'none', 'none', 'none', 'organization', 'none'),
  /** Members see states, not documents. */
  readCompliance: row('none', 'own', 'assigned', 'organization', 'organization', 'all'),
  submitCompliance: row('none', 'own', 'none', 'organization', 'organization', 'none'),
  shareCompliance: row('none', 'own', 'none', 'none', 'none', 'none'),
  decideCompliance: row('none', 'none', 'none', 'organization', 'organization', 'none'),
  reviewPlacements: row('none', 'own', 'none', 'organization', 'organization', 'none'),
  message: row('none', 'participant', 'assigned', 'organization', 'organization', 'none'),
  useMessageTemplates: row('none', 'none', 'organization', 'organization', 'organization', 'none'),
  editMessageTemplates: row('none', 'none', 'none', 'organization', 'organization', 'none'),
  readCompanyProfile: row('all', 'all', 'all', 'all', 'all', 'all'),
  editCompanyProfile: row('none', 'none', 'none', 'none', 'organization', 'none'),
  manageTeam: row('none', 'none', 'none', 'none', 'organization', 'none'),
  searchProfessionals: row('limited', 'limited', 'organization', 'organization', 'organization', 'all'),
  editProfessionalProfile: row('none', 'own', 'none', 'none', 'none', 'none'),
  /** Full CV and license numbers: employers only after an application. */
  readFullProfile: row('none', 'own', 'organization', 'organization', 'organization', 'all'),
  /** Documents of credentials, after an application. Staff see them only in the credential's case. */
  readCredentialDocuments: row('none', 'own', 'organization', 'organization', 'organization', 'none'),
  /** Invitations to apply for a job. */
  inviteProfessionals: row('none', 'none', 'assigned', 'organization', 'organization', 'none'),
  /** Signed packets of verified data, for people outside. */
  shareEvidence: row('none', 'own', 'none', 'none', 'none', 'none'),
  /** Health file, private even to support. */
  keepHealthFile: row('none', 'own', 'none', 'none', 'none', 'none'),
  /** Job alerts of professionals, saved searches of team members. */
  keepAlerts: row('none', 'own', 'own', 'own', 'own', 'none'),
  saveProfessionals: row('none', 'none', 'own', 'own', 'own', 'none'),
  reviewCredentials: row('none', 'none', 'none', 'none', 'none', 'all'),
  reviewExclusions: row('none', 'none', 'none', 'none', 'none', 'all'),
  /** Report others' content, and follow one's own reports. */
  report: row('none', 'own', 'own', 'own', 'own', 'none'),
  /** Read and appeal decisions about oneself or the organization. */
  answerModeration: row('none', 'own', 'none', 'none', 'organization', 'none'),
  moderate: row('none', 'none', 'none', 'none', 'none', 'all'),
  /** Staff console: queues, people, and organizations, except data that is private even to staff. */
  readConsole: row('none', 'none', 'none', 'none', 'none', 'all'),
  viewAsPerson: row('none', 'none', 'none', 'none', 'none', 'all'),
  handleDeadLetters: row('none', 'none', 'none', 'none', 'none', 'all'),
  /** Announcements and feature switches. */
  steerSite: row('none', 'none', 'none', 'none', 'none', 'all'),
  manageStaff: row('none', 'none', 'none', 'none', 'none', 'all'),
  /** Own support tickets. Staff can answer all tickets. */
  ownTickets: row('none', 'own', 'own', 'own', 'own', 'none'),
  answerTickets: row('none', 'none', 'none', 'none', 'none', 'all'),
  /** Prove the organization's identity, upload documents, reply to reviewers. */
  verifyOrganization: row('none', 'none', 'none', 'none', 'organization', 'none'),
  reviewOrganizations: row('none', 'none', 'none', 'none', 'none', 'all'),
  /** Webhooks with their secrets and deliveries. */
  manageWebhooks: row('none', 'none', 'none', 'none', 'organization', 'none'),
  /** Services that the organization connects, with their call log. */
  manageIntegrations: row('none', 'none', 'none', 'none', 'organization', 'none'),
  /** Own calendars at other services. */
  connectCalendars: row('none', 'own', 'own', 'own', 'own', 'none'),
  /** Event log of the organization, as IDs. */
  readEventLog: row('none', 'none', 'none', 'organization', 'organization', 'none'),
  /** The coverage board and the data behind it. Members see the units they supervise. */
  readCoverage: row('none', 'none', 'assigned', 'organization', 'organization', 'none'),
  /** Locations, units, supervisors, budgets. */
  manageLocations: row('none', 'none', 'none', 'organization', 'organization', 'none'),
  /** Create, publish, and cancel shifts; decide on requests. */
  planShifts: row('none', 'none', 'assigned', 'organization', 'organization', 'none'),
  /** Find, book, and cancel shifts of organizations that the person works for. */
  bookShifts: row('none', 'own', 'none', 'none', 'none', 'none'),
  /** Clock in and out, submit, answer returns. */
  recordAttendance: row('none', 'own', 'none', 'none', 'none', 'none'),
  /** Confirm, approve, and return attendance, and report no-shows; never for one's own booking. */
  confirmAttendance: row('none', 'none', 'assigned', 'organization', 'organization', 'none'),
  /** Receive pay for approved shifts through Wardline. */
  requestPayouts: row('none', 'own', 'none', 'none', 'none', 'none'),
  /** Prepaid balance for shifts of contractors. */
  prefundShifts: row('none', 'none', 'none', 'none', 'organization', 'none'),
  /** Own reliability record, or that of the organization. */
  readReliability: row('none', 'own', 'none', 'none', 'organization', 'none'),
  appealReliability: row('none', 'own', 'none', 'none', 'organization', 'none'),
  /** Appeal decisions about hours of own bookings, or of those in a supervised unit, and attach messages. */
  appealDispute: row('none', 'own', 'assigned', 'organization', 'organization', 'none'),
  /** Documents of own appeals, and of disputes in a supervised unit; for staff, of every case. */
  readShiftCaseFiles: row('none', 'own', 'assigned', 'organization', 'organization', 'all'),
  /** Appeals, pauses, and disputes about shifts. */
  decideShiftCases: row('none', 'none', 'none', 'none', 'none', 'all'),
  /** The organization's audit log. */
  readAuditLog: row('none', 'none', 'none', 'none', 'organization', 'none'),
  /** Staff audit log: own actions, or all of them for reviewers. */
  readStaffAuditLog: row('none', 'none', 'none', 'none', 'none', 'all'),
  exportOwnData: row('none', 'own', 'own', 'own', 'own', 'none'),
  deleteOwnAccount: row('none', 'own', 'own', 'own', 'own', 'none'),
  exportOrganization: row('none', 'none', 'none', 'none', 'organization', 'none'),
  /** Make another member an administrator and step back. */
  handOver: row('none', 'none', 'none', 'none', 'organization', 'none'),
  closeOrganization: row('none', 'none', 'none', 'none', 'organization', 'none'),
  manageApiKeys: row('none', 'none', 'none', 'none', 'organization', 'none'),
  /** The plan with its limits and usage. */
  readPlan: row('none', 'own', 'organization', 'organization', 'organization', 'none'),
  /** Plan, payment methods, invoices. */
  manageBilling: row('none', 'own', 'none', 'none', 'organization', 'none'),
  /** Staff: credits, refunds, plans by contract. */
  handleBilling: row('none', 'none', 'none', 'none', 'none', 'all'),
  readTeamJobs: row('none', 'none', 'assigned', 'organization', 'organization', 'none'),
  leaveTeam: row('none', 'none', 'organization', 'organization', 'organization', 'none'),
  readTeamAnalytics: row('none', 'none', 'none', 'organization', 'organization', 'none'),
  setHiringGoals: row('none', 'none', 'none', 'organization', 'organization', 'none'),
  ownNotifications: row('none', 'own', 'own', 'own', 'own', 'own'),
  /** What professionals see of a team member. Professionals' own settings are in their profile. */
  memberPrivacy: row('none', 'none', 'own', 'own', 'own', 'none'),
  ownAccount: row('none', 'own', 'own', 'own', 'own', 'own'),
} as const satisfies Record<string, Row>;

export type Action = keyof typeof permissions;

/** Actions of members who still have to set up required two-factor authentication. */
export const actionsBeforeTwoFactor: readonly Action[] = [
  'ownAccount',
  'deleteOwnAccount',
  'ownNotifications',
  'ownTickets',
  'leaveTeam',
];

/** Changes that suspended or banned people may still make. */
export const actionsWhileRestricted: readonly Action[] = [
  'ownAccount',
  'exportOwnData',
  'deleteOwnAccount',
  'memberPrivacy',
  'ownNotifications',
  'ownTickets',
  'answerModeration',
  'leaveTeam',
];

/**
 * Changes that members may still make while their organization is being closed: their own data, canceling the closing, and
 * obligations to people who worked.
 */
export const actionsWhileClosing: readonly Action[] = [
  'ownAccount',
  'exportOwnData',
  'deleteOwnAccount',
  'memberPrivacy',
  'ownNotifications',
  'ownTickets',
  'report',
  'answerModeration',
  'leaveTeam',
  'handOver',
  'closeOrganization',
  'exportOrganization',
  'exportApplications',
  'readTeamJobs',
  'searchProfessionals',
  'readAuditLog',
  'message',
  'placements',
  'timesheets',
  'signOffTimesheets',
  'confirmAttendance',
  'payOut',
  'prefundShifts',
  'submitCompliance',
  'decideCompliance',
  'reviewPlacements',
];

/**
 * Reduced permissions in an unverified organization. Operations that need a verified organization state it in their
 * contract (`verified`), and use cases that publish or write first call `requireVerified`.
 */
export const unverifiedScopes: Partial<Record<Action, Scope>> = { searchProfessionals: 'limited' };

export const scopeOf = (action: Action, role: Role): Scope => permissions[action][role];

/** Maximum permissions of API keys, regardless of scopes: no keys, billing, or team. */
export const keyActions = [
  'readTeamJobs',
  'editJob',
  'readApplications',
  'changeApplicationStatus',
  'interviews',
  'offers',
  'placements',
  'timesheets',
  'signOffTimesheets',
  'readEventLog',
] as const satisfies readonly Action[];
export type KeyAction = (typeof keyActions)[number];

/** A key acts as a service member with a manager's permissions. */
export const serviceRole = 'manager' satisfies TeamRole;

/** Groups of the identity provider; membership determines the rest. */
export const userGroups = { doctor: 'doctor', employer: 'employer', support: 'support' } as const satisfies Record<
  UserType | 'support',
  string
>;

/** Role of a verified caller; null without a matching group or membership. */
export const roleOf = (groups: readonly string[], teamRole: TeamRole | null): Exclude<Role, 'public'> | null => {
  if (groups.includes(userGroups.support)) return 'support';
  if (groups.includes(userGroups.employer)) return teamRole;
  if (groups.includes(userGroups.doctor)) return 'professional';
  return null;
};
