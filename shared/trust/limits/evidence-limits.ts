/** Limits of signed receipts and evidence packets. */
export const evidenceLimits = {
  signedDocumentsPerReaderPerDay: 200,
  /** Days for which a packet is valid, and limits of lists and of the log of openings. */
  packetDays: { min: 7, usual: 30, max: 90 },
  packetsPerPersonPerDay: 20,
  packetsListed: 50,
  packetItems: 40,
  packetOpenings: 50,
  /** Days in the attendance record of a packet, up to the newest settled day. */
  packetRecordDays: 365,
  packetRecordSettledDays: 7,
} as const;
