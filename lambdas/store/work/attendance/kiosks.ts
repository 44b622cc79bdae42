import { AppError } from '@shared/errors';
import { Kiosk } from '@shared/work/model/attendance';
import { Instant, OrganizationId } from '@shared/core/model/fields';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import * as z from 'zod';
import { epochSeconds } from '../../../platform/clock';
import { PutCommand } from '../../../platform/table/commands';
import { all, atLeast, buildCondition, itemAbsent, itemExists } from '../../../platform/table/conditions';
import { countWrite } from '../../../platform/table/reserve-slot';
import { getItem, queryFirst, transact, type Item, type Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { attendanceIndexes, attendanceKeys } from './keys';

export const KioskItem = Kiosk.extend({ organizationId: OrganizationId, secretHash: z.string() });
export type KioskItem = z.infer<typeof KioskItem>;

/** A code that a manager made, until it is typed or expires. */
export const PairingItem = z.object({
  codeHash: z.string(),
  organizationId: OrganizationId,
  locationId: z.string(),
  name: z.string(),
  pairedBy: z.string(),
  expiresAt: Instant,
});
export type PairingItem = z.infer<typeof PairingItem>;

export type Kiosks = {
  /** Lists by pairing time. */
  list(locationId: string): Promise<KioskItem[]>;
  get(kioskId: string): Promise<KioskItem | null>;
  offer(pairing: PairingItem): Promise<void>;
  pairing(codeHash: string): Promise<PairingItem | null>;
  /** Uses up the code. INVALID_TOKEN if it is used or has expired by `now`, LIMIT_REACHED at the maximum. */
  pair(kiosk: KioskItem, codeHash: string, now: Date): Promise<void>;
  /** NOT_FOUND if it doesn't exist. */
  revoke(kiosk: KioskItem): Promise<void>;
};

const kioskItem = (kiosk: KioskItem): Item => ({
  ...attendanceKeys.kiosk(kiosk.kioskId),
  ...entity('Kiosk'),
  ...kiosk,
  gsi1pk: attendanceIndexes.kiosks(kiosk.locationId),
  gsi1sk: `${kiosk.pairedAt}#${kiosk.kioskId}`,
});

export const createKiosks = (table: Table): Kiosks => ({
  async list(locationId) {
    const list = attendanceIndexes.kiosks(locationId);
    const query = { list, index: 'gsi1', limit: shiftLimits.kiosksPerLocation, newestFirst: false } as const;
    return (await queryFirst(table, query)).map((item) => KioskItem.parse(item));
  },

  async get(kioskId) {
    const item = await getItem(table, attendanceKeys.kiosk(kioskId), true);
    return item ? KioskItem.parse(item) : null;
  },

  async offer(pairing) {
    const Item = {
      ...attendanceKeys.kioskPairing(pairing.codeHash),
      ...entity('KioskPairing'),
      ...pairing,
      ttl: epochSeconds(new Date(pairing.expiresAt)),
    };
    await table.client.send(new PutCommand({ TableName: table.name, Item, ...buildCondition(itemAbsent) }));
  },

  async pairing(codeHash) {
    const item = await getItem(table, attendanceKeys.kioskPairing(codeHash), true);
    return item ? PairingItem.parse(item) : null;
  },

  pair: (kiosk, codeHash, now) =>
    transact(table, [
      {
        Delete: {
          TableName: table.name,
          Key: attendanceKeys.kioskPairing(codeHash),
          ...buildCondition(all(itemExists, atLeast('expiresAt', now.toISOString()))),
        },
        refusal: 'INVALID_TOKEN',
      },
      { Put: { TableName: table.name, Item: kioskItem(kiosk), ...buildCondition(itemAbsent) } },
      countWrite(table.name, attendanceKeys.kioskCount(kiosk.locationId), {
        add: 1,
        limit: shiftLimits.kiosksPerLocation,
      }),
    ]),

  async revoke({ kioskId, locationId }) {
    if (!(await getItem(table, attendanceKeys.kiosk(kioskId), true))) throw new AppError('NOT_FOUND');
    await transact(table, [
      {
        Delete: { TableName: table.name, Key: attendanceKeys.kiosk(kioskId), ...buildCondition(itemExists) },
        refusal: 'NOT_FOUND',
      },
      countWrite(table.name, attendanceKeys.kioskCount(locationId), { add: -1 }),
    ]);
  },
});
