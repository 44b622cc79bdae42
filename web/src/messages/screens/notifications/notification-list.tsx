import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { displayDurations } from '@shared/limits';
import { useTranslation } from '@/lib/i18n/i18n';
import type { Notification } from '@shared/messages/model/notification';
import { toast } from '@/components/ui/base/toast';
import { NotificationItem } from './notification-item';
import { useDismiss, useMarkRead } from './notification-queries';
import styles from './notifications.module.css';

type NotificationListProps = {
  notifications: readonly Notification[];
  onOpened?: () => void;
  /** Whether swiping reveals reading and dismissing. */
  swipes?: boolean;
};

/** For accidental swipes: nothing is sent while Undo is shown. */
const useSwipedAway = (send: (id: string) => void) => {
  const { t } = useTranslation('notifications');
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const sendAll = useEffectEvent(() => {
    for (const [id, timer] of waiting.current) {
      clearTimeout(timer);
      send(id);
    }
    waiting.current.clear();
  });
  useEffect(() => () => sendAll(), []);
  const remove = (id: string) => {
    setHidden((ids) => new Set(ids).add(id));
    const timer = setTimeout(() => {
      waiting.current.delete(id);
      send(id);
    }, displayDurations.toastWithAction);
    waiting.current.set(id, timer);
    const undo = () => {
      clearTimeout(timer);
      // When the time is up, it is dismissed.
      if (waiting.current.delete(id)) setHidden((ids) => new Set([...ids].filter((it) => it !== id)));
    };
    toast.success(t('dismissed'), { label: t('undo'), onSelect: undo });
  };
  return { hidden, remove };
};

export const NotificationList = ({ notifications, onOpened, swipes = false }: NotificationListProps) => {
  const { t } = useTranslation('notifications');
  const markRead = useMarkRead();
  const dismiss = useDismiss();
  const onError = () => toast.error(t('failed'));
  const { hidden, remove } = useSwipedAway((id) => dismiss.mutate(id, { onError }));
  return (
    <ul className={styles.list}>
      {notifications
        .filter(({ id }) => !hidden.has(id))
        .map((notification) => (
          <NotificationItem
            key={notification.id}
            notification={notification}
            onOpen={({ id, isRead }) => {
              if (!isRead) markRead.mutate(id, { onError });
              onOpened?.();
            }}
            onDismiss={({ id }) => dismiss.mutate(id, { onError })}
            {...(swipes && {
              onRead: ({ id }: Notification) => markRead.mutate(id, { onError }),
              onSwipedAway: ({ id }: Notification) => remove(id),
            })}
          />
        ))}
    </ul>
  );
};
