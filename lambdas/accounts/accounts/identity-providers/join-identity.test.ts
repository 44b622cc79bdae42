import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAddresses } from '../../../store/accounts/accounts/addresses';
import { joinIdentity, type JoinDeps, type ProviderIdentity } from './join-identity';
import { providerIdentityOf } from './provider-identity';
import { register } from '../registration/register';
import { employer, ip, professional } from '../people.fixture';
import { World } from '../world.fixture';
import { confirmedProfessional } from '../steps.fixture';
import { notice } from '@shared/text/notice';

const { email } = professional;
const google: ProviderIdentity = { provider: 'Google', subject: '1234', email, emailVerified: true };

const joining = (world: World) => {
  const links = new Map<string, string[]>();
  let calls = 0;
  let broken = -1;
  const step = <A extends unknown[], R>(run: (...args: A) => Promise<R>) => {
    return async (...args: A): Promise<R> => {
      if (calls++ === broken) throw new Error('fault');
      return run(...args);
    };
  };
  const { identity, sessions, signInProviders, throttle, secrets, hash, clock } = world.deps;
  const addresses = createAddresses(world.table, world.clock);
  const deps: JoinDeps = {
    sessions: { markEnded: step(sessions.markEnded) },
    providers: { connect: step(signInProviders.connect) },
    throttle,
    secrets,
    hash,
    clock,
    users: {
      createUser: step(identity.createUser),
      ensureUser: step(identity.ensureUser),
      setPassword: step(identity.setPassword),
      endSessions: step(identity.endSessions),
      verifyEmail: step(async (userId) => {
        world.pool.users.get(userId)!.verified = true;
      }),
      link: step(async (userId, { provider, subject }) => {
        links.set(userId, [...new Set([...(links.get(userId) ?? []), `${provider}_${subject}`])]);
      }),
    },
    addresses: {
      ownerOf: step(addresses.ownerOf),
      hasAccount: step(addresses.hasAccount),
      keep: step(addresses.keep),
    },
  };
  return {
    deps,
    links,
    breakAt: (index: number) => {
      calls = 0;
      broken = index;
    },
  };
};

describe('first sign-in with a provider', () => {
  it('joins the account of the address when both sides have verified it', async () => {
    const world = new World();
    const userId = await confirmedProfessional(world);
    const before = structuredClone(world.userOf(email));
    const { deps, links } = joining(world);
    await joinIdentity(deps, google);
    await joinIdentity(deps, { ...google, provider: 'LinkedIn', subject: 'aB' });
    expect([...links]).toEqual([[userId, ['Google_1234', 'LinkedIn_aB']]]);
    expect(world.userOf(email)).toEqual(before);
    expect(world.securityChanges).toEqual(['provider_connected', 'provider_connected']);
  });

  it('is rejected after the person disconnected the provider, until they allow it again', async () => {
    const world = new World();
    const userId = await confirmedProfessional(world);
    const { deps, links } = joining(world);
    const at = world.now.toISOString();
    await world.deps.signInProviders.disconnect(userId, { provider: 'Google', at });
    await expect(joinIdentity(deps, google)).rejects.toThrow(notice('providerIsDisconnected'));
    expect(links.size).toBe(0);
    const until = new Date(world.now.getTime() + 1000).toISOString();
    await world.deps.signInProviders.allow(userId, { provider: 'Google', at, until });
    await joinIdentity(deps, google);
    expect([...links]).toEqual([[userId, ['Google_1234']]]);
  });

  it('is rejected while the provider has not verified the address', async () => {
    const world = new World();
    await confirmedProfessional(world);
    const { deps, links } = joining(world);
    const attempt = joinIdentity(deps, { ...google, emailVerified: false });
    await expect(attempt).rejects.toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
    expect(links.size).toBe(0);
  });

  it('is rejected while the account has not verified it', async () => {
    const world = new World();
    await register(world.deps, professional, ip);
    const { deps, links } = joining(world);
    await expect(joinIdentity(deps, google)).rejects.toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
    expect(links.size).toBe(0);
    expect(world.userOf(email)?.verified).toBe(false);
  });

  it('creates a user without an account, and blocks registration with the address', async () => {
    const world = new World();
    const { deps, links } = joining(world);
    await joinIdentity(deps, google);
    expect(world.userOf(email)).toMatchObject({ verified: true, groups: new Set() });
    expect([...links.values()]).toEqual([['Google_1234']]);
    const { password } = world.userOf(email)!;
    await register(world.deps, professional, ip);
    expect(world.accounts()).toHaveLength(0);
    expect(world.userOf(email)?.password).toBe(password);
  });

  it('takes over the user of an interrupted registration, without its password and sessions', async () => {
    const world = new World();
    const userId = await world.deps.identity.ensureUser(email);
    Object.assign(world.userOf(email)!, { password: professional.password, sessions: 1 });
    const { deps, links } = joining(world);
    await joinIdentity(deps, google);
    expect([...links.keys()]).toEqual([userId]);
    expect(world.userOf(email)).toMatchObject({ sessions: 0 });
    expect(world.userOf(email)?.password).not.toBe(professional.password);
  });

  it('waits while someone is changing their email to the address', async () => {
    const world = new World();
    const userId = await confirmedProfessional(world);
    world.userOf(email)!.email = employer.email;
    const { deps, links } = joining(world);
    await expect(joinIdentity(deps, { ...google, email: employer.email })).rejects.toMatchObject({
      code: 'IN_PROGRESS',
    });
    expect(links.has(userId)).toBe(false);
  });

  it('can be repeated after a fault at any call', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(8), async (index) => {
        const world = new World();
        const { deps, links, breakAt } = joining(world);
        breakAt(index);
        await joinIdentity(deps, google).catch(() => undefined);
        breakAt(-1);
        await joinIdentity(deps, google);
        expect(world.pool.users.size).toBe(1);
        expect([...links.values()]).toEqual([['Google_1234']]);
        expect(world.owners()).toMatchObject([{ state: 'reserved' }]);
      }),
    );
  });
});

describe('an identity from the user pool', () => {
  const attributes = { email: ' Ada@Example.org', email_verified: 'true' };

  it('has the provider’s own ID and a lowercase address', () => {
    expect(providerIdentityOf({ userName: 'google_1234', attributes })).toEqual({
      ...google,
      email: 'ada@example.org',
    });
    const withId = { ...attributes, nickname: 'a_Bc-9' };
    expect(providerIdentityOf({ userName: 'linkedin_a_bc-9', attributes: withId })).toMatchObject({
      provider: 'LinkedIn',
      subject: 'a_Bc-9',
    });
  });

  it.each(['false', '', undefined])('has no verified address when the provider says %j', (email_verified) => {
    const described = { email, ...(email_verified !== undefined && { email_verified }) };
    expect(providerIdentityOf({ userName: 'Google_1', attributes: described }).emailVerified).toBe(false);
  });

  it('is rejected without an address, or from an unknown provider', () => {
    expect(() => providerIdentityOf({ userName: 'Google_1', attributes: {} })).toThrow(
      notice('providerAddressUnverified'),
    );
    expect(() => providerIdentityOf({ userName: 'Other_1', attributes })).toThrow('not known');
  });
});
