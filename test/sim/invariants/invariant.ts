import type { ReadMail } from '../../../emulators/aws/mailbox';
import type { StoredItem } from '../../../emulators/dynamodb/values';

/** What is left when everything has been handled: of a simulated world, or of a real table. */
export type Outcome = {
  tables: { main: { lists(index: undefined): { all(): readonly { item: StoredItem }[] } } };
  mails: { list(): readonly Pick<ReadMail, 'to' | 'subject' | 'text'>[] };
  /** How many mails processes had sent that ended before they could say so. */
  ended: { readonly mails: number };
  clocksApartMs(): number;
};

/** Problems found once everything has been handled. */
export type Invariant = (world: Outcome) => string[];
