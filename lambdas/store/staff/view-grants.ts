import { ViewGrant } from '@shared/model/staff';
import { UserId, Instant } from '@shared/model/fields';
import { buildUpdate } from '../../platform/table/build-update';
import { equals } from '../../platform/table/conditions';
import { PutCommand, UpdateCommand } from '../../platform/table/commands';
import { holds } from '../../platform/table/if-holds';
import { getItem, queryDue, type Item, type Table } from '../../platform/table/table';
import { entity } from '../entity';
import { staffIndexes, staffKeys } from './keys';
import type { StoredGrant, ViewGrants } from './ports';

const Stored = ViewGrant.omit({ name: true }).extend({ staffId: UserId, endedAt: Instant.nullable() });

export const readViewGrant = (item: Item | undefined): StoredGrant | null => (item ? Stored.parse(item) : null);

export const createViewGrants = (table: Table): ViewGrants => ({
  async put(grant) {
    await table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: {
          ...staffKeys.viewGrant(grant.staffId, grant.grantId),
          ...entity('ViewGrant'),
          ...grant,
          gsi1pk: staffIndexes.viewsOfPerson(grant.userId),
          gsi1sk: `${grant.startedAt}#${grant.grantId}`,
          gsi2pk: staffIndexes.openViews,
          gsi2sk: `${grant.expiresAt}#${grant.grantId}`,
        },
      }),
    );
  },

  async get(staffId, grantId) {
    return readViewGrant(await getItem(table, staffKeys.viewGrant(staffId, grantId), true));
  },

  async end(staffId, grantId, at) {
    const update = buildUpdate({ set: { endedAt: at }, remove: ['gsi2pk', 'gsi2sk'], when: equals('endedAt', null) });
    return holds(
      table.client.send(
        new UpdateCommand({ TableName: table.name, Key: staffKeys.viewGrant(staffId, grantId), ...update }),
      ),
    );
  },

  async due(at) {
    const { items } = await queryDue(table, {
      list: staffIndexes.openViews,
      index: 'gsi2',
      bound: { compared: '<=', with: at },
      after: null,
    });
    return items.flatMap((item) => readViewGrant(item) ?? []);
  },
});
