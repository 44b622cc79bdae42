import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { currentTerms } from '@shared/legal/documents';
import { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import { refused } from '@shared/text/english.fixture';
import { beforeAll, describe, expect, it } from 'vitest';
import { api, randomIp } from '../../support/client';
import { mailsTo, newestCode, registerEmployer, registerProfessional, uniqueEmail } from '../../support/people';
import { signIn } from '../../support/accounts/sign-in';
import { sharedStack, type TestStack } from '../../support/stack';
import { notice } from '@shared/text/notice';

let stack: TestStack;
beforeAll(async () => {
  stack = await sharedStack();
});

const registration = (email: string, more: object = {}) => ({
  userType: 'doctor' as const,
  firstName: 'Ada',
  lastName: 'Meyer',
  phone: '+12025550100',
  email,
  password: 'correct horse 7',
  acceptedTerms: currentTerms,
  ...more,
});
const verification = (email: string, code: string) => ({ body: { email, code, type: 'email_verification' as const } });
const linkToken = (text: string): string => /token=([\w-]{43})/.exec(text)?.[1] ?? '';

describe('sign-up', () => {
  it('goes from registration through the emailed code to a session', async () => {
    const email = uniqueEmail();
    const { password } = registration(email);
    const registered = await api(accountRoutes.register, { body: registration(email) });
    expect(registered.status).toBe(200);

    const unconfirmed = await signIn(email, password);
    const before = await api(accountRoutes.getMe, {}, { token: unconfirmed.accessToken });
    expect(before.body).toMatchObject({ email, emailVerifiedAt: null, membership: null, profile_completion: 20 });
    const refused = await api(
      accountRoutes.changePassword,
      { body: { currentPassword: password, newPassword: 'another horse 8' } },
      { token: unconfirmed.accessToken },
    );
    expect(refused.body.code).toBe('EMAIL_NOT_VERIFIED');

    const verified = await api(accountRoutes.verifyOtp, verification(email, await newestCode(email)));
    expect(verified.body).toEqual({ message: 'Email verified successfully! Redirecting...', code: 'emailVerified' });
    const { accessToken } = await signIn(email, password);
    const me = await api(accountRoutes.getMe, {}, { token: accessToken });
    expect(me.body.emailVerifiedAt).not.toBeNull();

    await stack.drain();
    expect((await mailsTo(email))[0]?.subject).toBe('Welcome to Wardline');
  });

  it('founds the employer’s organization', async () => {
    const employer = await registerEmployer({ organization: 'St. Mary’s <Hospital>' });
    expect(employer.me.membership).toMatchObject({
      organization: 'St. Mary’s <Hospital>',
      role: 'admin',
      can_manage_team: true,
    });
    expect(employer.me.profile_completion).toBe(20);
    const team = await api(organizationRoutes.listTeamMembers, {}, { token: employer.token });
    expect(team.body.items).toMatchObject([{ user_id: employer.userId, role: 'admin' }]);
  });

  it('confirms by the link of “Resend confirmation email”, once', async () => {
    const email = uniqueEmail();
    await api(accountRoutes.register, { body: registration(email) });
    const resent = await api(accountRoutes.resendConfirmation, { body: { email } });
    expect(resent.body).toEqual({ message: 'Confirmation email resent successfully', code: 'confirmationResent' });
    const [mail] = await mailsTo(email);
    expect(mail?.html).toContain('/auth/callback?token=');
    const call = { body: { token: linkToken(mail?.text ?? '') } };
    expect((await api(accountRoutes.confirmEmail, call)).status).toBe(200);
    expect((await api(accountRoutes.confirmEmail, call)).body.code).toBe('INVALID_TOKEN');
    const again = await api(accountRoutes.resendConfirmation, { body: { email } });
    expect(again).toMatchObject({ status: 429, body: { code: 'COOLDOWN' } });
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(50);
  });

  it('creates one account from a double submit, with and without an idempotency key', async () => {
    for (const keys of [
      ['k'.repeat(20), 'k'.repeat(20)],
      [undefined, undefined],
    ]) {
      const email = uniqueEmail('double');
      const body = registration(email, { userType: 'employer', organization: 'Twice Clinic' });
      const replies = await Promise.all(
        keys.map((idempotencyKey) =>
          api(
            accountRoutes.register,
            { body },
            { ...(idempotencyKey && { idempotencyKey: idempotencyKey + email.slice(7, 20) }) },
          ),
        ),
      );
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
      expect((await mailsTo(email)).length).toBe(1);
      await api(accountRoutes.verifyOtp, verification(email, await newestCode(email)));
      const { accessToken } = await signIn(email, body.password);
      const me = await api(accountRoutes.getMe, {}, { token: accessToken });
      const team = await api(organizationRoutes.listTeamMembers, {}, { token: accessToken });
      expect(team.body.items).toHaveLength(1);
      expect(me.body.membership?.role).toBe('admin');
    }
  });

  it('leaves a registered account alone and tells its owner', async () => {
    const person = await registerProfessional();
    const email = uniqueEmail();
    const [taken, fresh] = await Promise.all(
      [person.email, email].map((address) => api(accountRoutes.register, { body: registration(address) })),
    );
    expect(taken?.status).toBe(fresh?.status);
    expect(taken?.body).toEqual(fresh?.body);
    expect((await signIn(person.email, person.password)).accessToken).toBeTruthy();
    await expect(signIn(person.email, registration(email).password)).rejects.toThrow();
  });

  it('joins a team by invitation, once, confirmed for the invited address', async () => {
    const admin = await registerEmployer();
    const email = uniqueEmail('invited');
    const invited = await api(
      organizationRoutes.inviteMember,
      { body: { firstName: 'Ina', lastName: 'Invited', email, role: 'manager', department: 'Cardiology' } },
      { token: admin.token },
    );
    expect(invited.status).toBe(201);
    await stack.drain();
    const token = /invitations\/(\S+)/.exec((await mailsTo(email))[0]?.text ?? '')?.[1] ?? '';
    const shown = await api(organizationRoutes.getInvitation, { params: { token } });
    expect(shown.body).toMatchObject({ email, organization: admin.organization, role: 'manager' });

    const body = registration(email, { userType: 'employer', invitationToken: token });
    const joined = await api(accountRoutes.register, { body });
    expect(joined).toMatchObject({ status: 200, body: { message: 'Your account is ready. Sign in to continue.' } });
    const { accessToken } = await signIn(email, body.password);
    const me = await api(accountRoutes.getMe, {}, { token: accessToken });
    expect(me.body.membership).toMatchObject({ organizationId: admin.organizationId, role: 'manager' });
    const again = await api(accountRoutes.register, { body: { ...body, email: uniqueEmail() } });
    expect(again.body.code).toBe('INVALID_TOKEN');
  });

  it('refuses invalid fields, common passwords, unknown fields and a missing key', async () => {
    const email = uniqueEmail();
    const refusal = async (more: object) =>
      (await api(accountRoutes.register, { body: registration(email, more) })).body;
    expect((await refusal({ password: '12345' })).fields).toEqual({
      password: { code: 'passwordTooShort', args: { min: 6 }, error: 'Password must be at least 6 characters long' },
    });
    expect((await refusal({ password: 'Password1' })).fields?.['password']).toEqual(
      refused(notice('passwordTooCommon')),
    );
    expect((await refusal({ userType: 'employer' })).fields).toEqual({
      organization: { code: 'organizationRequired', error: 'Organization is required' },
    });
    expect((await refusal({ role: 'admin' })).fields).toHaveProperty('role');
    const noKey = await api(
      accountRoutes.register,
      { body: registration(email) },
      { headers: { 'x-api-key': 'wrong' } },
    );
    expect(noKey).toMatchObject({ status: 401, body: { code: 'INVALID_API_KEY' } });
    expect(await mailsTo(email)).toEqual([]);
  });

  it('limits registrations from one network address', async () => {
    const ip = randomIp();
    const attempts = await Promise.all(
      Array.from({ length: 55 }, () =>
        // Common passwords are refused before counting, invalid invitations after.
        api(accountRoutes.register, { body: registration(uniqueEmail(), { invitationToken: 'none' }) }, { ip }),
      ),
    );
    const codes = attempts.map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'INVALID_TOKEN')).toHaveLength(50);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(5);
  });
});
