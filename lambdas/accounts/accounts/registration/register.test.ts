import { notice } from '@shared/text/notice';
import type { Invitation } from '@shared/organizations/model/invitation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decoyAddress } from '../../../platform/mail/simulator-address';
import { invitationToken } from '../../../store/organizations/organizations/invitation-token';
import { referralCodeHash } from '../../../store/people/referrals/referral-code';
import { onStageWithoutPlans } from '../../../store/money/billing/stage-billing.fixture';
import { createInvitations } from '../../../store/organizations/organizations/invitations';
import { foundOrganization } from '../../../store/organizations/organizations/organizations.fixture';
import { createReferralLinks } from '../../../store/people/referrals/referral-links';
import { createSiteSettings } from '../../../store/trust/site-state/site-state';
import { confirmEmail } from './confirm-email';
import { register } from './register';
import { sendOtp } from '../codes/send-otp';
import { verifyOtp } from '../codes/verify-otp';
import { confirmedProfessional } from '../steps.fixture';
import { employer, ip, professional } from '../people.fixture';
import { World } from '../world.fixture';

const { email, password } = professional;

const verified = async (world: World): Promise<void> => {
  await register(world.deps, professional, ip);
  await verifyOtp(world.deps, { email, type: 'email_verification', code: world.codeTo(email), ip });
};

const invited = async (world: World, address = employer.email) => {
  const invitationId = 'inv_01JD0000000000000000000000';
  const organizationId = 'org_01JD0000000000000000000000';
  foundOrganization(world.table, { organizationId });
  const invitation: Invitation = {
    invitationId,
    organizationId,
    firstName: 'Grace',
    lastName: 'Hopper',
    email: address,
    role: 'manager',
    department: 'Cardiology',
    invitedBy: '00000000-0000-4000-8000-000000000001',
    createdAt: world.now.toISOString(),
    expiresAt: new Date(world.now.getTime() + 3600_000).toISOString(),
    acceptedAt: null,
  };
  await createInvitations(world.table).put(invitation, { emailHash: address, previous: null });
  const { organization: _organization, ...registration } = employer;
  return { ...registration, invitationToken: await invitationToken(world.deps.hash, invitationId) };
};

onStageWithoutPlans();

describe('register', () => {
  it('is rejected while registration is switched off, for known addresses as well', async () => {
    const world = new World();
    await verified(world);
    const off = {
      name: 'registration',
      on: false,
      reason: 'Attack',
      version: 1,
      updatedAt: world.now.toISOString(),
    } as const;
    await createSiteSettings(world.table).saveSwitch(off, 0);
    // Functions keep the switches that they read for half a minute.
    world.advance(30);
    for (const body of [professional, employer])
      await expect(register(world.deps, body, ip)).rejects.toMatchObject({ code: 'FEATURE_OFF' });
    expect(world.accounts()).toHaveLength(1);
  });

  it('creates an unconfirmed account and mails a code', async () => {
    const world = new World();
    await expect(register(world.deps, professional, ip)).resolves.toEqual({
      message: 'Verification code sent to your email',
      code: 'verificationCodeSent',
    });
    expect(world.accountOf(email)).toMatchObject({ userType: 'doctor', emailVerifiedAt: null });
    expect(world.userOf(email)).toMatchObject({ password, verified: false, groups: new Set() });
    expect(world.codeTo(email)).toMatch(/^\d{6}$/);
  });

  it('creates an organisation for an employer', async () => {
    const world = new World();
    await register(world.deps, employer, ip);
    expect(world.organizations()).toEqual([employer.organization]);
    expect(world.memberships()).toMatchObject([{ role: 'admin' }]);
  });

  it('rejects common passwords with a field error', async () => {
    const attempt = register(new World().deps, { ...professional, password: 'Password1' }, ip);
    await expect(attempt).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      extras: { fields: { password: expect.any(String) } },
    });
  });

  it.each(['ada@example', 'Meyer-2026', 'ada123456', 'Wardline 2026!'])(
    'refuses %s, which says whose it is',
    async (password) => {
      const world = new World();
      const attempt = register(world.deps, { ...professional, password }, ip);
      await expect(attempt).rejects.toMatchObject({ extras: { fields: { password: notice('passwordPersonal') } } });
      expect(world.calls).toEqual([]);
    },
  );

  it('rejects the name of the new organisation as a password', async () => {
    const attempt = register(new World().deps, { ...employer, password: 'stmaryhospital' }, ip);
    await expect(attempt).rejects.toMatchObject({ extras: { fields: { password: notice('passwordPersonal') } } });
  });

  it('makes the same calls for a taken address and notifies its owner', async () => {
    const world = new World();
    await verified(world);
    const before = structuredClone({
      users: world.pool.users.size,
      account: world.accountOf(email),
      user: world.userOf(email),
    });
    world.advance(120);

    world.calls.length = 0;
    const taken = await register(world.deps, { ...professional, password: 'another one' }, ip);
    const callsForTaken = world.calls.map((call) => call.replace('rehearseCreate', 'create'));
    expect(world.mailTo(email).subject).toContain('already have');

    world.calls.length = 0;
    const created = await register(world.deps, { ...professional, email: 'new@example.org' }, ip);
    expect(callsForTaken).toEqual(world.calls);
    expect(taken).toEqual(created);
    expect(world.accountOf(email)).toEqual(before.account);
    expect(world.userOf(email)).toEqual(before.user);
  });

  it('sends another code, and changes nothing, while the address is not confirmed', async () => {
    const world = new World();
    await register(world.deps, professional, ip);
    world.advance(61);
    await register(world.deps, { ...professional, password: 'someone else' }, ip);
    expect(world.mailTo(email).subject).toContain('verification code');
    expect(world.userOf(email)?.password).toBe(password);
  });

  it('sends one link if someone else just requested a code, which reached no one', async () => {
    const world = new World();
    await sendOtp(world.deps, { email, type: 'email_verification', ip: '198.51.100.7', language: 'en' });
    await register(world.deps, professional, ip);
    await register(world.deps, professional, ip);
    expect(world.mails.map(({ to }) => to)).toEqual([decoyAddress, email, decoyAddress]);
    await confirmEmail(world.deps, { token: world.tokenTo(email), ip });
    expect(world.accountOf(email)?.emailVerifiedAt).not.toBeNull();
  });

  it('answers the same for a taken address within the cooldown', async () => {
    const world = new World();
    await confirmedProfessional(world);
    const seen = [];
    for (const address of [email, 'new@example.org']) {
      await sendOtp(world.deps, { email: address, type: 'email_verification', ip, language: 'en' });
      world.calls.length = 0;
      const answer = await register(world.deps, { ...professional, email: address }, ip);
      seen.push({ answer, calls: world.calls.map((call) => call.replace('rehearseCreate', 'create')) });
    }
    expect(seen[1]).toEqual(seen[0]);
  });

  it('joins by invitation, confirmed at once for the invited address', async () => {
    const world = new World();
    const registration = await invited(world);
    await expect(register(world.deps, registration, ip)).resolves.toEqual({
      message: 'Your account is ready. Sign in to continue.',
      code: 'accountReady',
    });
    expect(world.accountOf(employer.email)?.emailVerifiedAt).not.toBeNull();
    expect(world.userOf(employer.email)).toMatchObject({ verified: true, groups: new Set(['employer']) });
    const { userId } = world.accountOf(employer.email)!;
    expect(world.membership(userId)).toMatchObject({ role: 'manager', department: 'Cardiology' });
    expect(world.organizations()).toEqual(['Harbor']);
    await expect(register(world.deps, { ...registration, email: 'third@example.org' }, ip)).rejects.toMatchObject({
      code: 'INVALID_TOKEN',
    });
  });

  it('requires a code when the address differs from the invited one', async () => {
    const world = new World();
    const registration = await invited(world, 'other@example.org');
    await register(world.deps, registration, ip);
    expect(world.accountOf(employer.email)?.emailVerifiedAt).toBeNull();
    expect(world.membership(world.accountOf(employer.email)!.userId)).toBeDefined();
  });

  it('rejects forged, expired and misused invitations', async () => {
    const world = new World();
    const registration = await invited(world);
    const refused = expect.objectContaining({ code: 'INVALID_TOKEN' });
    const forged = `${registration.invitationToken.slice(0, -1)}_`;
    await expect(register(world.deps, { ...registration, invitationToken: forged }, ip)).rejects.toEqual(refused);
    await expect(register(world.deps, { ...registration, userType: 'doctor' }, ip)).rejects.toEqual(refused);
    world.advance(7200);
    await expect(register(world.deps, registration, ip)).rejects.toEqual(refused);
    expect(world.pool.users.size).toBe(0);
  });

  it('can be repeated after a fault at any call', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(14),
        fc.constantFrom('request' as const, 'answer' as const),
        fc.constantFrom('founding', 'invited'),
        async (step, lost, kind) => {
          const world = new World();
          const registration = kind === 'invited' ? await invited(world) : employer;
          world.breakAt(step, lost);
          const failed = await register(world.deps, registration, ip).then(
            () => false,
            () => true,
          );
          world.mend();
          world.advance(120);
          const own = () => {
            const users = new Set(world.accounts().map(({ userId }) => userId));
            return world.memberships().filter(({ userId }) => users.has(userId));
          };
          const usedUp = own().length > 0;
          if (failed) await register(world.deps, usedUp ? employer : registration, ip);
          expect(world.accounts().map((account) => account.email)).toEqual([employer.email]);
          expect(world.userOf(employer.email)?.password).toBe(employer.password);
          expect(own()).toHaveLength(1);
          if (!world.accountOf(employer.email)?.emailVerifiedAt) {
            const code = world.codeTo(employer.email);
            world.advance(-60);
            await verifyOtp(world.deps, { email: employer.email, type: 'email_verification', code, ip });
          }
          expect(world.userOf(employer.email)).toMatchObject({ verified: true, groups: new Set(['employer']) });
          expect(world.owners()).toMatchObject([{ state: 'confirmed' }]);
        },
      ),
      { numRuns: 120 },
    );
  });
});

describe('the referrer of an invitation link', () => {
  const code = 'AbCdEfGhIjKl';
  const referred = async (changes: Partial<typeof professional>) => {
    const world = new World();
    await register(world.deps, professional, ip);
    const referrer = world.accountOf(email)!.userId;
    const codeHash = await referralCodeHash(world.deps.hash, code);
    await createReferralLinks(world.table).put(referrer, { generation: 1, codeHash, previousCodeHash: null });
    const person = { ...professional, email: 'ina@example.org', phone: '+12025550188', ...changes };
    await register(world.deps, { referralCode: code, ...person }, ip);
    return { referrer, kept: world.accountOf(person.email)!.referredBy };
  };

  it('is stored with the account', async () => {
    const { referrer, kept } = await referred({});
    expect(kept).toBe(referrer);
  });

  it.each([{ referralCode: 'replaced' }, { phone: professional.phone }, { email: email.replace('@', '+me@') }])(
    'is not kept for %j',
    async (changes) => {
      expect((await referred(changes)).kept).toBeUndefined();
    },
  );
});
