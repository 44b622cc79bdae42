import { useMonth } from '@shared/domain/entitlements';
import { addSeconds, epochSeconds } from '../../platform/clock';
import { buildUpdate } from '../../platform/table/build-update';
import { absent, any, lessThan } from '../../platform/table/conditions';
import { getItem, getItems, type Table, type Write } from '../../platform/table/table';
import { entity } from '../entity';
import { billingKeys } from './keys';

const keptSeconds = 400 * 24 * 3600;

/** One more application this month, if the plan allows it. Part of the application's own transaction. */
export const applicationUseWrite = (
  TableName: string,
  { userId, at, max }: { userId: string; at: Date; max: number | null },
): Write => ({
  Update: {
    TableName,
    Key: billingKeys.monthlyUse(userId, useMonth(at)),
    ...buildUpdate({
      set: { ...entity('MonthlyUse'), month: useMonth(at), ttl: epochSeconds(addSeconds(at, keptSeconds)) },
      add: { applications: 1 },
      ...(max !== null && { when: any(absent('applications'), lessThan('applications', max)) }),
    }),
  },
  refusal: 'QUOTA_REACHED',
});

const countIn = (item: Record<string, unknown> | undefined): number => Number(item?.['applications'] ?? 0);

export type MonthlyUse = {
  applications(userId: string, at: Date): Promise<number>;
  /** In the order of the months (YYYY-MM). */
  ofMonths(userId: string, months: readonly string[]): Promise<number[]>;
};

export const createMonthlyUse = (table: Table): MonthlyUse => ({
  applications: async (userId, at) => countIn(await getItem(table, billingKeys.monthlyUse(userId, useMonth(at)), true)),
  ofMonths: async (userId, months) =>
    (
      await getItems(
        table,
        months.map((month) => billingKeys.monthlyUse(userId, month)),
      )
    ).map(countIn),
});
