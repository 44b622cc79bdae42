import { limits } from '@shared/limits';
import type { Notification, NotificationFilter } from '@shared/messages/model/notification';
import type { Language } from '@shared/text/language';
import { readIn } from '../../platform/text/read-text';
import type { Deps } from './ports';
import type { Page } from '../../platform/table/page';

type Query = { userId: string; cursor?: string | undefined; show?: NotificationFilter; language: Language };

export const listNotifications = async (
  deps: Pick<Deps, 'notifications' | 'clock'>,
  { show = 'all', language, ...query }: Query,
): Promise<Page<Notification> & { unreadCount: number }> => {
  const now = deps.clock.now();
  const [page, unreadCount] = await Promise.all([
    deps.notifications.list({ ...query, now, unreadOnly: show === 'unread' }),
    deps.notifications.countUnread({ userId: query.userId, now, max: limits.unreadBadgeMax + 1 }),
  ]);
  return { ...page, items: await readIn(language, page.items), unreadCount };
};
