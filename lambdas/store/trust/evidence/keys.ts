export const evidencePacketKeys = {
  evidencePacket: (userId: string, packetId: string) => ({ pk: `USER#${userId}#PACKETS`, sk: packetId }),
} as const;

export const evidencePacketIndexes = {
  /** table: packets of a person by creation */
  evidencePackets: (userId: string) => `USER#${userId}#PACKETS`,
  /** gsi1: by the hash of its code */
  packetCode: (codeHash: string) => `PACKET_CODE#${codeHash}`,
} as const;
