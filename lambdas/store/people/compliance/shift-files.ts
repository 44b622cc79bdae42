import type { FileItem } from '@shared/work/rules/shifts/shift-subjects';
import type { Table } from '../../../platform/table/table';
import { itemsToday } from './current-file';
import { getStoredFile } from './files';
import type { ShiftFiles, Wallets } from './ports';

/** Older placements have no file, and files that aren't enforced block no work. */
export const createShiftFiles = (table: Table, wallets: Wallets): ShiftFiles => ({
  async items(placementId, today): Promise<FileItem[]> {
    const file = await getStoredFile(table, placementId);
    if (!file?.enforced) return [];
    const items = await itemsToday(wallets, file, today);
    return items.map(({ code, blocksStart, state, validUntil }) => ({ code, blocks: blocksStart, state, validUntil }));
  },
});
