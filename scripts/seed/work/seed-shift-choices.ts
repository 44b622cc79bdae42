import { getPreferences, savePreferences } from '@lambdas/work/shifts/booking/preferences';
import { seedShiftChoices as wanted } from '../data/work/shift-choices';
import { dayFrom } from '../seed-clock';
import type { SeedContext } from '../seed-people';
import { professionalCaller } from '../seed-services';

/** Skips people who chose already: days count from today, so a rerun would add more. Week parts come last, for restarts. */
export const seedShiftChoices = async (
  { services, now }: SeedContext,
  people: ReadonlyMap<string, string>,
): Promise<void> => {
  for (const { professional, choices, away } of wanted) {
    const caller = professionalCaller(people.get(professional)!, 'bookShifts');
    const before = await getPreferences(services.shifts, caller);
    if (before.available.length > 0) continue;
    for (const [from, until] of away) {
      const addAway = { from: dayFrom(now, from), until: dayFrom(now, until) };
      await savePreferences(services.shifts, caller, { addAway });
    }
    await savePreferences(services.shifts, caller, choices);
  }
};
