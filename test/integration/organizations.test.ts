import { accountRoutes } from '@shared/api/accounts.routes';
import { organizationRoutes } from '@shared/api/organizations.routes';
import { messages } from '@shared/messages';
import type { CompanyProfile } from '@shared/model/organization';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { api } from '../support/client';
import { invitationTokenOf, registerTeam, registerTeamMember } from '../support/marketplace';
import { registerEmployer, registerInvited, registerProfessional, uniqueEmail, type Person } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const as = ({ token }: Person) => ({ token });

const company = (overrides: Partial<CompanyProfile> = {}): CompanyProfile => ({
  company_name: 'Harbor Health',
  company_description: 'Three clinics by the sea.',
  industry: 'Clinic Network',
  company_size: '51-200',
  website: 'https://harbor.example.test',
  phone: '',
  email: '',
  headquarters_city: 'Portland',
  headquarters_state: 'ME',
  headquarters_country: '',
  ...overrides,
});
const save = (person: Person, version: number, profile = company()) =>
  api(organizationRoutes.saveOrganization, { body: { profile, version } }, as(person));
const invite = (admin: Person, email: string, idempotencyKey?: string) =>
  api(
    organizationRoutes.inviteMember,
    { body: { email, role: 'member', department: '' } },
    { ...as(admin), ...(idempotencyKey && { idempotencyKey }) },
  );

describe('the company profile', () => {
  it('is saved from the version that was read and shown to the team', async () => {
    const { admin, member } = await registerTeam(stack);
    const before = (await api(organizationRoutes.getOrganization, {}, as(admin))).body;
    expect(before).toMatchObject({ company_name: admin.organization, version: 1, industry: null });
    expect((await save(admin, 1)).body).toMatchObject({ version: 2, headquarters_country: 'United States' });
    expect((await api(organizationRoutes.getOrganization, {}, as(member))).body.company_name).toBe('Harbor Health');
    expect((await api(accountRoutes.getMe, {}, as(admin))).body.profile_completion).toBe(100);
    expect(await save(admin, 1)).toMatchObject({ status: 409, body: { code: 'STALE_VERSION' } });
    const answers = await Promise.all([save(admin, 2), save(admin, 2)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is saved by admins only, field by field', async () => {
    const { admin, manager, member } = await registerTeam(stack);
    for (const person of [manager, member]) expect((await save(person, 1)).status).toBe(403);
    expect((await save(admin, 1, company({ company_name: ' ' }))).body.fields).toEqual({
      'profile.company_name': messages.companyNameRequired,
    });
    const smuggled = { ...company(), organizationId: 'org_x' };
    expect((await save(admin, 1, smuggled)).body.fields).toHaveProperty(['profile.organizationId']);
    expect((await save(admin, 1, company({ website: 'javascript:alert(1)' }))).status).toBe(400);
  });
});

describe('invitations', () => {
  it('lead the invited person into the team, once', async () => {
    const admin = await registerEmployer();
    const email = uniqueEmail('invited');
    const idempotencyKey = randomUUID();
    const first = await invite(admin, email, idempotencyKey);
    expect(first).toMatchObject({ status: 201, body: { email, role: 'member', message: messages.invitationSent } });
    expect((await invite(admin, email, idempotencyKey)).body).toEqual(first.body);
    const token = await invitationTokenOf(stack, email);
    expect(await stack.mails(email)).toHaveLength(1);

    const shown = await api(organizationRoutes.getInvitation, { params: { token } });
    expect(shown.body).toEqual({ email, organization: admin.organization, role: 'member' });
    const member = await registerInvited(token, { email });
    expect(member.organizationId).toBe(admin.organizationId);
    expect((await api(organizationRoutes.getInvitation, { params: { token } })).body.code).toBe('INVALID_TOKEN');

    const team = (await api(organizationRoutes.listTeamMembers, {}, as(member))).body.items;
    expect(team.map(({ user_id }) => user_id).sort()).toEqual([admin.userId, member.userId].sort());
    expect(await invite(admin, email)).toMatchObject({ status: 409, body: { code: 'ALREADY_MEMBER' } });
  });

  it('answer the same for an address that has an account elsewhere', async () => {
    const [admin, other, professional] = await Promise.all([
      registerEmployer(),
      registerEmployer(),
      registerProfessional(),
    ]);
    for (const email of [other.email, professional.email, uniqueEmail('unknown')]) {
      const { status, body } = await invite(admin, email);
      expect([status, Object.keys(body).sort()]).toEqual([
        201,
        ['email', 'expiresAt', 'invitationId', 'message', 'role'],
      ]);
    }
  });

  it('refuse a forged link like an unknown one', async () => {
    const admin = await registerEmployer();
    const email = uniqueEmail('forged');
    await invite(admin, email);
    const token = await invitationTokenOf(stack, email);
    const [id = ''] = token.split('.');
    for (const forged of [`${id}.x`, id, `${token}x`, `inv_${'0'.repeat(26)}.x`, 'x']) {
      const answer = await api(organizationRoutes.getInvitation, { params: { token: forged } });
      expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_TOKEN']);
    }
  });

  it('are the admin’s to give', async () => {
    const admin = await registerEmployer();
    const manager = await registerTeamMember(stack, admin, 'manager');
    expect((await invite(manager, uniqueEmail())).status).toBe(403);
  });
});
