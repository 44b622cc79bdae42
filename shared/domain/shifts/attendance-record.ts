import type { ClockEntry, ClockOutAnswers, RecordedTime } from '../../model/attendance';
import type { EntryTrust, EvidenceLevel, TimeMethod } from '../../model/attendance-vocabulary';
import { shiftLimits } from '../../shift-limits';

/** An entry as the server timed it. */
export type TimedEntry = Pick<
  ClockEntry,
  'entryId' | 'kind' | 'method' | 'fence' | 'askedEarly' | 'lateMinutes' | 'answers'
> & { at: string; trust: EntryTrust };

export type AttendanceRecord = {
  in: RecordedTime | null;
  out: RecordedTime | null;
  askedEarly: boolean;
  breaks: { from: string; until: string | null }[];
  runningLate: { at: string; minutes: number } | null;
  answers: ClockOutAnswers | null;
  /** What proves that the person was there when they clocked in. */
  proofs: { location: boolean; code: boolean };
};

/** A location check that isn't sure says nothing. */
const methodOf = ({ method, fence }: TimedEntry): TimeMethod =>
  method === 'location' && fence?.result !== 'inside' ? 'none' : method;

const timeOf = (entry: TimedEntry | undefined): RecordedTime | null =>
  entry ? { at: entry.at, method: methodOf(entry), trust: entry.trust } : null;

/** A person who types the code a moment after the location was unsure was there all the same. */
const proofMs = shiftLimits.proofMinutes * 60_000;

const breaksOf = (entries: readonly TimedEntry[]): AttendanceRecord['breaks'] => {
  const breaks: AttendanceRecord['breaks'] = [];
  for (const { kind, at } of entries) {
    const last = breaks.at(-1);
    const runs = last?.until === null;
    if (kind === 'break_start' && !runs) breaks.push({ from: at, until: null });
    if ((kind === 'break_end' || kind === 'out') && last && runs) last.until = at;
  }
  return breaks;
};

/** What the entries of a booking say, in whatever order they arrived: the first `in` and the last `out` count. */
export const attendanceRecord = (given: readonly TimedEntry[]): AttendanceRecord => {
  const entries = given.toSorted((a, b) => a.at.localeCompare(b.at) || a.entryId.localeCompare(b.entryId));
  const ins = entries.filter(({ kind }) => kind === 'in');
  const first = ins[0];
  const outs = entries.filter(({ kind, at }) => kind === 'out' && first !== undefined && at > first.at);
  const last = outs.at(-1);
  const late = entries.findLast(({ kind, lateMinutes }) => kind === 'late' && lateMinutes !== null);
  const near = ins.filter(({ at }) => first !== undefined && Date.parse(at) - Date.parse(first.at) <= proofMs);
  const proved = (method: TimeMethod): boolean => near.some((entry) => methodOf(entry) === method);
  return {
    in: timeOf(first),
    out: timeOf(last),
    askedEarly: ins.some(({ askedEarly }) => askedEarly),
    breaks: breaksOf(entries),
    runningLate: late?.lateMinutes ? { at: late.at, minutes: late.lateMinutes } : null,
    answers: last?.answers ?? null,
    proofs: { location: proved('location'), code: proved('code') },
  };
};

/** `in`: the time that counts, which someone may have typed. */
export const evidenceOf = (time: RecordedTime | null, proofs: AttendanceRecord['proofs']): EvidenceLevel => {
  if (time?.method === 'supervisor') return 'confirmed';
  if (!time || time.method === 'correction') return 'claimed';
  if (proofs.location && proofs.code) return 'highest';
  return proofs.location || proofs.code ? 'high' : 'claimed';
};

/** Whether a supervisor's time replaces it. A departure needs no proof of the place. */
export const mayBeTyped = (
  kind: 'in' | 'out',
  time: RecordedTime | null,
  proofs: AttendanceRecord['proofs'],
): boolean => {
  if (!time || time.trust === 'look' || time.method === 'supervisor') return true;
  return kind === 'in' && !proofs.location && !proofs.code;
};
