import { withConfirmedTerms } from '@shared/work/rules/shifts/confirmed-terms';
import {
  approvedBySilenceAt,
  matchesPlan,
  workedMinutes,
  workedStretch,
} from '@shared/work/rules/attendance/attendance';
import { evidenceOf, mayBeTyped, type AttendanceRecord } from '@shared/work/rules/attendance/attendance-record';
import { attendedPay, type AttendedShift } from '@shared/work/rules/attendance/attended-pay';
import { breakOutcome, scheduledPaidMinutes } from '@shared/work/rules/pay/break-rules';
import type { RecordedTime } from '@shared/work/model/attendance';
import type { Booking } from '@shared/work/model/booking';
import type { PayLine } from '@shared/work/model/pay-line';
import type { ShiftItem } from '../shifts/shift-item';
import type { AttendanceItem } from './attendance-item';

export type OfBooking = { shift: ShiftItem; booking: Booking };

const minutesBetween = (from: string, until: string): number => (Date.parse(until) - Date.parse(from)) / 60_000;

/** Attendance without any records. */
export const emptyAttendance = (of: OfBooking, silenceApproves: boolean): AttendanceItem => {
  const { shift, booking } = withConfirmedTerms(of);
  const { terms, startsAt, endsAt, status, attempt, professional, placementId, currency, expectedCents } = booking;
  const { shiftId, organizationId, locationId, unitId, location, unit, timeZone } = shift;
  return {
    ...{ shiftId, organizationId, locationId, unitId, location, unit, professional, placementId, status, attempt },
    ...{ day: terms.day, startsAt, endsAt, timeZone, breakRule: terms.breakRule, currency, expectedCents },
    plannedMinutes: scheduledPaidMinutes(minutesBetween(startsAt, endsAt), terms.breakRule),
    in: null,
    out: null,
    askedEarly: false,
    breaks: [],
    runningLate: null,
    answers: null,
    missedMeals: 0,
    recorded: null,
    evidence: 'claimed',
    matches: false,
    needsTime: false,
    note: '',
    submittedAt: null,
    answerBy: null,
    approvedBySilenceAt: null,
    returned: null,
    approved: null,
    dispute: null,
    payCents: null,
    typed: { in: null, out: null },
    proofs: { location: false, code: false, out: true },
    silenceApproves,
    missingAt: null,
    askedAt: null,
    stillAsked: 0,
    approvalRemindedAt: null,
    leadsReminder: false,
    updatedAt: booking.updatedAt,
    version: 0,
  };
};

/** Another attempt, time, or unit starts over. */
export const isOfBooking = (stored: AttendanceItem | null, { attempt, startsAt, endsAt, unitId }: Booking) =>
  stored?.attempt === attempt &&
  stored.startsAt === startsAt &&
  stored.endsAt === endsAt &&
  (unitId === undefined || stored.unitId === unitId);

export const attendanceOf = (
  of: OfBooking,
  stored: AttendanceItem | null,
  silenceApproves: boolean,
): AttendanceItem => {
  if (stored && isOfBooking(stored, of.booking)) return stored;
  return { ...emptyAttendance(of, silenceApproves), version: stored?.version ?? 0 };
};

type Complete = AttendanceItem & { in: RecordedTime; out: RecordedTime };
const isComplete = (item: AttendanceItem): item is Complete => item.in !== null && item.out !== null;

const timesOf = (item: Complete) => ({ in: item.in.at, out: item.out.at, askedEarly: item.askedEarly });

/** An overturned no-show has no times: its granted hours count from the planned start. */
const isGranted = ({ status, approved }: AttendanceItem): boolean => status === 'no_show' && approved !== null;

const paidFrom = (item: AttendanceItem): string | null => {
  if (isComplete(item)) return workedStretch(item, timesOf(item)).startsAt;
  return isGranted(item) ? item.startsAt : null;
};

/** Returns the shift with its paid minutes. Null if its times aren't known. */
export const attendedShift = (item: AttendanceItem, { terms }: Booking, minutes: number): AttendedShift | null => {
  const from = paidFrom(item);
  if (from === null) return null;
  const { rateCents, differentials, bonusCents } = terms;
  return {
    ...{ minutes, rateCents, differentials, bonusCents, breakRule: item.breakRule, timeZone: item.timeZone },
    from,
    breaksTaken: item.answers?.breaks.filter((answer) => answer === 'yes').length ?? 0,
  };
};

/** Returns lines before overtime. None without both times, or on the employer's payroll. */
export const payLinesOf = (item: AttendanceItem, booking: Booking, minutes: number): PayLine[] => {
  const attended = booking.payroll ? null : attendedShift(item, booking, minutes);
  return attended ? attendedPay(attended).lines : [];
};

/** Returns pay before overtime. Null without both times, or on the employer's payroll. */
export const payOf = (item: AttendanceItem, booking: Booking, minutes: number): number | null => {
  const attended = booking.payroll ? null : attendedShift(item, booking, minutes);
  return attended && attendedPay(attended).cents;
};

export const needsLook = (item: AttendanceItem): boolean => item.in?.trust === 'look' || item.out?.trust === 'look';

/** Adds fields derived from times and answers. */
export const withDerivedFields = (item: AttendanceItem, booking: Booking): AttendanceItem => {
  const { unpaidMinutes, missedMeals } = item.answers
    ? breakOutcome(item.breakRule, item.answers.breaks)
    : { unpaidMinutes: 0, missedMeals: 0 };
  const recorded = isComplete(item) ? workedMinutes(item, timesOf(item), unpaidMinutes) : null;
  const paid = item.approved?.minutes ?? recorded?.worked;
  return {
    ...item,
    recorded,
    missedMeals,
    evidence: evidenceOf(item, item.proofs),
    matches: recorded !== null && matchesPlan(item.plannedMinutes, recorded.worked) && !needsLook(item),
    needsTime: item.needsTime && recorded === null,
    payCents: paid === undefined ? null : payOf(item, booking, paid),
  };
};

/** Applies the entries. A typed time counts only where no entry does. */
export const withRecord = (item: AttendanceItem, record: AttendanceRecord, booking: Booking): AttendanceItem => {
  const timeOf = (kind: 'in' | 'out'): RecordedTime | null =>
    mayBeTyped(kind, record[kind], record.proofs) ? (item.typed[kind] ?? record[kind]) : record[kind];
  return withDerivedFields(
    {
      ...item,
      in: timeOf('in'),
      out: timeOf('out'),
      askedEarly: item.askedEarly || record.askedEarly,
      breaks: record.breaks,
      runningLate: record.runningLate,
      answers: record.answers ?? item.answers,
      proofs: record.proofs,
    },
    booking,
  );
};

/** Automatic approval excludes mere claims, and attendance that a supervisor has to check. */
export const submittedAttendance = (item: AttendanceItem, now: Date): AttendanceItem => {
  const answerBy = approvedBySilenceAt(now, item.timeZone).toISOString();
  const mayBeSilent = item.silenceApproves && item.evidence !== 'claimed' && !needsLook(item);
  return {
    ...item,
    submittedAt: now.toISOString(),
    answerBy,
    approvedBySilenceAt: mayBeSilent ? answerBy : null,
    approvalRemindedAt: null,
    leadsReminder: false,
  };
};
