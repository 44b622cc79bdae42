import { placementIndexes } from './keys';
import { profileKeys } from '../../people/profiles/keys';
import { timesheetKeys } from '../timesheets/keys';
import type { Cursors } from '../../../platform/http/cursor';
import { queryOfMember } from '../../organizations/organizations/member-job-lists';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { createResponsibility, getStoredPlacement, placementItem, readPlacement } from './placement-item';
import { lastDayOf, readTimesheet } from '../timesheets/timesheet-item';
import { getItems, queryPage, transact, type Table } from '../../../platform/table/table';
import type { PlacementRepository } from './ports';

export const createPlacements = (table: Table, cursors: Cursors): PlacementRepository => {
  const listed = async (list: string, index: 'gsi2' | 'gsi3', cursor?: string) => {
    const page = await queryPage(table, cursors, { list, index, cursor });
    return { ...page, items: page.items.map(readPlacement) };
  };
  return {
    get: (placementId) => getStoredPlacement(table, placementId),

    end: (before, after) =>
      transact(table, [
        {
          Put: {
            TableName: table.name,
            Item: placementItem(after),
            ConditionExpression: 'version = :version',
            ExpressionAttributeValues: { ':version': before.version },
          },
          refusal: ConcurrentModificationError,
        },
      ]),

    async lastDayWorked(placementId) {
      const list = placementIndexes.placement(placementId);
      let cursor: string | undefined;
      // The newest weeks may be empty drafts.
      do {
        const page = await queryPage(table, cursors, {
          list,
          prefix: timesheetKeys.timesheet(placementId, '').sk,
          cursor,
        });
        for (const item of page.items) {
          const day = lastDayOf(readTimesheet(item));
          if (day !== null) return day;
        }
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      return null;
    },

    async photos(userIds) {
      const wanted = [...new Set(userIds)];
      const items = await getItems(table, wanted.map(profileKeys.profile));
      return new Map(
        wanted.map((userId, index) => {
          const photo = items[index]?.['photo_url'];
          return [userId, typeof photo === 'string' ? photo : null];
        }),
      );
    },

    isResponsible: createResponsibility(table),

    listOfProfessional: (userId, cursor) => listed(placementIndexes.professionalPlacements(userId), 'gsi2', cursor),
    listOfOrganization: (organizationId, cursor) =>
      listed(placementIndexes.organizationPlacements(organizationId), 'gsi3', cursor),
    async listOfMember(member, cursor) {
      const page = await queryOfMember(table, cursors, {
        member,
        name: 'PLACEMENTS',
        listOf: placementIndexes.jobPlacements,
        cursor,
      });
      return { ...page, items: page.items.map(readPlacement) };
    },
  };
};
