import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { StaffTicket } from '@shared/trust/model/ticket';
import { ticketCategories, ticketPriorities } from '@shared/trust/model/ticket-vocabulary';
import { paths, pathTo } from '@shared/paths';
import { EmailAddress } from '@/components/email-address';
import { Facts, MutedText, Row, Stack } from '@/components/layout';
import { CasePage } from '@/components/records/case-page';
import { DueClock } from '@/components/records/due-clock';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { SelectField } from '@/components/ui/fields/select-field';
import { RichText } from '@/components/ui/rich-text';
import { Post, Thread } from '@/trust/parts/support/post';
import { TicketBadge } from '@/trust/parts/support/ticket-badge';
import { lazy } from '@/lib/browser/lazy';
import { api } from '@/lib/api/api';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { staffTicketQuery, useChange } from './desk-queries';
import { useTicketPresence } from './ticket-presence';
import { WriteBox } from './write-box';
import styles from './desk.module.css';

const MergeDialog = lazy(() => import('./merge-dialog').then((it) => ({ default: it.MergeDialog })));

export const TicketCaseView = () => {
  const { ticketId = '' } = useParams();
  const { t } = useTranslation('admin-tickets');
  const query = useQuery(staffTicketQuery(ticketId));
  return (
    <CasePage
      title={query.data?.subject ?? ticketId}
      count={query.data && ticketId}
      breadcrumb={[{ label: t('title'), to: paths.tickets }, { label: ticketId }]}
      query={query}
      loading={t('loadingTicket')}
      gone={{ title: t('gone.title'), text: t('gone.text') }}
      panelLabel={t('panel')}
      panel={(ticket) => <Panel ticket={ticket} />}
    >
      {(ticket) => <Content key={ticket.ticketId} ticket={ticket} onRefresh={() => void query.refetch()} />}
    </CasePage>
  );
};

const Content = ({ ticket, onRefresh }: { ticket: StaffTicket; onRefresh: () => void }) => {
  const { t } = useTranslation(['admin-tickets', 'support']);
  const { others, isStale } = useTicketPresence(ticket);
  const { posts, status, mergedInto, mergedFrom, contact } = ticket;
  return (
    <>
      {others.length > 0 && (
        <FormMessage kind="info">
          {t('others', { names: new Intl.ListFormat(undefined).format(others), count: others.length })}
        </FormMessage>
      )}
      {mergedInto !== null && (
        <p>
          <RichText
            text={t('merge.merged', { ticket: mergedInto })}
            components={{ ticket: <Link to={pathTo(paths.ticket, { ticketId: mergedInto })} /> }}
          />
        </p>
      )}
      {mergedFrom.length > 0 && <MutedText>{t('merge.from', { tickets: mergedFrom.join(', ') })}</MutedText>}
      <Thread label={t('thread')}>
        {posts.map((post) => (
          <Post
            key={post.postId}
            post={post}
            faceId={(post.author === 'person' && contact.userId) || `${post.author}${post.name}`}
            kind={post.author}
            tag={post.author === 'note' ? t('internal') : post.author === 'support' ? t('ticket.staff') : undefined}
            getFile={(index) =>
              api('getStaffTicketAttachment', {
                params: { ticketId: ticket.ticketId, postId: post.postId, index: String(index) },
              })
            }
          />
        ))}
      </Thread>
      {isStale && (
        <FormMessage kind="info">
          {t('changed')}{' '}
          <Button variant="quiet" size="small" onClick={onRefresh}>
            {t('refresh')}
          </Button>
        </FormMessage>
      )}
      <WriteBox ticket={ticket} canReply={status === 'open' || status === 'in-progress'} />
    </>
  );
};

const Panel = ({ ticket }: { ticket: StaffTicket }) => {
  const { t } = useTranslation(['admin-tickets', 'support']);
  const { clock, answer } = ticket;
  const lines = [
    { label: t('clock.first'), target: clock.first },
    { label: t('clock.next'), target: clock.next },
    { label: t('clock.solution'), target: clock.solution },
  ];
  return (
    <>
      {answer && (
        <DueClock {...answer} about="answer">
          {ticket.ticketId}
        </DueClock>
      )}
      <section className={styles.section}>
        <h2>{t('clock.title')}</h2>
        <Facts items={lines.map(({ label, target }) => ({ label, value: <Target target={target} /> }))} />
      </section>
      <Manage ticket={ticket} />
      <About ticket={ticket} />
    </>
  );
};

const Target = ({ target }: { target: StaffTicket['clock']['next'] }) => {
  const { t } = useTranslation('admin-tickets');
  if (target === null) return t('clock.none');
  const { startedAt, dueAt, doneAt } = target;
  if (doneAt !== null) return t('clock.done', { time: formatDateTime(doneAt, ownZone()) });
  return dueAt === null ? t('clock.paused') : <DueClock startedAt={startedAt} dueAt={dueAt} />;
};

const Manage = ({ ticket }: { ticket: StaffTicket }) => {
  const { t } = useTranslation(['admin-tickets', 'support']);
  const { me } = useSession();
  const [merging, setMerging] = useState(false);
  const { ticketId, assignee, priority, category, status, version } = ticket;
  const change = useChange(ticketId);
  const isMine = assignee !== null && assignee.userId === me?.userId;
  const isOpen = status === 'open' || status === 'in-progress';
  const apply = (changes: Omit<Parameters<typeof change.mutate>[0], 'version'>) => {
    if (change.isPending) return;
    change.mutate({ ...changes, version }, { onSuccess: () => toast.success(t('done.changed')) });
  };
  return (
    <section className={styles.section}>
      <h2>{t('manage.title')}</h2>
      {change.isError && <FormMessage kind="error">{change.error.message}</FormMessage>}
      <Row justify="between">
        <span>
          {assignee && <MutedText as="span">{t('assign.title')} </MutedText>}
          <b>{assignee?.name ?? t('nobody')}</b>
        </span>
        <Button
          variant="secondary"
          size="small"
          loading={change.isPending && change.variables.assignee !== undefined}
          onClick={() => apply({ assignee: isMine ? 'nobody' : 'me' })}
        >
          {t(isMine ? 'assign.release' : 'assign.take')}
        </Button>
      </Row>
      <div className={styles.pair}>
        <SelectField
          label={t('form.category')}
          data={ticketCategories.map((value) => ({ value, label: t(`category.${value}`) }))}
          value={category}
          onChange={(next) => next && apply({ category: next })}
        />
        <SelectField
          label={t('form.priority')}
          data={ticketPriorities.map((value) => ({ value, label: t(`priority.${value}`) }))}
          value={priority}
          onChange={(next) => next && apply({ priority: next })}
        />
      </div>
      <Row>
        <TicketBadge status={status} />
        {status === 'open' && (
          <Button variant="secondary" size="small" onClick={() => apply({ status: 'in-progress' })}>
            {t('manage.start')}
          </Button>
        )}
        {isOpen && (
          <Button variant="secondary" size="small" onClick={() => apply({ status: 'resolved' })}>
            {t('manage.resolve')}
          </Button>
        )}
        {status !== 'closed' && (
          <Button variant="secondary" size="small" onClick={() => apply({ status: 'closed' })}>
            {t('manage.close')}
          </Button>
        )}
        {status !== 'closed' && (
          <Button variant="secondary" size="small" onClick={() => setMerging(true)}>
            {t('merge.open')}
          </Button>
        )}
      </Row>
      {merging && (
        <Suspense fallback={null}>
          <MergeDialog ticketId={ticketId} version={version} onClose={() => setMerging(false)} />
        </Suspense>
      )}
    </section>
  );
};

const About = ({ ticket }: { ticket: StaffTicket }) => {
  const { t } = useTranslation(['admin-tickets', 'support']);
  const { person, organization, contact, createdAt, rating, context } = ticket;
  return (
    <Stack as="section" gap="s" className={styles.section}>
      <h2>{t('about.title')}</h2>
      <b>{contact.userId === null ? `${person} (${t('guest')})` : person}</b>
      <Facts
        items={[
          { label: t('about.email'), value: <EmailAddress email={contact.email} /> },
          { label: t('about.organization'), value: organization },
          { label: t('about.created'), value: formatDateTime(createdAt, ownZone()) },
          { label: t('about.rating'), value: rating && t(`about.${rating}`) },
          { label: t('about.page'), value: context?.page },
          { label: t('about.requests'), value: context && context.requestIds.join(', ') },
        ]}
      />
    </Stack>
  );
};
