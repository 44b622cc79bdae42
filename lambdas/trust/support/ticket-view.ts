import { minutesToAnswer, openAnswer } from '@shared/trust/rules/support-clock';
import { mayRate, reopenUntil, statusAfter } from '@shared/trust/rules/ticket';
import type { StaffTicket, Ticket, TicketPost, TicketRow, TicketSummary } from '@shared/trust/model/ticket';
import type { Person } from '../../store/organizations/organizations/member-names';
import { clockOf, type StoredPost, type StoredTicket } from '../../store/trust/tickets/ticket-item';
import type { Deps } from './ports';

const answerOf = (ticket: StoredTicket): TicketSummary['answer'] => {
  if (ticket.status === 'resolved' || ticket.status === 'closed') return null;
  const open = openAnswer(clockOf(ticket));
  return open && open.dueAt !== null ? { startedAt: open.startedAt, dueAt: open.dueAt } : null;
};

export const summaryOf = (ticket: StoredTicket): TicketSummary => {
  const { ticketId, subject, status, priority, updatedAt } = ticket;
  return { ticketId, subject, status, priority, updatedAt, answer: answerOf(ticket) };
};

const nameOf = (person: Person | undefined): string =>
  person ? `${person.first_name} ${person.last_name}`.trim() : '';

const ownerName = ({ owner }: StoredTicket, people: Map<string, Person>): string =>
  owner.kind === 'guest' ? owner.name : nameOf(people.get(owner.userId));

const postOf = (ticket: StoredTicket, post: StoredPost, people: Map<string, Person>) => ({
  postId: post.postId,
  name: post.authorId === null ? ownerName(ticket, people) : nameOf(people.get(post.authorId)),
  text: post.text,
  attachments: post.attachments.map(({ fileName, contentType, bytes }) => ({ fileName, contentType, bytes })),
  byMail: post.byMail,
  createdAt: post.createdAt,
});

const authorsOf = (posts: readonly StoredPost[]): string[] => posts.flatMap(({ authorId }) => authorId ?? []);
const ownersOf = (tickets: readonly StoredTicket[]): string[] =>
  tickets.flatMap(({ owner }) => (owner.kind === 'account' ? owner.userId : []));

/** Shows a ticket without internal notes. */
export const ticketView = async (
  { tickets, people, clock }: Pick<Deps, 'tickets' | 'people' | 'clock'>,
  ticket: StoredTicket,
): Promise<Ticket> => {
  const stored = await tickets.posts([...ticket.mergedFrom, ticket.ticketId]);
  const posts = stored.filter((post) => post.kind !== 'note');
  const names = await people.find([...ownersOf([ticket]), ...authorsOf(posts)]);
  const { category, createdAt, rating, mergedInto, status, resolvedAt } = ticket;
  return {
    ...summaryOf(ticket),
    category,
    createdAt,
    firstAnswerMinutes: minutesToAnswer(clockOf(ticket).first),
    posts: posts.map((post): TicketPost => ({
      ...postOf(ticket, post, names),
      author: post.kind === 'person' ? 'person' : 'support',
    })),
    rating,
    canReply: statusAfter(ticket, 'ask', clock.now()) !== null,
    reopenUntil: status === 'resolved' && resolvedAt !== null ? reopenUntil(resolvedAt) : null,
    canRate: mayRate(ticket),
    mergedInto,
  };
};

const rowOf = (ticket: StoredTicket, people: Map<string, Person>, organizations: Map<string, string>): TicketRow => {
  const { ticketId, subject, status, priority, category, organizationId, assigneeId, updatedAt } = ticket;
  return {
    ticketId,
    subject,
    status,
    priority,
    category,
    person: ownerName(ticket, people),
    organization: (organizationId !== null && organizations.get(organizationId)) || null,
    assignee: assigneeId === null ? null : { userId: assigneeId, name: nameOf(people.get(assigneeId)) },
    answer: answerOf(ticket),
    updatedAt,
  };
};

const organizationsOf = (tickets: readonly StoredTicket[]): string[] =>
  tickets.flatMap(({ organizationId }) => organizationId ?? []);
const staffOf = (tickets: readonly StoredTicket[]): string[] => tickets.flatMap(({ assigneeId }) => assigneeId ?? []);

/** Adds names to a page in two reads. */
export const ticketRows = async (
  { people, organizations }: Pick<Deps, 'people' | 'organizations'>,
  tickets: readonly StoredTicket[],
): Promise<TicketRow[]> => {
  const [names, organizationNames] = await Promise.all([
    people.find([...ownersOf(tickets), ...staffOf(tickets)]),
    organizations.names(organizationsOf(tickets)),
  ]);
  return tickets.map((ticket) => rowOf(ticket, names, organizationNames));
};

export const staffTicketView = async (
  { tickets, people, organizations }: Pick<Deps, 'tickets' | 'people' | 'organizations'>,
  ticket: StoredTicket,
): Promise<StaffTicket> => {
  const posts = await tickets.posts([...ticket.mergedFrom, ticket.ticketId]);
  const [names, organizationNames] = await Promise.all([
    people.find([...ownersOf([ticket]), ...staffOf([ticket]), ...authorsOf(posts)]),
    organizations.names(organizationsOf([ticket])),
  ]);
  const { owner, organizationId, context, rating, mergedInto, mergedFrom, createdAt, version } = ticket;
  const userId = owner.kind === 'account' ? owner.userId : null;
  return {
    ...rowOf(ticket, names, organizationNames),
    posts: posts.map((post) => ({
      ...postOf(ticket, post, names),
      author: post.kind,
      ticketId: post.ticketId,
      original: post.original ?? null,
    })),
    contact: {
      userId,
      email: owner.kind === 'guest' ? owner.email : (names.get(owner.userId)?.email ?? ''),
      organizationId,
    },
    clock: clockOf(ticket),
    context,
    rating,
    mergedInto,
    mergedFrom,
    createdAt,
    version,
  };
};
