import { Engagement } from '@shared/hiring/model/pay-package';
import { getItems, queryEvery, type Table } from '../../../platform/table/table';
import { jobKeys } from '../../hiring/jobs/keys';
import { timesheetIndexes } from './keys';
import { readTimesheet, type TimesheetItem } from './timesheet-item';

export type UnpaidWeek = TimesheetItem & { isContractor: boolean };
export type UnpaidWeeks = { oldest(organizationId: string, limit: number): Promise<UnpaidWeek[]> };

const contractorJobs = async (table: Table, jobIds: readonly string[]): Promise<Set<string>> => {
  const items = await getItems(
    table,
    jobIds.map((jobId) => jobKeys.job(jobId)),
  );
  const isContractors = (at: number): boolean => Engagement.safeParse(items[at]?.['engagement']).data === 'contractor';
  return new Set(jobIds.filter((_jobId, at) => isContractors(at)));
};

/** Approved unpaid weeks of an organization, oldest first. Jobs with an unknown engagement have employees. */
export const createUnpaidWeeks = (table: Table): UnpaidWeeks => ({
  async oldest(organizationId, limit) {
    const list = timesheetIndexes.organizationTimesheets(organizationId, 'approved');
    const weeks: TimesheetItem[] = [];
    for await (const item of queryEvery(table, { list, index: 'gsi3' })) {
      weeks.push(readTimesheet(item));
      if (weeks.length === limit) break;
    }
    const contractors = await contractorJobs(table, [...new Set(weeks.map(({ jobId }) => jobId))]);
    return weeks.map((week) => ({ ...week, isContractor: contractors.has(week.jobId) }));
  },
});
