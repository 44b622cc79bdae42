import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { isOpen } from '@shared/domain/application-status';
import { canManageTeam } from '@shared/model/account';
import { table as tableShape } from '@shared/platform/table';
import { keys, lists } from '../runtime/keys';
import { createPeople } from '../runtime/people-repository';
import { readApplication, type StoredApplication } from '../runtime/stored-application';
import { getStoredOffer } from '../runtime/stored-offer';
import { getStoredPlacement } from '../runtime/stored-placement';
import { getStoredTimesheet } from '../runtime/stored-timesheet';
import { getItem, type Item, type Table } from '../runtime/table-gateway';
import type { HiringReader } from './ports';

export const createHiringReader = (table: Table): HiringReader => {
  const people = createPeople(table);

  const applicationsOf = async function* (jobId: string): AsyncGenerator<StoredApplication> {
    let start: Item | undefined;
    do {
      const { Items = [], LastEvaluatedKey } = await table.client.send(
        new QueryCommand({
          TableName: table.name,
          IndexName: 'gsi1',
          KeyConditionExpression: '#pk = :list',
          ExpressionAttributeNames: { '#pk': tableShape.indexes.gsi1.partitionKey },
          ExpressionAttributeValues: { ':list': lists.jobApplications(jobId) },
          ...(start && { ExclusiveStartKey: start }),
        }),
      );
      yield* Items.map(readApplication);
      start = LastEvaluatedKey;
    } while (start);
  };

  return {
    offer: (offerId) => getStoredOffer(table, offerId),
    placement: (placementId) => getStoredPlacement(table, placementId),
    timesheet: ({ placementId, weekStartsOn }) => getStoredTimesheet(table, placementId, weekStartsOn),

    async isManager(userId, organizationId) {
      const item = await getItem(table, keys.membership(userId), true);
      return item?.['organizationId'] === organizationId && canManageTeam(item['role'] as never);
    },

    async openApplications(jobId) {
      const open = [];
      for await (const { applicationId, professionalId, status, organization } of applicationsOf(jobId)) {
        if (isOpen(status)) open.push({ applicationId, professionalId, organization });
      }
      return open;
    },

    async managers(organizationId) {
      const team = await people.memberships(organizationId);
      return team.filter(({ role }) => canManageTeam(role)).map(({ userId }) => userId);
    },
  };
};
