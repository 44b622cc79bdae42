import { limits } from '@shared/limits';
import type { Deps } from '../ports';
import { normalizedRecoveryCode } from '../secrets';

export const recoveryCodeHash = ({ hash }: Pick<Deps, 'hash'>, userId: string, code: string): Promise<string> =>
  hash('recovery-code', `${userId}\0${normalizedRecoveryCode(code)}`);

/** Only the hashes are stored. */
export const newRecoveryCodes = async (
  deps: Pick<Deps, 'hash' | 'secrets'>,
  userId: string,
): Promise<{ recoveryCodes: string[]; hashes: string[] }> => {
  const recoveryCodes = Array.from({ length: limits.recoveryCodes }, () => deps.secrets.recoveryCode());
  return {
    recoveryCodes,
    hashes: await Promise.all(recoveryCodes.map((code) => recoveryCodeHash(deps, userId, code))),
  };
};
