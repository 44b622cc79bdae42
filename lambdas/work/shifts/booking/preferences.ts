import { inWeekOrder } from '@shared/work/rules/shifts/availability';
import { timeOffProblem, changedTimeOff, earliestDayAt } from '@shared/work/rules/shifts/time-off';
import { AppError } from '@shared/errors';
import type {
  ShiftChoices,
  ShiftPreferenceChanges,
  ShiftPreferences,
} from '@shared/work/model/shifts/shift-preferences';
import type { AuthorizedCaller } from '../../../platform/http/caller';
import type { Deps } from '../ports';

type PreferenceDeps = Pick<Deps, 'preferences' | 'clock'>;

export const getPreferences = (
  { preferences }: PreferenceDeps,
  { userId }: AuthorizedCaller,
): Promise<ShiftPreferences> => preferences.get(userId);

/** Attempts on conflicts; one person's screens seldom save at the same moment. */
const attempts = 5;

type AwayChange = Pick<ShiftPreferenceChanges, 'addAway' | 'removeAway'>;

/** Adds days to those saved by other screens, or removes them. */
const saveAway = async (
  { preferences, clock }: PreferenceDeps,
  userId: string,
  { choices, change }: { choices: ShiftChoices; change: AwayChange },
): Promise<ShiftPreferences> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const before = (await preferences.get(userId)).away;
    const away = changedTimeOff(before, change, earliestDayAt(clock.now()));
    if (timeOffProblem(away) !== null) throw new AppError('LIMIT_REACHED');
    const saved = await preferences.saveAway(userId, { ...choices, away }, before);
    if (saved) return saved;
  }
  throw new AppError('STALE_VERSION');
};

/** Saves only the changed fields, so concurrent screens don't undo each other. */
export const savePreferences = (
  deps: PreferenceDeps,
  { userId }: AuthorizedCaller,
  { available, addAway, removeAway, ...others }: ShiftPreferenceChanges,
): Promise<ShiftPreferences> => {
  const choices = { ...others, ...(available && { available: inWeekOrder(available) }) };
  if (!addAway && !removeAway) return deps.preferences.save(userId, choices);
  return saveAway(deps, userId, { choices, change: { addAway, removeAway } });
};
