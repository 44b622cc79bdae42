import type { GuestTicketForm, SavedReply, SavedReplyForm } from '@shared/trust/model/ticket';
import type { TicketFilter } from '@shared/trust/model/ticket-vocabulary';
import type { Language } from '@shared/text/language';
import type { DueCursor } from '../../../platform/table/table';
import type { FirstMail, StoredPost, StoredTicket } from './ticket-item';

type Page<T> = { items: T[]; nextCursor: string | null };

/** `before` is null for a new ticket. */
export type TicketSave = { before: StoredTicket | null; after: StoredTicket; post?: StoredPost | undefined };

export type GuestTicket = {
  form: GuestTicketForm;
  language: Language;
  ticketId: string | null;
  /** Data of an email that the form doesn't have. */
  mail: FirstMail | null;
};

/** Totals of the last 90 days; `hours` counts first answers per half business hour. */
export type SupportFigures = {
  answered: number;
  answeredInTime: number;
  solved: number;
  solvedInTime: number;
  halfHours: readonly number[];
};

export type TicketReader = {
  get(ticketId: string): Promise<StoredTicket | null>;
  post(ticketId: string, postId: string): Promise<StoredPost | null>;
};

export type TicketRepository = TicketReader & {
  nextId(): Promise<string>;
  /** Posts of several tickets, oldest first; consistent. */
  posts(ticketIds: readonly string[]): Promise<StoredPost[]>;
  /** ConcurrentModificationError if changed since reading. Uses up the attachments' uploads. */
  save(save: TicketSave): Promise<void>;
  /** Writes both or neither. */
  merge(from: TicketSave, into: TicketSave): Promise<void>;
  ofOwner(owner: string, cursor: string | undefined): Promise<Page<StoredTicket>>;
  inbox(
    query: { filter: TicketFilter; userId: string; now: Date },
    cursor: string | undefined,
  ): Promise<Page<StoredTicket>>;
  /** Reports the viewer and returns the others. */
  view(ticketId: string, userId: string): Promise<string[]>;
  figures(): Promise<SupportFigures>;
  /** Counts overdue first answers, up to a page. */
  overdueFirst(): Promise<number>;
};

export type GuestTickets = {
  put(tokenHash: string, ticket: Omit<GuestTicket, 'ticketId'>): Promise<void>;
  /** Returns null if expired. */
  get(tokenHash: string): Promise<GuestTicket | null>;
  /** Opens its ticket once; ConcurrentModificationError if another request just did. */
  open(tokenHash: string, opened: { ticket: StoredTicket; post: StoredPost }): Promise<void>;
};

export type DueTickets = {
  /** Resolved tickets that can't be reopened after this time. */
  until(at: string, after: DueCursor | null): Promise<{ ticketIds: string[]; next: DueCursor | null }>;
};

export type SavedReplies = {
  /** Lists replies by name. */
  list(): Promise<SavedReply[]>;
  /** LIMIT_REACHED at the maximum. */
  create(reply: SavedReply): Promise<void>;
  /** NOT_FOUND, or STALE_VERSION if changed since this version. */
  update(replyId: string, change: { reply: SavedReplyForm; version: number; at: string }): Promise<SavedReply>;
  /** NOT_FOUND if there is none, which keeps the count right. */
  remove(replyId: string): Promise<void>;
};
