import type { UserType } from '@shared/core/model/enumerations';
import type { TableStep } from '@shared/accounts/model/deletion-vocabulary';
import type { Clock } from '../../../platform/clock';
import type { SealedText } from '../../../platform/crypto/sealed-text';
import type { Mailer } from '../../../platform/mail/send-email';
import type { Item } from '../../../platform/table/table';
import type { LeavingPlans } from '../../../store/money/billing/leaving-plans';
import type { DueErasures } from '../../../store/accounts/account-deletions/ports';
import type { EndedAccess } from '../../../store/connect/integrations/ending-access';
import type { ErasingTable } from '../../../store/accounts/erasure/erasing-table';
import type { ErasedPerson, ErasureSubject } from '../../../store/accounts/erasure/subject';
import type { LeavingPayees } from '../../../store/money/payouts/leaving-payees';
import type { OriginalFile } from '../../../store/original-files';

/** Record that outlives the table; contains only who was erased and when. */
export type ErasureRecord = { userId: string; userType: UserType; dueAt: string };

export type Leaving = {
  /** False if an organization would be left without an administrator, or the person works for the product. */
  mayLeave(userId: string): Promise<boolean>;
  /** Closes the organization of which the person is the only member. False if there are others, or none. */
  closesWith(userId: string): Promise<boolean>;
  /** Ends the membership, if there is one. */
  leave(userId: string): Promise<void>;
};

export type ErasedFiles = {
  /** Removes all versions of the file. */
  remove(file: OriginalFile): Promise<void>;
  /** Lists the folders with the person's ID, including deleted files. */
  folder(userId: string): AsyncGenerator<OriginalFile>;
};

export type ErasedSearch = {
  /** Removes the person from the index and its log. Returns the number of entries. */
  forget(userId: string): Promise<number>;
  /** Whether the newest snapshot lists the person; null without a snapshot. */
  isInSnapshot(userId: string): Promise<boolean | null>;
  /** Log entries about the person, except removals. */
  entries(userId: string): AsyncGenerator<Item>;
};

/** Dependencies of an erasure. All calls can be repeated. */
export type ErasureDeps = {
  deletions: DueErasures;
  /** Null without an account. */
  person(userId: string): Promise<ErasedPerson | null>;
  items(step: TableStep, subject: ErasureSubject): AsyncGenerator<Item>;
  table: ErasingTable;
  team: Leaving;
  files: ErasedFiles;
  pool: { remove(userId: string): Promise<void>; has(userId: string): Promise<boolean> };
  /** Ends the bookings of shifts that haven't started. */
  bookings: { end(userId: string): Promise<void> };
  plans: Pick<LeavingPlans, 'forget'>;
  payees: LeavingPayees;
  /** Asks to end the access to connected services. */
  services: { end(userId: string, now: Date): Promise<EndedAccess> };
  sessions: { markEnded(userId: string): Promise<void> };
  search: ErasedSearch;
  keys: { destroy(userId: string, at: string): Promise<void>; isGone(userId: string): Promise<boolean> };
  suppress(emailHash: string, at: string): Promise<void>;
  append(record: ErasureRecord): Promise<void>;
  mailer: Mailer;
  siteUrl: string;
  sealed: SealedText;
  clock: Pick<Clock, 'now'>;
};
