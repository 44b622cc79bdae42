import { keys, lists } from '../runtime/keys';
import type { Cursors } from '../runtime/cursor';
import { queryOfMember } from '../runtime/member-lists';
import { ChangedMeanwhile } from '../runtime/retry-stale';
import { createResponsibility, getStoredPlacement, type StoredPlacement } from '../runtime/stored-placement';
import { getStoredTimesheet, readTimesheet, timesheetItem, type StoredTimesheet } from '../runtime/stored-timesheet';
import { queryPage, transact, type ListQuery, type Table, type Write } from '../runtime/table-gateway';
import { earningsWrites, pendingWrites } from './earnings-counters';
import type { TimesheetRepository } from './ports';

const sheetWrite = (TableName: string, before: StoredTimesheet | null, after: StoredTimesheet): Write => ({
  Put: {
    TableName,
    Item: timesheetItem(after),
    ...(before
      ? { ConditionExpression: 'version = :version', ExpressionAttributeValues: { ':version': before.version } }
      : { ConditionExpression: 'attribute_not_exists(pk)' }),
  },
  refusal: ChangedMeanwhile,
});

/** Its days are still those that the lines were checked against. */
const samePlacement = (TableName: string, { placementId, version }: StoredPlacement): Write => ({
  ConditionCheck: {
    TableName,
    Key: keys.placement(placementId),
    ConditionExpression: 'version = :version',
    ExpressionAttributeValues: { ':version': version },
  },
  refusal: ChangedMeanwhile,
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

    save: (before, after, placement) =>
      transact(table, [
        sheetWrite(table.name, before, after),
        samePlacement(table.name, placement),
        ...earningsWrites(table, before, after),
        ...pendingWrites(table, before, after),
      ]),

    listOfPlacement: (placementId, cursor) =>
      listed({ list: lists.placement(placementId), prefix: keys.timesheet(placementId, '').sk, cursor }),
    listOfProfessional: (userId, status, cursor) =>
      listed({ list: lists.professionalTimesheets(userId, status), index: 'gsi2', cursor }),
    listOfOrganization: (organizationId, status, cursor) =>
      listed({ list: lists.organizationTimesheets(organizationId, status), index: 'gsi3', cursor }),
    async listOfMember(member, status, cursor) {
      const page = await queryOfMember(table, cursors, {
        member,
        name: `TIMESHEETS#${status}`,
        listOf: (jobId) => lists.jobTimesheets(jobId, status),
        cursor,
      });
      return { ...page, items: page.items.map(readTimesheet) };
    },
  };
};
