import { isOfConsole } from '@shared/core/api/console-path.fixture';
import { contracts } from '@shared/core/api/contracts';
import { isForKeys, needsToken, type Route } from '@shared/core/api/route';
import { userGroups, type Action } from '@shared/organizations/rules/permissions';
import { staffRoles, type StaffRole } from '@shared/trust/rules/staff-permissions';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { authorizedCaller } from './caller';
import type { Callers } from './ports';

/** The specification's table of staff, and its column of support: support, trust, finance, owner; a dash denies. */
const specified: { row: string; actions: Action[]; cells: string }[] = [
  {
    row: 'read people, organizations, jobs',
    actions: [
      ...(['readConsole', 'readPublicJobs', 'readJobContact', 'readApplications', 'readJobApplications'] as const),
      ...(['readCompanyProfile', 'searchProfessionals', 'readFullProfile', 'readCompliance'] as const),
    ],
    cells: 'v v v v',
  },
  { row: 'tickets: answer, assign, note, close', actions: ['answerTickets'], cells: 'v v v v' },
  {
    row: 'verification of credentials and organizations',
    actions: ['reviewCredentials', 'reviewExclusions', 'reviewOrganizations'],
    cells: '- v - v',
  },
  {
    row: 'reports: hide, warn, suspend',
    actions: ['moderate', 'decideShiftCases', 'readShiftCaseFiles'],
    cells: '- v - v',
  },
  { row: 'view as a person', actions: ['viewAsPerson'], cells: 'v v - v' },
  { row: 'credits, refunds, plan override, invoices', actions: ['handleBilling'], cells: '- - v v' },
  { row: 'dead letters', actions: ['handleDeadLetters'], cells: 'v v - v' },
  { row: 'announcement banner, feature switches', actions: ['steerSite'], cells: '- - - v' },
  { row: 'staff members and their roles', actions: ['manageStaff'], cells: '- - - v' },
  // The log decides which lines each role reads: all of them for trust and owner, own actions for the others.
  { row: 'audit log', actions: ['readStaffAuditLog'], cells: 'v v v v' },
  { row: 'own account', actions: ['ownAccount', 'ownNotifications'], cells: 'v v v v' },
];

/** Actions of people in the group who are not on the staff list. */
const ofAccounts: readonly Action[] = ['ownAccount', 'ownNotifications'];

const mayByTable = (action: Action, role: StaffRole | null): boolean => {
  if (role === null) return ofAccounts.includes(action);
  const row = specified.find(({ actions }) => actions.includes(action));
  return row?.cells.split(' ')[staffRoles.indexOf(role)] === 'v';
};

const operations = Object.values(contracts).flatMap((routes) =>
  Object.entries(routes as Record<string, Route>).filter(([, route]) => needsToken(route)),
);

const platformOf = (role: StaffRole | null) => {
  const callers: Callers = {
    read: async (_userId, { staff }) => ({
      membership: null,
      sessions: null,
      staff: staff && role !== null ? { roles: [role], twoFactorDue: false } : null,
      restriction: null,
      leavesAt: null,
    }),
    viewed: async () => null,
    openArea: async () => false,
  };
  return { callers, verifyToken: async () => ({ sub: 'staff', 'cognito:groups': [userGroups.support] }) };
};

const isLetIn = async ({ method, access }: Route, role: StaffRole | null): Promise<boolean> => {
  const event = { headers: { authorization: 'Bearer token' }, requestContext: { http: { method } } };
  const asked = authorizedCaller(event as unknown as APIGatewayProxyEventV2, access as Action, platformOf(role));
  return asked.then(
    () => true,
    () => false,
  );
};

const everyRole = [...staffRoles, null];

describe('each operation, by role of staff', () => {
  it.each(operations.filter(([, { access }]) => access !== 'signedIn'))('%s', async (_name, route) => {
    const found = await Promise.all(everyRole.map((role) => isLetIn(route, role)));
    expect(found).toEqual(everyRole.map((role) => mayByTable(route.access as Action, role)));
  });
});

it('outside of the console, staff can use only what is listed here and their own account', () => {
  const open = operations.filter(([, { access, path }]) => {
    if (isOfConsole(path) || isForKeys(access) || access === 'signedIn') return false;
    const action = access as Action;
    return !ofAccounts.includes(action) && staffRoles.some((role) => mayByTable(action, role));
  });
  expect(open.map(([name]) => name).sort()).toEqual([
    'getApplication',
    'getApplicationResume',
    'getComplianceFile',
    'getJobAnswers',
    'getJobDetail',
    'getProfessional',
    'getProfessionalResume',
    'getShiftCaseFile',
    'listApplicationChecklists',
    'listJobApplications',
    'listOrganizationReviews',
    'listProfessionalReviews',
    'listSharedReferences',
    'recordProfileView',
    'searchProfessionals',
  ]);
});

it('the console is open only to the actions of staff', () => {
  const ofConsole = operations.filter(([, { path }]) => isOfConsole(path));
  const shared: readonly Action[] = [...ofAccounts, ...specified[0]!.actions.filter((it) => it !== 'readConsole')];
  expect(ofConsole.filter(([, { access }]) => shared.includes(access as Action)).map(([name]) => name)).toEqual([]);
});
