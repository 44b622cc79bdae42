import type { Attendance, ClockEntry } from '../../model/attendance';
import type { AttendanceReceipt } from '../../model/attendance-receipt';

type Chained = Pick<ClockEntry, 'device' | 'seq' | 'hash'>;

/** Content of the hash of all entries. */
export const entriesContent = (entries: readonly Chained[]): string =>
  JSON.stringify(
    entries
      .toSorted((a, b) => (a.device === b.device ? a.seq - b.seq : a.device < b.device ? -1 : 1))
      .map(({ hash }) => hash),
  );

type Ended = Pick<Attendance, 'approved' | 'status'>;

/** Whether the hours were agreed after an overturned no-show, so there are no times. */
export const isAgreedAfterAppeal = ({ approved, status }: Ended): boolean =>
  status === 'no_show' && approved !== null && approved.minutes > 0;

export const hasReceipt = (ended: Ended): boolean =>
  ended.approved !== null && (ended.status === 'approved' || ended.status === 'paid' || isAgreedAfterAppeal(ended));

/** Hours after an appeal have no approver: they count from the settlement or our team's decision. */
const approvalOf = (
  { dispute, ...ended }: Pick<Attendance, 'approved' | 'dispute' | 'status'>,
  { minutes, at, by, bySilence }: NonNullable<Attendance['approved']>,
): AttendanceReceipt['approved'] =>
  isAgreedAfterAppeal(ended)
    ? { minutes, at: dispute?.settledAt ?? at, by: null }
    : { minutes, at, by: bySilence ? null : by };

const recordedTime = (time: Attendance['in']): AttendanceReceipt['in'] =>
  time && { at: time.at, method: time.method, trust: time.trust, ...(time.signing && { signing: time.signing }) };

type Sources = {
  attendance: Attendance;
  organization: string;
  entries: number;
  /** Hash of `entriesContent`. */
  entriesHash: string;
};

/**
 * The receipt; null before approval. It has only agreed facts in a fixed order: the same facts give the same bytes, so later
 * payments don't change it, but corrections do.
 */
export const attendanceReceipt = ({
  attendance,
  organization,
  entries,
  entriesHash,
}: Sources): AttendanceReceipt | null => {
  const { shiftId, professional, location, unit, day, startsAt, endsAt, timeZone, plannedMinutes } = attendance;
  const { approved, dispute, payCents, currency } = attendance;
  if (!approved || !hasReceipt(attendance)) return null;
  return {
    type: 'attendance-receipt',
    ...{ shiftId, professional: professional.name, organization, location, unit },
    ...{ day, startsAt, endsAt, timeZone, plannedMinutes },
    in: recordedTime(attendance.in),
    out: recordedTime(attendance.out),
    evidence: attendance.evidence,
    ...(isAgreedAfterAppeal(attendance) && { agreedAfterAppeal: true }),
    breaks: attendance.breaks.map(({ from, until }) => ({ from, until })),
    breakAnswers: attendance.answers?.breaks ?? [],
    unpaidBreakMinutes: attendance.recorded?.unpaidBreak ?? 0,
    approved: approvalOf(attendance, approved),
    dispute: dispute && { claimedMinutes: dispute.claimedMinutes, settledMinutes: dispute.settledMinutes },
    pay: payCents === null ? null : { cents: payCents, currency },
    entries,
    entriesHash,
  };
};
