import { placementIndexes, placementKeys } from '../placements/keys';
import { timesheetIndexes, timesheetKeys } from './keys';
import type { Cursors } from '../../platform/http/cursor';
import { queryOfMember } from '../organizations/member-job-lists';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import { createResponsibility, getStoredPlacement, type PlacementItem } from '../placements/placement-item';
import { sameFile } from '../compliance/files';
import { getStoredTimesheet, readTimesheet, timesheetItem, type TimesheetItem } from './timesheet-item';
import { getItems, queryPage, transact, type ListQuery, type Table, type Write } from '../../platform/table/table';
import { earningsWrites, pendingWrites } from './earnings-counters';
import type { TimesheetRepository } from './ports';

const sheetWrite = (TableName: string, before: TimesheetItem | null, after: TimesheetItem): Write => ({
  Put: {
    TableName,
    Item: timesheetItem(after),
    ...(before
      ? { ConditionExpression: 'version = :version', ExpressionAttributeValues: { ':version': before.version } }
      : { ConditionExpression: 'attribute_not_exists(pk)' }),
  },
  refusal: ConcurrentModificationError,
});

/** The placement's days are still those used in validation. */
const samePlacement = (TableName: string, { placementId, version }: PlacementItem): Write => ({
  ConditionCheck: {
    TableName,
    Key: placementKeys.placement(placementId),
    ConditionExpression: 'version = :version',
    ExpressionAttributeValues: { ':version': version },
  },
  refusal: ConcurrentModificationError,
});

export const createTimesheets = (table: Table, cursors: Cursors): TimesheetRepository => {
  const listed = async (query: ListQuery) => {
    const page = await queryPage(table, cursors, query);
    return { ...page, items: page.items.map(readTimesheet) };
  };
  return {
    placement: (placementId) => getStoredPlacement(table, placementId),
    isResponsible: createResponsibility(table),
    get: (placementId, weekStartsOn) => getStoredTimesheet(table, placementId, weekStartsOn),
    async weeks(placementIds, weekStartsOn) {
      const keys = placementIds.map((placementId) => timesheetKeys.timesheet(placementId, weekStartsOn));
      return (await getItems(table, keys)).filter((item) => item !== undefined).map(readTimesheet);
    },

    save: (before, after, placement, file = null) =>
      transact(table, [
        sheetWrite(table.name, before, after),
        samePlacement(table.name, placement),
        ...sameFile(table.name, placement.placementId, file),
        ...earningsWrites(table, before, after),
        ...pendingWrites(table, before, after),
      ]),

    listOfPlacement: (placementId, cursor) =>
      listed({
        list: placementIndexes.placement(placementId),
        prefix: timesheetKeys.timesheet(placementId, '').sk,
        cursor,
      }),
    listOfProfessional: (userId, status, cursor) =>
      listed({ list: timesheetIndexes.professionalTimesheets(userId, status), index: 'gsi2', cursor }),
    listOfOrganization: (organizationId, status, cursor) =>
      listed({ list: timesheetIndexes.organizationTimesheets(organizationId, status), index: 'gsi3', cursor }),
    async listOfMember(member, status, cursor) {
      const page = await queryOfMember(table, cursors, {
        member,
        name: `TIMESHEETS#${status}`,
        listOf: (jobId) => timesheetIndexes.jobTimesheets(jobId, status),
        cursor,
      });
      return { ...page, items: page.items.map(readTimesheet) };
    },
  };
};
