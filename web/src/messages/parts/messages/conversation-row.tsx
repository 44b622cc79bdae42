import { Link } from 'react-router-dom';
import type { Conversation } from '@shared/messages/model/conversation';
import { conversationPath } from '@shared/paths';
import { classNames } from '@/components/ui/base/class-names';
import { timeLabel } from '@/lib/time/format';
import { knownName } from '@/lib/i18n/former-member';
import { type TFunction, useTranslation } from '@/lib/i18n/i18n';
import styles from './messaging.module.css';
import { PhotoWithPresence } from './presence';

export const roleOfCorrespondent = (
  { user_specialty, organization }: Conversation['with'],
  t: TFunction<'labels/jobs'>,
): string => (user_specialty ? t(`specialty.${user_specialty}`) : (organization ?? ''));

type Props = { conversation: Conversation; now: number; current?: boolean };

export const ConversationRow = ({ conversation, now, current = false }: Props) => {
  const { t } = useTranslation(['messages', 'labels/jobs']);
  const { conversationId, with: person, subject, last_message, last_message_time, unread_count } = conversation;
  const about = [roleOfCorrespondent(person, t), subject].filter(Boolean).join(' · ');
  return (
    <li className={classNames(styles.row, current && styles.current, unread_count > 0 && styles.unread)}>
      <PhotoWithPresence person={person} />
      <div className={styles.words}>
        <div className={styles.line}>
          <Link
            to={conversationPath(conversationId)}
            className={styles.name}
            aria-current={current ? 'true' : undefined}
            data-conversation={conversationId}
          >
            {knownName(person.user_name)}
            {person.is_online && <span className="visually-hidden">{`, ${t('online')}`}</span>}
          </Link>
          <time dateTime={last_message_time} className={styles.time}>
            {timeLabel(last_message_time, now)}
          </time>
        </div>
        <p className={styles.about}>{about}</p>
        <div className={styles.line}>
          <p className={styles.preview}>{last_message || t('attachmentOnly')}</p>
          {unread_count > 0 && (
            <span className={styles.badge}>
              <span aria-hidden="true">{unread_count}</span>
              <span className="visually-hidden">{t('unreadCount', { count: unread_count })}</span>
            </span>
          )}
        </div>
      </div>
    </li>
  );
};
