import { placementIndexes } from '../placements/keys';
import { timesheetIndexes, timesheetKeys } from './keys';
import type { Cursors } from '../../../platform/http/cursor';
import { queryOfMember } from '../../organizations/organizations/member-job-lists';
import { createResponsibility, getStoredPlacement } from '../placements/placement-item';
import { sameFile } from '../../people/compliance/files';
import { getStoredTimesheet, readTimesheet } from './timesheet-item';
import { getItems, queryPage, transact, type ListQuery, type Table } from '../../../platform/table/table';
import type { TimesheetRepository } from './ports';
import { weekWrites } from './week-writes';

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
        ...weekWrites(table, { before, after, placement }),
        ...sameFile(table.name, placement.placementId, file),
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
