import type { EntryKind, EntryTrust } from '../../model/attendance-vocabulary';
import { shiftLimits } from '../../limits/shift-limits';

/** Readings of the phone: `mono` counts milliseconds within a session, `wall` is its wall clock. */
export type PhoneReading = { session: string; mono: number; wall: string };

/** A reading with a known server time. */
export type Anchor = { session: string; mono: number; server: string };

export type ClockEntry = PhoneReading & { kind: EntryKind };
export type ClockSync = PhoneReading & { server: string };

export type EntryTime = { at: string; trust: EntryTrust };

const gapMs = shiftLimits.clockGapMinutes * 60_000;

/** Whether an earlier time pays more. */
const paysEarlier: Record<EntryKind, boolean> = {
  in: true,
  break_end: true,
  late: true,
  out: false,
  break_start: false,
};

const byMonotonic = ({ mono }: ClockEntry, anchor: Anchor): number => Date.parse(anchor.server) - (anchor.mono - mono);

/** Wall-clock time corrected by the phone's offset at the sync. */
const byWall = ({ wall }: ClockEntry, sync: ClockSync): number =>
  Date.parse(wall) + Date.parse(sync.server) - Date.parse(sync.wall);

/** Anchor of the entry's session: the sync itself, unless the app was restarted. */
const anchorOf = (entry: ClockEntry, sync: ClockSync, anchor: Anchor | null): Anchor | null =>
  [sync, anchor].find((it) => it?.session === entry.session) ?? null;

const better = (kind: EntryKind, one: number, other: number): number =>
  paysEarlier[kind] ? Math.min(one, other) : Math.max(one, other);

/**
 * Server time of an offline entry. If the readings disagree, the one that pays the person more is proposed. No entry is
 * later than its sync.
 */
export const entryTime = (entry: ClockEntry, sync: ClockSync, anchor: Anchor | null = null): EntryTime => {
  const timed = (ms: number, trust: EntryTime['trust']): EntryTime => ({
    at: new Date(Math.min(ms, Date.parse(sync.server))).toISOString(),
    trust,
  });
  const wall = byWall(entry, sync);
  const known = anchorOf(entry, sync, anchor);
  if (!known) return timed(wall, 'medium');
  const monotonic = byMonotonic(entry, known);
  if (Math.abs(monotonic - wall) <= gapMs) return timed(monotonic, 'high');
  return timed(better(entry.kind, monotonic, wall), 'look');
};

/** Whether it is in time; later entries are corrections. */
export const isLive = (at: string, arrivedAt: string): boolean =>
  Date.parse(arrivedAt) - Date.parse(at) <= shiftLimits.entryHours * 3_600_000;
