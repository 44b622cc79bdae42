import type { Location } from '@shared/work/model/location';
import type { TFunction } from '@/lib/i18n/i18n';

/** An empty list means all units. With several locations, each unit has its location. */
export const unitsText = (
  unitIds: readonly string[],
  locations: readonly Location[],
  t: TFunction<'own-staff'>,
): string => {
  if (unitIds.length === 0) return t('allUnits');
  const names = locations.flatMap(({ name, units }) =>
    units
      .filter(({ unitId }) => unitIds.includes(unitId))
      .map((unit) => (locations.length > 1 ? `${unit.name} (${name})` : unit.name)),
  );
  return names.join(', ');
};
