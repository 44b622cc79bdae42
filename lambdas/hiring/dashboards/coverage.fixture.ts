import type { Location } from '@shared/work/model/location';
import { encodeRow, type BoardRow } from '@shared/work/rules/filling/board-cell';
import type { Cell } from '../../store/work/shifts/ports';
import { at, id, timeZone } from './queue.fake';

/** A location with two units; the member supervises the second. */
export const locationOf = (number: number, changes: Partial<Location> = {}): Location => {
  const locationId = id('loc', number);
  const unitOf = (index: number, name: string, supervisors: string[]) => ({
    ...{ unitId: id('unt', number * 10 + index), locationId, name, supervisors, careUnit: 'icu' as const },
    ...{ weeklyBudgetCents: null, overtime: 'approval' as const, instantBook: true, orientationShifts: 0, phone: '' },
    ...{ ownStaffFirst: true, favoritesFirst: true, fillTarget: 90, weeklyRaiseCents: null, raisesItself: false },
    ...{ updatedAt: at, version: 1 },
  });
  return {
    ...{ locationId, name: `Lakeshore ${number}`, street: '', city: 'Chicago', state: 'IL', postalCode: '', timeZone },
    ...{ workweekStartsOn: 0, workdayStartsAt: '00:00', longDuty: false, entrance: '', parking: '' },
    ...{ clockInBy: 'phone_or_code' as const, center: null, fenceMeters: 150, updatedAt: at, version: 1 },
    units: [unitOf(1, 'ICU', []), unitOf(2, 'Stepdown', ['member'])],
    ...changes,
  };
};

/** A day of the unit with one shift of 12 hours from 7 AM. */
export const cellOf = (location: Location, unit: number, changes: Partial<BoardRow> = {}, day = '2026-11-23'): Cell => {
  const { unitId } = location.units[unit]!;
  const row: BoardRow = {
    ...{ id: id('shf', unit), version: 1, start: 7 * 60, minutes: 720, profession: 'rn' },
    ...{ headcount: 1, confirmed: 1, requested: 0, flags: [], costCents: 0, people: {} },
    ...changes,
  };
  return { unitId, day, rows: { [row.id]: encodeRow(row) } };
};
