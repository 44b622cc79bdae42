import { Suspense, useRef, useState } from 'react';
import type { Me } from '@shared/accounts/api/accounts.routes';
import type { Conversation, Message } from '@shared/messages/model/conversation';
import { currentOutbox, useOutbox } from '@/messages/parts/messages/use-outbox';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/base/error-state';
import { Loading } from '@/components/ui/base/loading';
import { paths } from '@shared/paths';
import { lazy } from '@/lib/browser/lazy';
import { ApiError } from '@/lib/api/api-error';
import { isEmployer } from '@/lib/auth/home-for';
import { say } from '@/lib/i18n/notices';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { useNow } from '@/lib/time/use-now';
import { AboutPane } from '../about-pane';
import { Composer, type ComposerHandle } from './composer';
import { ConnectionBanner } from '../connection-banner';
import { ThreadActions, ThreadHead } from './thread-head';
import { ThreadLog } from './thread-log';
import { eventsOf } from './thread-events';
import { entriesOf, firstUnread, type Entry, type Unread } from './thread-parts';
import styles from './thread.module.css';
import { useHiring } from '../use-hiring';
import { useThreadScroll } from './use-thread-scroll';
import { useVisible } from '../use-visible';
import { useBlock, useMarkRead, useThread } from './use-thread';
import { useIsTyping } from './use-typing';

const ReportDialog = lazy(() =>
  import('@/trust/parts/reports/report-dialog').then((it) => ({ default: it.ReportDialog })),
);

type Props = { conversationId: string; me: Me; hasAbout: boolean };

const isGone = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status);

export const Thread = ({ conversationId, me, hasAbout }: Props) => {
  const { t } = useTranslation('messages');
  const thread = useThread(conversationId);
  const { query, conversation } = thread;
  if (conversation) return <OpenThread conversation={conversation} thread={thread} me={me} hasAbout={hasAbout} />;
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

/** The first unread message when the thread was opened, or the page left; fixed until the thread is left. */
const useUnread = (entries: readonly Entry[], { unread_count }: Conversation, isFresh: boolean): Unread | null => {
  const visible = useVisible();
  const [unread, setUnread] = useState<Unread | null>(null);
  const [isDecided, setIsDecided] = useState(false);
  const found = unread === null && (!isDecided || !visible) ? firstUnread(entries, unread_count) : null;
  if (found) setUnread(found);
  if (isFresh && !isDecided) setIsDecided(true);
  return unread ?? found;
};

const useEntries = (conversationId: string, messages: readonly Message[], me: string): Entry[] => {
  const { list, stalled } = useOutbox();
  const own = list.filter((outgoing) => outgoing.conversationId === conversationId);
  return entriesOf(messages, { list: own, stalled }, me);
};

type OpenProps = { conversation: Conversation; thread: ReturnType<typeof useThread>; me: Me; hasAbout: boolean };

const OpenThread = ({ conversation, thread: { query, messages, isFresh }, me, hasAbout }: OpenProps) => {
  const { conversationId, with: person } = conversation;
  const side = isEmployer(me) ? 'employer' : 'professional';
  const now = useNow();
  const composer = useRef<ComposerHandle>(null);
  const [reported, setReported] = useState<Entry | null>(null);
  const block = useBlock(conversationId);
  const entries = useEntries(conversationId, messages, me.userId);
  const received = entries.filter(({ mine }) => !mine).map(({ id }) => id);
  const unread = useUnread(entries, conversation, isFresh);
  const hiring = useHiring(conversation);
  // The thread is read once, so later messages count.
  const awaitsAnswer =
    conversation.blocked === null && conversation.awaitsAnswer === true && received.length === 0 && !hiring.main;
  const scroll = useThreadScroll(entries.at(-1)?.id, received);
  const isTyping = useIsTyping(conversationId, person.user_id);
  useMarkRead(
    conversationId,
    isFresh && conversation.unread_count > 0 ? (received.at(-1) ?? null) : null,
    scroll.atEnd,
  );
  const edit = (entry: Entry) => {
    void currentOutbox()?.discard(entry.id);
    composer.current?.put(entry.content);
  };
  return (
    <>
      <div className={styles.column} data-thread="">
        <ThreadHead
          person={person}
          subject={hiring.main?.jobTitle ?? conversation.subject}
          actions={<ThreadActions conversation={conversation} application={hiring.main} side={side} />}
        />
        <ConnectionBanner />
        <ThreadLog
          entries={entries}
          person={person}
          unread={unread}
          events={eventsOf(hiring.detail, hiring.interviews, now)}
          side={side}
          isTyping={isTyping}
          scroll={scroll}
          older={{
            has: query.hasNextPage,
            loading: query.isFetchingNextPage,
            load: () => void query.fetchNextPage(),
          }}
          onReport={setReported}
          onEdit={edit}
        />
        {awaitsAnswer && <Awaits name={knownName(person.user_name)} />}
        {conversation.blocked === null && !awaitsAnswer && (
          <Composer
            ref={composer}
            conversation={conversation}
            me={me}
            job={hiring.main?.jobTitle ?? null}
            onSent={scroll.toEnd}
          />
        )}
        {conversation.blocked !== null && <Blocked conversation={conversation} />}
      </div>
      {hasAbout && <AboutPane conversation={conversation} hiring={hiring} side={side} entries={entries} now={now} />}
      {reported && (
        <Suspense fallback={null}>
          <ReportDialog
            target={{ kind: 'message', conversationId, messageId: reported.id }}
            seen={conversation.subject}
            quote={reported.content}
            {...(conversation.blocked === null && {
              block: { name: knownName(person.user_name), run: () => block.mutateAsync(true) },
            })}
            onClose={() => setReported(null)}
          />
        </Suspense>
      )}
    </>
  );
};

const Awaits = ({ name }: { name: string }) => {
  const { t } = useTranslation('messages');
  return (
    <div className={styles.blocked} role="status">
      <p>{t('awaits', { name })}</p>
      <ButtonLink to={paths.billing} variant="secondary" size="small">
        {t('plans')}
      </ButtonLink>
    </div>
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
