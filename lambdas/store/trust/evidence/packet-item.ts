import { EvidencePacket, EvidenceItemId } from '@shared/trust/model/evidence-packet';
import { UserId, Version } from '@shared/core/model/fields';
import * as z from 'zod';
import type { Item } from '../../../platform/table/table';
import { entity } from '../../entity';
import { evidencePacketIndexes, evidencePacketKeys } from './keys';

/** The evidence isn't stored, but read from its origin and compared by `digest`. The code isn't stored either. */
export const PacketItem = EvidencePacket.omit({ state: true }).extend({
  userId: UserId,
  itemIds: z.array(EvidenceItemId),
  digest: z.string(),
  codeHash: z.string(),
  version: Version,
});
export type PacketItem = z.infer<typeof PacketItem>;

export const packetItem = (packet: PacketItem): Item => ({
  ...evidencePacketKeys.evidencePacket(packet.userId, packet.packetId),
  ...entity('EvidencePacket'),
  ...packet,
  gsi1pk: evidencePacketIndexes.packetCode(packet.codeHash),
  gsi1sk: packet.packetId,
});
