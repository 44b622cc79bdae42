import { useQuery } from '@tanstack/react-query';
import Paperclip from 'lucide-react/dist/esm/icons/paperclip.mjs';
import Send from 'lucide-react/dist/esm/icons/send.mjs';
import { useState, type SubmitEvent } from 'react';
import { Link, useParams } from 'react-router-dom';
import { limits } from '@shared/limits';
import type { Ticket } from '@shared/trust/model/ticket';
import { ticketRatings } from '@shared/trust/model/ticket-vocabulary';
import { contactSupport, paths, pathTo, supportView } from '@shared/paths';
import { FileButton } from '@/components/file-drop/file-button';
import { acceptOf } from '@/components/file-drop/file-rules';
import { MutedText, Row } from '@/components/layout';
import { DueClock } from '@/components/records/due-clock';
import { QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Page } from '@/components/ui/base/page';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { RichText } from '@/components/ui/rich-text';
import { FileList } from '@/trust/parts/support/file-list';
import { Post, Thread } from '@/trust/parts/support/post';
import { TicketBadge } from '@/trust/parts/support/ticket-badge';
import { ticketFileRules, useTicketFiles } from '@/trust/parts/support/use-ticket-files';
import { api } from '@/lib/api/api';
import { useSession } from '@/lib/auth/session';
import { dropKept, keepForLater, readKept } from '@/lib/forms/kept-draft';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSendOnce } from '@/lib/requests/send-once';
import { formatDate, formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { ticketQuery, useRate, useReply, useSolve } from './support-queries';
import styles from './support.module.css';

const myTickets = `${paths.support}?${supportView.parameter}=${supportView.tickets}`;
const freshMs = 30_000;

export const TicketView = () => {
  const { ticketId = '' } = useParams();
  const { t } = useTranslation('support');
  const query = useQuery({ ...ticketQuery(ticketId), refetchInterval: freshMs });
  const title = query.data?.subject ?? ticketId;
  return (
    <Page
      title={title}
      width="full"
      breadcrumb={[{ label: t('tabs.tickets'), to: myTickets }, { label: title }]}
      actions={query.data && <SolveButton ticket={query.data} />}
    >
      <QueryGate
        query={query}
        loading={t('loadingTicket')}
        rows={4}
        gone={{
          title: t('gone.title'),
          text: t('gone.text'),
          action: <ButtonLink to={myTickets}>{t('gone.back')}</ButtonLink>,
        }}
      >
        {(ticket) => (
          <div className={styles.grid}>
            <div className={styles.main}>
              <Messages ticket={ticket} />
              {ticket.canRate && <Rating ticket={ticket} />}
              {ticket.canReply ? <Reply key={ticket.ticketId} ticket={ticket} /> : <Closed ticket={ticket} />}
            </div>
            <About ticket={ticket} />
          </div>
        )}
      </QueryGate>
    </Page>
  );
};

const SolveButton = ({ ticket: { ticketId, status } }: { ticket: Ticket }) => {
  const { t } = useTranslation('support');
  const solve = useSolve(ticketId);
  const send = useSendOnce(solve);
  if (status !== 'open' && status !== 'in-progress') return null;
  return (
    <Button
      variant="secondary"
      loading={solve.isPending}
      onClick={() => send(undefined, () => toast.success(t('ticket.solved')))}
    >
      {t('ticket.solve')}
    </Button>
  );
};

const Messages = ({ ticket: { ticketId, posts } }: { ticket: Ticket }) => {
  const { t } = useTranslation('support');
  const { me } = useSession();
  return (
    <Thread label={t('ticket.thread')}>
      {posts.map((post) => (
        <Post
          key={post.postId}
          post={post}
          faceId={post.author === 'person' && me ? me.userId : `${post.author}${post.name}`}
          kind={post.author}
          tag={post.author === 'support' ? t('ticket.staff') : undefined}
          getFile={(index) =>
            api('getTicketAttachment', { params: { ticketId, postId: post.postId, index: String(index) } })
          }
        />
      ))}
    </Thread>
  );
};

const Rating = ({ ticket: { ticketId } }: { ticket: Ticket }) => {
  const { t } = useTranslation('support');
  const rate = useRate(ticketId);
  return (
    <div className={styles.rating} role="group" aria-label={t('ticket.rate')}>
      <span>{t('ticket.rate')}</span>
      <Row>
        {ticketRatings.map((rating) => (
          <Button
            key={rating}
            variant="secondary"
            size="small"
            loading={rate.isPending && rate.variables === rating}
            onClick={() =>
              !rate.isPending &&
              rate.mutate(rating, {
                onSuccess: () => toast.success(t('ticket.rated')),
                onError: (error) => toast.error(error.message),
              })
            }
          >
            {t(`ticket.${rating}`)}
          </Button>
        ))}
      </Row>
    </div>
  );
};

const Reply = ({ ticket }: { ticket: Ticket }) => {
  const { t } = useTranslation('support');
  const { me } = useSession();
  const key = `ticket.${me?.userId ?? ''}.${ticket.ticketId}`;
  const [text, setText] = useState(() => readKept<{ text: string }>(key)?.text ?? '');
  const files = useTicketFiles();
  const reply = useReply(ticket.ticketId);
  const send = useSendOnce(reply);
  const attachments = files.receipts();
  const reopens = ticket.status === 'resolved';

  const change = (next: string) => {
    setText(next);
    if (next.trim() === '') dropKept(key);
    else keepForLater(key, { text: next });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() === '' || attachments === null) return;
    const after = ticket.posts.at(-1)?.postId ?? '';
    send({ text: text.trim(), attachments, after }, () => {
      change('');
      files.clear();
      toast.success(t('ticket.sent'));
    });
  };

  return (
    <form noValidate onSubmit={submit}>
      {reply.isError && <FormMessage kind="error">{reply.error.message}</FormMessage>}
      {ticket.reopenUntil && <MutedText>{t('ticket.reopenHint', { date: formatDate(ticket.reopenUntil) })}</MutedText>}
      <div className={styles.composer}>
        <textarea
          aria-label={t('ticket.reply')}
          placeholder={t('ticket.placeholder')}
          rows={3}
          maxLength={limits.ticketTextLength}
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <div className={styles.files}>
          <FileList {...files} />
        </div>
        <div className={styles.tools}>
          <FileButton
            variant="quiet"
            size="small"
            fileLabel={t('form.attach')}
            aria-label={t('form.attach')}
            accept={acceptOf(ticketFileRules)}
            onFile={(file) => void files.add(file)}
          >
            <Paperclip size={18} aria-hidden="true" />
          </FileButton>
          <span className={styles.hint}>{t('ticket.mailHint')}</span>
          <Button
            type="submit"
            size="small"
            loading={reply.isPending}
            disabled={text.trim() === '' || attachments === null}
            leftIcon={<Send size={16} aria-hidden="true" />}
          >
            {t(reopens ? 'ticket.reopen' : 'ticket.send')}
          </Button>
        </div>
      </div>
    </form>
  );
};

const Closed = ({ ticket: { mergedInto } }: { ticket: Ticket }) => {
  const { t } = useTranslation('support');
  if (mergedInto !== null) {
    return (
      <p>
        <RichText
          text={t('ticket.merged', { ticket: mergedInto })}
          components={{ ticket: <Link to={pathTo(paths.supportTicket, { ticketId: mergedInto })} /> }}
        />
      </p>
    );
  }
  return (
    <Row justify="between">
      <MutedText>{t('ticket.closed')}</MutedText>
      <ButtonLink to={contactSupport} variant="secondary">
        {t('ticket.new')}
      </ButtonLink>
    </Row>
  );
};

const About = ({ ticket }: { ticket: Ticket }) => {
  const { t } = useTranslation('support');
  const { ticketId, status, category, priority, createdAt, firstAnswerMinutes: minutes, answer } = ticket;
  const lines = [
    { label: t('ticket.number'), value: ticketId },
    { label: t('columns.status'), value: <TicketBadge status={status} /> },
    { label: t('form.category'), value: t(`category.${category}`) },
    { label: t('form.priority'), value: t(`priority.${priority}`) },
    { label: t('ticket.created'), value: <time dateTime={createdAt}>{formatDateTime(createdAt, ownZone())}</time> },
    ...(minutes === null
      ? []
      : [
          {
            label: t('ticket.firstAnswer'),
            value:
              minutes < 60
                ? t('ticket.minutes', { minutes: Math.max(1, Math.round(minutes)) })
                : t('attainment.hours', { hours: Math.round(minutes / 6) / 10 }),
          },
        ]),
  ];
  return (
    <aside className={styles.aside} aria-label={t('ticket.details')}>
      {answer && (
        <DueClock {...answer} about="answer">
          {t('ticket.clock')}
        </DueClock>
      )}
      <dl className={styles.panel}>
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('ticket.canReopen')}</p>
    </aside>
  );
};
