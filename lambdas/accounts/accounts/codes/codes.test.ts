import { limits } from '@shared/limits';
import { said } from '@shared/text/english.fixture';
import type { OtpType } from '@shared/core/model/enumerations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decoyAddress } from '../../../platform/mail/simulator-address';
import { confirmEmail } from '../registration/confirm-email';
import { register } from '../registration/register';
import { resetPassword } from '../password/reset-password';
import { resendConfirmation } from '../registration/resend-confirmation';
import { sendOtp } from './send-otp';
import { confirmedProfessional, failsAt, faults } from '../steps.fixture';
import { verifyOtp } from './verify-otp';
import { ip, language, professional } from '../people.fixture';
import { World } from '../world.fixture';

const { email } = professional;
const type = 'email_verification' as const;
const other = (code: string): string => (code === '000000' ? '000001' : '000000');

describe('sendOtp', () => {
  it.each(['email_verification', 'password_reset'] as const)(
    'costs and answers the same for a known and an unknown address (%s)',
    async (otpType) => {
      const world = new World();
      await register(world.deps, professional, ip);
      world.advance(61);
      world.calls.length = 0;
      const known = await sendOtp(world.deps, { email, type: otpType, ip, language });
      const calls = [...world.calls];
      world.calls.length = 0;
      const unknown = await sendOtp(world.deps, { email: 'unregistered@example.org', type: otpType, ip, language });
      expect(world.calls).toEqual(calls);
      expect(unknown).toEqual(known);
      expect(world.mails.slice(-2).map(({ to }) => to)).toEqual([email, decoyAddress]);
    },
  );

  it('enforces the cooldown, for an unknown address as well', async () => {
    const world = new World();
    const request = { email: 'unregistered@example.org', type, ip, language };
    await sendOtp(world.deps, request);
    world.advance(59);
    await expect(sendOtp(world.deps, request)).rejects.toMatchObject({
      code: 'COOLDOWN',
      extras: { retryAfterSeconds: 1 },
    });
    world.advance(1);
    await sendOtp(world.deps, request);
  });

  it('replaces the previous code', async () => {
    const world = new World();
    await register(world.deps, professional, ip);
    const first = world.codeTo(email);
    world.advance(61);
    await sendOtp(world.deps, { email, type, ip, language });
    await expect(verifyOtp(world.deps, { email, type, code: first, ip })).rejects.toMatchObject({
      code: 'INVALID_CODE',
    });
  });

  it('allows an immediate retry when the code could not be sent', async () => {
    const world = new World();
    await register(world.deps, professional, ip);
    world.advance(61);
    const mailStep = 4;
    expect(await failsAt(world, [mailStep, 'request'], () => sendOtp(world.deps, { email, type, ip, language }))).toBe(
      true,
    );
    await sendOtp(world.deps, { email, type, ip, language });
    await verifyOtp(world.deps, { email, type, code: world.codeTo(email), ip });
  });
});

describe('limits on codes', () => {
  const elsewhere = '198.51.100.7';
  const askedTimes = async (
    world: World,
    times: number,
    from: (index: number) => string,
    request: { email: string; type: OtpType },
  ) => {
    for (let index = 0; index < times; index += 1) {
      await sendOtp(world.deps, { ...request, ip: from(index), language });
      world.advance(61);
    }
  };

  it('apply per caller and address: no one can use up another person’s codes', async () => {
    const world = new World();
    await confirmedProfessional(world);
    const request = { email, type: 'password_reset' as const };
    await askedTimes(world, limits.otpPerCallerAndAddressPerDay, () => ip, request);
    await expect(sendOtp(world.deps, { ...request, ip, language })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
    await sendOtp(world.deps, { ...request, ip: elsewhere, language });
    expect(world.codeTo(email)).toMatch(/^\d{6}$/);
  });

  it('send a link instead when many callers reach the limit of an address', async () => {
    const world = new World();
    await confirmedProfessional(world);
    const request = { email, type: 'password_reset' as const };
    await askedTimes(world, limits.otpPerAddressPerDay, (index) => `203.0.113.${index % 10}`, request);
    await expect(sendOtp(world.deps, { ...request, ip: elsewhere, language })).resolves.toEqual(said('resetCodeSent'));
    const token = world.tokenTo(email);
    // Another link, and another code that ran out of attempts, leave the first link valid.
    world.advance(61);
    await sendOtp(world.deps, { ...request, ip: '203.0.113.200', language });
    const reset = { email, reset_token: token, password: 'a new password', ip: elsewhere };
    await expect(resetPassword(world.deps, reset)).resolves.toEqual(said('passwordReset'));
    await expect(resetPassword(world.deps, reset)).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
  });

  it('send a link that confirms a new address', async () => {
    const world = new World();
    await register(world.deps, professional, ip);
    world.advance(61);
    await askedTimes(world, limits.otpPerAddressPerDay - 1, (index) => `203.0.113.${index % 10}`, { email, type });
    await sendOtp(world.deps, { email, type, ip: elsewhere, language });
    await confirmEmail(world.deps, { token: world.tokenTo(email), ip: elsewhere });
    expect(world.accountOf(email)?.emailVerifiedAt).not.toBeNull();
  });

  it.each(['email_verification', 'password_reset'] as const)('tell nothing of an address: %s', async (otpType) => {
    const world = new World();
    await (otpType === 'password_reset' ? confirmedProfessional(world) : register(world.deps, professional, ip));
    world.advance(61);
    const seen = [];
    for (const address of [email, 'unregistered@example.org']) {
      const request = { email: address, type: otpType };
      await askedTimes(world, limits.otpPerAddressPerDay, (index) => `203.0.113.${index % 10}`, request);
      world.calls.length = 0;
      const answer = await sendOtp(world.deps, { ...request, ip: elsewhere, language });
      seen.push({ answer, calls: [...world.calls] });
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(world.mails.at(-1)?.to).toBe(decoyAddress);
  });
});

describe('verifyOtp', () => {
  it('confirms the address once', async () => {
    const world = new World();
    await register(world.deps, professional, ip);
    const request = { email, type, code: world.codeTo(email), ip };
    const results = await Promise.allSettled([1, 2, 3].map(() => verifyOtp(world.deps, request)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(world.accountOf(email)?.emailVerifiedAt).not.toBeNull();
    expect(world.userOf(email)).toMatchObject({ verified: true, groups: new Set(['doctor']) });
  });

  it('rejects every code after five attempts, also the right one', async () => {
    const world = new World();
    await register(world.deps, professional, ip);
    const code = world.codeTo(email);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(verifyOtp(world.deps, { email, type, code: other(code), ip })).rejects.toMatchObject({
        code: 'INVALID_CODE',
      });
    }
    await expect(verifyOtp(world.deps, { email, type, code, ip })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('rejects a code after ten minutes, of another type, or of another address', async () => {
    const world = new World();
    await register(world.deps, professional, ip);
    const code = world.codeTo(email);
    const refused = { code: 'INVALID_RESET_CODE' };
    await expect(verifyOtp(world.deps, { email, type: 'password_reset', code, ip })).rejects.toMatchObject(refused);
    await expect(verifyOtp(world.deps, { email: 'b@example.org', type, code, ip })).rejects.toMatchObject({
      code: 'INVALID_CODE',
    });
    world.advance(601);
    await expect(verifyOtp(world.deps, { email, type, code, ip })).rejects.toMatchObject({ code: 'INVALID_CODE' });
  });

  it('can be repeated after a fault at any call', async () => {
    await fc.assert(
      fc.asyncProperty(faults, async (fault) => {
        const world = new World();
        await register(world.deps, professional, ip);
        const request = { email, type, code: world.codeTo(email), ip };
        if (await failsAt(world, fault, () => verifyOtp(world.deps, request))) {
          await verifyOtp(world.deps, request).catch((error: unknown) => {
            expect(error).toMatchObject({ code: 'INVALID_CODE' });
          });
        }
        expect(world.accountOf(email)?.emailVerifiedAt).not.toBeNull();
        expect(world.userOf(email)).toMatchObject({ verified: true, groups: new Set(['doctor']) });
      }),
    );
  });
});

describe('resendConfirmation and confirmEmail', () => {
  it('confirms by link, once', async () => {
    const world = new World();
    await register(world.deps, professional, ip);
    await resendConfirmation(world.deps, { email, ip, language });
    const token = world.tokenTo(email);
    await expect(confirmEmail(world.deps, { token, ip })).resolves.toEqual({
      message: 'Email verified successfully! Redirecting...',
      code: 'emailVerified',
    });
    await expect(confirmEmail(world.deps, { token, ip })).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
    expect(world.userOf(email)).toMatchObject({ verified: true, groups: new Set(['doctor']) });
  });

  it('cost the same and answer the same for unconfirmed, confirmed and unknown addresses', async () => {
    const world = new World();
    await confirmedProfessional(world);
    await register(world.deps, { ...professional, email: 'new@example.org' }, ip);
    const seen = [];
    for (const address of ['new@example.org', email, 'unregistered@example.org']) {
      world.calls.length = 0;
      const answer = await resendConfirmation(world.deps, { email: address, ip, language });
      seen.push({ answer, calls: [...world.calls] });
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    expect(world.mails.slice(-3).map(({ to }) => to)).toEqual(['new@example.org', decoyAddress, decoyAddress]);
  });

  it('has its own cooldown, which a failed email does not start', async () => {
    const world = new World();
    await register(world.deps, professional, ip);
    expect(await failsAt(world, [5, 'request'], () => resendConfirmation(world.deps, { email, ip, language }))).toBe(
      true,
    );
    await resendConfirmation(world.deps, { email, ip, language });
    await expect(resendConfirmation(world.deps, { email, ip, language })).rejects.toMatchObject({ code: 'COOLDOWN' });
  });

  it('rejects links that are forged or older than a day', async () => {
    const world = new World();
    await register(world.deps, professional, ip);
    await resendConfirmation(world.deps, { email, ip, language });
    const token = world.tokenTo(email);
    world.advance(24 * 3600 + 1);
    await expect(confirmEmail(world.deps, { token, ip })).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
    await expect(confirmEmail(world.deps, { token: 'x'.repeat(43), ip })).rejects.toMatchObject({
      code: 'INVALID_TOKEN',
    });
  });
});
