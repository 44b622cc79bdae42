import { hoursObstacle, type HoursObstacle } from '@shared/people/rules/compliance/hours-obstacle';
import type { Table } from '../../../platform/table/table';
import { itemsToday } from './current-file';
import type { FileItem } from './file-item';
import { getStoredFile } from './files';
import type { Wallets } from './ports';

export type HoursClearance = { file: FileItem | null; obstacle: HoursObstacle | null };
export type ClearedHours = { check(placementId: string, today: string): Promise<HoursClearance> };

/** Placements without a file, and files that block nothing, cost one read. */
export const createClearedHours = (table: Table, wallets: Wallets): ClearedHours => ({
  async check(placementId, today) {
    const file = await getStoredFile(table, placementId);
    if (!file?.enforced) return { file, obstacle: null };
    if (file.startConfirmedAt === null) return { file, obstacle: { kind: 'not_cleared' } };
    return { file, obstacle: hoursObstacle(file, await itemsToday(wallets, file, today)) };
  },
});
