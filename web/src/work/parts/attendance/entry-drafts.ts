import { entryHash } from '@shared/work/rules/attendance/entry-chain';
import type { PhoneReading } from '@shared/work/rules/attendance/entry-time';
import type { ClockEntry } from '@shared/work/model/attendance';
import type { Waiting, WaitingEntry } from '@/lib/offline/clock-store';
import type { ClockSigner } from './clock-signer';

type Said = Pick<ClockEntry, 'method' | 'fence' | 'code' | 'askedEarly' | 'lateMinutes' | 'answers'>;

export type EntryDraft = Pick<ClockEntry, 'shiftId' | 'kind'> & Partial<Said>;

const unsaid: Said = {
  method: 'none',
  fence: null,
  code: null,
  askedEarly: false,
  lateMinutes: null,
  answers: null,
};

/** The newest entry of a shift on this device; null before the first. */
export type ChainEnd = { seq: number; hash: string } | null;

const later = (one: ChainEnd, other: ChainEnd): ChainEnd => {
  if (one === null || other === null) return one ?? other;
  return one.seq >= other.seq ? one : other;
};

/** `known`: the end of the chain when the server was last asked. */
export const chainEnd = ({ entries, sent }: Waiting, shiftId: string, known: ChainEnd): ChainEnd =>
  entries
    .filter(({ entry, problem }) => entry.shiftId === shiftId && problem === null)
    .reduce<ChainEnd>((end, { entry }) => later(entry, end), later(sent[shiftId] ?? null, known));

type Sign = ClockSigner['sign'];

const chained = async (
  entry: Omit<ClockEntry, 'hash' | 'signature'>,
  end: ChainEnd,
  sign: Sign,
): Promise<ClockEntry> => {
  const next = { ...entry, seq: (end?.seq ?? 0) + 1, previousHash: end?.hash ?? null };
  const hash = await entryHash(next);
  return { ...next, hash, signature: await sign(hash) };
};

type Made = { entryId: string; device: string; reading: PhoneReading; end: ChainEnd; sign: Sign };

export const entryOf = (draft: EntryDraft, { entryId, device, reading, end, sign }: Made): Promise<ClockEntry> =>
  chained({ ...unsaid, ...draft, ...reading, entryId, device, seq: 1, previousHash: null }, end, sign);

/** After a change or removal, later entries of the shift are chained and signed again; none of them has been sent. */
export const rechained = async (
  entries: readonly WaitingEntry[],
  { from, replacement, sign }: { from: ClockEntry; replacement: ClockEntry | null; sign: Sign },
): Promise<WaitingEntry[]> => {
  let end: ChainEnd = from.seq === 1 ? null : { seq: from.seq - 1, hash: from.previousHash ?? '' };
  const next: WaitingEntry[] = [];
  for (const waiting of entries) {
    const isSame = waiting.entry.entryId === from.entryId;
    const follows = waiting.entry.shiftId === from.shiftId && waiting.entry.seq >= from.seq && waiting.problem === null;
    if (isSame && replacement === null) continue;
    if (!isSame && !follows) {
      next.push(waiting);
      continue;
    }
    const entry: ClockEntry = await chained(isSame && replacement ? replacement : waiting.entry, end, sign);
    end = entry;
    next.push({ ...waiting, entry });
  }
  return next;
};
