import { useMonth } from '@shared/money/rules/entitlements';
import { addSeconds, epochSeconds } from '../../../platform/clock';
import { buildUpdate } from '../../../platform/table/build-update';
import { absent, any, lessThan } from '../../../platform/table/conditions';
import { getItems, type Table, type Write } from '../../../platform/table/table';
import { entity } from '../../entity';
import { jobAlertKeys } from '../../hiring/job-alerts/keys';
import { profileKeys } from '../../people/profiles/keys';
import { billingKeys } from './keys';

const keptSeconds = 400 * 24 * 3600;

/** Uses per calendar month: applications, and questions before one. */
type Use = 'applications' | 'questions';
/** `max`: limit of the plan; null for none. */
export type UseOfMonth = { userId: string; at: Date; max: number | null };

/** Counts one more this month, if the plan allows it. Part of the transaction that uses it. */
const useWrite = (TableName: string, use: Use, { userId, at, max }: UseOfMonth): Write => ({
  Update: {
    TableName,
    Key: billingKeys.monthlyUse(userId, useMonth(at)),
    ...buildUpdate({
      set: { ...entity('MonthlyUse'), month: useMonth(at), ttl: epochSeconds(addSeconds(at, keptSeconds)) },
      add: { [use]: 1 },
      ...(max !== null && { when: any(absent(use), lessThan(use, max)) }),
    }),
  },
  refusal: 'QUOTA_REACHED',
});

export const applicationUseWrite = (TableName: string, use: UseOfMonth): Write =>
  useWrite(TableName, 'applications', use);

/** Counts a question about a job before an application. */
export const questionUseWrite = (TableName: string, use: UseOfMonth): Write => useWrite(TableName, 'questions', use);

const countIn = (item: Record<string, unknown> | undefined, name: Use | 'count'): number => Number(item?.[name] ?? 0);

/** A professional's use of the plan. */
export type UseOfPlan = Record<Use | 'jobAlerts' | 'portfolioItems', number>;
export const unused: UseOfPlan = { applications: 0, questions: 0, jobAlerts: 0, portfolioItems: 0 };

export type MonthlyUse = {
  /** Use in this month, and current totals. */
  of(userId: string, at: Date): Promise<UseOfPlan>;
  /** Applications, in the order of the months (YYYY-MM). */
  ofMonths(userId: string, months: readonly string[]): Promise<number[]>;
};

export const createMonthlyUse = (table: Table): MonthlyUse => ({
  async of(userId, at) {
    const keys = [
      billingKeys.monthlyUse(userId, useMonth(at)),
      jobAlertKeys.jobAlertCount(userId),
      profileKeys.portfolioCount(userId),
    ];
    const [month, alerts, portfolio] = await getItems(table, keys, true);
    return {
      applications: countIn(month, 'applications'),
      questions: countIn(month, 'questions'),
      jobAlerts: countIn(alerts, 'count'),
      portfolioItems: countIn(portfolio, 'count'),
    };
  },
  ofMonths: async (userId, months) =>
    (
      await getItems(
        table,
        months.map((month) => billingKeys.monthlyUse(userId, month)),
      )
    ).map((item) => countIn(item, 'applications')),
});
