import type { MeasuredDays, MeasuredTimes } from '@shared/people/rules/compliance/start-tasks';
import { ComplianceCode, complianceCodes } from '@shared/people/model/compliance';
import { queryFirst, type Item, type Table } from '../../../platform/table/table';
import { addWrite } from '../../hiring/jobs/job-counters';
import { complianceIndexes, complianceKeys } from './keys';
import type { StartTimes } from './ports';

const prefix = 'days_';

const measuredIn = (item: Item): MeasuredDays =>
  Object.fromEntries(
    Object.entries(item)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, count]) => [Number(name.slice(prefix.length)), Number(count)]),
  );

const countsOf = (days: readonly number[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const it of days) counts[`${prefix}${it}`] = (counts[`${prefix}${it}`] ?? 0) + 1;
  return counts;
};

/** Stores a histogram of days in one item per code. */
export const createStartTimes = (table: Table): StartTimes => ({
  async read() {
    const items = await queryFirst(table, { list: complianceIndexes.startTimes, limit: complianceCodes.length });
    const times: MeasuredTimes = {};
    for (const item of items) {
      const code = ComplianceCode.safeParse(item['sk']);
      if (code.success) times[code.data] = measuredIn(item);
    }
    return times;
  },

  writes(measured) {
    const codes = [...new Set(measured.map(({ code }) => code))];
    return codes.map((code) =>
      addWrite(table, {
        key: complianceKeys.startTime(code),
        entity: 'StartTime',
        counts: countsOf(measured.filter((it) => it.code === code).map(({ days }) => days)),
      }),
    );
  },
});
