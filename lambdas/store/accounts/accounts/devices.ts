import { limits } from '@shared/limits';
import { Browser, System } from '@shared/accounts/model/device';
import { sessionDays } from '@shared/platform/user-pool';
import * as z from 'zod';
import { addSeconds, epochSeconds, type Clock } from '../../../platform/clock';
import { buildUpdate } from '../../../platform/table/build-update';
import { DeleteCommand, QueryCommand, UpdateCommand } from '../../../platform/table/commands';
import { equals } from '../../../platform/table/conditions';
import { conditionHolds } from '../../../platform/table/conditional-write';
import { transact, type Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { accountKeys } from './keys';
import type { Devices, Sighting, StoredDevice } from './ports';
import { securityChangeWrite } from './security-change';

const DeviceItem = z.object({
  deviceId: z.string(),
  signIns: z.array(z.object({ id: z.string(), authTime: z.number() })),
  browser: Browser,
  system: System,
  region: z.string().nullable(),
  firstUsedAt: z.string(),
  lastUsedAt: z.string(),
});

class KnownDevice extends Error {}

const withSignIn = (before: StoredDevice['signIns'], signIn: Sighting['signIn']): StoredDevice['signIns'] =>
  [signIn, ...before.filter(({ id }) => id !== signIn.id)].slice(0, limits.deviceSignIns);

export const createDevices = (table: Table, clock: Clock): Devices => {
  const TableName = table.name;
  const ttlOf = (now: Date) => epochSeconds(addSeconds(now, 2 * sessionDays * 24 * 3600));

  const list = async (userId: string): Promise<StoredDevice[]> => {
    const { pk } = accountKeys.device(userId, '');
    const { Items = [] } = await table.client.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :device)',
        ExpressionAttributeValues: { ':pk': pk, ':device': accountKeys.device(userId, '').sk },
        ConsistentRead: true,
      }),
    );
    return Items.map((item) => DeviceItem.parse(item)).sort((a, b) => (a.lastUsedAt < b.lastUsedAt ? 1 : -1));
  };

  const remove = async (userId: string, deviceIds: readonly string[]): Promise<void> => {
    for (const deviceId of deviceIds) {
      await table.client.send(new DeleteCommand({ TableName, Key: accountKeys.device(userId, deviceId) }));
    }
  };

  const add = async ({ signIn, ...device }: Sighting, others: readonly StoredDevice[]): Promise<void> => {
    const { userId, deviceId } = device;
    const now = clock.now();
    const at = now.toISOString();
    const Item = {
      ...accountKeys.device(userId, deviceId),
      ...entity('Device'),
      ...device,
      signIns: [signIn],
      firstUsedAt: at,
      lastUsedAt: at,
      ttl: ttlOf(now),
    };
    try {
      await transact(table, [
        { Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' }, refusal: KnownDevice },
        // No notice for the first one, which is that of the registration.
        ...(others.length > 0 ? [securityChangeWrite(TableName, { userId, change: 'new_device', at })] : []),
      ]);
    } catch (error) {
      // Two pages opened at the same time.
      if (!(error instanceof KnownDevice)) throw error;
    }
    await remove(
      userId,
      others.slice(limits.devices - 1).map((it) => it.deviceId),
    );
  };

  const refresh = async (known: StoredDevice, { signIn, ...device }: Sighting): Promise<void> => {
    const now = clock.now();
    const { browser, system, region } = device;
    const signIns = withSignIn(known.signIns, signIn);
    const set = { browser, system, region, signIns, lastUsedAt: now.toISOString(), ttl: ttlOf(now) };
    await conditionHolds(
      table.client.send(
        new UpdateCommand({
          TableName,
          Key: accountKeys.device(device.userId, device.deviceId),
          // Signed out, or updated by another page in the meantime.
          ...buildUpdate({ set, when: equals('lastUsedAt', known.lastUsedAt) }),
        }),
      ),
    );
  };

  const isDue = ({ signIns, lastUsedAt }: StoredDevice, { signIn }: Sighting): boolean => {
    const due = addSeconds(clock.now(), -limits.deviceSeenMinutes * 60).toISOString();
    return lastUsedAt <= due || !signIns.some(({ id }) => id === signIn.id);
  };

  return {
    list,
    remove,
    async see(sighting) {
      const devices = await list(sighting.userId);
      const known = devices.find(({ deviceId }) => deviceId === sighting.deviceId);
      if (!known) await add(sighting, devices);
      else if (isDue(known, sighting)) await refresh(known, sighting);
    },
  };
};
