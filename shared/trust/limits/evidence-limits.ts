/** Of signed receipts and evidence packets. */
export const evidenceLimits = {
  signedDocumentsPerReaderPerDay: 200,
  /** For how long, what is listed, and how much of the log of openings is kept. */
  packetDays: { min: 7, usual: 30, max: 90 },
  packetsPerPersonPerDay: 20,
  packetsListed: 50,
  packetItems: 40,
  packetOpenings: 50,
  /** The attendance record of a packet: its days, up to the day on which the newest are settled. */
  packetRecordDays: 365,
  packetRecordSettledDays: 7,
} as const;
