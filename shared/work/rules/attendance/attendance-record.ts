import type { ClockEntry, ClockOutAnswers, RecordedTime } from '../../model/attendance';
import type { EntrySigning, EntryTrust, EvidenceLevel, TimeMethod } from '../../model/attendance-vocabulary';
import { shiftLimits } from '../../limits/shift-limits';

/** An entry as the server timed it. */
export type TimedEntry = Pick<
  ClockEntry,
  'entryId' | 'kind' | 'method' | 'fence' | 'askedEarly' | 'lateMinutes' | 'answers'
> & {
  at: string;
  trust: EntryTrust;
  /** Absent before phones signed. */
  signing?: EntrySigning;
  /** Mark of a location where only the code proves presence. */
  codeRequired?: true;
};

export type AttendanceRecord = {
  in: RecordedTime | null;
  out: RecordedTime | null;
  askedEarly: boolean;
  breaks: { from: string; until: string | null }[];
  runningLate: { at: string; minutes: number } | null;
  answers: ClockOutAnswers | null;
  /** What proves that the person was there when they clocked in; and `out` that they left, where the location asks for that. */
  proofs: { location: boolean; code: boolean; out: boolean };
};

/** A location check that isn't sure says nothing. */
const methodOf = ({ method, fence }: TimedEntry): TimeMethod =>
  method === 'location' && fence?.result !== 'inside' ? 'none' : method;

const timeOf = (entry: TimedEntry | undefined): RecordedTime | null =>
  entry
    ? { at: entry.at, method: methodOf(entry), trust: entry.trust, ...(entry.signing && { signing: entry.signing }) }
    : null;

export const isSigned = (signing: EntrySigning): boolean => signing === 'signed' || signing === 'new_phone';

/** Whether the phone's clocks are why a supervisor looks at a time. */
export const disagrees = (time: RecordedTime | null): boolean =>
  time?.trust === 'look' && signingProblem(time) === null;

/** Why a supervisor looks at a time that someone else may have signed; null if that isn't why. */
export const signingProblem = (time: RecordedTime | null): 'mismatch' | 'removed_phone' | null =>
  time?.signing === 'mismatch' || time?.signing === 'removed_phone' ? time.signing : null;

/** What an entry proves. The check of a location is the phone's own word, which counts if the phone signed it. */
const proofOf = (entry: TimedEntry): TimeMethod => {
  const method = methodOf(entry);
  if (method !== 'location') return method;
  return entry.codeRequired || (entry.signing && !isSigned(entry.signing)) ? 'none' : method;
};

/** A departure needs a proof only where the location asks for the code. */
const isOutProved = (out: TimedEntry | undefined, first: TimedEntry | undefined): boolean =>
  !(out ?? first)?.codeRequired || out?.method === 'code';

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
  const proved = (method: TimeMethod): boolean => near.some((entry) => proofOf(entry) === method);
  return {
    in: timeOf(first),
    out: timeOf(last),
    askedEarly: ins.some(({ askedEarly }) => askedEarly),
    breaks: breaksOf(entries),
    runningLate: late?.lateMinutes ? { at: late.at, minutes: late.lateMinutes } : null,
    answers: last?.answers ?? null,
    proofs: { location: proved('location'), code: proved('code'), out: isOutProved(last, first) },
  };
};

type Proofs = AttendanceRecord['proofs'];
type Times = Pick<AttendanceRecord, 'in' | 'out'>;

const isOutUnproved = (out: RecordedTime | null, proofs: Proofs): boolean =>
  out !== null && out.method !== 'supervisor' && !proofs.out;

/** The evidence level of the times that count, which may have been typed. */
export const evidenceOf = ({ in: time, out }: Times, proofs: Proofs): EvidenceLevel => {
  if (!time || time.method === 'correction' || isOutUnproved(out, proofs)) return 'claimed';
  if (time.method === 'supervisor') return 'confirmed';
  if (proofs.location && proofs.code) return 'highest';
  return proofs.location || proofs.code ? 'high' : 'claimed';
};

/** Whether a supervisor's time replaces it. */
export const mayBeTyped = (kind: 'in' | 'out', time: RecordedTime | null, proofs: Proofs): boolean => {
  if (!time || time.trust === 'look' || time.method === 'supervisor') return true;
  return kind === 'in' ? !proofs.location && !proofs.code : !proofs.out;
};
