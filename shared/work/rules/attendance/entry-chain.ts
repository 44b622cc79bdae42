import type { ClockEntry } from '../../model/attendance';

/** The signature is made from the hash. */
type EntryContent = Omit<ClockEntry, 'hash' | 'signature'>;

/** Hashed content of an entry, in a fixed order. A device's first entry of a booking has null as `previousHash`. */
export const entryContent = (entry: EntryContent): string =>
  JSON.stringify([
    entry.entryId,
    entry.shiftId,
    entry.kind,
    entry.device,
    entry.seq,
    entry.previousHash,
    entry.session,
    entry.mono,
    entry.wall,
    entry.method,
    entry.fence && [entry.fence.result, entry.fence.accuracyUpTo],
    entry.code,
    entry.askedEarly,
    entry.lateMinutes,
    entry.answers && [entry.answers.breaks, entry.answers.charge, entry.answers.handover],
  ]);

/** Hashes an entry, in hexadecimal; the same on the phone and on the server. */
export const entryHash = async (entry: EntryContent): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(entryContent(entry)));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};
