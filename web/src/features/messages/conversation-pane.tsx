import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Conversation } from '@shared/model/conversation';
import { conversationList, pollingWhile } from '@/entities/messages/conversation-queries';
import { ConversationRow, roleOfCorrespondent } from '@/entities/messages/conversation-row';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/base/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { LoadMore } from '@/components/ui/records/load-more';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { type TFunction, useTranslation } from '@/lib/i18n/i18n';
import { useLiveStatus } from '@/lib/live/live';
import { useNow } from '@/lib/time/use-now';
import styles from './messages.module.css';

const matches = (
  { with: person, subject, last_message }: Conversation,
  text: string,
  t: TFunction<'labels/jobs'>,
): boolean =>
  [person.user_name, roleOfCorrespondent(person, t), subject, last_message].some((part) =>
    part.toLowerCase().includes(text),
  );

const useConversations = (text: string) => {
  const { t } = useTranslation(['messages', 'labels/jobs']);
  const status = useLiveStatus();
  const query = useInfiniteQuery({ ...conversationList, refetchInterval: pollingWhile(status) });
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = query;
  const wanted = text.trim().toLowerCase();
  useEffect(() => {
    if (wanted !== '' && hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [wanted, hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
  const all = rowsOf(query.data);
  return { query, all, shown: all.filter((conversation) => matches(conversation, wanted, t)) };
};

type Props = { currentId: string | null };

export const ConversationPane = ({ currentId }: Props) => {
  const { t } = useTranslation('messages');
  const [text, setText] = useState('');
  const now = useNow();
  const { query, all, shown } = useConversations(text);
  return (
    <section className={styles.pane} aria-label={t('conversations')}>
      {all.length > 0 && (
        <div className={styles.search}>
          <Search size={18} aria-hidden="true" />
          <input
            type="search"
            aria-label={t('search')}
            placeholder={t('search')}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </div>
      )}
      <div className={styles.rows}>
        {query.isPending && <ListSkeleton rows={5} label={t('loading')} />}
        {query.isError && all.length === 0 && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {query.data && all.length === 0 && (
          <EmptyState illustration="inbox" title={t('none.title')} text={t('none.text')} />
        )}
        {all.length > 0 && shown.length === 0 && !query.hasNextPage && (
          <EmptyState
            illustration="search"
            title={t('searchNone.title')}
            text={t('searchNone.text', { text: text.trim() })}
          />
        )}
        <ul role="list" className={styles.list}>
          {shown.map((conversation) => (
            <ConversationRow
              key={conversation.conversationId}
              conversation={conversation}
              now={now}
              current={conversation.conversationId === currentId}
            />
          ))}
        </ul>
        <LoadMore
          hasMore={query.hasNextPage}
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        />
      </div>
    </section>
  );
};
