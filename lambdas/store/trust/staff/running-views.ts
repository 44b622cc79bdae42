import { Instant, UserId } from '@shared/core/model/fields';
import { StaffRoleName, ViewCauseId, ViewGrant } from '@shared/trust/model/staff';
import { viewedAreas } from '@shared/trust/model/view-vocabulary';
import * as z from 'zod';
import { buildUpdate } from '../../../platform/table/build-update';
import { UpdateCommand } from '../../../platform/table/commands';
import { all, equals, moreThan } from '../../../platform/table/conditions';
import { conditionHolds } from '../../../platform/table/conditional-write';
import { getItem, type Item, type Table } from '../../../platform/table/table';
import { staffKeys } from './keys';
import type { RunningViews, StoredGrant } from './ports';

const Stored = ViewGrant.omit({ name: true }).extend({
  staffId: UserId,
  roles: z.array(StaffRoleName).default([]),
  causeId: ViewCauseId.nullable().default(null),
  endedAt: Instant.nullable(),
  areas: z.set(z.enum(viewedAreas)).default(new Set()),
});

export const readViewGrant = (item: Item | undefined): StoredGrant | null => {
  if (!item) return null;
  const { areas, ...grant } = Stored.parse(item);
  return { ...grant, areas: viewedAreas.filter((area) => areas.has(area)) };
};

/** Operations that every function needs. They use no index, so that no function can read it. */
export const createRunningViews = (table: Table): RunningViews => ({
  async open({ staffId, grantId, area, at }) {
    const update = buildUpdate({
      add: { areas: new Set([area]) },
      when: all(equals('endedAt', null), moreThan('expiresAt', at)),
    });
    return conditionHolds(
      table.client.send(
        new UpdateCommand({ TableName: table.name, Key: staffKeys.viewGrant(staffId, grantId), ...update }),
      ),
    );
  },

  async get(staffId, grantId) {
    return readViewGrant(await getItem(table, staffKeys.viewGrant(staffId, grantId), true));
  },

  async end(staffId, grantId, at) {
    const update = buildUpdate({ set: { endedAt: at }, remove: ['gsi2pk', 'gsi2sk'], when: equals('endedAt', null) });
    return conditionHolds(
      table.client.send(
        new UpdateCommand({ TableName: table.name, Key: staffKeys.viewGrant(staffId, grantId), ...update }),
      ),
    );
  },
});
