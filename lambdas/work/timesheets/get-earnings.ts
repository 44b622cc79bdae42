import { monthsUntil } from '@shared/core/rules/calendar-days';
import type { CurrencyEarnings } from '@shared/work/model/placement';
import { Currency } from '@shared/core/model/enumerations';
import { utcDay } from '../../platform/clock';
import { earningsCountsOf, type EarningsCounts } from '../../store/work/timesheets/earnings-counters';
import type { Deps } from './ports';

const shownMonths = 12;

/** Returns cents per approved hour, without pay for canceled shifts. */
const hourly = ({ approvedCents, canceledCents, minutes }: EarningsCounts): number | null =>
  minutes === 0 ? null : Math.round(((approvedCents - canceledCents) * 60) / minutes);

export const getEarnings = async (
  { earnings, clock }: Pick<Deps, 'earnings' | 'clock'>,
  userId: string,
): Promise<{ currencies: CurrencyEarnings[] }> => {
  const months = monthsUntil(utcDay(clock.now()), shownMonths);
  const [totals, byMonth] = await Promise.all([earnings.totals(userId), earnings.months(userId, months[0]!)]);
  const currencies = await Promise.all(
    [...totals].map(async ([name, total]): Promise<CurrencyEarnings> => {
      const countsIn = (month: string) => byMonth.get(`${month}#${name}`) ?? earningsCountsOf(undefined);
      const thisMonth = countsIn(months.at(-1)!);
      const pending = total.approvedCents - total.paidCents;
      return {
        currency: Currency.parse(name),
        totalCents: total.approvedCents,
        canceledCents: total.canceledCents,
        thisMonth: { cents: thisMonth.approvedCents, minutes: thisMonth.minutes },
        pending: { cents: pending, dueOn: pending > 0 ? await earnings.nextDue(userId, name) : null },
        averageHourlyCents: hourly(total),
        months: months.map((month) => {
          const { canceledCents: _canceled, ...counts } = countsIn(month);
          return { month, ...counts };
        }),
      };
    }),
  );
  return { currencies: currencies.sort((one, other) => other.totalCents - one.totalCents) };
};
