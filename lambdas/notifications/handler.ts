import { notificationRoutes } from '@shared/api/notifications.routes';
import { serve } from '../runtime/serve';
import { deps, platform } from './deps';
import { listNotifications } from './list-notifications';
import { markAllNotificationsRead, markNotificationRead } from './mark-notifications-read';

export const handler = serve(
  notificationRoutes,
  {
    listNotifications: ({ query, caller }) => listNotifications(deps, { userId: caller.userId, ...query }),
    markNotificationRead: ({ params, caller }) => markNotificationRead(deps, { userId: caller.userId, ...params }),
    markAllNotificationsRead: ({ caller }) => markAllNotificationsRead(deps, caller.userId),
    dismissNotification: async ({ params, caller }) => {
      await deps.notifications.remove(caller.userId, params.notificationId);
      return { id: params.notificationId };
    },
  },
  platform,
);
