import { notice } from '@shared/text/notice';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cancelEmailChange, changeEmail, resendEmailChange } from './change-email';
import { confirmEmail } from './registration/confirm-email';
import { register } from './registration/register';
import { confirmedProfessional, failsAt, faults, startedEmailChange } from './steps.fixture';
import { ip, professional } from './people.fixture';
import { World } from './world.fixture';

const { email, password } = professional;
const next = 'ada.new@example.org';

describe('changeEmail', () => {
  it('mails a link to the new address, a notice to the old, and moves on confirmation', async () => {
    const world = new World();
    const userId = await confirmedProfessional(world);
    const token = await startedEmailChange(world, userId, next);
    expect(world.mailTo(email).subject).toContain('about to change');
    expect(world.accountOf(email)).toBeDefined();

    await confirmEmail(world.deps, { token, ip });
    expect(world.account(userId)?.email).toBe(next);
    expect(world.pool.users.get(userId)).toMatchObject({ email: next, verified: true });
    expect(world.owners()).toEqual([{ userId, state: 'confirmed' }]);
    expect(world.mailTo(email).subject).toContain('was changed');
    expect(world.table.items('PendingEmail')).toEqual([]);
    await expect(confirmEmail(world.deps, { token, ip })).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
  });

  it('rejects a wrong password, the current address, and a retry within the cooldown', async () => {
    const world = new World();
    const userId = await confirmedProfessional(world);
    const ask = (command: object) => changeEmail(world.deps, { userId, email: next, password, ...command });
    await expect(ask({ password: 'wrong' })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' });
    await expect(ask({ email })).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    await ask({});
    await expect(ask({})).rejects.toMatchObject({ code: 'COOLDOWN' });
  });

  it('responds the same for an address in use, notifies its owner, and changes nothing', async () => {
    const world = new World();
    const userId = await confirmedProfessional(world);
    await register(world.deps, { ...professional, email: 'taken@example.org' }, ip);
    world.calls.length = 0;
    const free = await changeEmail(world.deps, { userId, email: next, password });
    const calls = [...world.calls];
    world.advance(61);
    world.calls.length = 0;
    const taken = await changeEmail(world.deps, { userId, email: 'taken@example.org', password });
    expect(taken).toEqual(free);
    expect(world.calls).toEqual(calls);
    expect(world.mailTo('taken@example.org').subject).toContain('already have');
  });

  it('resends the link; every link of the request works, but only once', async () => {
    const world = new World();
    const userId = await confirmedProfessional(world);
    await expect(resendEmailChange(world.deps, userId)).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    const first = await startedEmailChange(world, userId, next);
    await expect(resendEmailChange(world.deps, userId)).rejects.toMatchObject({ code: 'COOLDOWN' });
    world.advance(61);
    await resendEmailChange(world.deps, userId);
    const second = world.tokenTo(next);
    expect(second).not.toBe(first);
    const results = await Promise.allSettled([first, second].map((token) => confirmEmail(world.deps, { token, ip })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(world.account(userId)?.email).toBe(next);
  });

  it('does nothing after a cancel, a newer request, or expiry', async () => {
    const world = new World();
    const userId = await confirmedProfessional(world);
    const canceled = await startedEmailChange(world, userId, next);
    await cancelEmailChange(world.deps, userId);
    await cancelEmailChange(world.deps, userId);
    await expect(confirmEmail(world.deps, { token: canceled, ip })).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
    world.advance(61);
    const replaced = await startedEmailChange(world, userId, next);
    world.advance(61);
    const last = await startedEmailChange(world, userId, 'ada.last@example.org');
    await expect(confirmEmail(world.deps, { token: replaced, ip })).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
    world.advance(24 * 3600);
    await expect(confirmEmail(world.deps, { token: last, ip })).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
    expect(world.account(userId)?.email).toBe(email);
  });

  it('rejects the confirmation when someone else took the address in the meantime', async () => {
    const world = new World();
    const userId = await confirmedProfessional(world);
    const token = await startedEmailChange(world, userId, next);
    await register(world.deps, { ...professional, email: next }, ip);
    const refusal = { code: 'INVALID_TOKEN', reason: notice('emailChangeRefused') };
    await expect(confirmEmail(world.deps, { token, ip })).rejects.toMatchObject(refusal);
    expect(world.pool.users.get(userId)?.email).toBe(email);
    expect(world.table.items('PendingEmail')).toEqual([]);
  });

  it('can be repeated after a fault at any call', async () => {
    await fc.assert(
      fc.asyncProperty(faults, async (fault) => {
        const world = new World();
        const userId = await confirmedProfessional(world);
        const token = await startedEmailChange(world, userId, next);
        if (await failsAt(world, fault, () => confirmEmail(world.deps, { token, ip }))) {
          await confirmEmail(world.deps, { token, ip }).catch((error: unknown) => {
            expect(error).toMatchObject({ code: 'INVALID_TOKEN' });
          });
        }
        expect(world.account(userId)?.email).toBe(next);
        expect(world.pool.users.get(userId)?.email).toBe(next);
        expect(world.owners()).toEqual([{ userId, state: 'confirmed' }]);
      }),
    );
  });

  it('can be requested again after the email could not be sent', async () => {
    await fc.assert(
      fc.asyncProperty(faults, async (fault) => {
        const world = new World();
        const userId = await confirmedProfessional(world);
        const ask = () => changeEmail(world.deps, { userId, email: next, password });
        if (await failsAt(world, fault, ask)) {
          world.advance(61);
          await ask();
        }
        await confirmEmail(world.deps, { token: world.tokenTo(next), ip });
        expect(world.pool.users.get(userId)?.email).toBe(next);
      }),
    );
  });
});
