import { useQuery } from '@tanstack/react-query';
import { paths } from '@shared/paths';
import { Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { ButtonLink } from '@/components/ui/base/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { useTranslation } from '@/lib/i18n/i18n';
import { useLiveStatus } from '@/lib/live/live';
import { useNow } from '@/lib/time/use-now';
import { newestConversations, pollingWhile } from './conversation-queries';
import { ConversationRow } from './conversation-row';
import styles from './messaging.module.css';

export const ConversationList = ({ most = 5 }: { most?: number }) => {
  const { t } = useTranslation('messages');
  const now = useNow();
  const status = useLiveStatus();
  const query = useQuery({ ...newestConversations, refetchInterval: pollingWhile(status) });
  return (
    <QueryGate query={query} loading={t('loading')} rows={3}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState illustration="inbox" title={t('none.title')} text={t('none.text')} />
        ) : (
          <Stack>
            <ul role="list" className={styles.compact}>
              {items.slice(0, most).map((conversation) => (
                <ConversationRow key={conversation.conversationId} conversation={conversation} now={now} />
              ))}
            </ul>
            <div>
              <ButtonLink to={paths.messages} variant="secondary">
                {t('openAll')}
              </ButtonLink>
            </div>
          </Stack>
        )
      }
    </QueryGate>
  );
};
