import { keys, lists } from '../runtime/keys';
import type { Cursors } from '../runtime/cursor';
import { queryOfMember } from '../runtime/member-lists';
import { ChangedMeanwhile } from '../runtime/retry-stale';
import { createResponsibility, getStoredPlacement, placementItem, readPlacement } from '../runtime/stored-placement';
import { lastDayOf, readTimesheet } from '../runtime/stored-timesheet';
import { getItems, queryPage, transact, type Table } from '../runtime/table-gateway';
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
          refusal: ChangedMeanwhile,
        },
      ]),

    async lastDayWorked(placementId) {
      const list = lists.placement(placementId);
      let cursor: string | undefined;
      // The newest weeks may be empty drafts.
      do {
        const page = await queryPage(table, cursors, { list, prefix: keys.timesheet(placementId, '').sk, cursor });
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
      const items = await getItems(table, wanted.map(keys.profile));
      return new Map(
        wanted.map((userId, index) => {
          const photo = items[index]?.['photo_url'];
          return [userId, typeof photo === 'string' ? photo : null];
        }),
      );
    },

    isResponsible: createResponsibility(table),

    listOfProfessional: (userId, cursor) => listed(lists.professionalPlacements(userId), 'gsi2', cursor),
    listOfOrganization: (organizationId, cursor) =>
      listed(lists.organizationPlacements(organizationId), 'gsi3', cursor),
    async listOfMember(member, cursor) {
      const page = await queryOfMember(table, cursors, {
        member,
        name: 'PLACEMENTS',
        listOf: lists.jobPlacements,
        cursor,
      });
      return { ...page, items: page.items.map(readPlacement) };
    },
  };
};
