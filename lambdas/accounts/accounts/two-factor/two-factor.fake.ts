import { AppError } from '@shared/errors';
import type { Account } from '@shared/accounts/model/account';
import type { SecurityChange } from '@shared/core/model/enumerations';
import type { TwoFactor } from '../../../store/accounts/accounts/ports';

type State = { recoveryCodes: Map<string, Set<string>>; requiredOf: Set<string>; securityChanges: SecurityChange[] };

export const fakeTwoFactor = (
  { recoveryCodes, requiredOf, securityChanges }: State,
  account: (userId: string) => Pick<Account, 'twoFactorEnabled'>,
): TwoFactor => ({
  markOff: async (userId) => {
    account(userId).twoFactorEnabled = false;
  },
  enable: async (userId, hashes) => {
    account(userId).twoFactorEnabled = true;
    recoveryCodes.set(userId, new Set(hashes));
  },
  disable: async (userId) => {
    if (requiredOf.has(userId)) throw new AppError('TWO_FACTOR_REQUIRED');
    account(userId).twoFactorEnabled = false;
    recoveryCodes.delete(userId);
  },
  renewRecoveryCodes: async ({ userId, hashes }) => {
    if (!account(userId).twoFactorEnabled) throw new AppError('INVALID_REQUEST');
    recoveryCodes.set(userId, new Set(hashes));
    securityChanges.push('recovery_codes');
  },
  hasRecoveryCode: async (userId, codeHash) => recoveryCodes.get(userId)?.has(codeHash) ?? false,
  disableWithRecoveryCode: async (userId, codeHash) => {
    if (!recoveryCodes.get(userId)?.has(codeHash)) throw new AppError('INVALID_CODE');
    account(userId).twoFactorEnabled = false;
    recoveryCodes.delete(userId);
  },
});
