import { totalMinutes } from '@shared/work/rules/timesheets/timesheet-pay';
import { limits } from '@shared/limits';
import type { ClosingFigures } from '@shared/organizations/model/organization-closing';
import { queryEvery, type Table } from '../../../platform/table/table';
import { timesheetIndexes } from '../../work/timesheets/keys';
import { readTimesheet } from '../../work/timesheets/timesheet-item';

/** Statuses with hours to approve or pay. */
const unsettled = ['submitted', 'disputed', 'approved'] as const;

type Some<T> = { items: T[]; more: boolean };

/** Takes at most as many as are shown. */
export const firstOf = async <T>(found: AsyncGenerator<T>): Promise<Some<T>> => {
  const items: T[] = [];
  for await (const item of found) {
    if (items.length === limits.closingObligationsShown) return { items, more: true };
    items.push(item);
  }
  return { items, more: false };
};

const weeks = async function* (table: Table, organizationId: string) {
  for (const status of unsettled) {
    const list = timesheetIndexes.organizationTimesheets(organizationId, status);
    for await (const item of queryEvery(table, { list, index: 'gsi3' })) {
      const { placementId, professional, jobTitle, weekStartsOn, lines } = readTimesheet(item);
      const work = { placementId, professional: professional.name, jobTitle, weekStartsOn };
      yield { ...work, status, totalMinutes: totalMinutes(lines) };
    }
  }
};

export const firstUnsettledWeeks = (table: Table, organizationId: string): Promise<ClosingFigures['timesheets']> =>
  firstOf(weeks(table, organizationId));
