import { ids, text, type EventCandidate, type ItemChange } from '../stream-image';

/** States with events. The erasure notifies the person itself, because no data is left afterward. */
const told = ['pending', 'canceled'];

export const deletionEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const [state, deletionId, remindedAt] = [text(after, 'state'), text(after, 'deletionId'), text(after, 'remindedAt')];
  const isNews = state !== text(before, 'state') || deletionId !== text(before, 'deletionId');
  const at = state === 'canceled' ? text(after, 'canceledAt') : text(after, 'requestedAt');
  return [
    ...(isNews && told.includes(state ?? '')
      ? [
          {
            type: 'account_deletion.changed' as const,
            id: [deletionId, state],
            at,
            data: { ...ids(after, 'userId', 'deletionId', 'dueAt'), state },
          },
        ]
      : []),
    ...(remindedAt && remindedAt !== text(before, 'remindedAt')
      ? [
          {
            type: 'account_deletion.reminder_due' as const,
            id: [deletionId, 'reminder'],
            at: remindedAt,
            data: ids(after, 'userId', 'dueAt'),
          },
        ]
      : []),
  ];
};
