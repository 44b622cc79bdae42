import { flag, text, type ItemChange, type EventCandidate, type StreamImage, type ItemRemoval } from '../stream-image';

const dataOf = (image: StreamImage) => ({ notificationId: text(image, 'id'), userId: text(image, 'userId') });

export const notificationEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const [id, data] = [text(after, 'id'), dataOf(after)];
  if (!before) return [{ type: 'notification.created', id: [id], at: text(after, 'createdAt'), data }];
  if (flag(before, 'isRead') === flag(after, 'isRead')) return [];
  return [{ type: 'notification.changed', id: [id, 'read'], at: null, data }];
};

export const notificationRemoved = ({ before }: ItemRemoval): EventCandidate[] => [
  { type: 'notification.changed', id: [text(before, 'id'), 'dismissed'], at: null, data: dataOf(before) },
];
