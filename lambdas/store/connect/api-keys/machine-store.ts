import { entitlementsOf } from '@shared/money/rules/entitlements';
import { Instant } from '@shared/core/model/fields';
import type { Clock } from '../../../platform/clock';
import type { KeyOwner, MachineStore } from '../../../platform/machine/ports';
import { buildUpdate } from '../../../platform/table/build-update';
import { UpdateCommand } from '../../../platform/table/commands';
import { itemExists } from '../../../platform/table/conditions';
import { conditionHolds } from '../../../platform/table/conditional-write';
import { createMinuteCounts } from '../../../platform/table/minute-counts';
import { getItem, getItems, type Item, type Table } from '../../../platform/table/table';
import { newAccount, readAccount, standingOf } from '../../money/billing/billing-account';
import { billingKeys } from '../../money/billing/keys';
import { stageBilling } from '../../money/billing/stage-billing';
import { moderationKeys } from '../../trust/reports/keys';
import { restrictionIn } from '../../trust/reports/restrictions';
import { graceRuns } from '../../organizations/organizations/grace-period';
import { organizationKeys } from '../../organizations/organizations/keys';
import { verifiedOf } from '../../organizations/organizations/verified-mark';
import { readApiKey } from './api-key-item';
import { apiKeyKeys } from './keys';

type Owned = { organization: Item; restricted: Item | undefined; billing: Item | undefined };

export const createMachineStore = (table: Table, clock: Pick<Clock, 'now'>): MachineStore => {
  const stage = stageBilling();
  const countOf = createMinuteCounts(table, clock);

  const ownerOf = (organizationId: string, { organization, restricted, billing }: Owned): KeyOwner => {
    const now = clock.now();
    const standing = standingOf(billing ? readAccount(billing) : newAccount(organizationId));
    return {
      closesAt: Instant.nullable().parse(organization['closesAt'] ?? null),
      verified: verifiedOf(organization) ?? graceRuns(now),
      restriction: restrictionIn([restricted], now),
      plan: entitlementsOf(standing, stage, now),
    };
  };

  return {
    async key(keyId) {
      const item = await getItem(table, apiKeyKeys.apiKey(keyId), true);
      return item ? readApiKey(item) : null;
    },

    async owner(organizationId) {
      const [organization, restricted, billing] = await getItems(
        table,
        [
          organizationKeys.organization(organizationId),
          moderationKeys.organizationRestriction(organizationId),
          ...(stage.mode === 'off' ? [] : [billingKeys.billingAccount(organizationId)]),
        ],
        true,
      );
      return organization ? ownerOf(organizationId, { organization, restricted, billing }) : null;
    },

    countCall: (keyId) => countOf('apiCalls', { apiKey: keyId }),
    countRefusal: (address) => countOf('wrongApiKeys', { network: address }),

    async recordUse(keyId, at) {
      const [lastUsedAt, usedHour] = [`${at.slice(0, 16)}:00.000Z`, `${at.slice(0, 13)}:00:00.000Z`];
      await conditionHolds(
        table.client.send(
          new UpdateCommand({
            TableName: table.name,
            Key: apiKeyKeys.apiKey(keyId),
            ...buildUpdate({ set: { lastUsedAt, usedHour }, when: itemExists }),
          }),
        ),
      );
    },
  };
};
