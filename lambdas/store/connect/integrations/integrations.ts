import { isSealed, openValue, sealValue } from '../../../platform/crypto/sealed-value';
import type { Change } from '../../../platform/table/build-update';
import { DeleteCommand } from '../../../platform/table/commands';
import { absent, all, any, buildCondition, equals, itemExists, lessThan } from '../../../platform/table/conditions';
import { conditionHolds, updateIf } from '../../../platform/table/conditional-write';
import { getItem, queryFirst, type Item, type Table } from '../../../platform/table/table';
import { providerIds } from '@shared/connect/integrations/vocabulary';
import { entity } from '../../entity';
import type { PersonalKeys } from '../../accounts/personal-keys/personal-keys';
import { recordEnding } from './ending-access';
import { readIntegration, readRef, StoredGrant } from './integration-item';
import { integrationIndexes } from './keys';
import { integrationKey, ownerAttributes, ownerEntity, ownerList } from './owner';
import type { Grant, IntegrationRef, Integrations, ProviderRef } from './ports';

const grantAttribute = 'grant';
/** Maximum number of organizations that share an account of a provider. */
const accountLimit = 50;

export const createIntegrations = (table: Table, keys: PersonalKeys): Integrations => {
  const TableName = table.name;

  const sealed = async (ref: ProviderRef, grant: Grant) =>
    sealValue(await keys.make(ref.owner.id), { ...integrationKey(ref), attribute: grantAttribute }, grant);

  const opened = async (ref: ProviderRef, item: Item): Promise<Grant | null> => {
    const value = item[grantAttribute];
    const dataKey = isSealed(value) ? await keys.find(ref.owner.id) : null;
    if (!dataKey || !isSealed(value)) return null;
    return StoredGrant.parse(openValue(dataKey, { ...integrationKey(ref), attribute: grantAttribute }, value));
  };

  const update = (ref: ProviderRef, change: Change): Promise<Item | null> =>
    updateIf(table, integrationKey(ref), change);

  const made = ({ owner, provider }: ProviderRef) => ({
    ...entity(ownerEntity(owner)),
    ...ownerAttributes(owner),
    provider,
  });
  const same = ({ integrationId }: IntegrationRef) => equals('integrationId', integrationId);

  return {
    async list(owner) {
      const items = await queryFirst(table, { list: ownerList(owner), limit: providerIds.length, newestFirst: false });
      return items.map(readIntegration);
    },

    async get(ref) {
      const item = await getItem(table, integrationKey(ref), true);
      return item ? { ...readIntegration(item), grant: await opened(ref, item) } : null;
    },

    async ofAccount(provider, accountId) {
      const list = integrationIndexes.vendorAccount(provider, accountId);
      return (await queryFirst(table, { list, index: 'gsi1', limit: accountLimit })).map(readRef);
    },

    async markConnecting(ref, { until, by, at, integrationId }) {
      await update(ref, {
        set: { ...made(ref), connectingUntil: until, updatedAt: at },
        setIfAbsent: { integrationId, state: 'available', since: at, connectedBy: by, createdAt: at },
      });
    },

    async clearConnecting(ref, at) {
      await update(ref, { set: { updatedAt: at }, remove: ['connectingUntil'], when: itemExists });
    },

    async connect(ref, { integrationId, grant, account, settings, by, at }) {
      const item = await update(ref, {
        set: {
          ...made(ref),
          integrationId,
          state: 'connected',
          since: at,
          account,
          settings,
          connectedBy: by,
          [grantAttribute]: await sealed(ref, grant),
          failures: 0,
          lastWorkedAt: at,
          updatedAt: at,
          gsi1pk: integrationIndexes.vendorAccount(ref.provider, account.id),
          gsi1sk: integrationId,
        },
        setIfAbsent: { createdAt: at },
        add: { grantVersion: 1 },
        remove: ['reason', 'stopped', 'refreshUntil', 'connectingUntil'],
        when: absent('endingSince'),
      });
      return item && readIntegration(item);
    },

    async remove(ref) {
      await conditionHolds(
        table.client.send(new DeleteCommand({ TableName, Key: integrationKey(ref), ...buildCondition(same(ref)) })),
      );
    },

    async takeRefresh(ref, { grantVersion, now, until }) {
      const free = any(absent('refreshUntil'), lessThan('refreshUntil', now));
      const when = all(same(ref), equals('grantVersion', grantVersion), free);
      return (await update(ref, { set: { refreshUntil: until }, when })) !== null;
    },

    async saveGrant(ref, { until, at }, grant) {
      const item = await update(ref, {
        set: { [grantAttribute]: await sealed(ref, grant), updatedAt: at },
        add: { grantVersion: 1 },
        remove: ['refreshUntil'],
        when: all(same(ref), equals('refreshUntil', until)),
      });
      return item !== null;
    },

    async releaseRefresh(ref, until) {
      await update(ref, { remove: ['refreshUntil'], when: all(same(ref), equals('refreshUntil', until)) });
    },

    async endAccess(ref, grantVersion, at) {
      const reason = 'access_ended';
      const item = await update(ref, {
        set: { state: 'needs_reconnect', reason, since: at, stopped: { reason, at }, updatedAt: at },
        remove: [grantAttribute, 'refreshUntil'],
        when: all(
          same(ref),
          equals('grantVersion', grantVersion),
          any(equals('state', 'connected'), equals('state', 'degraded')),
        ),
      });
      return item !== null;
    },

    recordEnding: (ref, how, at) => recordEnding(table, ref, how, at),

    async recordSuccess(ref, at) {
      const item = await update(ref, {
        set: { failures: 0, lastWorkedAt: at },
        when: all(same(ref), equals('state', 'connected')),
      });
      if (item) return;
      await update(ref, {
        set: { state: 'connected', since: at, failures: 0, lastWorkedAt: at, updatedAt: at },
        remove: ['reason'],
        when: all(same(ref), equals('state', 'degraded')),
      });
    },

    async recordFailure(ref, at, degradedFrom) {
      const item = await update(ref, { add: { failures: 1 }, when: same(ref) });
      const failures = item ? readIntegration(item).failures : 0;
      if (failures >= degradedFrom) {
        await update(ref, {
          set: { state: 'degraded', reason: 'failing', since: at, updatedAt: at },
          when: all(same(ref), equals('state', 'connected')),
        });
      }
      return failures;
    },

    async recordRemovedEntry(ref, removed) {
      await update(ref, { set: { removedEntry: removed }, when: same(ref) });
    },
  };
};
