import { useState } from 'react';
import type { Conversation, Message } from '@shared/model/conversation';
import { useOutbox } from '@/entities/messages/use-outbox';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/base/error-state';
import { Loading } from '@/components/ui/base/loading';
import { paths } from '@shared/paths';
import { ApiError } from '@/lib/api/api-error';
import { say } from '@/lib/i18n/notices';
import { useTranslation } from '@/lib/i18n/i18n';
import { Composer } from './composer';
import { ConnectionNote } from './connection-note';
import { ReportDialog } from './report-dialog';
import { ThreadActions, ThreadHead } from './thread-head';
import { ThreadLog } from './thread-log';
import { entriesOf, firstUnread, type Entry } from './thread-parts';
import styles from './thread.module.css';
import { useThreadScroll } from './use-thread-scroll';
import { useBlock, useMarkRead, useThread } from './use-thread';
import { useIsTyping } from './use-typing';

type Props = { conversationId: string; me: string };

const isGone = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status);

export const Thread = ({ conversationId, me }: Props) => {
  const { t } = useTranslation('messages');
  const thread = useThread(conversationId);
  const { query, conversation } = thread;
  if (conversation) return <OpenThread conversation={conversation} thread={thread} me={me} />;
  if (query.isPending) return <Loading label={t('loading')} />;
  if (!isGone(query.error)) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <EmptyState
      illustration="signpost"
      title={t('gone.title')}
      text={t('gone.text')}
      action={
        <ButtonLink to={paths.messages} variant="secondary">
          {t('back')}
        </ButtonLink>
      }
    />
  );
};

const useUnreadLine = (entries: readonly Entry[], conversation: Conversation): string | null => {
  const [unreadFrom] = useState(() => firstUnread(entries, conversation.unread_count));
  return unreadFrom;
};

const useEntries = (conversationId: string, messages: readonly Message[], me: string): Entry[] => {
  const { list, stalled } = useOutbox();
  const own = list.filter((outgoing) => outgoing.conversationId === conversationId);
  return entriesOf(messages, { list: own, stalled }, me);
};

type OpenProps = { conversation: Conversation; thread: ReturnType<typeof useThread>; me: string };

const OpenThread = ({ conversation, thread: { query, messages }, me }: OpenProps) => {
  const { conversationId, with: person } = conversation;
  const [reported, setReported] = useState<Entry | null>(null);
  const entries = useEntries(conversationId, messages, me);
  const received = entries.filter(({ mine }) => !mine).map(({ id }) => id);
  const unreadFrom = useUnreadLine(entries, conversation);
  const scroll = useThreadScroll(entries.at(-1)?.id, received);
  const typing = useIsTyping(conversationId, person.user_id);
  useMarkRead(conversationId, conversation.unread_count > 0 ? (received.at(-1) ?? null) : null, scroll.atEnd);
  return (
    <>
      <ThreadHead
        person={person}
        subject={conversation.subject}
        actions={<ThreadActions conversation={conversation} />}
      />
      <ThreadLog
        entries={entries}
        person={person}
        unreadFrom={unreadFrom}
        scroll={scroll}
        older={{
          has: query.hasNextPage,
          loading: query.isFetchingNextPage,
          load: () => void query.fetchNextPage(),
        }}
        onReport={setReported}
      />
      <Typing name={typing ? person.user_name : null} />
      <ConnectionNote />
      {conversation.blocked === null ? (
        <Composer conversation={conversation} me={me} onSent={scroll.toEnd} />
      ) : (
        <Blocked conversation={conversation} />
      )}
      {reported && <ReportDialog entry={reported} name={person.user_name} onClose={() => setReported(null)} />}
    </>
  );
};

const Typing = ({ name }: { name: string | null }) => {
  const { t } = useTranslation('messages');
  return (
    <p className={styles.typing} role="status">
      {name !== null && t('typing', { name })}
    </p>
  );
};

const Blocked = ({ conversation }: { conversation: Conversation }) => {
  const { t } = useTranslation('messages');
  const block = useBlock(conversation.conversationId);
  return (
    <div className={styles.blocked} role="status">
      <p>{say('conversationBlocked')}</p>
      {conversation.blocked === 'by_me' && (
        <Button variant="secondary" size="small" loading={block.isPending} onClick={() => block.mutate(false)}>
          {t('unblock')}
        </Button>
      )}
    </div>
  );
};
