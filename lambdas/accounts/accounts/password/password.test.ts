import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';
import { said } from '@shared/text/english.fixture';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changePassword } from './change-password';
import { confirmEmail } from '../registration/confirm-email';
import { resetPassword } from './reset-password';
import { confirmedProfessional, failsAt, faults, resetTokenFor, startedEmailChange } from '../steps.fixture';
import { ip, professional } from '../people.fixture';
import { World } from '../world.fixture';

const { email } = professional;
const password = 'a new password';

describe('resetPassword', () => {
  it('sets the password once, ends sessions and records the change', async () => {
    const world = new World();
    await confirmedProfessional(world);
    world.userOf(email)!.sessions = 2;
    const request = { email, reset_token: await resetTokenFor(world), password, ip };
    const results = await Promise.allSettled(
      ['first choice', 'second choice'].map((choice) => resetPassword(world.deps, { ...request, password: choice })),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(world.userOf(email)).toMatchObject({ password: 'first choice', sessions: 0 });
    expect(world.accountOf(email)?.passwordChangedAt).toBe(world.now.toISOString());
    expect((await world.deps.sessions.ended(world.accountOf(email)!.userId))?.endedAt).toBe(world.now.toISOString());
    world.advance(60);
    await expect(resetPassword(world.deps, request)).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
  });

  it('rejects another address, a common password and an old token', async () => {
    const world = new World();
    await confirmedProfessional(world);
    const request = { email, reset_token: await resetTokenFor(world), password, ip };
    const invalid = { code: 'INVALID_TOKEN' };
    await expect(resetPassword(world.deps, { ...request, email: 'b@example.org' })).rejects.toMatchObject(invalid);
    await expect(resetPassword(world.deps, { ...request, password: 'letmein' })).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
    });
    world.advance(15 * 60 + 1);
    await expect(resetPassword(world.deps, request)).rejects.toMatchObject(invalid);
  });

  it('rejects own names with a field error and leaves the token usable', async () => {
    const world = new World();
    await confirmedProfessional(world);
    const request = { email, reset_token: await resetTokenFor(world), password, ip };
    for (const own of ['ada-example', 'MeyerAda1']) {
      await expect(resetPassword(world.deps, { ...request, password: own })).rejects.toMatchObject({
        extras: { fields: { password: notice('passwordPersonal') } },
      });
    }
    await expect(resetPassword(world.deps, request)).resolves.toEqual(said('passwordReset'));
  });

  it('rejects a token of an address that the account no longer has', async () => {
    const world = new World();
    const userId = await confirmedProfessional(world);
    const link = await startedEmailChange(world, userId, 'ada.new@example.org');
    const request = { email, reset_token: await resetTokenFor(world), password, ip };
    await confirmEmail(world.deps, { token: link, ip });
    await expect(resetPassword(world.deps, request)).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
  });

  it('can be repeated after a fault at any call', async () => {
    await fc.assert(
      fc.asyncProperty(faults, async (fault) => {
        const world = new World();
        await confirmedProfessional(world);
        const request = { email, reset_token: await resetTokenFor(world), password, ip };
        if (await failsAt(world, fault, () => resetPassword(world.deps, request))) {
          world.advance(15);
          await resetPassword(world.deps, request).catch((error: unknown) => {
            expect(error).toMatchObject({ code: 'INVALID_TOKEN' });
          });
        }
        expect(world.userOf(email)).toMatchObject({ password, sessions: 0 });
        expect(world.accountOf(email)?.passwordChangedAt).toBeDefined();
      }),
    );
  });
});

describe('changePassword', () => {
  it('requires the current password and ends every session', async () => {
    const world = new World();
    const userId = await confirmedProfessional(world);
    world.userOf(email)!.sessions = 2;
    const wrong = changePassword(world.deps, { userId, currentPassword: 'wrong', newPassword: password });
    await expect(wrong).rejects.toMatchObject({ code: 'WRONG_PASSWORD' });
    await expect(
      changePassword(world.deps, { userId, currentPassword: professional.password, newPassword: password }),
    ).resolves.toEqual({ message: 'Password updated successfully!', code: 'passwordUpdated' });
    expect(world.userOf(email)).toMatchObject({ password, sessions: 0 });
    expect(world.accountOf(email)?.passwordChangedAt).toBeDefined();
    expect((await world.deps.sessions.ended(userId))?.endedAt).toBe(world.now.toISOString());
  });

  it.each([
    ['MeyerAda1', notice('passwordPersonal')],
    ['Password1', notice('passwordTooCommon')],
  ])('refuses %s as sign-up does', async (newPassword, message) => {
    const world = new World();
    const userId = await confirmedProfessional(world);
    await expect(
      changePassword(world.deps, { userId, currentPassword: professional.password, newPassword }),
    ).rejects.toMatchObject({ code: 'INVALID_REQUEST', extras: { fields: { newPassword: message } } });
    expect(world.userOf(email)?.password).toBe(professional.password);
  });

  it('limits guesses of the current password', async () => {
    const world = new World();
    const userId = await confirmedProfessional(world);
    const guess = () => changePassword(world.deps, { userId, currentPassword: 'wrong', newPassword: password });
    for (let attempt = 0; attempt < limits.passwordChecksPerAccountPerDay; attempt += 1) {
      await expect(guess()).rejects.toMatchObject({ code: 'WRONG_PASSWORD' });
      world.advance(limits.passwordLockMinutes * 60);
    }
    await expect(guess()).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      reason: expect.stringContaining('limitOfDay'),
    });
  });

  it('reports a lockout of the pool instead of calling the right password wrong', async () => {
    const world = new World();
    const userId = await confirmedProfessional(world);
    for (let attempt = 0; attempt < 6; attempt += 1) await world.deps.identity.checkPassword(email, 'a stranger’s');
    await expect(
      changePassword(world.deps, { userId, currentPassword: professional.password, newPassword: password }),
    ).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      reason: notice('passwordsLocked', { minutes: limits.passwordLockMinutes }),
      extras: { retryAfterSeconds: limits.passwordLockMinutes * 60 },
    });
  });
});
