import { isOfConsole } from '@shared/core/api/console-path.fixture';
import { calendarRoutes } from '@shared/messages/api/calendar.routes';
import { portfolioRoutes } from '@shared/people/api/portfolio.routes';
import { savedJobRoutes } from '@shared/hiring/api/saved-jobs.routes';
import { timesheetRoutes } from '@shared/work/api/timesheets.routes';
import { headers, isForKeys, needsToken, type Access, type KeyAccess, type Route } from '@shared/core/api/route';
import { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import { keyActions, roles, scopeOf, serviceRole, type Role } from '@shared/organizations/rules/permissions';
import { keyScopes } from '@shared/connect/model/api-key-vocabulary';
import { paths } from '@shared/paths';
import { apiFunctions } from '@shared/platform/functions';
import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { createNotifications } from '@lambdas/store/messages/notifications/notifications';
import { notificationId } from '@lambdas/notifications/notification-id';
import { openTable } from '@lambdas/platform/table/table';
import { secretOf } from '../../support/connect/api-keys';
import { api, type CallOptions } from '../../support/client';
import {
  apply,
  createJob,
  dayFromNow,
  registerApplicant,
  registerSupport,
  registerTeam,
} from '../../support/marketplace';
import { start } from '../../support/messages/messages';
import { propose } from '../../support/hiring/interviews';
import { clearToStart } from '../../support/people/compliance';
import { hire } from '../../support/hire';
import { registerEmployer, uniqueEmail, type Employer, type Person } from '../../support/people';
import { handedInWeek } from '../../support/permissions/hiring-rows';
import { permissionRows } from '../../support/permissions/permission-rows';
import { scheduleItem } from '../../support/permissions/professional-rows';
import {
  keysOnly,
  targets,
  type Call,
  type Outcome,
  type RecordIds,
  type Records,
  type Row,
  type Target,
  type World,
} from '../../support/permissions/row';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();

const operations = Object.values(apiFunctions).flatMap(({ routes }) =>
  Object.entries(routes as Record<string, Route>).map(([name, route]) => ({ name, route })),
);

const makeAlert = async ({ token }: Person): Promise<string> => {
  const body = { name: 'Alert', frequency: 'daily', search: {} } as const;
  return (await api(savedJobRoutes.createJobAlert, { body }, { token })).body.jobAlertId;
};

const makePortfolioItem = async ({ token }: Person): Promise<string> => {
  const body = { title: 'Item', description: 'Of the test.' };
  return (await api(portfolioRoutes.createPortfolioItem, { body }, { token })).body.portfolioItemId;
};

const notifyPerson = async (userId: string): Promise<string> => {
  const createdAt = new Date().toISOString();
  const id = notificationId({ id: randomUUID(), occurredAt: createdAt }, userId);
  const text = { type: 'system' as const, title: '-', content: '-', actionUrl: paths.home };
  await createNotifications(openTable()).put({ ...text, category: 'account', sms: null, id, userId, createdAt });
  return id;
};

const makeInvitation = async ({ token }: Person): Promise<string> => {
  const body = {
    firstName: 'A',
    lastName: 'B',
    email: uniqueEmail('invited'),
    role: 'member' as const,
    department: '',
  };
  return (await api(organizationRoutes.inviteMember, { body }, { token })).body.invitationId;
};

const makeConversation = async (from: Person, to: Person): Promise<Pick<RecordIds, 'conversationId' | 'messageId'>> => {
  const { conversation, message } = (await start(from, to.userId)).body;
  return { conversationId: conversation.conversationId, messageId: message.id };
};

const makeCalendar = async ({ token }: Person): Promise<Pick<RecordIds, 'scheduleItemId' | 'taskId'>> => {
  const [item, task] = await Promise.all([
    api(calendarRoutes.createScheduleItem, { body: scheduleItem }, { token }),
    api(calendarRoutes.createTask, { body: { title: 'Renew ACLS' } }, { token }),
  ]);
  return { scheduleItemId: item.body.scheduleItemId, taskId: task.body.taskId };
};

const makeHire = async (
  employer: Person,
  professional: Person,
  applicationId: string,
): Promise<Pick<RecordIds, 'offerId' | 'placementId'>> => {
  const today = dayFromNow(0);
  const { offer, placementId } = await hire(employer, professional, applicationId, { startOn: today });
  await clearToStart(employer, placementId);
  const params = { placementId, weekStartsOn: handedInWeek() };
  const as = { token: professional.token };
  const lines = [{ day: today, minutes: 60, note: '' }];
  await api(timesheetRoutes.saveTimesheet, { params, body: { timesheet: { lines }, version: 0 } }, as);
  await api(timesheetRoutes.submitTimesheet, { params, body: { version: 1 } }, as);
  return { offerId: offer.offerId, placementId };
};

const makeWorld = async (): Promise<World> => {
  const [{ admin, manager, member }, professional, support, otherAdmin, stranger, outsider] = await Promise.all([
    registerTeam(stack),
    registerApplicant(),
    registerSupport(),
    registerEmployer(),
    registerApplicant(),
    registerApplicant(),
  ]);
  const openings = { numberOfOpenings: 2 };
  const [own, colleague, foreign] = await Promise.all([
    createJob(member, openings),
    createJob(admin, openings),
    createJob(otherAdmin, openings),
  ]);
  const applications = await Promise.all([
    apply(professional, own.jobId),
    apply(stranger, colleague.jobId),
    apply(stranger, foreign.jobId),
  ]);
  const interviews = await Promise.all([
    propose(admin, applications[0].applicationId),
    propose(admin, applications[1].applicationId),
    propose(otherAdmin, applications[2].applicationId),
  ]);
  const hires = await Promise.all([
    makeHire(admin, professional, applications[0].applicationId),
    makeHire(admin, stranger, applications[1].applicationId),
    makeHire(otherAdmin, stranger, applications[2].applicationId),
  ]);
  const people = { public: null, professional, member, manager, admin, support };
  const leavers = { ...people, ...(await registerTeam(stack)) };
  const [ownInvitation, foreignInvitation] = await Promise.all([admin, otherAdmin].map(makeInvitation));
  const strangersNotification = await notifyPerson(stranger.userId);
  const [ownAlert, strangersAlert] = await Promise.all([makeAlert(professional), makeAlert(stranger)]);
  const [ownItemId, foreignItemId] = await Promise.all([professional, outsider].map(makePortfolioItem));
  const [ownCalendar, strangersCalendar] = await Promise.all([professional, stranger].map(makeCalendar));
  const [ofAdmin, ofManager, ofMember, ofOthers] = await Promise.all([
    makeConversation(admin, professional),
    makeConversation(manager, professional),
    makeConversation(member, professional),
    makeConversation(otherAdmin, stranger),
  ]);
  const conversationOf = (person: Person | null) =>
    person === manager ? ofManager : person === member ? ofMember : ofAdmin;
  const recordsOf = async (person: Person | null): Promise<Records> => {
    const ownNotification = person ? await notifyPerson(person.userId) : strangersNotification;
    const record = (index: 0 | 1 | 2, id: string) => ({
      jobId: [own, colleague, foreign][index]!.jobId,
      applicationId: applications[index].applicationId,
      ...hires[index],
      interviewId: interviews[index].interviewId,
      notificationId: id,
      jobAlertId: index === 0 ? ownAlert : strangersAlert,
      memberId: (index === 2 ? otherAdmin : admin).userId,
      invitationId: (index === 2 ? foreignInvitation : ownInvitation) ?? '',
      portfolioItemId: (index === 0 ? ownItemId : foreignItemId) ?? '',
      ...(index === 0 ? ownCalendar! : strangersCalendar!),
      candidateId: (index === 2 ? outsider : professional).userId,
      ...(index === 0 ? conversationOf(person) : ofOthers),
    });
    return {
      own: record(0, ownNotification),
      colleague: record(1, strangersNotification),
      foreign: record(2, strangersNotification),
    };
  };
  const records = await Promise.all(roles.map(async (role) => [role, await recordsOf(people[role])] as const));
  // The job is already assigned to the manager, or only these tests would assign it.
  return { people, leavers, records: Object.fromEntries(records) as World['records'], assigneeId: manager.userId };
};

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

const outcomeOf = (status: number): Outcome => (status === 401 || status === 403 || status === 404 ? status : 'ok');

const ask = async (route: Route, role: Role, { call, as: who = 'people' }: Row, target: Target): Promise<Outcome> => {
  const token = world[who][role]?.token;
  const parts = { ...(route.body && { body: {} }), ...call?.(world.records[role][target], world) };
  const reply = await (api as (route: Route, call: Call, options: CallOptions) => Promise<{ status: number }>)(
    route,
    parts,
    token ? { token } : {},
  );
  expect(reply.status, `${route.method} ${route.path} as ${role}`).toBeLessThan(500);
  return outcomeOf(reply.status);
};

it('lists every operation of every contract', () => {
  expect(Object.keys(permissionRows).sort()).toEqual(operations.map(({ name }) => name).sort());
});

it('agrees with the access of every route', () => {
  const open: readonly Access[] = ['public', 'publishableKey'];
  for (const { name, route } of operations) {
    const { own } = permissionRows[name]!;
    if (isForKeys(route.access)) {
      expect([name, own]).toEqual([name, keysOnly]);
      continue;
    }
    for (const [index, role] of roles.entries()) {
      const refused = role === 'public' ? 401 : 403;
      const granted =
        open.includes(route.access) ||
        (role !== 'public' && (route.access === 'signedIn' || scopeOf(route.access as never, role) !== 'none'));
      // 404 only for callers who may ask; 403 otherwise.
      const answered = granted && own[index] === 404 ? 'ok' : own[index];
      expect([name, role, answered]).toEqual([name, role, granted ? 'ok' : refused]);
    }
  }
});

describe('for an unverified organization', () => {
  let unverified: Employer;
  beforeAll(async () => {
    unverified = await registerEmployer({ verified: false });
  });

  it.each(operations.filter(({ route }) => route.verified).map(({ name, route }) => [name, route] as const))(
    '%s is refused',
    async (name, route) => {
      const parts = {
        ...(route.body && { body: {} }),
        ...permissionRows[name]!.call?.(world.records.admin.own, world),
      };
      const send = api as (
        route: Route,
        call: Call,
        options: CallOptions,
      ) => Promise<{ status: number; body: unknown }>;
      const answer = await send(route, parts, { token: unverified.token });
      expect(answer).toMatchObject({ status: 403, body: { code: 'ORGANIZATION_NOT_VERIFIED' } });
    },
  );
});

describe('each operation, by role and whose record it names', () => {
  it.each(operations.map(({ name, route }) => [name, route] as const))('%s', async (name, route) => {
    const row = permissionRows[name]!;
    for (const target of targets) {
      const expected = row[target];
      if (!expected) continue;
      const found = await Promise.all(roles.map((role) => ask(route, role, row, target)));
      expect({ target, ...Object.fromEntries(roles.map((role, index) => [role, found[index]])) }).toEqual({
        target,
        ...Object.fromEntries(roles.map((role, index) => [role, expected[index]])),
      });
    }
  });
});

/** An ID of the same shape that doesn't exist. */
const unknownId = (id: string): string => (/^[a-z]{3}_/.test(id) ? `${id.slice(0, 3)}_${ulid()}` : randomUUID());

describe('staff calls with unknown ids', () => {
  // An announcement with a new ID is created, and the stack sells no plans, so no one has billing.
  const named = ['userId', 'organizationId', 'caseId', 'grantId', 'replyId', 'messageId'];
  const ofStaff = operations.filter(
    ({ route: { path } }) => isOfConsole(path) && named.some((name) => path.includes(`{${name}}`)),
  );

  it.each(ofStaff.map(({ name, route }) => [name, route] as const))('are refused by %s', async (name, route) => {
    const { params, ...parts } = permissionRows[name]!.call!(world.records.support.own, world);
    const changed = Object.entries(params ?? {}).map(([key, id]) => [key, named.includes(key) ? unknownId(id) : id]);
    const send = api as (route: Route, call: Call, options: CallOptions) => Promise<{ status: number; body: unknown }>;
    const answer = await send(
      route,
      { ...(route.body && { body: {} }), ...parts, params: Object.fromEntries(changed) as Record<string, string> },
      { token: world.people.support!.token },
    );
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});

describe('API keys', () => {
  const read = keyScopes.filter((scope) => scope.endsWith(':read'));
  const written = keyScopes.filter((scope) => scope.endsWith(':write'));
  let keys: { read: string; write: string };
  beforeAll(async () => {
    const admin = world.people.admin!;
    keys = { read: await secretOf(admin, { scopes: read }), write: await secretOf(admin, { scopes: written }) };
  });

  const call = (route: Route, token: string, { call: make }: Row, target: Target) => {
    const parts = { ...(route.body && { body: {} }), ...make?.(world.records.admin[target], world) };
    const send = api as (route: Route, call: Call, options: CallOptions) => Promise<{ status: number }>;
    return send(route, parts, { token });
  };
  const forKeys = operations.flatMap(({ name, route }) =>
    isForKeys(route.access) ? [[name, route, route.access.scope] as const] : [],
  );

  it.each(forKeys)('%s', async (name, route, scope) => {
    const row = permissionRows[name]!;
    const [right, wrong] = scope.endsWith(':read') ? [keys.read, keys.write] : [keys.write, keys.read];
    const [own, foreign, without] = await Promise.all([
      call(route, right, row, 'own'),
      call(route, right, row, 'foreign'),
      call(route, wrong, row, 'own'),
    ]);
    expect([outcomeOf(own.status), outcomeOf(foreign.status), without.status]).toEqual([
      row.keys?.own,
      row.keys?.foreign ?? row.keys?.own,
      403,
    ]);
  });

  const ofPeople = operations.filter(({ route }) => needsToken(route)).map(({ name, route }) => [name, route] as const);

  it.each(ofPeople)('may not call %s', async (name, route) => {
    const answers = await Promise.all(
      [keys.read, keys.write].map((key) => call(route, key, permissionRows[name]!, 'own')),
    );
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  });

  it('may do only what the matrix names, and nothing about keys, billing, or the team', () => {
    const used = forKeys.map(([, { access }]) => (access as KeyAccess).action);
    expect(used.filter((action) => !keyActions.includes(action))).toEqual([]);
    for (const action of ['manageApiKeys', 'manageBilling', 'manageTeam'] as const) {
      expect(keyActions).not.toContain(action);
      expect(scopeOf(action, serviceRole)).toBe('none');
    }
  });
});

describe('without the right token or key', () => {
  const privateRoutes = operations.filter(({ route }) => isForKeys(route.access) || needsToken(route));
  const keyRoutes = operations.filter(({ route }) => route.access === 'publishableKey');

  it.each(privateRoutes.map(({ name, route }) => [name, route] as const))('%s answers 401', async (name, route) => {
    const { call } = permissionRows[name]!;
    const parts = { ...(route.body && { body: {} }), ...call?.(world.records.admin.own, world) };
    const admin = world.people.admin!;
    const send = api as (route: Route, call: Call, options: CallOptions) => Promise<{ status: number }>;
    const tokens = ['x', `${admin.token}x`, admin.idToken];
    const answers = await Promise.all(tokens.map((token) => send(route, parts, { token })));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  it.each(keyRoutes.map(({ name, route }) => [name, route] as const))('%s needs the key', async (name, route) => {
    const { call } = permissionRows[name]!;
    const parts = { ...(route.body && { body: {} }), ...call?.(world.records.public.own, world) };
    const send = api as (route: Route, call: Call, options: CallOptions) => Promise<{ status: number; body: unknown }>;
    const answer = await send(route, parts, { headers: { [headers.publishableKey]: 'pk_wrong' } });
    expect(answer).toMatchObject({ status: 401, body: { code: 'INVALID_API_KEY' } });
  });
});
