import type { attendanceNews } from '@shared/model/attendance-vocabulary';
import { ids, number, text, type EventCandidate, type ItemChange, type StreamImage } from './stream-image';

type AttendanceNews = (typeof attendanceNews)[number];

/** Each time that someone says they're late, and once that no one has clocked in. */
export const attendanceEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const professionalId = text(after['professional']?.M ?? null, 'userId');
  const news = (what: AttendanceNews, at: string | null, known: string | null): EventCandidate[] => {
    if (at === null || at === known) return [];
    const data = { ...ids(after, 'shiftId', 'organizationId', 'placementId'), professionalId, what };
    return [{ type: 'attendance.noticed', id: [text(after, 'shiftId'), professionalId, what, at], at, data }];
  };
  const lateAt = (image: StreamImage | null): string | null => text(image?.['runningLate']?.M ?? null, 'at');
  return [
    ...news('late', lateAt(after), lateAt(before)),
    ...news('missing', text(after, 'missingAt'), text(before, 'missingAt')),
  ];
};

/** Each status of each attempt. */
export const bookingEvents = ({ before, after }: ItemChange): EventCandidate[] => {
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

/** Each time that someone is asked. */
export const inviteEvents = ({ before, after }: ItemChange): EventCandidate[] => {
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

/** Each time that a shift gets at risk. */
export const shiftEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const riskSince = (image: StreamImage | null): string | null => text(image?.['atRisk']?.M ?? null, 'since');
  const since = riskSince(after);
  if (since === null || since === riskSince(before)) return [];
  const data = ids(after, 'shiftId', 'organizationId');
  return [{ type: 'fill.at_risk', id: [text(after, 'shiftId'), since], at: since, data }];
};
