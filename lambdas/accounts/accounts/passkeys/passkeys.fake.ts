import { AppError } from '@shared/errors';
import type { SecurityChange } from '@shared/core/model/enumerations';
import type { Passkeys, StoredPasskey } from '../../../store/accounts/accounts/ports';

type State = { passkeys: Map<string, StoredPasskey[]>; securityChanges: SecurityChange[] };

export const fakePasskeys = ({ passkeys, securityChanges }: State): Passkeys => {
  const of = (userId: string) => passkeys.get(userId) ?? [];
  const find = (userId: string, id: string) => of(userId).find(({ passkeyId }) => passkeyId === id);
  return {
    list: async (userId) => of(userId),
    get: async (userId, id) => find(userId, id) ?? null,
    add: async (userId, passkey) => {
      if (find(userId, passkey.passkeyId)) throw new AppError('INVALID_REQUEST');
      passkeys.set(userId, [...of(userId), passkey]);
      securityChanges.push('passkey_added');
    },
    rename: async (userId, id, name) => {
      const found = find(userId, id);
      if (found) found.name = name;
      return found !== undefined;
    },
    used: async (userId, { passkeyId, before, signCount, at }) => {
      const found = find(userId, passkeyId);
      if (found?.signCount !== before) return false;
      Object.assign(found, { signCount, lastUsedAt: at });
      return true;
    },
    remove: async (userId, id) => {
      if (!find(userId, id)) throw new AppError('NOT_FOUND');
      passkeys.set(
        userId,
        of(userId).filter(({ passkeyId }) => passkeyId !== id),
      );
      securityChanges.push('passkey_removed');
    },
  };
};
