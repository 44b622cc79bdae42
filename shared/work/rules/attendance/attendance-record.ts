import type { ClockEntry, ClockOutAnswers, RecordedTime } from '../../model/attendance';
import type { EntrySigning, EntryTrust, EvidenceLevel, TimeMethod } from '../../model/attendance-vocabulary';
import { shiftLimits } from '../../limits/shift-limits';

/** Entry with its server time. */
export type TimedEntry = Pick<
  ClockEntry,
  'entryId' | 'kind' | 'method' | 'fence' | 'askedEarly' | 'lateMinutes' | 'answers'
> & {
  at: string;
  trust: EntryTrust;
  /** Missing in older entries. */
  signing?: EntrySigning;
  /** Present if the location accepts only the code as proof. */
  codeRequired?: true;
};

export type AttendanceRecord = {
  in: RecordedTime | null;
  out: RecordedTime | null;
  askedEarly: boolean;
  breaks: { from: string; until: string | null }[];
  runningLate: { at: string; minutes: number } | null;
  answers: ClockOutAnswers | null;
  /** Proofs of presence at clock-in; and `out` of leaving, if the location requires that. */
  proofs: { location: boolean; code: boolean; out: boolean };
};

/** An uncertain location check counts as none. */
const methodOf = ({ method, fence }: TimedEntry): TimeMethod =>
  method === 'location' && fence?.result !== 'inside' ? 'none' : method;

const timeOf = (entry: TimedEntry | undefined): RecordedTime | null =>
  entry
    ? { at: entry.at, method: methodOf(entry), trust: entry.trust, ...(entry.signing && { signing: entry.signing }) }
    : null;

export const isSigned = (signing: EntrySigning): boolean => signing === 'signed' || signing === 'new_phone';

/** Whether a supervisor must check a time because the phone's clocks disagree. */
export const disagrees = (time: RecordedTime | null): boolean =>
  time?.trust === 'look' && signingProblem(time) === null;

/** Problem with the signer of a time, which a supervisor must check; null if there is none. */
export const signingProblem = (time: RecordedTime | null): 'mismatch' | 'removed_phone' | null =>
  time?.signing === 'mismatch' || time?.signing === 'removed_phone' ? time.signing : null;

/** Proof of an entry. A location check is the phone's own claim, which counts if the phone signed it. */
const proofOf = (entry: TimedEntry): TimeMethod => {
  const method = methodOf(entry);
  if (method !== 'location') return method;
  return entry.codeRequired || (entry.signing && !isSigned(entry.signing)) ? 'none' : method;
};

/** Clocking out needs a proof only if the location requires the code. */
const isOutProved = (out: TimedEntry | undefined, first: TimedEntry | undefined): boolean =>
  !(out ?? first)?.codeRequired || out?.method === 'code';

/** Typing the code shortly after an uncertain location check proves presence. */
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

/** Record of a booking's entries in any order: the first `in` and the last `out` count. */
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

/** Evidence level of the recorded times, which may have been typed. */
export const evidenceOf = ({ in: time, out }: Times, proofs: Proofs): EvidenceLevel => {
  if (!time || time.method === 'correction' || isOutUnproved(out, proofs)) return 'claimed';
  if (time.method === 'supervisor') return 'confirmed';
  if (proofs.location && proofs.code) return 'highest';
  return proofs.location || proofs.code ? 'high' : 'claimed';
};

/** Whether a supervisor may replace the time. */
export const mayBeTyped = (kind: 'in' | 'out', time: RecordedTime | null, proofs: Proofs): boolean => {
  if (!time || time.trust === 'look' || time.method === 'supervisor') return true;
  return kind === 'in' ? !proofs.location && !proofs.code : !proofs.out;
};
