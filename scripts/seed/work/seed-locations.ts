import { addLocationUnit, createLocation, listLocations } from '@lambdas/work/locations/locations';
import { LocationForm, type Location } from '@shared/work/model/location';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { seedLocations as wanted, type SeedLocation } from '../data/work/locations';
import { seedClock } from '../seed-clock';
import type { SeedContext } from '../seed-people';
import { memberCaller, type Member } from '../seed-services';

type Team = ReadonlyMap<string, Member>;

export const seedLocation = async (
  { services, now }: SeedContext,
  { location, units }: SeedLocation,
  { team, known }: { team: Team; known: Location | undefined },
): Promise<void> => {
  const [admin] = team.values();
  const caller = memberCaller(admin!, 'manageLocations');
  const depsAt = (step: string) => ({
    ...services.locations,
    clock: seedClock(now, `${admin!.organizationId}/location/${step}`, 30),
  });
  const { locationId } =
    known ?? (await createLocation(depsAt(location.name), { caller, location: LocationForm.parse(location) }));
  for (const { name, careUnit, supervisors, weeklyBudget, instantBook = true, ownStaffFirst = false } of units) {
    if (known?.units.some((it) => it.name === name)) continue;
    await addLocationUnit(depsAt(`${location.name}/${name}`), {
      caller,
      locationId,
      unit: {
        name,
        careUnit,
        supervisors: supervisors.map((key) => team.get(key)!.userId),
        weeklyBudgetCents: weeklyBudget * 100,
        overtime: 'approval',
        instantBook,
        orientationShifts: 0,
        phone: '',
        favoritesFirst: true,
        ownStaffFirst,
        fillTarget: shiftLimits.fillTarget,
        weeklyRaiseCents: 900_00,
        raisesItself: false,
      },
    });
  }
};

export const seedLocations = async (context: SeedContext, organization: string, team: Team): Promise<void> => {
  const own = wanted.filter((it) => it.organization === organization);
  const [admin] = team.values();
  if (own.length === 0 || !admin) return;
  const caller = memberCaller(admin, 'manageLocations');
  const { items } = await listLocations(context.services.locations, { caller });
  for (const it of own) {
    const known = items.find(({ name }) => name === it.location.name);
    await seedLocation(context, it, { team, known });
  }
};
