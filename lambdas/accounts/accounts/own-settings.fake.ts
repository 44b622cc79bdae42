import type { Account } from '@shared/accounts/model/account';
import { AppError } from '@shared/errors';
import type { OwnSettings } from '../../store/accounts/accounts/own-settings';

type Stored = { accounts: Map<string, Account>; zones: Map<string, string> };

export const fakeOwnSettings = ({ accounts, zones }: Stored): OwnSettings => ({
  timeZone: async (userId) => zones.get(userId) ?? 'America/New_York',
  changeTimeZone: async (userId, timeZone, assumed) => {
    const zone = (assumed && zones.get(userId)) || timeZone;
    zones.set(userId, zone);
    return zone;
  },
  changeAppearance: async (userId, appearance) => {
    const found = accounts.get(userId);
    if (found) found.appearance = appearance;
    return found !== undefined;
  },
  saveDetails: async ({ userId, details: { version, ...details } }) => {
    const account = accounts.get(userId);
    if (!account || (account.detailsVersion ?? 0) !== version) throw new AppError('STALE_VERSION');
    Object.assign(account, details, { detailsVersion: version + 1 });
    return version + 1;
  },
});
