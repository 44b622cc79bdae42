import { monthOf } from '@shared/core/rules/calendar-days';
import { entity } from '../../entity';
import { timesheetKeys } from './keys';
import { paidLines } from './timesheet-item';
import type { EntityName } from '../../entity';
import type { TimesheetItem } from './timesheet-item';
import type { Key, Table, Write } from '../../../platform/table/table';
import { addWrite } from '../../hiring/jobs/job-counters';

/** Counters per month or in total, per currency. `canceledCents` is approved pay without hours. */
const counters = ['expectedCents', 'approvedCents', 'paidCents', 'canceledCents', 'minutes'] as const;
export type EarningsCounts = Record<(typeof counters)[number], number>;

export const earningsCountsOf = (item: Record<string, unknown> | undefined): EarningsCounts =>
  Object.fromEntries(counters.map((name) => [name, Number(item?.[name] ?? 0)])) as EarningsCounts;

type Contribution = { key: Key; entity: EntityName; counts: EarningsCounts };

const nothing = (): EarningsCounts => ({
  expectedCents: 0,
  approvedCents: 0,
  paidCents: 0,
  canceledCents: 0,
  minutes: 0,
});

/** Returns contributions to the months of the work, and to the total. */
export const earningsOf = (sheet: TimesheetItem | null): Contribution[] => {
  if (!sheet) return [];
  const { userId } = sheet.professional;
  const { currency } = sheet.rate;
  const total: Contribution = {
    key: timesheetKeys.earningsTotal(userId, currency),
    entity: 'EarningsTotal',
    counts: nothing(),
  };
  const months = new Map<string, Contribution>();
  for (const { day, minutes, cents, approved, paid, worked } of paidLines(sheet)) {
    const month = monthOf(day);
    const ofMonth = months.get(month) ?? {
      key: timesheetKeys.earningsMonth(userId, month, currency),
      entity: 'EarningsMonth' as const,
      counts: nothing(),
    };
    months.set(month, ofMonth);
    for (const { counts } of [ofMonth, total]) {
      counts.expectedCents += cents;
      if (approved) counts.approvedCents += cents;
      if (approved) counts.minutes += minutes;
      if (approved && !worked) counts.canceledCents += cents;
      if (paid) counts.paidCents += cents;
    }
  }
  return [...months.values(), total];
};

const difference = (before: EarningsCounts, after: EarningsCounts): Record<string, number> =>
  Object.fromEntries(counters.map((name) => [name, after[name] - before[name]] as const).filter(([, by]) => by !== 0));

export const earningsWrites = (table: Table, before: TimesheetItem | null, after: TimesheetItem): Write[] => {
  const [had, has] = [earningsOf(before), earningsOf(after)];
  const countsIn = (list: readonly Contribution[], sk: string) =>
    list.find(({ key }) => key.sk === sk)?.counts ?? nothing();
  return [...new Map([...had, ...has].map((it) => [it.key.sk, it])).values()]
    .map(({ key, entity: name }) => ({
      key,
      entity: name,
      counts: difference(countsIn(had, key.sk), countsIn(has, key.sk)),
    }))
    .filter(({ counts }) => Object.keys(counts).length > 0)
    .map((change) => addWrite(table, change));
};

const pendingKey = (sheet: TimesheetItem | null): Key | null =>
  sheet?.status === 'approved' && sheet.dueOn !== null
    ? timesheetKeys.pendingPay(
        sheet.professional.userId,
        sheet.rate.currency,
        sheet.dueOn,
        `${sheet.weekStartsOn}#${sheet.placementId}`,
      )
    : null;

export const pendingWrites = (table: Table, before: TimesheetItem | null, after: TimesheetItem): Write[] => {
  const [had, has] = [pendingKey(before), pendingKey(after)];
  if (had?.sk === has?.sk) return [];
  return [
    ...(had ? [{ Delete: { TableName: table.name, Key: had } }] : []),
    ...(has && after.dueOn
      ? [{ Put: { TableName: table.name, Item: { ...has, ...entity('PendingPay'), dueOn: after.dueOn } } }]
      : []),
  ];
};
