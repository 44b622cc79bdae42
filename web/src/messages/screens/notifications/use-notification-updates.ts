import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '@/lib/i18n/i18n';
import { useLiveUpdates } from '@/lib/live/live';
import { newestNotifications, useRefreshAll, useRefreshSoon } from './notification-queries';

const toasts = () => import('./notification-toasts');

/** A notification may affect any list; notifications read elsewhere affect only the bell. */
export const useNotificationUpdates = (): void => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { t } = useTranslation('notifications');
  const refreshAll = useRefreshAll();
  const refreshSoon = useRefreshSoon();
  useLiveUpdates(({ type }) => {
    if (type === 'notification.changed') refreshSoon();
    if (type === 'notification.created' || type === 'reconnected') refreshAll();
    if (type === 'notification.created') {
      const known = client.getQueryData(newestNotifications.queryKey)?.items ?? [];
      const open = (path: string) => void navigate(path);
      // The bell shows it even if the toast fails.
      void toasts()
        .then(({ showNotifications }) => showNotifications({ client, known, open, label: t('show') }))
        .catch(() => undefined);
    }
  });
};
