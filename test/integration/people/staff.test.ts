import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { deadLetterRoutes } from '@shared/trust/api/dead-letters.routes';
import { exclusionRoutes } from '@shared/trust/api/exclusions.routes';
import { siteStateRoutes } from '@shared/trust/api/site-state.routes';
import { staffRoutes } from '@shared/trust/api/staff.routes';
import { messages } from '@shared/text/english.fixture';
import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { systemClock } from '@lambdas/platform/clock';
import { UpdateCommand } from '@lambdas/platform/table/commands';
import { openTable } from '@lambdas/platform/table/table';
import { changeStaffMember } from '@lambdas/trust/staff/manage-staff';
import { keys } from '@lambdas/store/keys';
import { createStaffMembers } from '@lambdas/store/trust/staff/staff-members';
import { api } from '../../support/client';
import { apply, createJob, registerApplicant, registerStaff } from '../../support/marketplace';
import { registerEmployer, registerProfessional, type Person } from '../../support/people';
import { signIn } from '../../support/accounts/sign-in';
import { sharedStack } from '../../support/stack';

await sharedStack();
const as = ({ token }: Person) => ({ token });
const reason = 'Works with us now.';

describe('staff members', () => {
  it('are added by an owner, change roles, and leave', async () => {
    const [owner, person] = await Promise.all([registerStaff('owner'), registerProfessional()]);
    const body = { email: person.email.toUpperCase(), roles: ['support' as const], reason };
    const [added, again] = [
      await api(staffRoutes.addStaffMember, { body }, as(owner)),
      await api(staffRoutes.addStaffMember, { body }, as(owner)),
    ];
    expect(added).toMatchObject({ status: 201, body: { userId: person.userId, roles: ['support'], version: 1 } });
    expect(again).toMatchObject({ status: 409, body: { code: 'ALREADY_MEMBER', error: messages.staffAlready } });

    // The earlier token lacks the staff group; the next one still lacks two-factor.
    const { accessToken: token } = await signIn(person.email, person.password);
    expect((await api(accountRoutes.getMe, {}, { token })).body).toMatchObject({
      support: true,
      staff: { roles: ['support'], twoFactorDue: true },
    });
    expect((await api(staffRoutes.getStaffHome, {}, { token })).body).toMatchObject({ code: 'TWO_FACTOR_REQUIRED' });
    const table = openTable();
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.account(person.userId),
        UpdateExpression: 'SET twoFactorEnabled = :on',
        ExpressionAttributeValues: { ':on': true },
      }),
    );
    expect((await api(staffRoutes.getStaffHome, {}, { token })).status).toBe(200);
    const off = { body: { password: person.password } };
    expect(await api(accountRoutes.disableTwoFactor, off, { token })).toMatchObject({
      status: 403,
      body: { code: 'TWO_FACTOR_REQUIRED', error: messages.staffTwoFactorKept },
    });
    expect((await api(exclusionRoutes.getWatchLists, {}, { token })).body).toMatchObject({ code: 'FORBIDDEN' });
    expect((await api(staffRoutes.listStaffMembers, {}, { token })).body).toMatchObject({ code: 'FORBIDDEN' });

    const params = { userId: person.userId };
    const change = { roles: ['trust' as const], reason, version: 1 };
    const changes = await Promise.all(
      [1, 2].map(() => api(staffRoutes.changeStaffMember, { params, body: change }, as(owner))),
    );
    expect(changes.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await api(exclusionRoutes.getWatchLists, {}, { token })).status).toBe(200);

    const removal = { params, body: { reason, version: 2 } };
    expect((await api(staffRoutes.removeStaffMember, removal, as(owner))).status).toBe(200);
    expect((await api(staffRoutes.removeStaffMember, removal, as(owner))).status).toBe(404);
    expect((await api(staffRoutes.getStaffHome, {}, { token })).body).toMatchObject({ code: 'FORBIDDEN' });
    const after = await signIn(person.email, person.password);
    const me = await api(accountRoutes.getMe, {}, { token: after.accessToken });
    expect(me.body.support).toBeUndefined();
  });

  it('must have an existing account with a confirmed address', async () => {
    const owner = await registerStaff('owner');
    const body = { email: 'unregistered@example.test', roles: ['support' as const], reason };
    expect(await api(staffRoutes.addStaffMember, { body }, as(owner))).toMatchObject({
      status: 404,
      body: { fields: { email: { error: messages.staffUnknown } } },
    });
  });

  it('cannot be changed or removed if they are not staff', async () => {
    const [owner, person] = await Promise.all([registerStaff('owner'), registerProfessional()]);
    for (const userId of [randomUUID(), person.userId]) {
      const params = { userId };
      const change = { params, body: { roles: ['support' as const], reason, version: 1 } };
      expect((await api(staffRoutes.changeStaffMember, change, as(owner))).status).toBe(404);
      const removal = { params, body: { reason, version: 1 } };
      expect((await api(staffRoutes.removeStaffMember, removal, as(owner))).status).toBe(404);
    }
    const stale = { params: { userId: owner.userId }, body: { reason, version: 999 } };
    expect((await api(staffRoutes.removeStaffMember, stale, as(owner))).status).toBe(409);
  });

  it('always keep an owner when two owners remove each other at once', async () => {
    const two = await Promise.all([registerStaff('owner'), registerStaff('owner')]);
    const stored = createStaffMembers(openTable());
    // Excludes owners from other tests.
    const list = async () => (await stored.list()).filter(({ userId }) => two.some((it) => it.userId === userId));
    const deps = { members: { ...stored, list }, clock: systemClock };
    const members = await list();
    const taken = await Promise.allSettled(
      members.map(({ userId, version }) => changeStaffMember(deps, userId, { roles: ['support'], reason, version })),
    );
    expect(taken.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(taken.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'LAST_ADMIN' } });
    expect((await list()).filter(({ roles }) => roles.includes('owner'))).toHaveLength(1);
  });
});

describe('people and organizations', () => {
  it('are found by name, address, and ID, with related records', async () => {
    const lastName = `Zu${randomUUID().slice(0, 8)}`;
    const [support, employer, applicant] = await Promise.all([
      registerStaff('support'),
      registerEmployer(),
      registerApplicant(),
    ]);
    const person = await registerProfessional({ firstName: 'Quill', lastName });
    const find = async (text: string) =>
      (await api(staffRoutes.findPeople, { query: { text } }, as(support))).body.items.map(({ userId }) => userId);
    expect(await find(lastName.toUpperCase())).toEqual([person.userId]);
    expect(await find(`quill ${lastName.slice(0, 5)}`)).toContain(person.userId);
    expect(await find(person.email)).toEqual([person.userId]);
    expect(await find(person.userId)).toEqual([person.userId]);
    expect(await find(randomUUID())).toEqual([]);

    const job = await createJob(employer);
    const { applicationId } = await apply(applicant, job.jobId);
    const params = { userId: applicant.userId };
    const shown = (await api(staffRoutes.getStaffPerson, { params }, as(support))).body;
    expect(shown).toMatchObject({ email: applicant.email, membership: null });
    expect(JSON.stringify(shown)).not.toMatch(/deaNumber|dateOfBirth|gender/);
    const timeline = await api(staffRoutes.getPersonTimeline, { params, query: {} }, as(support));
    expect(timeline.body.items).toContainEqual(expect.objectContaining({ kind: 'application', id: applicationId }));

    const organization = { organizationId: employer.organizationId };
    const found = await api(
      staffRoutes.findStaffOrganizations,
      { query: { text: employer.organization } },
      as(support),
    );
    expect(found.body.items).toEqual([{ ...organization, name: employer.organization }]);
    expect((await api(staffRoutes.getStaffOrganization, { params: organization }, as(support))).body).toMatchObject({
      jobs: 1,
      team: [{ userId: employer.userId, role: 'admin' }],
    });
    const events = await api(staffRoutes.getOrganizationTimeline, { params: organization, query: {} }, as(support));
    expect(events.body.items.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['job', 'application']));
  });
});

describe('the site', () => {
  it('shows announcements while they last, and accepts one of two changes by version', async () => {
    const owner = await registerStaff('owner');
    const announcementId = `ann_${ulid()}`;
    const text = { en: 'Maintenance tonight', es: 'Mantenimiento esta noche', fr: 'Maintenance ce soir' };
    const form = { text, audience: 'everyone' as const, reason: 'Planned work', version: 0 };
    const save = (fields: object) =>
      api(
        siteStateRoutes.saveAnnouncement,
        {
          params: { announcementId },
          body: { ...form, from: '2026-01-01T00:00:00Z', until: '2027-12-31T00:00:00Z', ...fields },
        },
        as(owner),
      );
    expect((await save({ until: '2025-12-31T00:00:00Z' })).body).toMatchObject({
      fields: { until: { error: messages.announcementEnds } },
    });
    const saved = await Promise.all([save({}), save({})]);
    expect(saved.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { announcements } = (await api(siteStateRoutes.getSiteSettings, {}, as(owner))).body;
    expect(announcements).toContainEqual(expect.objectContaining({ announcementId, version: 1 }));
    expect((await save({ version: 1, until: '2026-01-02T00:00:00Z' })).status).toBe(200);
    const state = (await api(siteStateRoutes.getSiteState, {}, {})).body;
    expect(state.switches).toEqual({ registration: true, resumeReading: true });
    expect(state.announcements.map((it) => it.announcementId)).not.toContain(announcementId);
  });

  it('answers 404 for an unknown dead letter', async () => {
    const support = await registerStaff('support');
    expect((await api(deadLetterRoutes.listDeadLetters, {}, as(support))).status).toBe(200);
    const call = { params: { consumer: 'notify', messageId: randomUUID() }, body: { reason } };
    expect((await api(deadLetterRoutes.replayDeadLetter, call, as(support))).status).toBe(404);
    expect((await api(deadLetterRoutes.discardDeadLetter, call, as(support))).status).toBe(404);
  });
});
