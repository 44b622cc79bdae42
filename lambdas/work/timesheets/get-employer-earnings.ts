import { addDays, monthOf, monthsUntil } from '@shared/core/rules/calendar-days';
import { payByDay } from '@shared/work/rules/timesheets/timesheet-pay';
import { limits } from '@shared/limits';
import type { EmployerEarnings } from '@shared/work/model/placement';
import { utcDay } from '../../platform/clock';
import type { OwnWeek } from '../../store/work/timesheets/own-weeks';
import type { Deps } from './ports';

const shownMonths = 12;

const isApproved = ({ status }: OwnWeek): boolean => status === 'approved' || status === 'paid';

/** Adds up the days since `since`, because a week may start in the month before. */
const earned = (week: OwnWeek, since: string): { cents: number; minutes: number } =>
  payByDay(week.rate, week.lines)
    .filter(({ day }) => monthOf(day) >= since)
    .reduce((sum, { cents, minutes }) => ({ cents: sum.cents + cents, minutes: sum.minutes + minutes }), {
      cents: 0,
      minutes: 0,
    });

const rowOf = (weeks: readonly OwnWeek[], since: string): EmployerEarnings => {
  const [{ organizationId, organization, rate }] = weeks as [OwnWeek, ...OwnWeek[]];
  const row: EmployerEarnings = {
    organizationId,
    organization,
    currency: rate.currency,
    approvedCents: 0,
    approvedMinutes: 0,
    pendingCents: 0,
    pendingMinutes: 0,
  };
  for (const week of weeks) {
    const { cents, minutes } = earned(week, since);
    const side = isApproved(week) ? 'approved' : 'pending';
    row[`${side}Cents`] += cents;
    row[`${side}Minutes`] += minutes;
  }
  return row;
};

/** Returns approved and pending hours by employer for the last 12 months, highest first. */
export const getEmployerEarnings = async (
  { ownWeeks, clock }: Pick<Deps, 'ownWeeks' | 'clock'>,
  userId: string,
): Promise<{ employers: EmployerEarnings[] }> => {
  const today = utcDay(clock.now());
  const since = monthsUntil(today, shownMonths)[0]!;
  const weeks = await ownWeeks.started(userId, {
    since: addDays(`${since}-01`, -6),
    until: addDays(today, 7),
    limit: limits.weeksOfEarnings,
  });
  const groups = Map.groupBy(weeks, ({ organizationId, rate }) => `${organizationId} ${rate.currency}`);
  const rows = [...groups.values()].map((group) => rowOf(group, since));
  return {
    employers: rows
      .filter((row) => row.approvedMinutes + row.pendingMinutes + row.approvedCents + row.pendingCents > 0)
      .sort((one, other) => other.approvedCents + other.pendingCents - one.approvedCents - one.pendingCents),
  };
};
