import { staffRoles, type StaffRole } from '../model/staff-vocabulary';
import type { Action } from '../../organizations/rules/permissions';

export { staffRoles, type StaffRole } from '../model/staff-vocabulary';

const everyone = staffRoles;

/** Staff roles for actions that the matrix opens to `support`. Actions without a row are closed to all staff. */
export const staffPermissions: Partial<Record<Action, readonly StaffRole[]>> = {
  ownAccount: everyone,
  ownNotifications: everyone,
  readPublicJobs: everyone,
  readCompanyProfile: everyone,
  searchProfessionals: everyone,
  readFullProfile: everyone,
  readJobContact: everyone,
  readApplications: everyone,
  readJobApplications: everyone,
  readCompliance: everyone,
  answerTickets: everyone,
  reviewCredentials: ['trust', 'owner'],
  reviewExclusions: ['trust', 'owner'],
  reviewOrganizations: ['trust', 'owner'],
  moderate: ['trust', 'owner'],
  decideShiftCases: ['trust', 'owner'],
  readShiftCaseFiles: ['trust', 'owner'],
  readConsole: everyone,
  readStaffAuditLog: everyone,
  viewAsPerson: ['support', 'trust', 'owner'],
  handleDeadLetters: ['support', 'trust', 'owner'],
  handleBilling: ['finance', 'owner'],
  steerSite: ['owner'],
  manageStaff: ['owner'],
};

export const mayAsStaff = (action: Action, roles: readonly StaffRole[]): boolean =>
  roles.some((role) => staffPermissions[action]?.includes(role) ?? false);
