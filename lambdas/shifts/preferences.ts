import type { PreferenceChanges, ShiftPreferences } from '@shared/model/shift-preferences';
import type { AuthorizedCaller } from '../platform/http/caller';
import type { Deps } from './ports';

export const getPreferences = ({ preferences }: Deps, { userId }: AuthorizedCaller): Promise<ShiftPreferences> =>
  preferences.get(userId);

/** Those that are left out stay. */
export const savePreferences = (
  { preferences }: Deps,
  { userId }: AuthorizedCaller,
  changes: PreferenceChanges,
): Promise<ShiftPreferences> => preferences.change(userId, changes);
