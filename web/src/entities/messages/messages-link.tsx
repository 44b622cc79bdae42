import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { paths } from '@shared/paths';
import { useTranslation } from '@/lib/i18n/i18n';
import { useLiveUpdates, useLiveStatus } from '@/lib/live/live';
import { refreshLists } from './conversation-cache';
import { pollingWhile, unreadMessages } from './conversation-queries';
import styles from './messages-link.module.css';
import { useOutboxDelivery } from './use-outbox';

const most = 9;
const countLabel = (count: number): string => (count > most ? `${most}+` : String(count));

const useConversationUpdates = () => {
  const client = useQueryClient();
  useLiveUpdates(({ type }) => {
    if (type === 'message.created' || type === 'conversation.read' || type === 'reconnected') refreshLists(client);
  });
};

export const MessagesLink = () => {
  const { t } = useTranslation('shell');
  const status = useLiveStatus();
  const { data } = useQuery({ ...unreadMessages, refetchInterval: pollingWhile(status) });
  useConversationUpdates();
  useOutboxDelivery();
  const count = data?.unread_total ?? 0;
  return (
    <NavLink
      to={paths.messages}
      end
      className={styles.link!}
      aria-label={count > 0 ? t('nav.unreadMessages', { count: countLabel(count) }) : t('nav.messages')}
    >
      <MessageSquare size={22} aria-hidden="true" />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {countLabel(count)}
        </span>
      )}
    </NavLink>
  );
};
