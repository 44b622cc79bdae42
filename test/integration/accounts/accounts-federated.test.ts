import { AdminGetUserCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { currentTerms } from '@shared/legal/documents';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { messages, refusedFields, said } from '@shared/text/english.fixture';
import type { RegistrationCompletion } from '@shared/accounts/model/account';
import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../support/client';
import { mailsTo, newNewcomer, registerProfessional, uniqueEmail } from '../../support/people';
import { signIn } from '../../support/accounts/sign-in';
import { sharedStack } from '../../support/stack';
import { notice } from '@shared/text/notice';

const stack = await sharedStack();

const names = { userType: 'doctor', firstName: 'Nora', lastName: 'Newcomer', phone: '+12025550100' } as const;
const doctor: RegistrationCompletion = { ...names, acceptedTerms: currentTerms };
const complete = (token: string, body: RegistrationCompletion = doctor, idempotencyKey?: string) =>
  api(accountRoutes.completeRegistration, { body }, { token, ...(idempotencyKey && { idempotencyKey }) });
const me = (token: string) => api(accountRoutes.getMe, {}, { token });

describe('a person from an identity provider', () => {
  it('has no account until registration is completed', async () => {
    const { token, email, password } = await newNewcomer();
    expect(await me(token)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await complete(token)).toMatchObject({ status: 200, body: said('registrationCompleted') });
    const { body } = await me(token);
    expect(body).toMatchObject({ ...names, email, membership: null });
    expect(body.emailVerifiedAt).not.toBeNull();

    const { accessToken } = await signIn(email, password);
    const allowed = await api(jobRoutes.getEmployerJobs, {}, { token: accessToken });
    expect(allowed.body.code).toBe('FORBIDDEN');
    await stack.drain();
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Welcome to Wardline']);
  });

  it('founds an organization as an employer, and names it', async () => {
    const { token } = await newNewcomer();
    const employer: RegistrationCompletion = { ...doctor, userType: 'employer' };
    expect((await complete(token, employer)).body.fields).toEqual(
      refusedFields({ organization: notice('organizationRequired') }),
    );
    expect((await complete(token, { ...employer, organization: 'Lakeside' })).status).toBe(200);
    expect((await me(token)).body.membership).toMatchObject({ organization: 'Lakeside', role: 'admin' });
  });

  it('cannot choose the address', async () => {
    const { token } = await newNewcomer();
    const answer = await complete(token, { ...doctor, email: uniqueEmail() } as RegistrationCompletion);
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    expect((await me(token)).status).toBe(404);
  });

  it('is refused while the address is not verified', async () => {
    const { token } = await newNewcomer({ verified: false });
    expect(await complete(token)).toMatchObject({ status: 403, body: { code: 'EMAIL_NOT_VERIFIED' } });
    expect((await me(token)).status).toBe(404);
  });

  it('gets one account for repeated requests', async () => {
    const { token } = await newNewcomer();
    const key = 'complete-registration-0001';
    const answers = await Promise.all([
      complete(token, doctor, key),
      complete(token, doctor, key),
      complete(token),
      complete(token, { ...doctor, firstName: 'Nora' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const first = await me(token);
    expect((await complete(token, { ...doctor, firstName: 'Eve' })).status).toBe(200);
    expect((await me(token)).body).toEqual(first.body);
  });
});

describe('the first sign-in at a provider', () => {
  let ask: (email: string, more?: { verified?: string; subject?: string }) => Promise<unknown>;
  beforeAll(async () => {
    const { handler } = await import('@lambdas/accounts/accounts/identity-providers/pre-sign-up');
    ask = (email, { verified = 'true', subject = '1234' } = {}) =>
      handler({
        triggerSource: 'PreSignUp_ExternalProvider',
        userPoolId: stack.env['USER_POOL_ID'] ?? '',
        userName: `google_${subject}`,
        request: { userAttributes: { email, email_verified: verified, nickname: subject } },
        response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
      } as unknown as PreSignUpTriggerEvent);
  });

  const user = async (email: string) => {
    const UserPoolId = stack.env['USER_POOL_ID'];
    const found = await new CognitoIdentityProviderClient({}).send(
      new AdminGetUserCommand({ UserPoolId, Username: email }),
    );
    return Object.fromEntries((found.UserAttributes ?? []).map(({ Name, Value }) => [Name, Value]));
  };

  it('links to the account with the same address', async () => {
    const { email, userId } = await registerProfessional();
    await ask(email.toUpperCase());
    expect(await user(email)).toMatchObject({
      sub: userId,
      identities: JSON.stringify([{ providerName: 'Google', userId: '1234' }]),
    });
  });

  it('needs the address verified at the provider and here', async () => {
    const { email } = await registerProfessional();
    await expect(ask(email, { verified: 'false' })).rejects.toThrow(notice('providerAddressUnverified'));
    const unconfirmed = uniqueEmail();
    const registration = { ...doctor, email: unconfirmed, password: 'correct horse 7' };
    await api(accountRoutes.register, { body: registration });
    await expect(ask(unconfirmed)).rejects.toThrow(notice('confirmBeforeProvider'));
    expect(await user(email)).not.toHaveProperty('identities');
    expect(await user(unconfirmed)).not.toHaveProperty('identities');
  });

  it('creates a user for a new address, which then cannot be registered with a password', async () => {
    const email = uniqueEmail();
    await Promise.all([ask(email), ask(email, { subject: '5678' })]);
    expect(await user(email)).toMatchObject({ email, email_verified: 'true' });
    const registration = { ...doctor, email, password: 'correct horse 7' };
    const answer = await api(accountRoutes.register, { body: registration });
    expect(answer.body.message).toBe(messages.verificationCodeSent);
    await expect(signIn(email, registration.password)).rejects.toThrow('Incorrect username or password');
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['You already have a Wardline account']);
  });
});
