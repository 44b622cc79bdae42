import type { MyNotificationSettings, SavedNotificationSettings } from '@shared/messages/model/notification-settings';
import { usablePhone } from '../../store/messages/notifications/phones';
import type { Deps } from './ports';

export const getOwnSettings = async (
  deps: Pick<Deps, 'settings' | 'accounts' | 'phones' | 'pushKeys'>,
  userId: string,
): Promise<MyNotificationSettings> => {
  const [saved, account, verified, { publicKey }] = await Promise.all([
    deps.settings.read(userId),
    deps.accounts.get(userId),
    deps.phones.verified(userId),
    deps.pushKeys(),
  ]);
  const accountPhone = account?.phone ?? '';
  const phone = usablePhone(verified, { phone: accountPhone });
  return { ...saved, phone: phone ?? accountPhone, phoneVerified: phone !== null, pushPublicKey: publicKey };
};

export const saveOwnSettings = async (
  deps: Pick<Deps, 'settings' | 'accounts' | 'phones' | 'pushKeys'>,
  userId: string,
  saved: SavedNotificationSettings,
): Promise<MyNotificationSettings> => {
  await deps.settings.put(userId, saved);
  return getOwnSettings(deps, userId);
};
