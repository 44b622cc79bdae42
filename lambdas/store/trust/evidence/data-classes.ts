import type { AttributeClasses, ClassesOf } from '../../attribute-classes';
import type { PacketItem } from './packet-item';

export const evidencePacketsClasses = {
  EvidencePacket: {
    codeHash: 'operational',
    createdAt: 'operational',
    digest: 'operational',
    itemIds: 'operational',
    items: 'content',
    opened: 'operational',
    openings: 'operational',
    packetId: 'operational',
    purpose: 'content',
    recipient: 'content',
    revokedAt: 'operational',
    userId: 'operational',
    validUntil: 'operational',
    version: 'operational',
  } satisfies ClassesOf<PacketItem>,
} as const satisfies Record<string, AttributeClasses>;
