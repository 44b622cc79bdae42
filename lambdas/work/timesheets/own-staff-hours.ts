import { wallTimeAt } from '@shared/messages/rules/schedule-times';
import type { Language } from '@shared/text/language';
import { csvText } from '../../platform/text/csv-text';
import { documents } from '../../platform/text/documents';
import type { AttendanceItem } from '../../store/work/attendance/attendance-item';
import type { OwnStaffHours } from '../../store/work/attendance/own-staff-hours';
import type { PayrollSetups } from '../../store/money/payroll/payroll-setups';

export type OwnStaffDeps = { staffHours: OwnStaffHours; setups: Pick<PayrollSetups, 'get'> };

type Week = { organizationId: string; weekStartsOn: string; language: Language };

const columns = [
  'name',
  'number',
  'day',
  'location',
  'unit',
  'in',
  'out',
  'break',
  'minutes',
  'hours',
  'meals',
  'approved',
] as const;

/** Formats "2026-12-03 19:00" in the location's zone, which spreadsheets can parse. */
const clockOf = (at: string, zone: string): string =>
  new Date(wallTimeAt(Date.parse(at), zone)).toISOString().slice(0, 16).replace('T', ' ');

const rowOf = (item: AttendanceItem, numbers: Readonly<Record<string, string>>): (string | number)[] => {
  const { professional, day, location, unit, timeZone, recorded, missedMeals, approved } = item;
  const timeOf = (at: string | undefined): string => (at === undefined ? '' : clockOf(at, timeZone));
  const minutes = approved?.minutes ?? 0;
  return [
    ...[professional.name, numbers[professional.userId] ?? '', day, location, unit],
    ...[timeOf(item.in?.at), timeOf(item.out?.at), recorded?.unpaidBreak ?? 0],
    ...[minutes, (minutes / 60).toFixed(2), missedMeals, timeOf(approved?.at).slice(0, 10)],
  ];
};

const inOrder = (one: AttendanceItem, other: AttendanceItem): number =>
  one.professional.name.localeCompare(other.professional.name, 'en') || one.startsAt.localeCompare(other.startsAt);

/** Exports hours without pay, which is between own staff and the employer's payroll. */
export const exportOwnStaffHours = async (
  { staffHours, setups }: OwnStaffDeps,
  { organizationId, weekStartsOn, language }: Week,
): Promise<{ csv: string; rows: number }> => {
  const [items, { numbers }] = await Promise.all([
    staffHours.ofWeek(organizationId, weekStartsOn),
    setups.get(organizationId),
  ]);
  const t = documents.in(language);
  const rows = items.toSorted(inOrder).map((item) => rowOf(item, numbers));
  return { csv: csvText([columns.map((column) => t(`ownStaffTable.${column}`)), ...rows]), rows: rows.length };
};
