import type { ShiftPreferences } from '@shared/model/shift-preferences';
import type { AuthorizedCaller } from '../platform/http/caller';
import type { Deps } from './ports';

export const getPreferences = ({ preferences }: Deps, { userId }: AuthorizedCaller): Promise<ShiftPreferences> =>
  preferences.get(userId);

export const savePreferences = async (
  { preferences }: Deps,
  { userId }: AuthorizedCaller,
  saved: ShiftPreferences,
): Promise<ShiftPreferences> => {
  await preferences.put(userId, saved);
  return saved;
};
