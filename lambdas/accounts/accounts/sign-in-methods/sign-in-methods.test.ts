import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { currentTerms } from '@shared/legal/documents';
import { beforeEach, describe, expect, it } from 'vitest';
import { completeRegistration } from '../registration/complete-registration';
import { confirmedProfessional } from '../steps.fixture';
import { professional } from '../people.fixture';
import { World } from '../world.fixture';
import { allowProvider, disconnectProvider, listSignInMethods } from './sign-in-methods';

const { email, password } = professional;
let world: World;
let userId: string;
beforeEach(async () => {
  world = new World();
  userId = await confirmedProfessional(world);
});

const link = (provider: 'Google' | 'LinkedIn') =>
  world.pool.identities.push({ userId, provider, subject: `${provider}-1` });
const google = { provider: 'Google', password } as const;
const connect = () => world.deps.signInProviders.connect(userId, { provider: 'Google', at: world.now.toISOString() });

describe('sign-in methods', () => {
  it('are the password, passkeys, and the providers that the pool links', async () => {
    link('LinkedIn');
    expect(await listSignInMethods(world.deps, userId)).toEqual({
      password: true,
      passkeys: 0,
      providers: [
        { provider: 'Google', connected: false, at: null },
        { provider: 'LinkedIn', connected: true, at: null },
      ],
    });
  });

  it('do not include a password for accounts from a provider, until one is set', async () => {
    const other = new World();
    const newcomer = await other.deps.identity.ensureUser(email);
    other.userOf(email)!.verified = true;
    const { userType, firstName, lastName, phone } = professional;
    const person = { userType, firstName, lastName, phone, acceptedTerms: currentTerms, language: 'en' } as const;
    await completeRegistration(other.deps, newcomer, person);
    expect((await listSignInMethods(other.deps, newcomer)).password).toBe(false);
    await expect(disconnectProvider(other.deps, newcomer, google)).rejects.toMatchObject({ code: 'LAST_WAY_IN' });
    await other.deps.accounts.recordPasswordChange({ userId: newcomer, at: other.now.toISOString() });
    expect((await listSignInMethods(other.deps, newcomer)).password).toBe(true);
  });
});

describe('connecting a provider', () => {
  it('requires the password, and asks to choose the same address there', async () => {
    expect(await allowProvider(world.deps, userId, google)).toEqual({ email });
    expect(await connect()).toBe(true);
    expect(world.securityChanges).toEqual(['provider_connected']);
  });

  it('is rejected with another password', async () => {
    const attempt = allowProvider(world.deps, userId, { ...google, password: 'wrong one' });
    await expect(attempt).rejects.toMatchObject({ code: 'WRONG_PASSWORD' });
    expect(await world.deps.signInProviders.list(userId)).toEqual([]);
  });

  it('is possible again for some minutes after a disconnect', async () => {
    link('Google');
    await disconnectProvider(world.deps, userId, google);
    expect(await connect()).toBe(false);
    await allowProvider(world.deps, userId, google);
    world.advance(limits.connectProviderMinutes * 60);
    expect(await connect()).toBe(false);
    await allowProvider(world.deps, userId, google);
    expect(await connect()).toBe(true);
  });
});

describe('disconnecting a provider', () => {
  it('ends the link, and sends one email', async () => {
    link('Google');
    expect((await disconnectProvider(world.deps, userId, google)).code).toBe('providerDisconnected');
    expect(world.pool.identities).toEqual([]);
    expect(world.securityChanges).toEqual(['provider_disconnected']);
    await expect(disconnectProvider(world.deps, userId, google)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is rejected with another password', async () => {
    link('Google');
    const attempt = disconnectProvider(world.deps, userId, { ...google, password: 'wrong one' });
    await expect(attempt).rejects.toThrow(AppError);
    expect(world.pool.identities).toHaveLength(1);
  });

  it('finishes an interrupted disconnect', async () => {
    link('Google');
    await world.deps.signInProviders.disconnect(userId, { provider: 'Google', at: world.now.toISOString() });
    await disconnectProvider(world.deps, userId, google);
    expect(world.pool.identities).toEqual([]);
    expect(world.securityChanges).toEqual(['provider_disconnected']);
  });

  it('keeps the password when both are disconnected at once', async () => {
    link('Google');
    link('LinkedIn');
    await Promise.all([
      disconnectProvider(world.deps, userId, google),
      disconnectProvider(world.deps, userId, { ...google, provider: 'LinkedIn' }),
    ]);
    const { password: hasPassword, providers } = await listSignInMethods(world.deps, userId);
    expect([hasPassword, providers.some(({ connected }) => connected)]).toEqual([true, false]);
  });
});
