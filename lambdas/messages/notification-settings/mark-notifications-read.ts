import { AppError } from '@shared/errors';
import type { Notification } from '@shared/messages/model/notification';
import type { Language } from '@shared/text/language';
import { readIn } from '../../platform/text/read-text';
import type { Deps } from './ports';

type Command = { userId: string; notificationId: string; language: Language };

export const markNotificationRead = async (
  deps: Pick<Deps, 'notifications'>,
  { userId, notificationId, language }: Command,
): Promise<Notification> => {
  const read = await deps.notifications.markRead(userId, notificationId);
  if (!read) throw new AppError('NOT_FOUND');
  return readIn(language, read);
};

export const markAllNotificationsRead = async (
  deps: Pick<Deps, 'notifications'>,
  userId: string,
): Promise<{ marked: number }> => {
  const unread = await deps.notifications.unread(userId);
  const read = await Promise.all(unread.map((id) => deps.notifications.markRead(userId, id)));
  return { marked: read.filter((notification) => notification !== null).length };
};
