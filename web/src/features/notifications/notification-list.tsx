import { useTranslation } from '@/lib/i18n/i18n';
import type { Notification } from '@shared/model/notification';
import { toast } from '@/components/ui/base/toast';
import { NotificationItem } from './notification-item';
import { useDismiss, useMarkRead } from './notification-queries';
import styles from './notifications.module.css';

type NotificationListProps = {
  notifications: readonly Notification[];
  onOpened?: () => void;
  /** A finger reveals reading and dismissing. */
  swipes?: boolean;
};

export const NotificationList = ({ notifications, onOpened, swipes = false }: NotificationListProps) => {
  const { t } = useTranslation('notifications');
  const markRead = useMarkRead();
  const dismiss = useDismiss();
  const onError = () => toast.error(t('failed'));
  return (
    <ul className={styles.list}>
      {notifications.map((notification) => (
        <NotificationItem
          key={notification.id}
          notification={notification}
          onOpen={({ id, isRead }) => {
            if (!isRead) markRead.mutate(id, { onError });
            onOpened?.();
          }}
          onDismiss={({ id }) => dismiss.mutate(id, { onError })}
          {...(swipes && { onRead: ({ id }: Notification) => markRead.mutate(id, { onError }) })}
        />
      ))}
    </ul>
  );
};
