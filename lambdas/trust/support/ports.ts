import type { Account } from '@shared/accounts/model/account';
import type { Clock } from '../../platform/clock';
import type { KeyedHash } from '../../platform/crypto/keyed-hash';
import type { Documents, Files, Uploads } from '../../platform/files/ports';
import type { Mailer } from '../../platform/mail/send-email';
import type { DailyCounts } from '../../platform/table/daily-limits';
import type { Organizations } from '../../store/organizations/organizations/organizations';
import type { HelpVotes } from '../../store/trust/help/ports';
import type { People } from '../../store/organizations/organizations/member-names';
import type { GuestTickets, SavedReplies, TicketRepository } from '../../store/trust/tickets/ports';

export type Deps = {
  tickets: TicketRepository;
  guests: GuestTickets;
  replies: SavedReplies;
  help: HelpVotes;
  people: Pick<People, 'find'>;
  organizations: Pick<Organizations, 'names'>;
  throttle: DailyCounts;
  uploads: Uploads;
  files: Files;
  documents: Documents;
  mailer: Mailer;
  hash: KeyedHash;
  /** Secret for a link. */
  token: () => string;
  siteUrl: string;
  clock: Clock;
};

export type ReceiveDeps = Pick<
  Deps,
  | 'tickets'
  | 'guests'
  | 'throttle'
  | 'uploads'
  | 'files'
  | 'documents'
  | 'mailer'
  | 'hash'
  | 'token'
  | 'siteUrl'
  | 'clock'
> & {
  accounts: { get(userId: string): Promise<Pick<Account, 'email' | 'language'> | null> };
  mails: ReceivedMails;
  quarantine: Quarantine;
  /** Domain of the stage's own addresses. */
  domain: string;
};

export type ReceivedMails = {
  /** First bytes of an email, up to a limit. */
  read(key: string, bytes: number): Promise<Buffer>;
};

/** Store of uploads before their check. */
export type Quarantine = { put(key: string, content: Buffer): Promise<void> };
