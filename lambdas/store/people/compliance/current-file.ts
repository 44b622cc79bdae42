import type { CurrentItem, StoredItem } from '@shared/people/rules/compliance/compliance-item';
import { currentItems } from '@shared/people/rules/compliance/current-items';
import { openDocuments } from '@shared/people/rules/compliance/open-items';
import type { Wallet } from '@shared/people/rules/compliance/wallet-evidence';
import type { HealthRecordCode } from '@shared/people/model/health-record';
import type { FileItem } from './file-item';
import type { Wallets } from './ports';

const consented = ({ items }: FileItem): HealthRecordCode[] =>
  items.flatMap(({ code, subject, sharedAt }) =>
    code === 'health' && sharedAt !== null ? [subject as HealthRecordCode] : [],
  );

/** Returns the items of a file as the wallet of its professional decides them. */
export const itemsIn = (wallet: Wallet, file: FileItem, today: string): CurrentItem[] =>
  currentItems(file.items, { ...wallet, profession: file.profession ?? wallet.profession }, today);

/** Returns today's items, with the wallet as far as the professional shares it. */
export const itemsToday = async (
  wallets: Wallets,
  file: FileItem,
  today: string,
  health: 'all' | 'consented' = 'consented',
): Promise<CurrentItem[]> =>
  itemsIn(await wallets.read(file.professionalId, today, health === 'all' ? 'all' : consented(file)), file, today);

/** Where health records aren't read, a shared one counts as handed in. */
export const isHandedIn = ({ code, sharedAt, decision }: StoredItem): boolean =>
  code === 'health' && sharedAt !== null && decision !== 'rejected';

/** What the professional still has to hand in, by a wallet without health records. */
export const openDocumentsIn = (wallet: Wallet, file: FileItem, today: string): ReturnType<typeof openDocuments> =>
  openDocuments(itemsIn(wallet, { ...file, items: file.items.filter((item) => !isHandedIn(item)) }, today));
