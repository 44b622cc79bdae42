import { currentTerms } from '@shared/legal/documents';
import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import {
  GetTokensFromRefreshTokenCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { randomUUID } from 'node:crypto';
import { limits } from '@shared/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { createOtps } from '@lambdas/store/accounts/accounts/one-time-codes';
import type { Otps } from '@lambdas/store/accounts/accounts/ports';
import type { Clock } from '@lambdas/platform/clock';
import { openTable, transact } from '@lambdas/platform/table/table';
import { createThrottle } from '@lambdas/platform/table/throttle';
import { api } from '../../support/client';
import { mailsTo, newestCode, registerProfessional, uniqueEmail } from '../../support/people';
import { signIn } from '../../support/accounts/sign-in';
import { sharedStack, type TestStack } from '../../support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await sharedStack();
});

const type = 'password_reset' as const;
const verify = (email: string, code: string) => api(accountRoutes.verifyOtp, { body: { email, code, type } });
const send = (email: string) => api(accountRoutes.sendOtp, { body: { email, type } });
const others = (code: string): string[] =>
  Array.from({ length: 20 }, (_, index) => String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0'));

describe('codes', () => {
  it('allow at most five of twenty concurrent attempts', async () => {
    const { email } = await registerProfessional();
    await send(email);
    const code = await newestCode(email);
    const replies = await Promise.all(others(code).map((guess) => verify(email, guess)));
    const codes = replies.map(({ body }) => body.code);
    expect(codes.filter((it) => it === 'INVALID_RESET_CODE')).toHaveLength(5);
    expect(codes.filter((it) => it === 'TOO_MANY_REQUESTS')).toHaveLength(15);
    expect((await verify(email, code)).body.code).toBe('TOO_MANY_REQUESTS');
  });

  it('succeed once when verified several times at once', async () => {
    const { email } = await registerProfessional();
    await send(email);
    const code = await newestCode(email);
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => verify(email, code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);

    const fresh = uniqueEmail();
    const body = {
      userType: 'doctor',
      firstName: 'A',
      lastName: 'B',
      phone: '+1 202 555 0143',
      email: fresh,
      password: 'some 8 words',
      acceptedTerms: currentTerms,
    } as const;
    await api(accountRoutes.register, { body });
    const call = { body: { email: fresh, code: await newestCode(fresh), type: 'email_verification' as const } };
    const confirmations = await Promise.all([1, 2, 3, 4, 5].map(() => api(accountRoutes.verifyOtp, call)));
    expect(confirmations.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('enforce the cooldown against many concurrent requests', async () => {
    const { email } = await registerProfessional();
    const replies = await Promise.all([1, 2, 3, 4, 5, 6].map(() => send(email)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429, 429]);
    const refused = replies.find(({ status }) => status === 429);
    expect(refused?.body.code).toBe('COOLDOWN');
    expect(refused?.body.retryAfterSeconds).toBeLessThanOrEqual(60);
    expect((await mailsTo(email)).filter(({ subject }) => subject.includes('reset code'))).toHaveLength(1);
  });

  it('are limited by email and network address', async () => {
    const ip = '203.0.113.77';
    const replies = await Promise.all(
      Array.from({ length: 104 }, () => api(accountRoutes.sendOtp, { body: { email: uniqueEmail(), type } }, { ip })),
    );
    expect(replies.filter(({ body }) => body.code === 'TOO_MANY_REQUESTS')).toHaveLength(4);
  });
});

describe('codes in the table', () => {
  let now = new Date('2026-11-20T12:00:00Z');
  const clock: Clock = { now: () => now, newId: (prefix) => `${prefix}_x` };
  const advance = (seconds: number): void => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  let otps: Otps;
  const otp = () => ({ type, emailHash: randomUUID(), codeHash: 'right' });
  beforeAll(() => {
    otps = createOtps(openTable(), clock);
  });

  it('expire after ten minutes', async () => {
    const it10 = otp();
    await otps.issue(it10);
    advance(599);
    expect(await otps.guess(it10)).toBe('right');
    advance(1);
    expect(await otps.guess(it10)).toBe('wrong');
  });

  it('are replaced, withdrawn and spent', async () => {
    const first = otp();
    const second = { ...first, codeHash: 'second' };
    expect(await otps.issue(first)).toBeNull();
    expect(await otps.issue(second)).toEqual({ code: 'COOLDOWN', retryAfterSeconds: 60 });
    await otps.withdraw(first);
    expect(await otps.guess(first)).toBe('wrong');
    expect(await otps.issue(second)).toBeNull();
    await otps.withdraw(first);
    expect(await otps.guess(second)).toBe('right');
    await transact(openTable(), [otps.spending(second)]);
    await expect(transact(openTable(), [otps.spending(second)])).rejects.toMatchObject({ code: 'INVALID_RESET_CODE' });
  });

  it('are limited per day, regardless of who asks', async () => {
    now = new Date('2026-11-20T12:00:00Z');
    const daily = otp();
    for (let sent = 0; sent < limits.otpPerAddressPerDay; sent += 1) {
      expect(await otps.issue(daily)).toBeNull();
      advance(60);
    }
    expect(await otps.issue(daily)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    now = new Date('2026-11-21T00:00:00Z');
    expect(await otps.issue(daily)).toBeNull();
  });

  it('are replaced by a link for a day after wrong attempts used one up', async () => {
    const tried = otp();
    const wrong = { ...tried, codeHash: 'wrong' };
    expect(await otps.issue(tried)).toBeNull();
    const guesses = await Promise.all(Array.from({ length: 20 }, () => otps.guess(wrong)));
    expect(guesses.filter((it) => it === 'wrong')).toHaveLength(limits.otpAttempts);
    expect(await otps.guess(tried)).toBe('spent');
    advance(60);
    expect(await otps.issue(tried)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    advance(10 * 60 + 24 * 3600);
    expect(await otps.issue(tried)).toBeNull();
  });

  it('are issued again after attempts that ended with the right code', async () => {
    const tried = otp();
    expect(await otps.issue(tried)).toBeNull();
    for (let attempt = 1; attempt < limits.otpAttempts; attempt += 1) await otps.guess({ ...tried, codeHash: 'wrong' });
    expect(await otps.guess(tried)).toBe('right');
    await transact(openTable(), [otps.spending(tried)]);
    advance(60);
    expect(await otps.issue(tried)).toBeNull();
  });

  it('run one at a time', async () => {
    const throttle = createThrottle(openTable(), { ...clock, now: () => new Date() });
    const key = { email: randomUUID() };
    let inside = 0;
    let most = 0;
    const run = async () => {
      most = Math.max(most, (inside += 1));
      await new Promise((resolve) => setTimeout(resolve, 30));
      inside -= 1;
    };
    await Promise.all([1, 2, 3, 4].map(() => throttle.alone('registration', key, run)));
    expect(most).toBe(1);
    await expect(throttle.alone('registration', key, () => Promise.reject(new Error('inside')))).rejects.toThrow(
      'inside',
    );
    await throttle.alone('registration', key, run);
  });
});

describe('password reset', () => {
  it('sets the password once, ends every session and tells the owner', async () => {
    const person = await registerProfessional();
    const { email } = person;
    expect((await send(email)).body).toEqual({
      message: 'Reset code sent to your email',
      code: 'resetCodeSent',
    });
    const verified = await verify(email, await newestCode(email));
    expect(verified.body.message).toBe('Code verified successfully');
    const reset_token = verified.body.reset_token ?? '';
    expect(reset_token).toMatch(/^[\w-]{43}$/);

    const reset = (more: object = {}) =>
      api(accountRoutes.resetPassword, { body: { email, reset_token, password: 'brand new words', ...more } });
    expect((await reset({ email: uniqueEmail() })).body.code).toBe('INVALID_TOKEN');
    expect((await reset({ password: 'password1' })).body.fields).toHaveProperty('password');
    const replies = await Promise.all([reset(), reset(), reset()]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await reset()).body.code).toBe('INVALID_TOKEN');

    await expect(signIn(email, person.password)).rejects.toThrow();
    expect((await signIn(email, 'brand new words')).accessToken).toBeTruthy();
    const refresh = new GetTokensFromRefreshTokenCommand({
      RefreshToken: person.refreshToken,
      ClientId: stack.env['USER_POOL_CLIENT_ID'],
    });
    await expect(new CognitoIdentityProviderClient({}).send(refresh)).rejects.toThrow();
    await stack.drain();
    expect((await mailsTo(email)).some(({ subject }) => subject === 'Your Wardline password was changed')).toBe(true);
  });

  it('gives the same answer for known and unknown addresses', async () => {
    const { email } = await registerProfessional();
    const unknown = uniqueEmail();
    const [sent, decoy] = [await send(email), await send(unknown)];
    expect(decoy.body).toEqual(sent.body);
    const [wrong, never] = [await verify(email, '000000'), await verify(unknown, '000000')];
    expect(never.status).toBe(wrong.status);
    expect(never.body).toEqual(wrong.body);
    const reset = (address: string) =>
      api(accountRoutes.resetPassword, {
        body: { email: address, reset_token: 'x'.repeat(43), password: 'new words 1' },
      });
    expect((await reset(unknown)).body).toEqual((await reset(email)).body);
    expect(await mailsTo(unknown)).toEqual([]);
  });
});
