import { buildUpdate } from '../../../platform/table/build-update';
import { absent, all, equals, itemExists } from '../../../platform/table/conditions';
import { transact, type Table } from '../../../platform/table/table';
import { locationKeys } from './keys';
import type { UnitFeeds } from './ports';

export const createUnitFeeds = (table: Table): UnitFeeds => ({
  async change({ organizationId, locationId, unitId }, { before, feed }) {
    const isAsRead = before === 0 ? absent('feed') : equals('feed.version', before);
    const change = buildUpdate({ set: { feed }, when: all(itemExists, isAsRead) });
    const Key = locationKeys.locationUnit(organizationId, locationId, unitId);
    await transact(table, [{ Update: { TableName: table.name, Key, ...change }, refusal: 'STALE_VERSION' }]);
  },
});
