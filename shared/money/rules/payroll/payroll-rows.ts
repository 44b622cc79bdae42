import type { PayLine } from '../../../work/model/pay-line';
import type { PayrollExclusion, PayrollKind } from '../../model/payroll-vocabulary';
import type { TimesheetLine } from '../../../work/model/placement';
import { payByDay } from '../../../work/rules/timesheets/timesheet-pay';
import type { OfferTerms } from '../../../hiring/model/offer';

export type PayrollWeek = {
  professional: { userId: string; name: string };
  rate: Pick<OfferTerms, 'currency' | 'payCents' | 'rate'>;
  lines: readonly Pick<TimesheetLine, 'day' | 'minutes' | 'paid' | 'shift'>[];
  isContractor: boolean;
};

/** Hours at a rate, or an amount. `hours` has two decimals, as in payroll files; a rate of 0 means payroll's own rate. */
export type PayrollRow =
  | { userId: string; kind: 'base'; hours: number; rateCents: number }
  | { userId: string; kind: PayrollKind; cents: number };

type Part = { kind: PayrollKind; minutes: number; hourlyCents: number; cents: number };

const partOf = (line: PayLine): Part => ({
  kind: line.code,
  minutes: line.code === 'base' ? line.minutes : 0,
  hourlyCents: line.code === 'base' ? line.hourlyCents : 0,
  cents: line.cents,
});

/** Unpaid parts of a week. */
const partsOf = ({ rate, lines }: PayrollWeek): Part[] => {
  const pay = payByDay(rate, lines);
  return lines.flatMap((line, index): Part[] => {
    if (line.paid) return [];
    if (line.shift) return (line.shift.pay ?? []).map(partOf);
    const { minutes, cents } = pay[index] ?? { minutes: 0, cents: 0 };
    return [{ kind: 'base', minutes, hourlyCents: rate.payCents, cents }];
  });
};

/** Why a week is excluded: payroll pays by the hour in dollars, and lines need their parts. */
export const exclusionOf = ({ isContractor, rate, lines }: PayrollWeek): PayrollExclusion | null => {
  if (isContractor) return 'contractor';
  if (rate.currency !== 'USD') return 'currency';
  const open = lines.filter(({ paid }) => !paid);
  if (rate.rate !== 'hour' && open.some(({ shift, minutes }) => !shift && minutes > 0)) return 'rate';
  return open.some(({ shift }) => shift && shift.cents !== 0 && !shift.pay) ? 'lines' : null;
};

type Group = { minutes: number; cents: number };

const grouped = (parts: readonly Part[], nameOf: (part: Part) => string): Map<string, Group> => {
  const groups = new Map<string, Group>();
  for (const part of parts) {
    const { minutes, cents } = groups.get(nameOf(part)) ?? { minutes: 0, cents: 0 };
    groups.set(nameOf(part), { minutes: minutes + part.minutes, cents: cents + part.cents });
  }
  return groups;
};

const hoursOf = (minutes: number): number => Math.round((minutes * 100) / 60) / 100;

/** Rounding hours to two decimals can be some cents off; an extra amount makes the file match what was approved. */
const rowsOfPerson = (userId: string, parts: readonly Part[]): PayrollRow[] => {
  const isTimed = ({ kind, minutes }: Part): boolean => kind === 'base' && minutes > 0;
  const hours: PayrollRow[] = [];
  let rest = 0;
  for (const [rate, { minutes, cents }] of grouped(parts.filter(isTimed), (it) => String(it.hourlyCents))) {
    const row = { userId, kind: 'base' as const, hours: hoursOf(minutes), rateCents: Number(rate) };
    hours.push(row);
    rest += cents - Math.round(row.hours * row.rateCents);
  }
  const others = parts.filter((it) => !isTimed(it));
  const corrected: Part[] = rest === 0 ? [] : [{ kind: 'correction', minutes: 0, hourlyCents: 0, cents: rest }];
  const amounts = [...grouped([...others, ...corrected], ({ kind }) => kind)].map(([kind, { cents }]): PayrollRow => ({
    userId,
    kind: kind as PayrollKind,
    cents,
  }));
  return [...hours, ...amounts.filter((row) => 'cents' in row && row.cents !== 0)];
};

export type PayrollOfPerson = { userId: string; name: string; minutes: number; cents: number; rows: PayrollRow[] };

/** Payroll rows by name, of everyone whose weeks can be in a file. */
export const payrollOf = (weeks: readonly PayrollWeek[]): PayrollOfPerson[] => {
  const people = new Map<string, { name: string; parts: Part[] }>();
  for (const week of weeks) {
    const { userId, name } = week.professional;
    const parts = people.get(userId)?.parts ?? [];
    people.set(userId, { name, parts: [...parts, ...partsOf(week)] });
  }
  return [...people]
    .map(([userId, { name, parts }]) => ({
      ...{ userId, name },
      minutes: parts.reduce((sum, part) => sum + part.minutes, 0),
      cents: parts.reduce((sum, part) => sum + part.cents, 0),
      rows: rowsOfPerson(userId, parts),
    }))
    .filter(({ rows }) => rows.length > 0)
    .sort((one, other) => one.name.localeCompare(other.name, 'en') || (one.userId < other.userId ? -1 : 1));
};
