import { systemClock, utcDay } from '../../../platform/clock';
import type { Table } from '../../../platform/table/table';
import { openDocumentsIn } from '../../people/compliance/current-file';
import { getStoredFile } from '../../people/compliance/files';
import { createWallets } from '../../people/compliance/wallets';
import type { HiringReader } from './ports';

export const openDocumentsOf = async (table: Table, placementId: string): ReturnType<HiringReader['openDocuments']> => {
  const file = await getStoredFile(table, placementId);
  if (!file) return null;
  const today = utcDay(systemClock.now());
  // Notifications never tell of health records, so they read none.
  const wallets = createWallets(table, { list: () => Promise.resolve([]) });
  return openDocumentsIn(await wallets.read(file.professionalId, today, []), file, today);
};
