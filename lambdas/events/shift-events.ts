import { ids, number, text, type EventCandidate, type ItemChange } from './stream-image';

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
