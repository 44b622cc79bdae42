import type { ReadMail } from '../../../emulators/aws/mailbox';
import type { StoredItem } from '../../../emulators/dynamodb/values';

/** The final state when everything has been handled, in a simulated world or a real table. */
export type Outcome = {
  tables: { main: { lists(index: undefined): { all(): readonly { item: StoredItem }[] } } };
  mails: { list(): readonly Pick<ReadMail, 'to' | 'subject' | 'text'>[] };
  /** Mails sent by processes that ended before they could record it. */
  ended: { readonly mails: number };
  clocksApartMs(): number;
};

/** Lists problems once everything has been handled. */
export type Invariant = (world: Outcome) => string[];
