import { flag, text, type Change, type Found, type Image, type Removal } from './stream-image';

const dataOf = (image: Image) => ({ notificationId: text(image, 'id'), userId: text(image, 'userId') });

/** Somebody is told; or they have read it, which their other pages show, too. */
export const notificationEvents = ({ before, after }: Change): Found[] => {
  const [id, data] = [text(after, 'id'), dataOf(after)];
  if (!before) return [{ type: 'notification.created', id: [id], at: text(after, 'createdAt'), data }];
  if (flag(before, 'isRead') === flag(after, 'isRead')) return [];
  return [{ type: 'notification.changed', id: [id, 'read'], at: null, data }];
};

export const notificationRemoved = ({ before }: Removal): Found[] => [
  { type: 'notification.changed', id: [text(before, 'id'), 'dismissed'], at: null, data: dataOf(before) },
];
