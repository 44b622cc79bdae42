import type { CalendarFirstDay } from '@shared/messages/model/calendar';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { isOnPayroll } from '@shared/work/rules/own-staff';
import { queryFirst, type Table } from '../../../platform/table/table';
import { placementIndexes } from './keys';
import { readPlacement, type PlacementItem } from './placement-item';

export type HiredDay = CalendarFirstDay & { hiredAt: string };

type Days = { from: string; to: string };

/** Own staff weren't hired here, and a placement that ended before its first day has none. */
const firstDayOf = (placement: PlacementItem): HiredDay[] => {
  const { placementId, terms, endOn, jobTitle, organization, createdAt } = placement;
  const { startOn, location } = terms;
  return isOnPayroll(placement) || (endOn !== null && endOn < startOn)
    ? []
    : [{ placementId, day: startOn, jobTitle, organization, location, hiredAt: createdAt }];
};

export type FirstDays = { between(userId: string, days: Days): Promise<HiredDay[]> };

/** Earliest first; of the newest placements. */
export const createFirstDays = (table: Table): FirstDays => ({
  async between(userId, { from, to }) {
    const list = placementIndexes.professionalPlacements(userId);
    const items = await queryFirst(table, { list, index: 'gsi2', limit: shiftLimits.placementsRead });
    return items
      .flatMap((item) => firstDayOf(readPlacement(item)))
      .filter(({ day }) => day >= from && day <= to)
      .toSorted((one, other) => one.day.localeCompare(other.day));
  },
});
