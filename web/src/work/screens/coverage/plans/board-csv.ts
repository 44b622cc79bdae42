import type { Location } from '@shared/work/model/location';
import { csvText } from '@/lib/files/csv-text';
import { useTranslation } from '@/lib/i18n/i18n';
import { timeIn } from '@/lib/time/time-zones';
import type { PlannedShift } from '../board/board-model';

/** A line for each shift, earliest first. */
export const useBoardCsv = ({ units, timeZone }: Location) => {
  const { t } = useTranslation(['shift-plans', 'labels/professions']);
  const names = new Map(units.map(({ unitId, name }) => [unitId, name]));
  const columns = [
    'unit',
    'profession',
    'date',
    'start',
    'end',
    'headcount',
    'confirmed',
    'requested',
    'cost',
  ] as const;
  return (shifts: readonly PlannedShift[]): string =>
    csvText([
      columns.map((column) => t(`csv.${column}`)),
      ...shifts.map((shift) => [
        names.get(shift.unitId) ?? '',
        t(`profession.${shift.profession}`),
        shift.day,
        timeIn(timeZone, shift.startsAt),
        timeIn(timeZone, shift.endsAt),
        shift.headcount,
        shift.confirmed,
        shift.requested,
        (shift.costCents / 100).toFixed(2),
      ]),
    ]);
};
