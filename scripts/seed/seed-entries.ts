import { entryHash } from '@shared/domain/shifts/entry-chain';
import type { ClockEntry, EntryBatch } from '@shared/model/attendance';
import { createHash } from 'node:crypto';

type Made = Pick<ClockEntry, 'kind'> & Partial<Pick<ClockEntry, 'answers'>> & { at: string };

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The same each time: an entry that is sent again is known. */
const uuidOf = (name: string): string => {
  const hex = digestOf(name);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** As a phone made them at the unit, and sends them once it has a connection. */
export const phoneEntries = async (
  { shiftId, userId }: { shiftId: string; userId: string },
  made: readonly Made[],
  sentAt: Date,
): Promise<EntryBatch> => {
  const name = `${shiftId}/${userId}`;
  const session = `session-${digestOf(name).slice(0, 16)}`;
  const began = Date.parse(made[0]!.at) - 60_000;
  const entries: ClockEntry[] = [];
  for (const [index, { kind, at, answers = null }] of made.entries()) {
    const entry = {
      ...{ entryId: uuidOf(`${name}/${index}`), shiftId, kind, answers, session, wall: at },
      device: `phone-${digestOf(userId).slice(0, 16)}`,
      seq: index + 1,
      previousHash: entries.at(-1)?.hash ?? null,
      mono: Date.parse(at) - began,
      method: 'location' as const,
      fence: { result: 'inside' as const, accuracyUpTo: 20 as const },
      code: null,
      askedEarly: false,
      lateMinutes: null,
    };
    entries.push({ ...entry, hash: await entryHash(entry) });
  }
  const sync = { session, mono: sentAt.getTime() - began, wall: sentAt.toISOString() };
  return { entries, sync, anchors: [] };
};
