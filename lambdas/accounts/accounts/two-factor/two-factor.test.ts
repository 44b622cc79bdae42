import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recoverTwoFactor } from './recover-two-factor';
import { renewRecoveryCodes } from './renew-recovery-codes';
import { systemSecrets } from '../secrets';
import { confirmTwoFactor, disableTwoFactor, startTwoFactor } from './set-up-two-factor';
import { accountKeys } from '../../../store/accounts/accounts/keys';
import { recoveryCodesIn } from '../../../store/accounts/accounts/recovery-codes';
import {
  changeOrganization,
  foundOrganization,
} from '../../../store/organizations/organizations/organizations.fixture';
import { confirmedProfessional, failsAt, faults } from '../steps.fixture';
import { ip, professional } from '../people.fixture';
import { World } from '../world.fixture';

const { email, password } = professional;

const setUp = async (world: World, userId: string): Promise<string[]> => {
  await startTwoFactor(world.deps, userId, password);
  return (await confirmTwoFactor(world.deps, userId, { password, code: '111111' })).recoveryCodes;
};

const withTwoFactor = async (world: World) => {
  const userId = await confirmedProfessional(world);
  return { userId, recoveryCodes: await setUp(world, userId) };
};

describe('two-factor', () => {
  it('is set up with password and first code, and returns ten recovery codes', async () => {
    const world = new World();
    const userId = await confirmedProfessional(world);
    await expect(startTwoFactor(world.deps, userId, 'wrong')).rejects.toMatchObject({ code: 'WRONG_PASSWORD' });
    const { otpauthUri } = await startTwoFactor(world.deps, userId, password);
    expect(otpauthUri).toBe('otpauth://totp/Wardline%3Aada%40example.org?secret=SECRET&issuer=Wardline');
    const confirm = (given: object) => confirmTwoFactor(world.deps, userId, { password, code: '111111', ...given });
    await expect(confirm({ code: '222222' })).rejects.toMatchObject({ code: 'INVALID_MFA_CODE' });
    await expect(confirm({ password: 'wrong' })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' });
    expect(world.userOf(email)?.totp).toBe(false);
    const { recoveryCodes } = await confirm({});
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(world.userOf(email)?.totp).toBe(true);
    expect(world.accountOf(email)?.twoFactorEnabled).toBe(true);
    expect(JSON.stringify([...recoveryCodesIn(world.table.item(accountKeys.recoveryCodes(userId)))])).not.toContain(
      recoveryCodes[0]!,
    );
    await expect(startTwoFactor(world.deps, userId, password)).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
  });

  it('is never reported as on when the pool asks for no code', async () => {
    await fc.assert(
      fc.asyncProperty(faults, fc.boolean(), async (fault, recovers) => {
        const world = new World();
        const { userId, recoveryCodes } = await withTwoFactor(world);
        await failsAt(world, fault, () =>
          recovers
            ? recoverTwoFactor(world.deps, { email, password, recoveryCode: recoveryCodes[0]!, ip })
            : disableTwoFactor(world.deps, userId, password),
        );
        if (world.accountOf(email)?.twoFactorEnabled) expect(world.userOf(email)?.totp).toBe(true);
      }),
    );
  });

  it('is turned off with the password', async () => {
    const world = new World();
    const { userId } = await withTwoFactor(world);
    await expect(disableTwoFactor(world.deps, userId, 'wrong')).rejects.toMatchObject({ code: 'WRONG_PASSWORD' });
    await disableTwoFactor(world.deps, userId, password);
    expect(world.userOf(email)?.totp).toBe(false);
    expect(world.accountOf(email)?.twoFactorEnabled).toBe(false);
    expect(world.table.items('RecoveryCodes')).toHaveLength(0);
  });

  it('stays on while the organization requires it, also at sign-in', async () => {
    const world = new World();
    const { userId } = await withTwoFactor(world);
    const organizationId = `org_${'0'.repeat(26)}`;
    foundOrganization(world.table, { organizationId, founder: userId });
    changeOrganization(world.table, organizationId, { twoFactorRequired: true });
    await expect(disableTwoFactor(world.deps, userId, password)).rejects.toMatchObject({ code: 'TWO_FACTOR_REQUIRED' });
    expect(world.userOf(email)?.totp).toBe(true);
    expect(world.table.items('RecoveryCodes')).toHaveLength(1);
  });

  it('is recovered once with password and code, however the code is typed', async () => {
    const world = new World();
    const { recoveryCodes } = await withTwoFactor(world);
    const recoveryCode = recoveryCodes[3]!.toLowerCase().replace('-', ' ');
    const command = { email, password, recoveryCode, ip };
    const results = await Promise.allSettled([1, 2].map(() => recoverTwoFactor(world.deps, command)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(world.userOf(email)?.totp).toBe(false);
  });

  it('replaces the recovery codes after a password check, and the old ones stop working', async () => {
    const world = new World();
    const { userId, recoveryCodes: old } = await withTwoFactor(world);
    await expect(renewRecoveryCodes(world.deps, userId, 'wrong')).rejects.toMatchObject({ code: 'WRONG_PASSWORD' });
    const { recoveryCodes } = await renewRecoveryCodes(world.deps, userId, password);
    expect(new Set([...old, ...recoveryCodes]).size).toBe(20);
    expect(JSON.stringify([...recoveryCodesIn(world.table.item(accountKeys.recoveryCodes(userId)))])).not.toContain(
      recoveryCodes[0]!,
    );
    expect(world.securityChanges).toEqual(['recovery_codes']);
    const recover = (recoveryCode: string) => recoverTwoFactor(world.deps, { email, password, recoveryCode, ip });
    await expect(recover(old[0]!)).rejects.toMatchObject({ code: 'INVALID_CODE' });
    await recover(recoveryCodes[0]!);
    await expect(renewRecoveryCodes(world.deps, userId, password)).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
  });

  it('rejects every wrong part in the same way and at the same cost', async () => {
    const world = new World();
    const { recoveryCodes } = await withTwoFactor(world);
    const right = { email, password, recoveryCode: recoveryCodes[0]!, ip };
    const wrong = [{ email: 'unregistered@example.org' }, { password: 'wrong' }, { recoveryCode: 'ABCDE-12345' }];
    const seen = [];
    for (const part of wrong) {
      world.calls.length = 0;
      const error: unknown = await recoverTwoFactor(world.deps, { ...right, ...part }).catch((it: unknown) => it);
      seen.push({ error: String(error), calls: [...world.calls] });
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });

  it('set-up and recovery can be repeated after a fault at any call', async () => {
    await fc.assert(
      fc.asyncProperty(faults, faults, async (setUpFault, recoveryFault) => {
        const world = new World();
        const userId = await confirmedProfessional(world);
        let recoveryCodes: string[] = [];
        const enable = async () => {
          recoveryCodes = await setUp(world, userId);
        };
        if (await failsAt(world, setUpFault, enable)) {
          if (world.accountOf(email)?.twoFactorEnabled) await disableTwoFactor(world.deps, userId, password);
          await enable();
        }
        expect(world.userOf(email)?.totp).toBe(true);
        const recover = () => recoverTwoFactor(world.deps, { email, password, recoveryCode: recoveryCodes[0]!, ip });
        if (await failsAt(world, recoveryFault, recover)) {
          await recover().catch((error: unknown) => expect(error).toMatchObject({ code: 'INVALID_CODE' }));
        }
        expect(world.userOf(email)?.totp).toBe(false);
        expect(world.accountOf(email)?.twoFactorEnabled).toBe(false);
      }),
    );
  });
});

describe('secrets', () => {
  it('have the documented formats', () => {
    for (let round = 0; round < 200; round += 1) {
      expect(systemSecrets.otp()).toMatch(/^\d{6}$/);
      expect(systemSecrets.token()).toMatch(/^[\w-]{43}$/);
      expect(systemSecrets.recoveryCode()).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    }
  });
});
