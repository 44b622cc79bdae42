import type { DomainEvent } from '@shared/model/event';
import { newsOf } from './news/all-news';
import { notificationId } from './notification-id';
import type { Effect, EventReader, Notifications } from './ports';

export type NotifyDeps = { reader: EventReader; notifications: Notifications };

/** One notification for each person whom the event concerns. */
export const notifyPeople = async ({ reader, notifications }: NotifyDeps, event: DomainEvent): Promise<Effect[]> => {
  const news = await newsOf(reader, event);
  return news.flatMap(({ userId, notification }) => {
    if (!notification) return [];
    const id = notificationId(event, userId);
    const run = () => notifications.put({ ...notification, userId, id, createdAt: event.occurredAt });
    return [{ id: userId, run }];
  });
};
