import { isDeepStrictEqual } from 'node:util';
import { mondayOfDay } from '@shared/core/rules/calendar-days';
import type { attendanceNews } from '@shared/work/model/attendance-vocabulary';
import { flag, ids, number, text, type EventCandidate, type ItemChange, type StreamImage } from '../stream-image';

type AttendanceNews = (typeof attendanceNews)[number];

/** One event whenever a person reports being late, and one for each change caused by time. */
const attendanceEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const professionalId = text(after['professional']?.M ?? null, 'userId');
  const news = (what: AttendanceNews, at: string | null, known: string | null): EventCandidate[] => {
    if (at === null || at === known) return [];
    const data = { ...ids(after, 'shiftId', 'organizationId', 'placementId'), professionalId, what };
    return [{ type: 'attendance.noticed', id: [text(after, 'shiftId'), professionalId, what, at], at, data }];
  };
  const lateAt = (image: StreamImage | null): string | null => text(image?.['runningLate']?.M ?? null, 'at');
  return [
    ...news('late', lateAt(after), lateAt(before)),
    ...news('on_way', text(after, 'askedAt'), text(before, 'askedAt')),
    ...news('missing', text(after, 'missingAt'), text(before, 'missingAt')),
    ...news('still_working', stillAskedAt(after), stillAskedAt(before)),
    ...news('settled', settledWithoutStaff({ before, after }), null),
    ...approvalDue({ before, after }),
  ];
};

/** Any change to the shifts of a unit's day. Cells without shifts so far are skipped. */
const boardEvents = ({ before, after }: ItemChange, sequence: string): EventCandidate[] => {
  if (!before || isDeepStrictEqual(before['rows'], after['rows'])) return [];
  const [locationId, unitId, day] = [text(after, 'locationId'), text(after, 'unitId'), text(after, 'day')];
  if (day === null) return [];
  const weekStartsOn = mondayOfDay(day);
  const data = { locationId, weekStartsOn, cells: [{ unitId, day }] };
  return [{ type: 'board.changed', id: [locationId, weekStartsOn, sequence], at: null, data }];
};

const disputeOf = (image: StreamImage | null): StreamImage | null => image?.['dispute']?.M ?? null;

const hasOpenCase = (dispute: StreamImage | null): boolean =>
  dispute?.['cases']?.L?.some(({ M: found }) => found?.['state']?.S === 'open') === true;

/** Excludes disputes closed with a case, which has its own event. */
const settledWithoutStaff = ({ before, after }: ItemChange): string | null => {
  const [known, dispute] = [disputeOf(before), disputeOf(after)];
  const at = text(dispute, 'settledAt');
  return at === text(known, 'settledAt') || hasOpenCase(known) ? null : at;
};

/** After the end, each question to the person. */
const stillAskedAt = (image: StreamImage | null): string | null => {
  const [minutes, endsAt] = [Number(number(image, 'stillAsked')), text(image, 'endsAt')];
  return minutes > 0 && endsAt ? new Date(Date.parse(endsAt) + minutes * 60_000).toISOString() : null;
};

const approvalDue = ({ before, after }: ItemChange): EventCandidate[] => {
  const [at, until] = [text(after, 'approvalRemindedAt'), text(after, 'approvedBySilenceAt')];
  if (at === null || at === text(before, 'approvalRemindedAt') || !flag(after, 'leadsReminder')) return [];
  const data = { ...ids(after, 'organizationId', 'locationId', 'unitId'), until };
  return [{ type: 'attendance.approval_due', id: [text(after, 'unitId'), at], at, data }];
};

/** Before the start, each reminder. */
const reminderEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const at = text(after, 'remindedUntil');
  if (at === null || at === text(before, 'remindedUntil') || Number(number(after, 'confirmed')) === 0) return [];
  const data = { ...ids(after, 'shiftId', 'organizationId'), at };
  return [{ type: 'shift.reminder_due', id: [text(after, 'shiftId'), at], at, data }];
};

/** Each status of each attempt. */
const bookingEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const [status, attempt] = [text(after, 'status'), number(after, 'attempt')];
  if (status === text(before, 'status') && attempt === number(before, 'attempt')) return [];
  const professionalId = text(after['professional']?.M ?? null, 'userId');
  const data = {
    ...ids(after, 'shiftId', 'organizationId', 'placementId', 'status'),
    professionalId,
    attempt: Number(attempt),
  };
  const id = [text(after, 'shiftId'), professionalId, number(after, 'version')];
  return [{ type: 'booking.changed', id, at: text(after, 'updatedAt'), data }];
};

/** Each change of the agreed terms, by an edit of the shift or its answer. */
const termsEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const news = after['termsNews']?.M ?? null;
  const at = text(news, 'at');
  if (news === null || at === null || at === text(before?.['termsNews']?.M ?? null, 'at')) return [];
  const professionalId = text(after['professional']?.M ?? null, 'userId');
  const data = {
    ...ids(after, 'shiftId', 'organizationId', 'placementId'),
    professionalId,
    ...ids(news, 'what', 'at'),
  };
  const id = [text(after, 'shiftId'), professionalId, number(after, 'version')];
  return [{ type: 'booking.terms_changed', id, at, data }];
};

/** Each time that its person starts to lack a requirement. */
const lapseEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const sinceOf = (image: StreamImage | null): string | null => text(image?.['lapse']?.M ?? null, 'since');
  const since = sinceOf(after);
  if (since === null || since === sinceOf(before)) return [];
  const professionalId = text(after['professional']?.M ?? null, 'userId');
  const data = { ...ids(after, 'shiftId', 'organizationId', 'placementId'), professionalId, since };
  return [{ type: 'booking.lapsing', id: [text(after, 'shiftId'), professionalId, since], at: since, data }];
};

const onBooking = (change: ItemChange): EventCandidate[] => [
  ...bookingEvents(change),
  ...termsEvents(change),
  ...lapseEvents(change),
];

/** Each invitation. */
const inviteEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const sentAt = text(after, 'sentAt');
  if (sentAt === text(before, 'sentAt')) return [];
  const data = {
    ...ids(after, 'shiftId', 'organizationId', 'kind'),
    professionalId: text(after, 'userId'),
    run: Number(number(after, 'run')),
  };
  const id = [text(after, 'shiftId'), text(after, 'userId'), number(after, 'version')];
  return [{ type: 'invite.sent', id, at: sentAt, data }];
};

/** Each time that a shift becomes at risk. */
const riskEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const riskSince = (image: StreamImage | null): string | null => text(image?.['atRisk']?.M ?? null, 'since');
  const since = riskSince(after);
  if (since === null || since === riskSince(before)) return [];
  const data = ids(after, 'shiftId', 'organizationId');
  return [{ type: 'fill.at_risk', id: [text(after, 'shiftId'), since], at: since, data }];
};

const shiftEvents = (change: ItemChange): EventCandidate[] => [...reminderEvents(change), ...riskEvents(change)];

const shiftCaseEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const state = text(after, 'state');
  if (state === text(before, 'state')) return [];
  const at = text(after, 'decidedAt') ?? text(after, 'openedAt');
  const data = ids(after, 'caseId', 'ownerId', 'state');
  return [{ type: 'shift_case.changed', id: [text(after, 'caseId'), state], at, data }];
};

export const shiftEntityEvents = {
  BoardCell: boardEvents,
  Shift: shiftEvents,
  Booking: onBooking,
  Attendance: attendanceEvents,
  ShiftInvite: inviteEvents,
  ShiftCase: shiftCaseEvents,
} as const;
