import { entryHash } from '@shared/work/rules/attendance/entry-chain';
import { entryTime, isLive, type EntryTime } from '@shared/work/rules/attendance/entry-time';
import type { Attendance, ClockEntry, EntryBatch, EntryResult } from '@shared/work/model/attendance';
import type { ClockInMethod, EntryOutcome, EntrySigning } from '@shared/work/model/attendance-vocabulary';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { attendanceView, type ClockEntryItem } from '../../store/work/attendance/attendance-item';
import { isKioskCode } from '../../store/work/attendance/kiosk-code';
import { catchUp, isOpen, readAttended, type Attended } from '../../store/work/attendance/move-attendance';
import { AppError } from '@shared/errors';
import { verifySigning } from './entry-signing';
import type { Deps } from './ports';

/** `userAgent`: browser of the request, by which owners recognize a phone. */
type Sending = { caller: AuthorizedCaller; batch: EntryBatch; userAgent: string };
type Sent = { entry: ClockEntry; time: EntryTime; attended: Attended };

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/** Returns whether evidence is stored, even if it no longer changes what counts. */
const isKept = ({ booking }: Attended): boolean =>
  isOpen(booking) || ['submitted', 'returned', 'no_show'].includes(booking.status);

type Window = { from: number; until: number };

/** Returns the possible time of an entry of this kind, in milliseconds. */
const windowOf = ({ entry: { kind }, attended: { booking } }: Sent): Window => {
  const [start, end] = [Date.parse(booking.startsAt), Date.parse(booking.endsAt)];
  if (kind === 'late') return { from: start - dayMinutes * minuteMs, until: end };
  const from = start - shiftLimits.clockInMinutesAhead * minuteMs;
  return { from, until: kind === 'in' ? end : end + shiftLimits.needsTimeHours * 60 * minuteMs };
};

const windowProblem = (sent: Sent, now: Date): EntryOutcome | null => {
  const { from, until } = windowOf(sent);
  const { at } = sent.time;
  if (Date.parse(at) < from) return 'too_early';
  return Date.parse(at) > until || !isLive(at, now.toISOString()) ? 'too_late' : null;
};

const placeProblem = async (deps: Deps, { entry, time, attended }: Sent): Promise<EntryOutcome | null> => {
  const { kind, method, fence, code } = entry;
  if (kind === 'in' && method === 'location' && fence?.result === 'outside') return 'not_there';
  if (method !== 'code') return null;
  const { locationId } = attended.shift;
  await deps.throttle.count('kioskCodes', { account: attended.booking.professional.userId });
  const isRight = code !== null && (await isKioskCode(deps.hash, locationId, { code, at: time.at }));
  return isRight ? null : 'wrong_code';
};

type Link = Pick<ClockEntry, 'device' | 'seq' | 'hash' | 'previousHash'>;

/** Returns whether the entry follows the device's previous one, as far as that is known. */
const isChained = ({ device, seq, previousHash }: Link, known: readonly Link[]): boolean => {
  if (seq === 1) return previousHash === null;
  const before = known.find((it) => it.device === device && it.seq === seq - 1);
  return before === undefined || before.hash === previousHash;
};

const timeOf = (entry: ClockEntry, { sync, anchors }: EntryBatch, known: readonly Link[], now: Date): EntryTime => {
  const anchor = anchors.find(({ session }) => session === entry.session) ?? null;
  const time = entryTime(entry, { ...sync, server: now.toISOString() }, anchor);
  return isChained(entry, known) ? time : { ...time, trust: 'look' };
};

type EntryMarks = Pick<ClockEntryItem, 'signing' | 'codeRequired'>;

/** Flags an impossible signature for the supervisor; a missing one doesn't make the time doubtful. */
const trusted = (time: EntryTime, signing: EntrySigning): EntryTime =>
  signing === 'mismatch' || signing === 'removed_phone' ? { ...time, trust: 'look' } : time;

const stored = (
  { entry: { code: _code, ...entry }, time, attended }: Sent,
  marks: EntryMarks,
  now: Date,
): ClockEntryItem => ({
  ...entry,
  ...time,
  ...marks,
  userId: attended.booking.professional.userId,
  organizationId: attended.shift.organizationId,
  startsAt: attended.booking.startsAt,
  arrivedAt: now.toISOString(),
});

const refused = ({ entryId }: ClockEntry, outcome: EntryOutcome): EntryResult => ({
  entryId,
  outcome,
  at: null,
  trust: null,
});

const resultOf = ({ entryId, at, trust, signing }: ClockEntryItem, outcome: 'recorded' | 'known'): EntryResult => ({
  ...{ entryId, outcome, at, trust },
  ...(signing && { signing }),
});

type OfShift = { attended: Attended; clockInBy: ClockInMethod };

const keep = async (
  deps: Deps,
  entry: ClockEntry,
  { batch, userAgent }: Sending,
  { attended, clockInBy }: OfShift,
): Promise<EntryResult> => {
  const now = deps.clock.now();
  const before = attended.entries.find(({ entryId }) => entryId === entry.entryId);
  if (before) return resultOf(before, 'known');
  if (!isKept(attended)) return refused(entry, 'not_booked');
  if ((await entryHash(entry)) !== entry.hash) return refused(entry, 'wrong_hash');
  if (attended.entries.length >= shiftLimits.entriesKept) return refused(entry, 'too_late');
  const known = [...attended.entries, ...batch.entries.filter(({ shiftId }) => shiftId === entry.shiftId)];
  const time = timeOf(entry, batch, known, now);
  const sent = { entry, time, attended };
  const problem = windowProblem(sent, now) ?? (await placeProblem(deps, sent));
  if (problem) return refused(entry, problem);
  const { professional } = attended.booking;
  const { timeZone } = attended.shift;
  const signing = await verifySigning(deps, { entry, at: time.at, userId: professional.userId, timeZone, userAgent });
  const marks: EntryMarks = { signing, ...(clockInBy === 'code' && { codeRequired: true }) };
  const item = stored({ ...sent, time: trusted(time, signing) }, marks, now);
  const kept = (await deps.attendance.keepEntry(item)) ?? item;
  return resultOf(kept, kept === item ? 'recorded' : 'known');
};

/** Reads the caller's attendance; null without a booking. */
const attendedOf = async (deps: Deps, shiftId: string, userId: string): Promise<Attended | null> => {
  try {
    return await readAttended(deps, { shiftId, userId });
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
};

type Part = { results: EntryResult[]; attendances: Attendance[] };

const ofShift = async (deps: Deps, shiftId: string, sending: Sending): Promise<Part> => {
  const { caller, batch } = sending;
  const entries = batch.entries.filter((entry) => entry.shiftId === shiftId).toSorted((a, b) => a.seq - b.seq);
  const attended = await attendedOf(deps, shiftId, caller.userId);
  if (!attended) return { results: entries.map((entry) => refused(entry, 'not_booked')), attendances: [] };
  const clockInBy = (await deps.locations.unit(attended.shift))?.location.clockInBy ?? 'phone_or_code';
  const results: EntryResult[] = [];
  for (const entry of entries) results.push(await keep(deps, entry, sending, { attended, clockInBy }));
  const isTouched = results.some(({ outcome }) => outcome === 'recorded' || outcome === 'known');
  if (!isTouched) return { results, attendances: [] };
  const item = await catchUp(deps, { shiftId, userId: caller.userId, by: 'professional' });
  return { results, attendances: [attendanceView(item)] };
};

/**
 * Stores each entry once, by its ID, and computes the result from all of them, so order and repeats don't matter.
 * The next attempt completes what a broken connection interrupted.
 */
export const sendEntries = async (deps: Deps, sending: Sending): Promise<Part & { serverTime: string }> => {
  const shiftIds = [...new Set(sending.batch.entries.map(({ shiftId }) => shiftId))];
  const parts: Part[] = [];
  for (const shiftId of shiftIds) parts.push(await ofShift(deps, shiftId, sending));
  return {
    results: parts.flatMap(({ results }) => results),
    attendances: parts.flatMap(({ attendances }) => attendances),
    serverTime: deps.clock.now().toISOString(),
  };
};
