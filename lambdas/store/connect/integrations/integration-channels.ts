import * as z from 'zod';
import { isSealed, openValue, sealValue } from '../../../platform/crypto/sealed-value';
import type { Change } from '../../../platform/table/build-update';
import { absent, all, equals, exists, type Condition } from '../../../platform/table/conditions';
import { updateIf } from '../../../platform/table/conditional-write';
import { getItem, type Table } from '../../../platform/table/table';
import type { PersonalKeys } from '../../accounts/personal-keys/personal-keys';
import { integrationKey } from './owner';
import type { IntegrationChannels, IntegrationRef, ProviderRef } from './ports';

const attribute = 'channel';
const version = 'channelVersion';
const Stored = z.object({ name: z.string(), address: z.string() });

/** Stored apart from the grant, so it stays when access ends and the account is connected again. */
export const createIntegrationChannels = (table: Table, keys: PersonalKeys): IntegrationChannels => {
  const placeOf = (ref: ProviderRef) => ({ ...integrationKey(ref), attribute });

  /** Returns false if the connection ended or was replaced. */
  const update = async (
    ref: IntegrationRef,
    change: Pick<Change, 'set' | 'remove'>,
    ...conditions: Condition[]
  ): Promise<boolean> => {
    const when = all(equals('integrationId', ref.integrationId), exists('account'), ...conditions);
    return (await updateIf(table, integrationKey(ref), { ...change, add: { [version]: 1 }, when })) !== null;
  };

  return {
    async get(ref) {
      const value = (await getItem(table, integrationKey(ref), true))?.[attribute];
      const dataKey = isSealed(value) ? await keys.find(ref.owner.id) : null;
      return dataKey && isSealed(value) ? Stored.parse(openValue(dataKey, placeOf(ref), value)) : null;
    },
    async put(ref, channel, at) {
      const sealed = sealValue(await keys.make(ref.owner.id), placeOf(ref), channel);
      const isCurrent = ref.channelVersion === 0 ? absent(version) : equals(version, ref.channelVersion);
      return update(ref, { set: { [attribute]: sealed, updatedAt: at } }, isCurrent);
    },
    remove: (ref, at) => update(ref, { set: { updatedAt: at }, remove: [attribute] }),
  };
};
