import type { Currency } from '../../core/model/enumerations';
import type { PayLine } from '../../work/model/pay-line';
import type { PayDay, StatementLineKind } from '../model/pay-statement';
import type { TimesheetLine } from '../../work/model/placement';
import type { OfferTerms } from '../../hiring/model/offer';
import { payByDay } from '../../work/rules/timesheets/timesheet-pay';

export type PaidWeek = {
  placementId: string;
  jobTitle: string;
  organizationId: string;
  organization: string;
  status: string;
  rate: Pick<OfferTerms, 'payCents' | 'rate'> & { currency: Currency };
  lines: readonly TimesheetLine[];
  paidAt: string | null;
  payReference: string;
};

type Sums = { minutes: number; cents: number };

/** `pay`: computation of a shift's line. */
export type StatementLine = Sums & {
  placementId: string;
  jobTitle: string;
  day: string;
  kind: StatementLineKind;
  pay: readonly PayLine[];
};

/** `yearToDate`: paid by the employer in the calendar year up to that day. */
export type EmployerStatement = PayDay['employers'][number] & {
  references: string[];
  lines: StatementLine[];
  yearToDate: Sums;
};

export type PayStatement = { day: string; employers: EmployerStatement[] };

type Paid = {
  payDay: string;
  organizationId: string;
  organization: string;
  currency: Currency;
  reference: string;
  line: StatementLine;
};

/** Day of an instant in the reader's zone. */
export type DayOf = (instant: string) => string;

/** Payment time of a line: earlier lines keep theirs when a paid week gets another line. */
const paidAtOf = ({ status, paidAt }: PaidWeek, line: TimesheetLine): string | null =>
  line.paidAt ?? (status === 'paid' ? paidAt : null);

const paidLines = (week: PaidWeek, dayOf: DayOf): Paid[] => {
  const { placementId, jobTitle, organizationId, organization, rate, payReference } = week;
  const parts = payByDay(rate, week.lines);
  return week.lines.flatMap((it, index): Paid[] => {
    const at = paidAtOf(week, it);
    const { cents = 0 } = parts[index] ?? {};
    if (at === null || (it.minutes === 0 && cents === 0)) return [];
    const kind = it.shift ? (it.shift.kind ?? 'work') : 'entered';
    const line: StatementLine = {
      placementId,
      jobTitle,
      day: it.day,
      minutes: it.minutes,
      cents,
      kind,
      pay: it.shift?.pay ?? [],
    };
    const reference = it.paidAt === undefined ? payReference : '';
    return [{ payDay: dayOf(at), organizationId, organization, currency: rate.currency, reference, line }];
  });
};

const sumsOf = (paid: readonly Paid[]): Sums => ({
  minutes: paid.reduce((sum, { line }) => sum + line.minutes, 0),
  cents: paid.reduce((sum, { line }) => sum + line.cents, 0),
});

type Group = [Paid, ...Paid[]];

/** Groups by employer and currency, sorted by name. */
const byEmployer = (paid: readonly Paid[]): Group[] =>
  [...Map.groupBy(paid, ({ organizationId, currency }) => `${organizationId} ${currency}`).values()]
    .map((group) => group as Group)
    .sort(([one], [other]) => one.organization.localeCompare(other.organization));

const nameOf = ([{ organizationId, organization, currency }]: Group) => ({ organizationId, organization, currency });

/** Paydays, newest first. */
export const payDaysOf = (weeks: readonly PaidWeek[], dayOf: DayOf): PayDay[] => {
  const days = Map.groupBy(
    weeks.flatMap((week) => paidLines(week, dayOf)),
    ({ payDay }) => payDay,
  );
  return [...days]
    .map(([day, paid]) => ({
      day,
      employers: byEmployer(paid).map((group) => ({ ...nameOf(group), ...sumsOf(group) })),
    }))
    .sort((one, other) => other.day.localeCompare(one.day));
};

/** Statement of a day; null if no one paid. */
export const payStatementOf = (weeks: readonly PaidWeek[], day: string, dayOf: DayOf): PayStatement | null => {
  const paid = weeks.flatMap((week) => paidLines(week, dayOf));
  const year = paid.filter(({ payDay }) => payDay.slice(0, 4) === day.slice(0, 4) && payDay <= day);
  const employers = byEmployer(paid.filter(({ payDay }) => payDay === day)).map((group): EmployerStatement => {
    const { organizationId, organization, currency } = nameOf(group);
    const isOwn = (it: Paid): boolean => it.organizationId === organizationId && it.currency === currency;
    return {
      ...{ organizationId, organization, currency },
      ...sumsOf(group),
      references: [...new Set(group.map(({ reference }) => reference).filter((reference) => reference !== ''))],
      lines: group.map(({ line }) => line).sort((one, other) => one.day.localeCompare(other.day)),
      yearToDate: sumsOf(year.filter(isOwn)),
    };
  });
  return employers.length === 0 ? null : { day, employers };
};
