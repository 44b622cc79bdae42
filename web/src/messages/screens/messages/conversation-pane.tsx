import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Conversation } from '@shared/messages/model/conversation';
import { conversationList, conversationsAboutJob, pollingWhile } from '@/messages/parts/messages/conversation-queries';
import { ConversationRow, roleOfCorrespondent } from '@/messages/parts/messages/conversation-row';
import { Button } from '@/components/ui/base/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/base/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { LoadMore } from '@/components/ui/records/load-more';
import { isEmployer } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { knownName } from '@/lib/i18n/former-member';
import { type TFunction, useTranslation } from '@/lib/i18n/i18n';
import { useLiveStatus } from '@/lib/live/live';
import { useNow } from '@/lib/time/use-now';
import { ConversationFilters, type Filters } from './conversation-filters';
import styles from './messages.module.css';

const matches = (
  { with: person, subject, last_message }: Conversation,
  text: string,
  t: TFunction<'labels/jobs'>,
): boolean =>
  [knownName(person.user_name), roleOfCorrespondent(person, t), subject, last_message].some((part) =>
    part.toLowerCase().includes(text),
  );

const nothingSet: Filters = { text: '', isUnread: false, jobId: null };

/** Loads more pages while a match may be further down. */
const useConversations = ({ text, isUnread, jobId }: Filters) => {
  const { t } = useTranslation(['messages', 'labels/jobs']);
  const status = useLiveStatus();
  const list = jobId === null ? conversationList : conversationsAboutJob(jobId);
  const query = useInfiniteQuery({ ...list, refetchInterval: pollingWhile(status) });
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = query;
  const wanted = text.trim().toLowerCase();
  const isNarrow = wanted !== '' || isUnread || jobId !== null;
  useEffect(() => {
    if (isNarrow && hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [isNarrow, hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
  const all = rowsOf(query.data);
  const shown = all.filter(
    (conversation) => (!isUnread || conversation.unread_count > 0) && matches(conversation, wanted, t),
  );
  return { query, all, shown };
};

type Props = { currentId: string | null; unread: number };

export const ConversationPane = ({ currentId, unread }: Props) => {
  const { t } = useTranslation('messages');
  const { me } = useSession();
  const [filters, setFilters] = useState(nothingSet);
  const now = useNow();
  const { query, all, shown } = useConversations(filters);
  const change = (changes: Partial<Filters>) => setFilters((before) => ({ ...before, ...changes }));
  const isSet = filters.text.trim() !== '' || filters.isUnread || filters.jobId !== null;
  const isNone = query.data !== undefined && shown.length === 0 && !query.hasNextPage;
  return (
    <section className={styles.pane} aria-label={t('conversations')}>
      {(all.length > 0 || isSet) && (
        <div className={styles.find}>
          <div className={styles.search}>
            <Search size={16} aria-hidden="true" />
            <input
              type="search"
              aria-label={t('search')}
              placeholder={t('search')}
              value={filters.text}
              onChange={(event) => change({ text: event.currentTarget.value })}
            />
          </div>
          <ConversationFilters
            filters={filters}
            unread={unread}
            hasJobs={me !== null && isEmployer(me)}
            onChange={change}
          />
        </div>
      )}
      <div className={styles.rows}>
        {query.isPending && <ListSkeleton rows={5} label={t('loading')} flat />}
        {query.isError && all.length === 0 && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {isNone && !isSet && <EmptyState illustration="inbox" title={t('none.title')} text={t('none.text')} />}
        {isNone && isSet && <NoneFound filters={filters} onClear={() => setFilters(nothingSet)} />}
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
          hasMore={query.hasNextPage && !isSet}
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        />
      </div>
    </section>
  );
};

const NoneFound = ({ filters: { text, isUnread }, onClear }: { filters: Filters; onClear: () => void }) => {
  const { t } = useTranslation('messages');
  const wanted = text.trim();
  const words = () => {
    if (wanted !== '') return t('searchNone.text', { text: wanted });
    return isUnread ? t('unreadNone') : t('jobNone');
  };
  return (
    <EmptyState
      illustration="search"
      title={t('searchNone.title')}
      text={words()}
      action={
        <Button variant="secondary" size="small" onClick={onClear}>
          {t('showAll')}
        </Button>
      }
    />
  );
};
