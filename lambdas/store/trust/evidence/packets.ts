import { evidenceLimits } from '@shared/trust/limits/evidence-limits';
import { PutCommand, QueryCommand } from '../../../platform/table/commands';
import { buildCondition, equals, itemAbsent } from '../../../platform/table/conditions';
import { ifConditionHolds } from '../../../platform/table/conditional-write';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { getItem, queryFirst, type Table } from '../../../platform/table/table';
import { evidencePacketIndexes, evidencePacketKeys } from './keys';
import { packetItem, PacketItem } from './packet-item';

export type PacketRef = { userId: string; packetId: string };

export type EvidencePackets = {
  get(ref: PacketRef): Promise<PacketItem | null>;
  /** Reads the current state, because the index may lag. */
  byCode(codeHash: string): Promise<PacketItem | null>;
  /** Lists the newest first. */
  list(userId: string): Promise<PacketItem[]>;
  /** Idempotent: a repeat keeps the existing packet. */
  add(packet: PacketItem): Promise<void>;
  /** Saves the next version. ConcurrentModificationError if it changed since it was read. */
  save(packet: PacketItem): Promise<void>;
};

export const createEvidencePackets = (table: Table): EvidencePackets => {
  const TableName = table.name;

  const get = async ({ userId, packetId }: PacketRef): Promise<PacketItem | null> => {
    const item = await getItem(table, evidencePacketKeys.evidencePacket(userId, packetId), true);
    return item ? PacketItem.parse(item) : null;
  };

  return {
    get,

    async byCode(codeHash) {
      const list = evidencePacketIndexes.packetCode(codeHash);
      const [found] = await queryFirst(table, { list, index: 'gsi1', limit: 1 });
      return found ? get({ userId: String(found['userId']), packetId: String(found['packetId']) }) : null;
    },

    async list(userId) {
      const { Items = [] } = await table.client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': evidencePacketIndexes.evidencePackets(userId) },
          ScanIndexForward: false,
          ConsistentRead: true,
          Limit: evidenceLimits.packetsListed,
        }),
      );
      return Items.map((item) => PacketItem.parse(item));
    },

    async add(packet) {
      await ifConditionHolds(
        table.client.send(new PutCommand({ TableName, Item: packetItem(packet), ...buildCondition(itemAbsent) })),
      );
    },

    async save(packet) {
      const Item = packetItem({ ...packet, version: packet.version + 1 });
      const condition = buildCondition(equals('version', packet.version));
      const isSaved = await ifConditionHolds(table.client.send(new PutCommand({ TableName, Item, ...condition })));
      if (!isSaved) throw new ConcurrentModificationError();
    },
  };
};
