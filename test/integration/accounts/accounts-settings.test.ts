import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { notificationRoutes } from '@shared/messages/api/notifications.routes';
import { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import { profileRoutes } from '@shared/people/api/profiles.routes';
import { currentTerms } from '@shared/legal/documents';
import { headers } from '@shared/core/api/route';
import { limits } from '@shared/limits';
import { generateSync } from 'otplib';
import { beforeAll, describe, expect, it } from 'vitest';
import { api, randomIp } from '../../support/client';
import { profile } from '../../support/marketplace';
import {
  mailsTo,
  notifiedAtAnyTime,
  registerEmployer,
  registerProfessional,
  uniqueEmail,
  type Person,
} from '../../support/people';
import { signIn } from '../../support/accounts/sign-in';
import { sharedStack, type TestStack } from '../../support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await sharedStack();
});

const registration = {
  userType: 'doctor',
  firstName: 'A',
  lastName: 'B',
  phone: '+1 202 555 0143',
  acceptedTerms: currentTerms,
} as const;

const me = async (token: string) => (await api(accountRoutes.getMe, {}, { token })).body;

describe('change of e-mail', () => {
  it('needs the password, waits for the new address, and moves sign-in', async () => {
    const person = await registerEmployer();
    const { token, password } = person;
    const email = uniqueEmail('moved');
    const ask = (body: { email: string; password: string }) => api(accountRoutes.changeEmail, { body }, { token });
    expect((await ask({ email, password: 'wrong' })).body.code).toBe('WRONG_PASSWORD');
    expect((await ask({ email: person.email, password })).body.fields).toHaveProperty('email');
    expect((await ask({ email, password })).body).toEqual({
      message: 'Email update initiated. Check your new email for confirmation.',
      code: 'emailUpdateInitiated',
    });
    expect((await ask({ email, password })).body.code).toBe('COOLDOWN');
    const notices = (await mailsTo(person.email)).map(({ subject }) => subject);
    expect(notices).toContain('Your Wardline email address is about to change');
    expect((await me(token)).email).toBe(person.email);
    expect((await me(token)).pendingEmail?.email).toBe(email);
    expect((await api(accountRoutes.resendEmailChange, {}, { token })).body.code).toBe('COOLDOWN');

    const link = /token=([\w-]{43})/.exec((await mailsTo(email))[0]?.text ?? '')?.[1] ?? '';
    expect((await api(accountRoutes.confirmEmail, { body: { token: link } })).status).toBe(200);
    expect((await me(token)).email).toBe(email);
    expect((await me(token)).pendingEmail).toBeUndefined();
    const told = (await mailsTo(person.email)).map(({ subject }) => subject);
    expect(told).toContain('Your Wardline email address was changed');
    await expect(signIn(person.email, password)).rejects.toThrow();
    expect((await signIn(email, password)).accessToken).toBeTruthy();

    const again = { body: { ...registration, email: person.email, password: 'other words 9' } };
    expect((await api(accountRoutes.register, again)).status).toBe(200);
    expect((await signIn(person.email, 'other words 9')).accessToken).toBeTruthy();
  });

  it('does not reveal that an address is in use', async () => {
    const [person, other] = await Promise.all([registerProfessional(), registerProfessional()]);
    const { token, password } = person;
    const reply = await api(accountRoutes.changeEmail, { body: { email: other.email, password } }, { token });
    expect(reply.status).toBe(200);
    const subjects = (await mailsTo(other.email)).map(({ subject }) => subject);
    expect(subjects).toContain('You already have a Wardline account');
  });

  it('can be canceled, which disables its link', async () => {
    const { token, password, email } = await registerProfessional();
    const wanted = uniqueEmail('wanted');
    await api(accountRoutes.changeEmail, { body: { email: wanted, password } }, { token });
    const link = /token=([\w-]{43})/.exec((await mailsTo(wanted))[0]?.text ?? '')?.[1] ?? '';
    for (const _again of [1, 2]) {
      expect((await api(accountRoutes.cancelEmailChange, {}, { token })).body.code).toBe('emailChangeCanceled');
    }
    expect((await api(accountRoutes.confirmEmail, { body: { token: link } })).body.code).toBe('INVALID_TOKEN');
    expect(await me(token)).toMatchObject({ email });
    expect((await me(token)).pendingEmail).toBeUndefined();
    expect((await api(accountRoutes.resendEmailChange, {}, { token })).body.code).toBe('INVALID_REQUEST');
  });

  it('is granted to one of two who want the same address', async () => {
    const email = uniqueEmail('wanted');
    const people = [await registerProfessional(), await registerProfessional()];
    for (const { token, password } of people) {
      await api(accountRoutes.changeEmail, { body: { email, password } }, { token });
    }
    const links = (await mailsTo(email)).map(({ text }) => /token=([\w-]{43})/.exec(text)?.[1] ?? '');
    expect(links).toHaveLength(2);
    const replies = await Promise.all(links.map((token) => api(accountRoutes.confirmEmail, { body: { token } })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe('the language of an account', () => {
  const changeTo = (token: string, language: string) =>
    api(accountRoutes.changeLanguage, { body: { language: language as 'es' } }, { token });

  it('comes from the sign-up request and is used for what is sent', async () => {
    const email = uniqueEmail('hispanohablante');
    const body = { ...registration, email, password: 'other words 9' };
    expect((await api(accountRoutes.register, { body }, { headers: { [headers.language]: 'es-MX,en' } })).status).toBe(
      200,
    );
    expect((await mailsTo(email))[0]?.html).toContain('<html lang="es"');
  });

  it('changes to a supported language, and repeats without effect', async () => {
    const { token } = await registerProfessional();
    expect((await me(token)).language).toBe('en');
    for (const language of ['es', 'es', 'fr']) {
      expect((await changeTo(token, language)).body).toEqual({ language });
      expect((await me(token)).language).toBe(language);
    }
    expect((await changeTo(token, 'de')).body).toMatchObject({ code: 'INVALID_REQUEST' });
    expect((await changeTo(token, 'de')).body.fields).toHaveProperty('language');
    expect((await me(token)).language).toBe('fr');
  });

  it('keeps one of two concurrent choices', async () => {
    const { token } = await registerProfessional();
    const replies = await Promise.all([changeTo(token, 'es'), changeTo(token, 'fr')]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(['es', 'fr']).toContain((await me(token)).language);
  });
});

describe('a change to personal details', () => {
  const details = { firstName: 'Adela', lastName: 'Ruiz', phone: '+12025550143', jobTitle: 'Recruiter' };
  const save = (token: string, body: object) =>
    api(accountRoutes.saveAccountDetails, { body: { ...details, version: 0, ...body } }, { token });

  it('is visible everywhere, and one of two concurrent changes wins', async () => {
    const person = await registerEmployer();
    const { token } = person;
    const replies = await Promise.all([save(token, {}), save(token, { firstName: 'Adele' })]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { firstName, jobTitle, detailsVersion } = await me(token);
    expect(['Adela', 'Adele']).toContain(firstName);
    expect({ jobTitle, detailsVersion }).toEqual({ jobTitle: 'Recruiter', detailsVersion: 1 });
    const team = (await api(organizationRoutes.listTeamMembers, {}, { token })).body.items;
    expect(team[0]?.profile).toMatchObject({ first_name: firstName, last_name: 'Ruiz', job_title: 'Recruiter' });
    expect((await save(token, { version: 1, phone: '12' })).body.fields).toHaveProperty('phone');
  });

  it('is not overwritten after a profile change', async () => {
    const { token } = await registerProfessional();
    const body = { profile: profile({ firstName: 'Nora' }), version: 0 };
    expect((await api(profileRoutes.saveMyProfile, { body }, { token })).status).toBe(200);
    expect((await save(token, {})).body.code).toBe('STALE_VERSION');
    expect((await me(token)).firstName).toBe('Nora');
  });

  it('sets one time zone, which the notification settings show, too', async () => {
    const { token } = await registerProfessional();
    const change = (body: { timeZone: string; assumed?: true }) =>
      api(accountRoutes.changeTimeZone, { body }, { token });
    expect((await me(token)).timeZone).toBe(notifiedAtAnyTime.timezone);
    expect((await change({ timeZone: 'Nowhere/Land' })).body.fields).toHaveProperty('timeZone');
    expect((await change({ timeZone: 'America/Denver' })).body.timeZone).toBe('America/Denver');
    expect((await change({ timeZone: 'Europe/Paris', assumed: true })).body.timeZone).toBe('America/Denver');
    const { settings, version } = (await api(notificationRoutes.getNotificationSettings, {}, { token })).body;
    expect(settings.timezone).toBe('America/Denver');
    const body = { settings: { ...settings, timezone: 'Asia/Tokyo' }, version };
    const outdated = { ...body, version: version - 1 };
    const refused = await api(notificationRoutes.saveNotificationSettings, { body: outdated }, { token });
    expect([refused.status, (await me(token)).timeZone]).toEqual([409, 'America/Denver']);
    await api(notificationRoutes.saveNotificationSettings, { body }, { token });
    expect((await me(token)).timeZone).toBe('Asia/Tokyo');
  });

  it('keeps the last chosen appearance', async () => {
    const { token } = await registerProfessional();
    expect((await me(token)).appearance).toBeUndefined();
    await api(accountRoutes.changeAppearance, { body: { appearance: 'dark' } }, { token });
    expect((await me(token)).appearance).toBe('dark');
  });
});

describe('change of password', () => {
  it('checks the current one, refuses common ones and tells the owner', async () => {
    const person = await registerProfessional();
    const { email, token, password } = person;
    const change = (body: { currentPassword: string; newPassword: string }) =>
      api(accountRoutes.changePassword, { body }, { token });
    expect((await change({ currentPassword: 'wrong', newPassword: 'brand new words' })).body.code).toBe(
      'WRONG_PASSWORD',
    );
    expect((await change({ currentPassword: password, newPassword: 'iloveyou' })).body.fields).toHaveProperty(
      'newPassword',
    );
    expect((await change({ currentPassword: password, newPassword: 'brand new words' })).body).toEqual({
      message: 'Password updated successfully!',
      code: 'passwordUpdated',
    });
    await expect(signIn(email, password)).rejects.toThrow();
    expect((await signIn(email, 'brand new words')).accessToken).toBeTruthy();
    await stack.drain();
    expect((await mailsTo(email)).some(({ subject }) => subject === 'Your Wardline password was changed')).toBe(true);
  });
});

const setUp = async ({ token, password }: Person): Promise<{ secret: string; recoveryCodes: string[] }> => {
  const started = await api(accountRoutes.startTwoFactor, { body: { password } }, { token });
  const { secret } = started.body;
  expect(started.body.otpauthUri).toContain(`secret=${secret}`);
  const code = generateSync({ secret });
  const confirmed = await api(accountRoutes.confirmTwoFactor, { body: { password, code } }, { token });
  expect(confirmed.status).toBe(200);
  return { secret, recoveryCodes: confirmed.body.recoveryCodes };
};

describe('two-factor', () => {
  it('is set up, asked for at sign-in, and turned off', async () => {
    const person = await registerProfessional();
    const { email, token, password } = person;
    const wrong = await api(accountRoutes.startTwoFactor, { body: { password: 'wrong' } }, { token });
    expect(wrong.body.code).toBe('WRONG_PASSWORD');
    const early = await api(accountRoutes.confirmTwoFactor, { body: { password, code: '123456' } }, { token });
    expect(early.body.code).toBe('INVALID_MFA_CODE');

    const { secret, recoveryCodes } = await setUp(person);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await me(token)).twoFactorEnabled).toBe(true);
    await expect(signIn(email, password)).rejects.toThrow('authenticator');
    await expect(signIn(email, password, () => '000000')).rejects.toThrow();
    const session = await signIn(email, password, () => generateSync({ secret }));
    expect(session.accessToken).toBeTruthy();

    // Password confirmation works with two-factor enabled.
    const off = await api(accountRoutes.disableTwoFactor, { body: { password } }, { token: session.accessToken });
    expect(off.status).toBe(200);
    expect((await signIn(email, password)).accessToken).toBeTruthy();
    await stack.drain();
    const subjects = (await mailsTo(email)).map(({ subject }) => subject);
    expect(subjects).toContain('Two-factor authentication was turned on');
    expect(subjects).toContain('Two-factor authentication was turned off');
  });

  it('gets new recovery codes, and the old ones stop working', async () => {
    const person = await registerProfessional();
    const { email, password, token } = person;
    const { recoveryCodes: old } = await setUp(person);
    expect((await me(token)).recoveryCodesLeft).toBe(10);
    const renew = (given: string) => api(accountRoutes.renewRecoveryCodes, { body: { password: given } }, { token });
    expect((await renew('wrong')).body.code).toBe('WRONG_PASSWORD');
    const both = await Promise.all([renew(password), renew(password)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const [first, second] = both.map(({ body }) => body.recoveryCodes[0]!);
    const recover = (recoveryCode: string) =>
      api(accountRoutes.recoverTwoFactor, { body: { email, password, recoveryCode } });
    expect((await recover(old[0]!)).body.code).toBe('INVALID_CODE');
    // After two concurrent renewals, one set of codes works.
    const replies = [await recover(first!), await recover(second!)];
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await me(token)).recoveryCodesLeft).toBeUndefined();
    expect((await renew(password)).body.code).toBe('INVALID_REQUEST');
    await stack.drain();
    const subjects = (await mailsTo(email)).map(({ subject }) => subject);
    expect(subjects.filter((it) => it === 'Your Wardline recovery codes were replaced')).toHaveLength(2);
  });

  it('is recovered once with password and recovery code, despite guesses by others', async () => {
    const person = await registerProfessional();
    const { email, password } = person;
    const { recoveryCodes } = await setUp(person);
    const recoveryCode = recoveryCodes[0] ?? '';
    const ip = randomIp();
    const recover = (more: object) =>
      api(accountRoutes.recoverTwoFactor, { body: { email, password, recoveryCode, ...more } }, { ip });
    const refusals = [
      await recover({ email: uniqueEmail() }),
      await recover({ password: 'wrong' }),
      await recover({ recoveryCode: 'ABCDE-FGHJK' }),
    ];
    expect(new Set(refusals.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    const guess = () => recover({ password: 'wrong', recoveryCode: 'ABCDE-FGHJK' });
    for (let count = 2; count < limits.mfaRecoveriesPerCallerAndAddressPerDay; count += 1) await guess();
    expect((await guess()).body.code).toBe('TOO_MANY_REQUESTS');
    const replies = await Promise.all([recover({}), recover({ recoveryCode: recoveryCode.toLowerCase() })]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    // The other one arrived while the code was used, or after it, as a wrong guess at an exhausted limit.
    const [refused] = replies.filter(({ status }) => status !== 200);
    expect(['INVALID_CODE', 'TOO_MANY_REQUESTS']).toContain(refused?.body.code);
    expect((await signIn(email, password)).accessToken).toBeTruthy();
  });
});
