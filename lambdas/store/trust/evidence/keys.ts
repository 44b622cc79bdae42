export const evidencePacketKeys = {
  evidencePacket: (userId: string, packetId: string) => ({ pk: `USER#${userId}#PACKETS`, sk: packetId }),
} as const;

export const evidencePacketIndexes = {
  /** table: of a person by the time they were made */
  evidencePackets: (userId: string) => `USER#${userId}#PACKETS`,
  /** gsi1: by the hash of its code */
  packetCode: (codeHash: string) => `PACKET_CODE#${codeHash}`,
} as const;
