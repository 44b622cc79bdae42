import { useQuery } from '@tanstack/react-query';
import type { Message } from '@shared/messages/model/conversation';
import { MutedText, Prose, Row, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { conversationWithQuery } from '@/messages/parts/messages/conversation-queries';
import { MessageButton } from '@/messages/parts/messages/message-button';
import { useSession } from '@/lib/auth/session';
import { queryOf } from '@/lib/requests/query-of';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './drawer.module.css';

type Candidate = { userId: string; firstName: string };

/** The newest messages; the messages page is for writing. */
export const ConversationTab = ({ candidate }: { candidate: Candidate }) => {
  const { t } = useTranslation('applicants');
  const found = useQuery(conversationWithQuery(candidate.userId));
  return (
    <QueryGate query={found} loading={t('messages.loading')} rows={3}>
      {({ conversation }) => (
        <Stack>
          {conversation === null ? (
            <MutedText>{t('messages.none', { name: candidate.firstName })}</MutedText>
          ) : (
            <Newest conversationId={conversation.conversationId} candidate={candidate} />
          )}
          <Row>
            <MessageButton
              userId={candidate.userId}
              label={t(conversation === null ? 'messages.start' : 'messages.open')}
              isFirst={conversation === null}
            />
          </Row>
        </Stack>
      )}
    </QueryGate>
  );
};

type NewestProps = { conversationId: string; candidate: Candidate };

const shownMessages = 12;

const Newest = ({ conversationId, candidate }: NewestProps) => {
  const { t } = useTranslation('applicants');
  const { me } = useSession();
  const query = useQuery(queryOf('getConversation', { params: { conversationId }, query: {} }));
  const writerOf = ({ sender_id }: Message): string => {
    if (sender_id === candidate.userId) return candidate.firstName;
    return t(sender_id === me?.userId ? 'messages.you' : 'messages.team');
  };
  return (
    <QueryGate query={query} loading={t('messages.loading')} rows={3}>
      {({ items }) => (
        <ol role="list" className={styles.messages}>
          {[...items]
            .sort((one, other) => one.created_at.localeCompare(other.created_at))
            .slice(-shownMessages)
            .map((message) => (
              <li key={message.id} className={message.sender_id === candidate.userId ? undefined : styles.own}>
                <p className={styles.writer}>
                  <strong>{writerOf(message)}</strong>{' '}
                  <time dateTime={message.created_at}>{formatDateTime(message.created_at, ownZone())}</time>
                </p>
                {message.content && <Prose lang={message.language ?? undefined}>{message.content}</Prose>}
                {message.attachments.length > 0 && (
                  <MutedText>{t('messages.attachments', { count: message.attachments.length })}</MutedText>
                )}
              </li>
            ))}
        </ol>
      )}
    </QueryGate>
  );
};
