import { notificationRoutes } from '@shared/messages/api/notifications.routes';
import { serve } from '../../platform/http/serve';
import { deps, platform } from './deps';
import { listNotifications } from './list-notifications';
import { markAllNotificationsRead, markNotificationRead } from './mark-notifications-read';
import { getOwnSettings, saveOwnSettings } from './my-settings';
import { stopMails } from './stop-mails';
import { removePushSubscription, savePushSubscription } from './push-subscriptions';
import { sendPhoneCode, verifyPhone } from './verify-phone';

export const handler = serve(
  notificationRoutes,
  {
    listNotifications: ({ query, caller, language }) =>
      listNotifications(deps, { userId: caller.userId, ...query, language }),
    markNotificationRead: ({ params, caller, language }) =>
      markNotificationRead(deps, { userId: caller.userId, ...params, language }),
    markAllNotificationsRead: ({ caller }) => markAllNotificationsRead(deps, caller.userId),
    dismissNotification: async ({ params, caller }) => {
      await deps.notifications.remove(caller.userId, params.notificationId);
      return { id: params.notificationId };
    },
    getNotificationSettings: ({ caller }) => getOwnSettings(deps, caller.userId),
    saveNotificationSettings: ({ body, caller }) => saveOwnSettings(deps, caller.userId, body),
    stopMails: ({ params }) => stopMails(deps, params.token),
    savePushSubscription: ({ body, caller }) => savePushSubscription(deps, { userId: caller.userId, form: body }),
    removePushSubscription: ({ body, caller }) => removePushSubscription(deps, { userId: caller.userId, ...body }),
    sendPhoneCode: ({ body, caller, language }) => sendPhoneCode(deps, { userId: caller.userId, ...body, language }),
    verifyPhone: ({ body, caller }) => verifyPhone(deps, { userId: caller.userId, ...body }),
  },
  platform,
);
