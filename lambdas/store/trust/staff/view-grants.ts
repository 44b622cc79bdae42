import type { AccountView } from '@shared/trust/model/staff';
import type { Cursors } from '../../../platform/http/cursor';
import { buildCondition, itemAbsent } from '../../../platform/table/conditions';
import { queryDue, queryPage, transact, type Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { staffIndexes, staffKeys } from './keys';
import type { AccountViews, StoredGrant, ViewGrants } from './ports';
import { createRunningViews, readViewGrant } from './running-views';
import { viewCauseKey, whileCauseIsOpen } from './view-causes';

const viewOf = (grant: StoredGrant | null): AccountView[] => {
  if (!grant || grant.endedAt === null) return [];
  const { grantId, reason, ticket, startedAt, endedAt, roles, areas } = grant;
  return [{ grantId, reason, ticket, startedAt, endedAt, roles: [...roles], areas: [...areas] }];
};

export const createViewGrants = (table: Table): ViewGrants => ({
  ...createRunningViews(table),

  async start({ areas: _none, ...grant }) {
    const { causeId, userId } = grant;
    await transact(table, [
      {
        ConditionCheck: {
          TableName: table.name,
          Key: viewCauseKey(causeId),
          ...buildCondition(whileCauseIsOpen(causeId, userId)),
        },
        refusal: 'NOT_FOUND',
      },
      {
        Put: {
          TableName: table.name,
          Item: {
            ...staffKeys.viewGrant(grant.staffId, grant.grantId),
            ...entity('ViewGrant'),
            ...grant,
            gsi1pk: staffIndexes.viewsOfPerson(userId),
            gsi1sk: `${grant.startedAt}#${grant.grantId}`,
            gsi2pk: staffIndexes.openViews,
            gsi2sk: `${grant.expiresAt}#${grant.grantId}`,
          },
          ...buildCondition(itemAbsent),
        },
      },
    ]);
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

/** Grants by person; needs a cursor signer. */
export const createAccountViews = (table: Table, cursors: Cursors): AccountViews => ({
  async ofPerson(userId, cursor) {
    const { items, nextCursor } = await queryPage(table, cursors, {
      list: staffIndexes.viewsOfPerson(userId),
      index: 'gsi1',
      cursor,
    });
    return { items: items.flatMap((item) => viewOf(readViewGrant(item))), nextCursor };
  },
});
