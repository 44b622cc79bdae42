import { ids, number, text, type EventCandidate, type ItemChange, type StreamImage } from '../stream-image';

const outcomes: readonly (string | null)[] = ['answered', 'declined'];

const differs = (before: StreamImage | null, after: StreamImage, name: string): boolean =>
  text(before, name) !== text(after, name);

/** One event for each request, each reminder, and the outcome; none for a withdrawal. */
export const referenceEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const data = ids(after, 'userId', 'referenceId');
  const [referenceId, sentAt, status] = [text(after, 'referenceId'), text(after, 'sentAt'), text(after, 'status')];
  const reminders = number(after, 'reminders');
  if (differs(before, after, 'sentAt')) {
    return [{ type: 'reference.requested', id: [referenceId, sentAt], at: sentAt, data }];
  }
  if (differs(before, after, 'status')) {
    if (!outcomes.includes(status)) return [];
    return [{ type: 'reference.closed', id: [referenceId], at: text(after, 'closedAt'), data: { ...data, status } }];
  }
  if (reminders === number(before, 'reminders')) return [];
  return [{ type: 'reference.reminder_due', id: [referenceId, sentAt, reminders], at: null, data }];
};
