import { describe, expect, it } from 'vitest';
import { staffPermissions } from '../../trust/rules/staff-permissions';
import { permissions, roles, scopeOf, type Action, type Role, type Scope } from './permissions';

/** Cells: v own organization, o own, a created or assigned, r read, l limited, p participant, - none. */
type Cell = 'v' | 'o' | 'a' | 'r' | 'l' | 'p' | '-';
type Cells = [Cell, Cell, Cell, Cell, Cell, Cell];

/** Specification rows with their actions. Columns as in `roles`. */
const matrix: { row: string; cells: Cells; actions: Action[] }[] = [
  { row: 'list active jobs, public job page', cells: ['v', 'v', 'v', 'v', 'v', 'v'], actions: ['readPublicJobs'] },
  { row: 'contact and apply details of a job', cells: ['-', 'v', 'a', 'v', 'v', 'r'], actions: ['readJobContact'] },
  { row: 'create, edit, publish, pause, close a job', cells: ['-', '-', 'a', 'v', 'v', '-'], actions: ['editJob'] },
  { row: 'delete job, bulk actions', cells: ['-', '-', '-', 'v', 'v', '-'], actions: ['deleteJob'] },
  { row: 'assign job', cells: ['-', '-', '-', 'v', 'v', '-'], actions: ['assignJob'] },
  { row: 'apply, withdraw, save job, job alert', cells: ['-', 'o', '-', '-', '-', '-'], actions: ['apply'] },
  { row: 'read applications', cells: ['-', 'o', 'a', 'v', 'v', 'r'], actions: ['readApplications'] },
  { row: 'read applications of a job', cells: ['-', '-', 'a', 'v', 'v', 'r'], actions: ['readJobApplications'] },
  { row: 'change status, note', cells: ['-', '-', 'a', 'v', 'v', '-'], actions: ['changeApplicationStatus'] },
  { row: 'export applications', cells: ['-', '-', '-', 'v', 'v', '-'], actions: ['exportApplications'] },
  { row: 'interviews', cells: ['-', 'o', 'a', 'v', 'v', '-'], actions: ['interviews'] },
  { row: 'scorecards', cells: ['-', '-', 'a', 'v', 'v', '-'], actions: ['scorecards'] },
  { row: 'offers', cells: ['-', 'o', '-', 'v', 'v', '-'], actions: ['offers'] },
  { row: 'compliance file of a placement', cells: ['-', 'o', 'a', 'v', 'v', 'r'], actions: ['readCompliance'] },
  { row: 'search professionals', cells: ['l', 'l', 'v', 'v', 'v', 'r'], actions: ['searchProfessionals'] },
  { row: 'own alerts', cells: ['-', 'o', 'o', 'o', 'o', '-'], actions: ['keepAlerts'] },
  { row: 'invite to apply', cells: ['-', '-', 'a', 'v', 'v', '-'], actions: ['inviteProfessionals'] },
  // Employers only after an application, as checked by profile views.
  { row: 'full CV, license numbers', cells: ['-', 'o', 'v', 'v', 'v', 'r'], actions: ['readFullProfile'] },
  // "Documents only in a case" of the staff table.
  { row: 'documents of credentials', cells: ['-', 'o', 'v', 'v', 'v', '-'], actions: ['readCredentialDocuments'] },
  { row: 'message', cells: ['-', 'p', 'a', 'v', 'v', '-'], actions: ['message'] },
  { row: 'message templates: use', cells: ['-', '-', 'v', 'v', 'v', '-'], actions: ['useMessageTemplates'] },
  { row: 'message templates: edit', cells: ['-', '-', '-', 'v', 'v', '-'], actions: ['editMessageTemplates'] },
  { row: 'company profile, logo: read', cells: ['r', 'r', 'r', 'r', 'r', 'r'], actions: ['readCompanyProfile'] },
  { row: 'company profile, logo: edit', cells: ['-', '-', '-', '-', 'v', '-'], actions: ['editCompanyProfile'] },
  { row: 'invite, change role, remove member', cells: ['-', '-', '-', '-', 'v', '-'], actions: ['manageTeam'] },
  { row: 'leave the team', cells: ['-', '-', 'v', 'v', 'v', '-'], actions: ['leaveTeam'] },
  {
    row: 'team panels and analytics',
    cells: ['-', '-', '-', 'v', 'v', '-'],
    actions: ['readTeamAnalytics', 'setHiringGoals', 'readEventLog'],
  },
  {
    row: 'billing, API keys, webhooks, integrations',
    cells: ['-', '-', '-', '-', 'v', '-'],
    actions: ['manageApiKeys', 'manageWebhooks'],
  },
  // Staff see it by viewing as a person.
  {
    row: 'locations, units, supervisors, budgets',
    cells: ['-', '-', '-', 'v', 'v', '-'],
    actions: ['manageLocations'],
  },
  { row: 'read the board', cells: ['-', '-', 'a', 'v', 'v', '-'], actions: ['readCoverage', 'planShifts'] },
  { row: 'shift feed, book, request, cancel', cells: ['-', 'o', '-', '-', '-', '-'], actions: ['bookShifts'] },
  {
    row: 'confirm attendance, approve, return, declare a no-show',
    cells: ['-', '-', 'a', 'v', 'v', '-'],
    actions: ['confirmAttendance'],
  },
  {
    row: 'clock in and out, answer about breaks, dispute',
    cells: ['-', 'o', '-', '-', '-', '-'],
    actions: ['recordAttendance'],
  },
  { row: 'request an early payout', cells: ['-', 'o', '-', '-', '-', '-'], actions: ['requestPayouts'] },
  { row: 'prepay shifts', cells: ['-', '-', '-', '-', 'v', '-'], actions: ['prefundShifts'] },
  { row: 'evidence packets', cells: ['-', 'o', '-', '-', '-', '-'], actions: ['shareEvidence'] },
  {
    row: 'own reliability, appeal',
    cells: ['-', 'o', '-', '-', 'v', '-'],
    actions: ['readReliability', 'appealReliability'],
  },
  { row: 'appeal a decision about hours', cells: ['-', 'o', 'a', 'v', 'v', '-'], actions: ['appealDispute'] },
  { row: 'files of appeals', cells: ['-', 'o', 'a', 'v', 'v', 'v'], actions: ['readShiftCaseFiles'] },
  { row: 'own account', cells: ['-', 'o', 'o', 'o', 'o', 'o'], actions: ['ownAccount', 'ownNotifications'] },
];

const isEverybodys = (row: string): boolean => row.startsWith('list active jobs');

const scopeFor = (row: string, cell: Cell, role: Role): Scope => {
  if (cell === '-') return 'none';
  if (cell === 'r' || isEverybodys(row)) return 'all';
  if (cell === 'v') return role === 'professional' || role === 'support' ? 'all' : 'organization';
  return ({ o: 'own', a: 'assigned', l: 'limited', p: 'participant' } as const)[cell];
};

describe('the permission matrix', () => {
  it.each(matrix)('$row', ({ row, cells, actions }) => {
    for (const action of actions)
      expect(Object.fromEntries(roles.map((role) => [role, scopeOf(action, role)]))).toEqual(
        Object.fromEntries(roles.map((role, index) => [role, scopeFor(row, cells[index]!, role)])),
      );
  });

  it('lists staff roles for exactly the actions open to support', () => {
    const open = (Object.keys(permissions) as Action[]).filter((action) => scopeOf(action, 'support') !== 'none');
    expect(Object.keys(staffPermissions).sort()).toEqual(open.sort());
  });
});
