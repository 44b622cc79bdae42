import type { Appearance } from '@shared/accounts/model/appearances';
import { api } from '../api/api';
import { chooseAppearance } from '../browser/color-scheme';
import { useSession } from './session';

/** Sets the appearance on this device and, for signed-in people, on all others. */
export const useAppearanceChoice = (): ((appearance: Appearance) => Promise<void>) => {
  const { me, refresh } = useSession();
  return async (appearance) => {
    chooseAppearance(appearance);
    if (!me || me.viewAs) return;
    await api('changeAppearance', { body: { appearance } });
    await refresh();
  };
};
