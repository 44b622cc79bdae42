import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { SquarePen, X } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Correspondent } from '@shared/messages/model/conversation';
import { conversationPath, messagesView } from '@shared/paths';
import {
  conversationList,
  conversationWithQuery,
  unreadMessages,
} from '@/messages/parts/messages/conversation-queries';
import { QuestionsLeft, useQuestionsLeft } from '@/money/parts/billing/questions-left';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { classNames } from '@/components/ui/base/class-names';
import { Page } from '@/components/ui/base/page';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/base/error-state';
import { Loading } from '@/components/ui/base/loading';
import { lazy } from '@/lib/browser/lazy';
import { ApiError } from '@/lib/api/api-error';
import { useMedia } from '@/lib/browser/use-media';
import { knownName } from '@/lib/i18n/former-member';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSession } from '@/lib/auth/session';
import { ConversationPane } from './conversation-pane';
import styles from './messages.module.css';
import type { NewMessage } from './new-message-dialog';
import { Thread } from './thread/thread';
import { ThreadHead } from './thread/thread-head';
import { useRoomBelow } from './use-room-below';

const NewMessageDialog = lazy(() => import('./new-message-dialog').then((it) => ({ default: it.NewMessageDialog })));

/** Width with room for a third column. */
const wide = '(min-width: 73.8125rem)';

type Props = {
  panel?: ReactNode | null;
  panelTitle?: string;
  /** The panel is the main content, such as a call: it replaces the list. */
  isPanelWide?: boolean;
  onClosePanel?: () => void;
  /** User ID of the recipient, if not in the query string. */
  candidate?: string | null;
};

type Writing = Pick<NewMessage, 'to' | 'jobId' | 'asks'>;

export const MessagesView = ({
  panel = null,
  panelTitle = '',
  isPanelWide = false,
  onClosePanel,
  candidate = null,
}: Props) => {
  const { t } = useTranslation('messages');
  const navigate = useNavigate();
  const { me } = useSession();
  const [search] = useSearchParams();
  const [writing, setWriting] = useState<Writing | null>(null);
  const page = useRoomBelow();
  const isWide = useMedia(wide) === true;
  const unread = useQuery({ ...unreadMessages, enabled: false }).data?.unread_total ?? 0;

  const chosen = search.get(messagesView.conversation);
  const personId = chosen === null ? (candidate ?? search.get(messagesView.candidate)) : null;
  const jobId = chosen === null && candidate === null ? search.get(messagesView.job) : null;
  const found = useQuery({ ...conversationWithQuery(personId ?? '', jobId), enabled: personId !== null });
  const asks = found.data?.question === true;
  const begun = personId === null || asks ? null : (found.data?.conversation?.conversationId ?? null);
  const conversationId = chosen ?? begun;
  const isOpen = conversationId !== null || personId !== null;
  const { data: conversations } = useInfiniteQuery({ ...conversationList, enabled: false });
  const isBare = !isOpen && panel === null && conversations !== undefined && rowsOf(conversations).length === 0;

  if (!me) return null;
  if (me.viewAs) {
    return (
      <Page title={t('title')}>
        <EmptyState illustration="inbox" title={t('closed.title')} text={t('closed.text')} />
      </Page>
    );
  }
  return (
    <Page
      title={t('title')}
      {...(unread > 0 && { count: t('unread', { count: unread }) })}
      width="bleed"
      actions={
        <Button
          variant="secondary"
          className={styles.new ?? ''}
          leftIcon={<SquarePen size={16} aria-hidden="true" />}
          onClick={() => setWriting({ to: null, jobId: null, asks: false })}
        >
          <span className={styles.newText}>{t('new')}</span>
        </Button>
      }
    >
      <div
        ref={page}
        className={classNames(styles.page, isBare && styles.bare)}
        data-view={isOpen ? 'thread' : 'list'}
        {...((isOpen || panel !== null) && { 'data-footer-bar': '' })}
        data-panel={panel === null ? undefined : isPanelWide ? 'wide' : 'beside'}
      >
        <ConversationPane currentId={conversationId} unread={unread} />
        <section
          className={styles.thread}
          aria-label={t('title')}
          data-about={conversationId !== null && isWide && panel === null ? '' : undefined}
        >
          {conversationId !== null ? (
            <Thread key={conversationId} conversationId={conversationId} me={me} hasAbout={isWide && panel === null} />
          ) : personId !== null ? (
            <Beginning query={found} asks={asks} onWrite={(to) => setWriting({ to, jobId, asks })} />
          ) : (
            <NothingChosen />
          )}
        </section>
        {panel !== null && (
          <aside className={styles.panel} aria-label={panelTitle || undefined}>
            <div className={styles.panelHead}>
              <h2>{panelTitle}</h2>
              {onClosePanel && (
                <button type="button" className={styles.close} aria-label={t('panel.close')} onClick={onClosePanel}>
                  <X size={20} aria-hidden="true" />
                </button>
              )}
            </div>
            <div className={styles.panelBody}>{panel}</div>
          </aside>
        )}
        {writing && (
          <Suspense fallback={null}>
            <NewMessageDialog
              me={me}
              {...writing}
              onClose={() => setWriting(null)}
              onSent={(conversation) => {
                setWriting(null);
                void navigate(conversationPath(conversation.conversationId));
              }}
            />
          </Suspense>
        )}
      </div>
    </Page>
  );
};

/** Shown only with conversations; without any, the list says so. */
const NothingChosen = () => {
  const { t } = useTranslation('messages');
  const { data } = useInfiniteQuery({ ...conversationList, enabled: false });
  return rowsOf(data).length > 0 ? (
    <EmptyState illustration="inbox" title={t('choose.title')} text={t('choose.text')} />
  ) : null;
};

const Ask = ({ onAsk }: { onAsk: () => void }) => {
  const { t } = useTranslation('messages');
  const left = useQuestionsLeft();
  return (
    <Stack gap="xs">
      {left !== 0 && (
        <div>
          <Button onClick={onAsk}>{t('ask.action')}</Button>
        </div>
      )}
      {left !== null && <QuestionsLeft left={left} />}
    </Stack>
  );
};

type BeginningProps = {
  query: Pick<ReturnType<typeof useQuery<{ with: Correspondent }>>, 'data' | 'isPending' | 'error' | 'refetch'>;
  /** Whether the plan counts it. */
  asks: boolean;
  onWrite: (to: Correspondent) => void;
};

const Beginning = ({ query, asks, onWrite }: BeginningProps) => {
  const { t } = useTranslation('messages');
  const { data, isPending, error, refetch } = query;
  if (isPending) return <Loading label={t('loading')} />;
  if (data) {
    const name = knownName(data.with.user_name);
    return (
      <>
        <ThreadHead person={data.with} />
        <EmptyState
          illustration="inbox"
          title={t(asks ? 'ask.title' : 'empty.title', { name })}
          text={t(asks ? 'ask.text' : 'empty.text')}
          action={
            asks ? (
              <Ask onAsk={() => onWrite(data.with)} />
            ) : (
              <Button onClick={() => onWrite(data.with)}>{t('empty.action')}</Button>
            )
          }
        />
      </>
    );
  }
  if (error instanceof ApiError && [400, 403, 404].includes(error.status))
    return <EmptyState illustration="signpost" title={t('unreachable.title')} text={t('unreachable.text')} />;
  return <ErrorState error={error} onRetry={() => void refetch()} />;
};
