import { freeSlots } from '@shared/work/rules/filling/filling';
import { partOfDay } from '@shared/work/rules/shifts/shift-times';
import type { PublicShift } from '@shared/work/model/shifts/public-shift';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { addSeconds } from '../../../platform/clock';
import { getItems, queryEvery, type Table } from '../../../platform/table/table';
import { locationKeys } from '../locations/keys';
import { shiftIndexes } from './keys';
import { readShift, type ShiftItem } from './shift-item';

/** Public open shifts of an organization, earliest first. */
export type PublicShifts = { of(organizationId: string): Promise<PublicShift[]> };

type Kept = { until: number; shifts: Promise<PublicShift[]> };

/** Maximum number of organizations cached per instance. */
const remembered = 200;

const read = async (table: Table, organizationId: string, now: Date): Promise<ShiftItem[]> => {
  const { days, shown } = shiftLimits.publicShifts;
  const found: ShiftItem[] = [];
  const query = {
    list: shiftIndexes.openShifts(organizationId),
    index: 'gsi2',
    since: now.toISOString(),
    until: addSeconds(now, days * 24 * 3600).toISOString(),
    pageSize: shown,
  } as const;
  for await (const item of queryEvery(table, query)) {
    found.push(readShift(item));
    if (found.length === shown) break;
  }
  return found.filter((shift) => freeSlots(shift) > 0);
};

/** Cities by the ID of the location. */
const citiesOf = async (table: Table, shifts: readonly ShiftItem[]): Promise<Map<string, string>> => {
  const places = new Map(shifts.map(({ organizationId, locationId }) => [locationId, organizationId]));
  const items = await getItems(
    table,
    [...places].map(([locationId, organizationId]) => locationKeys.location(organizationId, locationId)),
  );
  return new Map(items.flatMap((item) => (item ? [[String(item['locationId']), String(item['city'])] as const] : [])));
};

const publicShift = (shift: ShiftItem, city: string): PublicShift => {
  const { day, careUnit, professions, state, rateCents, currency } = shift;
  const part = partOfDay(shift.startTime);
  return { day, part, careUnit, professions, city, state, rateCents, currency, free: freeSlots(shift) };
};

const shiftsOf = async (table: Table, organizationId: string, now: Date): Promise<PublicShift[]> => {
  const shifts = await read(table, organizationId, now);
  const cities = await citiesOf(table, shifts);
  return shifts.map((shift) => publicShift(shift, cities.get(shift.locationId) ?? ''));
};

/** Reads each organization at most once a minute, because the page is public. */
export const createPublicShifts = (table: Table, clock: { now(): Date }): PublicShifts => {
  const kept = new Map<string, Kept>();
  return {
    of(organizationId) {
      const now = clock.now();
      const known = kept.get(organizationId);
      if (known && known.until > now.getTime()) return known.shifts;
      if (kept.size >= remembered) kept.clear();
      const shifts = shiftsOf(table, organizationId, now);
      kept.set(organizationId, { until: now.getTime() + shiftLimits.publicShifts.keptSeconds * 1000, shifts });
      // A failed read isn't cached.
      shifts.catch(() => kept.delete(organizationId));
      return shifts;
    },
  };
};
