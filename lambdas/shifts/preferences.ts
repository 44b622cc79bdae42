import { inWeekOrder } from '@shared/domain/shifts/availability';
import type { ShiftPreferenceChanges, ShiftPreferences } from '@shared/model/shift-preferences';
import type { AuthorizedCaller } from '../platform/http/caller';
import type { Deps } from './ports';

export const getPreferences = ({ preferences }: Deps, { userId }: AuthorizedCaller): Promise<ShiftPreferences> =>
  preferences.get(userId);

/** Screens save their own choices, so two of them at once don't undo each other. */
export const savePreferences = (
  { preferences }: Deps,
  { userId }: AuthorizedCaller,
  { available, ...changes }: ShiftPreferenceChanges,
): Promise<ShiftPreferences> =>
  preferences.save(userId, { ...changes, ...(available && { available: inWeekOrder(available) }) });
