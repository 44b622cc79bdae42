import type { TeamRole, UserType } from '../../core/model/enumerations';

/** `public` has no session. */
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
  /** Interview kits and scorecards, hidden from candidates and support. Interviewers are let in by their interview. */
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
  /** Of credentials, after an application. Staff read them in the case of the credential only. */
  readCredentialDocuments: row('none', 'own', 'organization', 'organization', 'organization', 'none'),
  /** To apply for a job. */
  inviteProfessionals: row('none', 'none', 'assigned', 'organization', 'organization', 'none'),
  /** Signed packets of what was verified, for someone outside. */
  shareEvidence: row('none', 'own', 'none', 'none', 'none', 'none'),
  /** Private even to support. */
  keepHealthFile: row('none', 'own', 'none', 'none', 'none', 'none'),
  /** Job alerts of professionals, saved searches of team members. */
  keepAlerts: row('none', 'own', 'own', 'own', 'own', 'none'),
  saveProfessionals: row('none', 'none', 'own', 'own', 'own', 'none'),
  reviewCredentials: row('none', 'none', 'none', 'none', 'none', 'all'),
  reviewExclusions: row('none', 'none', 'none', 'none', 'none', 'all'),
  /** Report what others wrote, and follow one's own reports. */
  report: row('none', 'own', 'own', 'own', 'own', 'none'),
  /** Read and appeal decisions about oneself or the organization. */
  answerModeration: row('none', 'own', 'none', 'none', 'organization', 'none'),
  moderate: row('none', 'none', 'none', 'none', 'none', 'all'),
  /** Staff: queues, people and organizations without what is private even to staff. */
  readConsole: row('none', 'none', 'none', 'none', 'none', 'all'),
  viewAsPerson: row('none', 'none', 'none', 'none', 'none', 'all'),
  handleDeadLetters: row('none', 'none', 'none', 'none', 'none', 'all'),
  /** Announcements and feature switches. */
  steerSite: row('none', 'none', 'none', 'none', 'none', 'all'),
  manageStaff: row('none', 'none', 'none', 'none', 'none', 'all'),
  /** Own support tickets. Staff answer everyone's. */
  ownTickets: row('none', 'own', 'own', 'own', 'own', 'none'),
  answerTickets: row('none', 'none', 'none', 'none', 'none', 'all'),
  /** Prove that the organization is who it says, upload documents, reply to reviewers. */
  verifyOrganization: row('none', 'none', 'none', 'none', 'organization', 'none'),
  reviewOrganizations: row('none', 'none', 'none', 'none', 'none', 'all'),
  /** Webhooks with their secrets and deliveries. */
  manageWebhooks: row('none', 'none', 'none', 'none', 'organization', 'none'),
  /** Services that the organization connects, with their call log. */
  manageIntegrations: row('none', 'none', 'none', 'none', 'organization', 'none'),
  /** Own calendars at other services. */
  connectCalendars: row('none', 'own', 'own', 'own', 'own', 'none'),
  /** Everything that happened in the organization, as IDs. */
  readEventLog: row('none', 'none', 'none', 'organization', 'organization', 'none'),
  /** The coverage board, and what it takes to read it. Members see the units they supervise. */
  readCoverage: row('none', 'none', 'assigned', 'organization', 'organization', 'none'),
  /** Locations, units, supervisors, budgets. */
  manageLocations: row('none', 'none', 'none', 'organization', 'organization', 'none'),
  /** Create, publish, and cancel shifts; decide on requests. */
  planShifts: row('none', 'none', 'assigned', 'organization', 'organization', 'none'),
  /** Find, book, and cancel shifts of organizations that one works for. */
  bookShifts: row('none', 'own', 'none', 'none', 'none', 'none'),
  /** Clock in and out, submit, answer returns. */
  recordAttendance: row('none', 'own', 'none', 'none', 'none', 'none'),
  /** Confirm, approve, and return attendance, and say that someone did not come; never of one's own booking. */
  confirmAttendance: row('none', 'none', 'assigned', 'organization', 'organization', 'none'),
  /** Be paid for approved shifts through Wardline. */
  requestPayouts: row('none', 'own', 'none', 'none', 'none', 'none'),
  /** What the organization prepays for the shifts of contractors. */
  prefundShifts: row('none', 'none', 'none', 'none', 'organization', 'none'),
  /** The own record of bookings, or that of the organization. */
  readReliability: row('none', 'own', 'none', 'none', 'organization', 'none'),
  appealReliability: row('none', 'own', 'none', 'none', 'organization', 'none'),
  /** Appeal what was decided about the hours of a booking, and attach messages: one's own, or one of a unit that the member reaches. */
  appealDispute: row('none', 'own', 'assigned', 'organization', 'organization', 'none'),
  /** Documents of own appeals, and of disputes of a unit that the member reaches; staff those of every case. */
  readShiftCaseFiles: row('none', 'own', 'assigned', 'organization', 'organization', 'all'),
  /** Appeals, pauses, and disputes about shifts. */
  decideShiftCases: row('none', 'none', 'none', 'none', 'none', 'all'),
  /** The organization's audit log. */
  readAuditLog: row('none', 'none', 'none', 'none', 'organization', 'none'),
  /** The log of what staff did: own actions, or all of it for those who review. */
  readStaffAuditLog: row('none', 'none', 'none', 'none', 'none', 'all'),
  exportOwnData: row('none', 'own', 'own', 'own', 'own', 'none'),
  deleteOwnAccount: row('none', 'own', 'own', 'own', 'own', 'none'),
  exportOrganization: row('none', 'none', 'none', 'none', 'organization', 'none'),
  /** Make another member an administrator and step back. */
  handOver: row('none', 'none', 'none', 'none', 'organization', 'none'),
  closeOrganization: row('none', 'none', 'none', 'none', 'organization', 'none'),
  manageApiKeys: row('none', 'none', 'none', 'none', 'organization', 'none'),
  /** The plan, its limits, and their use. */
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
  /** What professionals see of a team member. Professionals' own settings are part of their profile. */
  memberPrivacy: row('none', 'none', 'own', 'own', 'own', 'none'),
  ownAccount: row('none', 'own', 'own', 'own', 'own', 'own'),
} as const satisfies Record<string, Row>;

export type Action = keyof typeof permissions;

/** What members may do who still have to set up the two-factor authentication that their organization requires. */
export const actionsBeforeTwoFactor: readonly Action[] = [
  'ownAccount',
  'deleteOwnAccount',
  'ownNotifications',
  'ownTickets',
  'leaveTeam',
];

/** What people who are suspended or banned may still change. */
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
 * What members may still change while their organization is being closed: their own things, who may cancel it, and what
 * they owe to people who worked.
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
 * What members of an organization that isn't verified may do less. Operations for verified organizations only say so in
 * their contract (`verified`), and use cases that publish or write first call `requireVerified`.
 */
export const unverifiedScopes: Partial<Record<Action, Scope>> = { searchProfessionals: 'limited' };

export const scopeOf = (action: Action, role: Role): Scope => permissions[action][role];

/** What API keys may do at most, whatever their scopes: nothing about keys, billing, or the team. */
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

/** A key is a service member, with the rights of a manager. */
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
