import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currentTerms } from '@shared/legal/documents';
import type { RegistrationCompletion } from '@shared/accounts/model/account';
import { createAddresses } from '../../../store/accounts/accounts/addresses';
import { emailOwnerItem } from '../../../store/accounts/accounts/email-owner';
import { completeRegistration } from './complete-registration';
import { register } from './register';
import { sendOtp } from '../codes/send-otp';
import { verifyOtp } from '../codes/verify-otp';
import { employer, ip, professional } from '../people.fixture';
import { World } from '../world.fixture';

const { email } = professional;
type InEnglish = RegistrationCompletion & { language: 'en' };
const ada = { language: 'en', userType: 'doctor', firstName: 'Ada', lastName: 'Meyer', phone: '+12025550100' } as const;
const doctor: InEnglish = { ...ada, acceptedTerms: currentTerms };
const founder: InEnglish = { ...doctor, userType: 'employer', organization: 'St. Mary Hospital' };

const newcomer = async (world: World, { verified = true } = {}): Promise<string> => {
  const userId = await world.deps.identity.ensureUser(email);
  world.userOf(email)!.verified = verified;
  await createAddresses(world.table, world.clock).keep(await world.deps.hash('email', email), userId);
  return userId;
};

const callsOf = await (async () => {
  const world = new World();
  const session = await newcomer(world);
  world.calls.length = 0;
  await completeRegistration(world.deps, session, doctor);
  return [...world.calls];
})();

const ready = { message: 'Your account is ready.', code: 'registrationCompleted' };

describe('completing a registration', () => {
  it('creates a confirmed account for the address from the user pool', async () => {
    const world = new World();
    const session = await newcomer(world);
    await expect(completeRegistration(world.deps, session, doctor)).resolves.toEqual(ready);
    expect(world.accountOf(email)).toMatchObject({ ...ada, userId: session });
    expect(world.accountOf(email)?.emailVerifiedAt).not.toBeNull();
    expect(world.userOf(email)?.groups).toEqual(new Set(['doctor']));
    expect(world.owners()).toEqual([{ userId: session, state: 'confirmed' }]);
    expect(world.mails).toEqual([]);
  });

  it('creates the organisation of an employer', async () => {
    const world = new World();
    await completeRegistration(world.deps, await newcomer(world), founder);
    expect(world.organizations()).toEqual(['St. Mary Hospital']);
    expect(world.memberships()).toMatchObject([{ role: 'admin' }]);
    expect(world.userOf(email)?.groups).toEqual(new Set(['employer']));
  });

  it('rejects an address that is not verified, and leaves nothing', async () => {
    const world = new World();
    const attempt = completeRegistration(world.deps, await newcomer(world, { verified: false }), doctor);
    await expect(attempt).rejects.toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
    expect(world.accounts()).toHaveLength(0);
  });

  it('does not confirm an account that was registered with a password', async () => {
    const world = new World();
    await register(world.deps, professional, ip);
    const { userId } = world.accountOf(email)!;
    await expect(completeRegistration(world.deps, userId, doctor)).rejects.toMatchObject({
      code: 'EMAIL_NOT_VERIFIED',
    });
    expect(world.accountOf(email)?.emailVerifiedAt).toBeNull();
  });

  it('rejects an address that belongs to another account', async () => {
    const world = new World();
    const session = await newcomer(world);
    world.table.put(emailOwnerItem(await world.deps.hash('email', email), 'someone else', 'confirmed'));
    await expect(completeRegistration(world.deps, session, doctor)).rejects.toMatchObject({ code: 'ADDRESS_TAKEN' });
    expect(world.accounts()).toHaveLength(0);
  });

  it('blocks other registrations of the address in the meantime', async () => {
    const world = new World();
    const session = await newcomer(world);
    const { password } = world.userOf(email)!;
    await register(world.deps, { ...professional, firstName: 'Mallory' }, ip);
    expect(world.accounts()).toHaveLength(0);
    expect(world.userOf(email)?.password).toBe(password);
    expect(world.mailTo(email).subject).toContain('already have');
    await completeRegistration(world.deps, session, doctor);
    expect(world.accountOf(email)?.firstName).toBe('Ada');
  });

  it('is idempotent', async () => {
    const world = new World();
    const session = await newcomer(world);
    await completeRegistration(world.deps, session, doctor);
    const before = structuredClone(world.accountOf(email));
    await expect(completeRegistration(world.deps, session, { ...founder, firstName: 'Eve' })).resolves.toEqual(ready);
    expect(world.accountOf(email)).toEqual(before);
    expect(world.organizations().length).toBe(0);
    expect(world.userOf(email)?.groups).toEqual(new Set(['doctor']));
  });

  it('does not change an account that registered', async () => {
    const world = new World();
    await register(world.deps, employer, ip);
    const code = world.codeTo(employer.email);
    await verifyOtp(world.deps, { email: employer.email, type: 'email_verification', code, ip });
    const account = structuredClone(world.accountOf(employer.email)!);
    await completeRegistration(world.deps, account.userId, doctor);
    expect(world.accountOf(employer.email)).toEqual(account);
  });

  it('creates one account for two requests at once', async () => {
    const world = new World();
    const session = await newcomer(world);
    const outcomes = await Promise.allSettled([
      completeRegistration(world.deps, session, founder),
      completeRegistration(world.deps, session, founder),
    ]);
    expect(outcomes.map(({ status }) => status)).toContain('fulfilled');
    expect([world.accounts().length, world.organizations().length]).toEqual([1, 1]);
  });

  it('can be repeated after a fault at any call', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(7),
        fc.constantFrom('request' as const, 'answer' as const),
        fc.constantFrom(doctor, founder),
        async (step, lost, person) => {
          const world = new World();
          const session = await newcomer(world);
          world.breakAt(step, lost);
          await completeRegistration(world.deps, session, person).catch(() => undefined);
          world.mend();
          await expect(completeRegistration(world.deps, session, person)).resolves.toEqual(ready);
          expect(world.accountOf(email)).toMatchObject({ ...ada, userType: person.userType });
          expect(world.accountOf(email)?.emailVerifiedAt).not.toBeNull();
          expect(world.userOf(email)?.groups).toEqual(new Set([person.userType]));
          expect(world.organizations().length).toBe(person === founder ? 1 : 0);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('can be finished with a code after an interruption', async () => {
    const world = new World();
    const session = await newcomer(world);
    world.breakAt(callsOf.indexOf('identity.confirm'), 'request');
    await expect(completeRegistration(world.deps, session, doctor)).rejects.toThrow('fault');
    world.mend();
    await sendOtp(world.deps, { email, type: 'email_verification', ip, language: 'en' });
    await verifyOtp(world.deps, { email, type: 'email_verification', code: world.codeTo(email), ip });
    expect(world.userOf(email)?.groups).toEqual(new Set(['doctor']));
  });
});
