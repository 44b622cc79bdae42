import { AppError } from '@shared/errors';
import type { Account } from '@shared/accounts/model/account';
import type { SecurityChange } from '@shared/core/model/enumerations';
import type { SignInProviders, StoredProvider } from '../../../store/accounts/accounts/ports';

type State = {
  providers: Map<string, StoredProvider>;
  accounts: Map<string, Account>;
  securityChanges: SecurityChange[];
};

export const fakeSignInProviders = ({ providers, accounts, securityChanges }: State): SignInProviders => {
  const keyOf = (userId: string, provider: string): string => `${userId}#${provider}`;
  return {
    list: async (userId) => [...providers].filter(([key]) => key.startsWith(`${userId}#`)).map(([, state]) => state),
    allow: async (userId, { provider, at, until }) => {
      const key = keyOf(userId, provider);
      if (providers.get(key)?.connected) return;
      providers.set(key, { provider, connected: false, at, allowedUntil: until });
    },
    connect: async (userId, { provider, at }) => {
      const key = keyOf(userId, provider);
      const before = providers.get(key);
      if (before?.connected) return true;
      if (before && (before.allowedUntil === null || before.allowedUntil <= at)) return false;
      providers.set(key, { provider, connected: true, at, allowedUntil: null });
      securityChanges.push('provider_connected');
      return true;
    },
    disconnect: async (userId, { provider, at }) => {
      const key = keyOf(userId, provider);
      const before = providers.get(key);
      if (before && !before.connected) return;
      if (accounts.get(userId)?.passwordUnknown) throw new AppError('LAST_WAY_IN');
      providers.set(key, { provider, connected: false, at, allowedUntil: null });
      securityChanges.push('provider_disconnected');
    },
  };
};
