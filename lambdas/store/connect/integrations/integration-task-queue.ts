import * as z from 'zod';
import type { Change } from '../../../platform/table/build-update';
import { DeleteCommand } from '../../../platform/table/commands';
import { absent, all, any, atMost, equals, exists, lessThan, moreThan } from '../../../platform/table/conditions';
import { updateIf } from '../../../platform/table/conditional-write';
import { queryDue, type Item, type Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { readRef } from './integration-item';
import { integrationIndexes, integrationKeys } from './keys';
import { ownerAttributes } from './owner';
import type { IntegrationRef, IntegrationWork, IntegrationTaskQueue } from './ports';

const orNull = z
  .string()
  .nullish()
  .transform((value) => value ?? null);
const Stored = z.object({ dueAt: orNull, leaseUntil: orNull, restUntil: orNull });

const readWork = (item: Item): IntegrationWork => ({ ...Stored.parse(item), ...readRef(item) });

const dueAttributes = (dueAt: string | null) => ({
  dueAt: dueAt ?? undefined,
  gsi1pk: dueAt === null ? undefined : integrationIndexes.dueIntegrations,
  gsi1sk: dueAt ?? undefined,
});

export const createIntegrationTaskQueue = (table: Table): IntegrationTaskQueue => {
  const TableName = table.name;

  /** Returns null if the condition fails. */
  const update = async (integrationId: string, change: Change): Promise<IntegrationWork | null> => {
    const item = await updateIf(table, integrationKeys.integrationWork(integrationId), change);
    return item && readWork(item);
  };

  const named = ({ owner, provider, integrationId }: IntegrationRef) => ({
    ...entity('IntegrationWork'),
    ...ownerAttributes(owner),
    provider,
    integrationId,
  });

  return {
    async mark(ref, at) {
      const unknown = any(absent('dueAt'), moreThan('dueAt', at));
      const awake = any(absent('restUntil'), atMost('restUntil', at));
      const set = { ...named(ref), ...dueAttributes(at) };
      return (await update(ref.integrationId, { set, when: all(unknown, awake) })) !== null;
    },

    take: (integrationId, { now, until }) =>
      update(integrationId, {
        set: { leaseUntil: until, ...dueAttributes(until) },
        when: all(exists('pk'), any(absent('leaseUntil'), lessThan('leaseUntil', now))),
      }),

    renew: ({ integrationId, leaseUntil }) =>
      update(integrationId, { set: dueAttributes(leaseUntil), when: equals('leaseUntil', leaseUntil) }),

    async release({ integrationId, leaseUntil }, { dueAt, restUntil, anyway }) {
      const own = equals('leaseUntil', leaseUntil);
      const released = await update(integrationId, {
        set: { ...dueAttributes(dueAt), restUntil: restUntil ?? undefined },
        remove: ['leaseUntil'],
        when: anyway ? own : all(own, equals('dueAt', leaseUntil)),
      });
      return released !== null;
    },

    async remove(integrationId) {
      await table.client.send(new DeleteCommand({ TableName, Key: integrationKeys.integrationWork(integrationId) }));
    },

    async due(now, after) {
      const bound = { compared: '<=', with: now } as const;
      const { items, next } = await queryDue(table, { list: integrationIndexes.dueIntegrations, bound, after });
      return { due: items.map(readRef), next };
    },
  };
};
