import { currentTerms } from '@shared/legal/documents';
import { UpdateCommand } from '@lambdas/platform/table/commands';
import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import type { InvitationForm } from '@shared/organizations/api/organizations.routes';
import { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import { limits } from '@shared/limits';
import { messages, refusedFields, said } from '@shared/text/english.fixture';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keys } from '@lambdas/store/keys';
import { openTable } from '@lambdas/platform/table/table';
import { api } from '../../support/client';
import { createJob, invitationTokenOf, registerTeam, registerTeamMember } from '../../support/marketplace';
import {
  registerEmployer,
  registerInvited,
  registerProfessional,
  uniqueEmail,
  type Employer,
  type Person,
} from '../../support/people';
import { sharedStack } from '../../support/stack';
import { notice } from '@shared/text/notice';

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });

const form = (email: string, overrides: Partial<InvitationForm> = {}): InvitationForm => ({
  firstName: 'Ina',
  lastName: 'Invited',
  email,
  role: 'member',
  department: '',
  ...overrides,
});
const invite = (admin: Person, email: string, overrides: Partial<InvitationForm> = {}, idempotencyKey?: string) =>
  api(
    organizationRoutes.inviteMember,
    { body: form(email, overrides) },
    { ...as(admin), ...(idempotencyKey && { idempotencyKey }) },
  );
const resend = (admin: Person, invitationId: string) =>
  api(organizationRoutes.resendInvitation, { params: { invitationId } }, as(admin));
const revoke = (admin: Person, invitationId: string) =>
  api(organizationRoutes.revokeInvitation, { params: { invitationId } }, as(admin));
const list = async (admin: Person) => (await api(organizationRoutes.listInvitations, {}, as(admin))).body.items;
const show = (token: string) => api(organizationRoutes.getInvitation, { params: { token } });
const accept = (person: Person, token: string) =>
  api(organizationRoutes.acceptInvitation, { params: { token } }, as(person));
const membershipOf = async (person: Person) => (await api(accountRoutes.getMe, {}, as(person))).body.membership;

const registrationWith = (invitationToken: string, email: string) => ({
  userType: 'employer' as const,
  firstName: 'A',
  lastName: 'B',
  phone: '+1 202 555 0143',
  email,
  password: 'A-g00d-password',
  invitationToken,
  acceptedTerms: currentTerms,
});

const fill = ({ organizationId }: Employer) => {
  const table = openTable();
  return table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: keys.organizationTotals(organizationId),
      UpdateExpression: 'SET members = :most',
      ExpressionAttributeValues: { ':most': limits.teamSize },
    }),
  );
};

const set = (invitationId: string, name: 'sentAt' | 'expiresAt', at: Date) => {
  const table = openTable();
  return table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: keys.invitation(invitationId),
      UpdateExpression: `SET ${name} = :at`,
      ExpressionAttributeValues: { ':at': at.toISOString() },
    }),
  );
};
const letTimePass = (invitationId: string) =>
  set(invitationId, 'sentAt', new Date(Date.now() - (limits.invitationCooldownSeconds + 1) * 1000));

const invitedEmployer = async (admin: Employer): Promise<{ person: Employer; token: string }> => {
  const { member: person } = await registerTeam(stack);
  await api(organizationRoutes.leaveOrganization, {}, as(person));
  await invite(admin, person.email, { role: 'manager' });
  return { person, token: await invitationTokenOf(stack, person.email) };
};

describe('an invitation', () => {
  it('leads someone new into the team, once', async () => {
    const admin = await registerEmployer();
    const email = uniqueEmail('invited');
    const idempotencyKey = randomUUID();
    const first = await invite(admin, email, { department: 'Emergency' }, idempotencyKey);
    expect(first).toMatchObject({
      status: 201,
      body: { email, role: 'member', firstName: 'Ina', department: 'Emergency', ...said('invitationSent') },
    });
    expect((await invite(admin, email, { department: 'Emergency' }, idempotencyKey)).body).toEqual(first.body);
    const token = await invitationTokenOf(stack, email);
    expect(await stack.mails(email)).toHaveLength(1);

    expect((await show(token)).body).toEqual({
      firstName: 'Ina',
      lastName: 'Invited',
      email,
      organization: admin.organization,
      role: 'member',
    });
    const member = await registerInvited(token, { email });
    expect(member.organizationId).toBe(admin.organizationId);
    expect((await show(token)).body.code).toBe('INVALID_TOKEN');
    expect(await list(admin)).toEqual([]);
    expect(await invite(admin, email)).toMatchObject({ status: 409, body: { code: 'ALREADY_MEMBER' } });
  });

  it('is unique per address: asking again changes the open one', async () => {
    const admin = await registerEmployer();
    const email = uniqueEmail('twice');
    const answers = await Promise.all([invite(admin, email), invite(admin, email, { role: 'manager' })]);
    expect(new Set(answers.map(({ body }) => body.invitationId)).size).toBe(1);
    const again = await invite(admin, email.toUpperCase(), { role: 'admin', lastName: 'Renamed' });
    expect(again.body).toMatchObject({ role: 'admin', lastName: 'Renamed', ...said('invitationSent') });
    expect(await list(admin)).toHaveLength(1);
    await stack.drain();
    // Within the cooldown no email is sent.
    expect(await stack.mails(email)).toHaveLength(1);
    const token = await invitationTokenOf(stack, email);
    expect((await show(token)).body).toMatchObject({ role: 'admin', lastName: 'Renamed' });
    expect((await invite(await registerEmployer(), email)).body.invitationId).not.toBe(again.body.invitationId);
  });

  it('can be sent again after a pause, and is then valid for longer', async () => {
    const admin = await registerEmployer();
    const email = uniqueEmail('resent');
    const { body: made } = await invite(admin, email);
    const early = await resend(admin, made.invitationId);
    expect([early.status, early.body.code]).toEqual([429, 'COOLDOWN']);
    expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(0);

    await letTimePass(made.invitationId);
    const answers = await Promise.all([resend(admin, made.invitationId), resend(admin, made.invitationId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
    const sent = answers.find(({ status }) => status === 200)!.body;
    expect(sent.message).toBe(messages.invitationResent);
    expect(sent.expiresAt > made.expiresAt).toBe(true);
    expect(sent.createdAt).toBe(made.createdAt);
    const token = await invitationTokenOf(stack, email);
    expect((await registerInvited(token, { email })).organizationId).toBe(admin.organizationId);
    expect(await resend(admin, made.invitationId)).toMatchObject({ status: 404 });
  });

  it('stops working when it is revoked', async () => {
    const admin = await registerEmployer();
    const email = uniqueEmail('revoked');
    const { body: made } = await invite(admin, email);
    const token = await invitationTokenOf(stack, email);
    expect((await revoke(admin, made.invitationId)).body.message).toBe(messages.invitationRevoked);
    expect(await list(admin)).toEqual([]);
    expect((await show(token)).body.code).toBe('INVALID_TOKEN');
    const registration = registrationWith(token, email);
    expect((await api(accountRoutes.register, { body: registration })).body.code).toBe('INVALID_TOKEN');
    expect(await revoke(admin, made.invitationId)).toMatchObject({ status: 404 });
    // A new invitation has a new link.
    const { body: next } = await invite(admin, email);
    expect(next.invitationId).not.toBe(made.invitationId);
  });

  it('is rejected when it has expired', async () => {
    const admin = await registerEmployer();
    const email = uniqueEmail('expired');
    const { body: made } = await invite(admin, email);
    const token = await invitationTokenOf(stack, email);
    await set(made.invitationId, 'expiresAt', new Date(Date.now() - 1000));
    expect(await list(admin)).toEqual([]);
    expect((await show(token)).body.code).toBe('INVALID_TOKEN');
    expect((await resend(admin, made.invitationId)).status).toBe(404);
    expect((await invite(admin, email)).body.invitationId).not.toBe(made.invitationId);
  });

  it('of another organization answers NOT_FOUND', async () => {
    const [admin, other] = await Promise.all([registerEmployer(), registerEmployer()]);
    const { body: made } = await invite(admin, uniqueEmail());
    const answers = await Promise.all([resend(other, made.invitationId), revoke(other, made.invitationId)]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(await list(other)).toEqual([]);
    expect(await list(admin)).toHaveLength(1);
  });

  it('needs names and a valid address', async () => {
    const admin = await registerEmployer();
    const refused = async (change: Partial<InvitationForm>) => (await invite(admin, uniqueEmail(), change)).body.fields;
    expect(await refused({ firstName: ' ', lastName: '' })).toEqual(
      refusedFields({ firstName: notice('invitationFieldsRequired'), lastName: notice('invitationFieldsRequired') }),
    );
    expect(await refused({ email: 'nobody' })).toEqual(refusedFields({ email: notice('emailInvalid') }));
    expect(await refused({ role: 'owner' as never })).toHaveProperty('role');
    expect(await refused({ invitedBy: randomUUID() } as never)).toHaveProperty('invitedBy');
  });

  it('answers the same for an address that has an account elsewhere', async () => {
    const [admin, other, professional] = await Promise.all([
      registerEmployer(),
      registerEmployer(),
      registerProfessional(),
    ]);
    const answers = await Promise.all(
      [other.email, professional.email, uniqueEmail('unknown')].map((email) => invite(admin, email)),
    );
    for (const { status, body } of answers) {
      expect([status, Object.keys(body).sort()]).toEqual([201, Object.keys(answers[0]!.body).sort()]);
    }
  });

  it('with a forged link answers like an unknown one', async () => {
    const admin = await registerEmployer();
    const email = uniqueEmail('forged');
    await invite(admin, email);
    const token = await invitationTokenOf(stack, email);
    const [id = ''] = token.split('.');
    for (const forged of [`${id}.x`, id, `${token}x`, `inv_${'0'.repeat(26)}.x`, 'x']) {
      for (const answer of [await show(forged), await accept(admin, forged)]) {
        expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_TOKEN']);
      }
    }
  });

  it('can be made by administrators only', async () => {
    const admin = await registerEmployer();
    const manager = await registerTeamMember(stack, admin, 'manager');
    expect((await invite(manager, uniqueEmail())).status).toBe(403);
    expect((await api(organizationRoutes.listInvitations, {}, as(manager))).status).toBe(403);
  });
});

describe('accepting with an account', () => {
  it('joins the team once, also when repeated', async () => {
    const admin = await registerEmployer();
    const { person, token } = await invitedEmployer(admin);
    const answers = await Promise.all([accept(person, token), accept(person, token), accept(person, token)]);
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([
        200,
        { organization: admin.organization, role: 'manager', ...said('invitationAccepted') },
      ]);
    }
    expect(await membershipOf(person)).toMatchObject({ organizationId: admin.organizationId, role: 'manager' });
    const totals = (await api(organizationRoutes.listTeamMembers, {}, as(admin))).body.items;
    expect(totals).toHaveLength(2);
    // After removal, the old link no longer works.
    await api(organizationRoutes.removeMember, { params: { userId: person.userId } }, as(admin));
    expect((await accept(person, token)).body.code).toBe('INVALID_TOKEN');
  });

  it('moves someone who is alone in an organization without postings, which is deleted', async () => {
    const [admin, person] = await Promise.all([registerEmployer(), registerEmployer()]);
    const waiting = uniqueEmail('waiting');
    await invite(person, waiting);
    const leftBehind = await invitationTokenOf(stack, waiting);
    await invite(admin, person.email);
    const token = await invitationTokenOf(stack, person.email);
    expect((await accept(person, token)).status).toBe(200);
    expect(await membershipOf(person)).toMatchObject({ organizationId: admin.organizationId, role: 'member' });
    // The organization no longer exists.
    expect((await show(leftBehind)).body.code).toBe('INVALID_TOKEN');
  });

  it('is refused for members of a team or owners of postings', async () => {
    const [admin, { member }, founder] = await Promise.all([
      registerEmployer(),
      registerTeam(stack),
      registerEmployer(),
    ]);
    await createJob(founder, {}, 'draft');
    for (const person of [member, founder]) {
      await invite(admin, person.email);
      const token = await invitationTokenOf(stack, person.email);
      const answer = await accept(person, token);
      expect([answer.status, answer.body.code]).toEqual([409, 'ALREADY_IN_ORGANIZATION']);
      expect((await show(token)).status).toBe(200);
    }
  });

  it('is refused to a professional, with the reason', async () => {
    const [admin, professional] = await Promise.all([registerEmployer(), registerProfessional()]);
    await invite(admin, professional.email);
    const answer = await accept(professional, await invitationTokenOf(stack, professional.email));
    expect([answer.status, answer.body.code, answer.body.error]).toEqual([403, 'FORBIDDEN', messages.employersOnly]);
  });

  it('is refused for another account than the invited one', async () => {
    const [admin, other] = await Promise.all([registerEmployer(), registerEmployer()]);
    const { person, token } = await invitedEmployer(admin);
    expect((await accept(other, token)).body.code).toBe('INVITATION_FOR_OTHER');
    expect((await accept(person, token)).status).toBe(200);
  });

  it('joins one of two teams at the same moment', async () => {
    const [one, two] = await Promise.all([registerEmployer(), registerEmployer()]);
    const { person, token } = await invitedEmployer(one);
    await invite(two, person.email);
    const other = await invitationTokenOf(stack, person.email);
    const answers = await Promise.all([accept(person, token), accept(person, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is refused when the team is full', async () => {
    const admin = await registerEmployer();
    const { person, token } = await invitedEmployer(admin);
    await fill(admin);
    const answer = await accept(person, token);
    expect([answer.status, answer.body.error]).toEqual([409, messages.teamFull]);
  });

  it('says to new and known addresses that the team is full', async () => {
    const [admin, known] = await Promise.all([registerEmployer(), registerProfessional()]);
    const email = uniqueEmail('invited');
    await invite(admin, email);
    const token = await invitationTokenOf(stack, email);
    await fill(admin);
    for (const address of [email, uniqueEmail('other'), known.email]) {
      const answer = await api(accountRoutes.register, { body: registrationWith(token, address) });
      expect([answer.status, answer.body.code, answer.body.error]).toEqual([409, 'LIMIT_REACHED', messages.teamFull]);
    }
  });

  it('that was used reveals nothing about addresses', async () => {
    const [admin, known] = await Promise.all([registerEmployer(), registerProfessional()]);
    const { person, token } = await invitedEmployer(admin);
    await accept(person, token);
    for (const address of [uniqueEmail('other'), known.email]) {
      const answer = await api(accountRoutes.register, { body: registrationWith(token, address) });
      expect(answer.body.code).toBe('INVALID_TOKEN');
    }
  });
});
