import type { EventOf } from '@shared/core/model/event';
import { openAnswer, supportClock, supportPolicy } from '@shared/trust/rules/support-clock';
import { reopenUntil } from '@shared/trust/rules/ticket';
import { limits } from '@shared/limits';
import { paths, pathTo } from '@shared/paths';
import type { EventReader } from '../../../events/ports';
import type { MailBody } from '../../../platform/mail/markup';
import { textsOf, type DeferredText, type Phrase } from '../../../platform/text/deferred-text';
import { replyMailbox } from '../../../store/trust/tickets/reply-address';
import type { StoredPost, StoredTicket } from '../../../store/trust/tickets/ticket-item';
import { onSite } from '../../format';
import { defineTexts, type EmailContext, type KindOfEmail, type UserTexts } from '../../text';

const t = textsOf('notifications/support');

/** `#token=`: fragments reach no server or log. */
export const confirmTicket = ({
  siteUrl,
  token,
  subject,
}: {
  siteUrl: string;
  token: string;
  subject: string;
}): MailBody => ({
  subject: t('confirm.subject'),
  preview: t('confirm.preview', { subject }),
  heading: t('confirm.heading'),
  paragraphs: [t('confirm.text', { subject })],
  action: { label: t('confirm.action'), url: onSite(siteUrl, `${paths.confirmTicket}#token=${token}`) },
  notes: [t('confirm.expires', { hours: limits.guestTicketHours }), t('confirm.ignore')],
});

export type WhyNot = 'unknown' | 'many' | 'empty' | 'large';

/** To a sender whose email became no post. `address`: of support. */
export const mailRefused = (why: WhyNot, address: string): MailBody => {
  const text = {
    unknown: t('refused.unknown', { address }),
    many: t('refused.many'),
    empty: t('refused.empty'),
    large: t('refused.large', { megabytes: limits.ticketMailBytes / 1024 / 1024 }),
  }[why];
  return { subject: t('refused.subject'), preview: text, heading: t('refused.heading'), paragraphs: [text] };
};

/** To a sender whose email became a post without some of its files. */
export const filesNotKept = (files: string): MailBody => ({
  subject: t('filesNotKept.subject'),
  preview: t('notKept', { files }),
  heading: t('filesNotKept.heading'),
  paragraphs: [
    t('notKept', { files }),
    t('filesNotKept.text', {
      megabytes: limits.documentBytes / 1024 / 1024,
      count: limits.attachmentsPerMessage,
    }),
  ],
});

const pathOf = ({ ticketId }: StoredTicket): string => pathTo(paths.supportTicket, { ticketId });

/** Guests have no ticket page. */
const actionOf = (ticket: StoredTicket, siteUrl: string): Pick<MailBody, 'action'> =>
  ticket.owner.kind === 'account' ? { action: { label: t('open'), url: onSite(siteUrl, pathOf(ticket)) } } : {};

type About = { ticket: StoredTicket; post?: StoredPost | null };

const draft = async (
  { ticket, post }: About,
  { siteUrl, hash }: EmailContext,
  { paragraphs, notes, ...body }: Pick<MailBody, 'subject' | 'preview' | 'heading' | 'paragraphs' | 'notes'>,
): Promise<KindOfEmail> => ({
  ...body,
  kind: 'transactional',
  paragraphs: [t('above'), ...paragraphs],
  ...actionOf(ticket, siteUrl),
  notes: [...(notes ?? []), t('reply')],
  replyTo: await replyMailbox(hash, ticket),
  // Tells mail programs not to reply; people can.
  ...(!post && { headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } }),
});

const linesOf = (text: string): Phrase[] => text.split('\n').filter((line) => line.trim() !== '');

type Words = (about: About) => {
  title: DeferredText;
  content: DeferredText;
  paragraphs: Phrase[];
  notes?: Phrase[];
};

/** A person with an account gets both, a guest only the email. */
const toPerson = (words: Words) => {
  const email = (about: About, context: EmailContext): Promise<KindOfEmail> => {
    const { title, content, paragraphs, notes } = words(about);
    return draft(about, context, {
      subject: title,
      preview: content,
      heading: title,
      paragraphs,
      ...(notes && { notes }),
    });
  };
  const toUser: UserTexts<About> = {
    recipients: ({ ticket: { owner } }) => (owner.kind === 'account' ? [owner.userId] : []),
    category: 'account',
    inApp: (about) => {
      const { title, content } = words(about);
      return { type: 'system', title, content, actionUrl: pathOf(about.ticket) };
    },
    email,
  };
  return {
    toUsers: [toUser],
    toAddress: {
      address: ({ ticket: { owner } }: About) => (owner.kind === 'guest' ? owner.email : null),
      language: ({ ticket: { owner } }: About) => (owner.kind === 'guest' ? owner.language : 'en'),
      email,
    },
  };
};

const load = async (reader: EventReader, { data }: { data: { ticketId: string } }): Promise<About | null> => {
  const ticket = await reader.ticket(data.ticketId);
  return ticket && { ticket };
};

const loadAnswer = async (reader: EventReader, { data }: EventOf<'ticket.answered'>): Promise<About | null> => {
  const [ticket, post] = await Promise.all([
    reader.ticket(data.ticketId),
    reader.ticketPost(data.ticketId, data.postId),
  ]);
  return ticket && post && { ticket, post };
};

const dueOf = ({ events }: StoredTicket): string => openAnswer(supportClock(events))?.dueAt ?? '';

export const supportTexts = defineTexts({
  'ticket.opened': {
    load,
    ...toPerson(({ ticket }) => {
      const { ticketId: id, subject } = ticket;
      const due = dueOf(ticket);
      return {
        title: t('opened.title', { ticket: id }),
        content: t('opened.content', { subject }),
        paragraphs: [
          t('opened.content', { subject }),
          ...(due ? [t('opened.due', { time: { instant: due, timeZone: supportPolicy.calendar.zone } })] : []),
        ],
      };
    }),
  },

  'ticket.answered': {
    load: loadAnswer,
    ...toPerson(({ ticket, post }) => {
      const { ticketId: id, subject, resolvedWith, resolvedAt } = ticket;
      const resolves = post?.postId === resolvedWith && resolvedAt !== null;
      return {
        title: t(resolves ? 'solved.title' : 'answered.title', { ticket: id }),
        content: t('answered.content', { subject }),
        paragraphs: [t('answered.content', { subject }), ...linesOf(post?.text ?? '')],
        ...(resolves && { notes: [t('solved.reopen', { day: { day: reopenUntil(resolvedAt).slice(0, 10) } })] }),
      };
    }),
  },

  'ticket.finished': {
    load,
    ...toPerson(({ ticket }) => {
      const { ticketId: id, subject, status, resolvedAt } = ticket;
      if (status !== 'resolved' || resolvedAt === null) {
        return {
          title: t('closed.title', { ticket: id }),
          content: t('closed.content', { subject }),
          paragraphs: [t('closed.content', { subject })],
        };
      }
      return {
        title: t('solved.title', { ticket: id }),
        content: t('solved.content', { subject }),
        paragraphs: [
          t('solved.content', { subject }),
          t('solved.reopen', { day: { day: reopenUntil(resolvedAt).slice(0, 10) } }),
        ],
      };
    }),
  },
});
