import { BriefcaseMedical, Check, ClipboardCheck, ClipboardClock, Info, MessageSquare, Star, X } from 'lucide-react';
import { useTranslation } from '@/lib/i18n/i18n';
import { Link } from 'react-router-dom';
import type { Notification } from '@shared/messages/model/notification';
import { SwipeAction, SwipeRow } from '@/components/swipe/swipe-row';
import { classNames } from '@/components/ui/base/class-names';
import { timeLabel } from '@/lib/time/format';
import { safeReturnPath } from '@/lib/auth/return-path';
import styles from './notifications.module.css';

const icons = {
  message: MessageSquare,
  job: BriefcaseMedical,
  application: ClipboardCheck,
  timesheet: ClipboardClock,
  review: Star,
  system: Info,
} satisfies Record<Notification['type'], typeof Info>;

type NotificationItemProps = {
  notification: Notification;
  onOpen: (notification: Notification) => void;
  onDismiss: (notification: Notification) => void;
  /** Marks as read by swiping, on pages with room for it. */
  onRead?: (notification: Notification) => void;
  onSwipedAway?: (notification: Notification) => void;
};

export const NotificationItem = ({
  notification,
  onOpen,
  onDismiss,
  onRead,
  onSwipedAway = onDismiss,
}: NotificationItemProps) => {
  const { t } = useTranslation('notifications');
  const { type, title, content: words, isRead, createdAt, actionUrl } = notification;
  const Icon = icons[type];
  const target = safeReturnPath(actionUrl);
  const open = () => onOpen(notification);
  const content = (
    <div className={classNames(styles.item, !isRead && styles.unread)}>
      <span className={styles.icon}>
        <Icon size={18} aria-hidden="true" />
      </span>
      <div className={styles.words}>
        {target ? (
          <Link to={target} className={styles.open} onClick={open}>
            {title}
          </Link>
        ) : (
          <button type="button" className={styles.open} onClick={open}>
            {title}
          </button>
        )}
        <p className={styles.content}>{words}</p>
        <p className={styles.time}>
          {!isRead && (
            <>
              <span className={styles.dot} aria-hidden="true" />
              <span className="visually-hidden">{t('unread')}</span>
            </>
          )}
          <time dateTime={createdAt}>{timeLabel(createdAt)}</time>
        </p>
      </div>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={t('dismiss', { title })}
        onClick={() => onDismiss(notification)}
      >
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  );
  if (!onRead) return <li>{content}</li>;
  return (
    <li>
      <SwipeRow
        actions={
          <>
            {!isRead && (
              <SwipeAction label={t('read')} icon={<Check size={20} />} onSelect={() => onRead(notification)} />
            )}
            <SwipeAction label={t('dismissShort')} icon={<X size={20} />} onSelect={() => onSwipedAway(notification)} />
          </>
        }
      >
        {content}
      </SwipeRow>
    </li>
  );
};
