import type { Cursors } from '../../platform/http/cursor';
import { credentialIndexes } from './keys';
import { readCase } from './verification-item';
import { queryPage, type Table } from '../../platform/table/table';
import type { CaseQueue } from './ports';

export const createCaseQueue = (table: Table, cursors: Cursors): CaseQueue => ({
  async page(status, cursor) {
    const list = credentialIndexes.verificationQueue(status);
    const { items, nextCursor } = await queryPage(table, cursors, { list, index: 'gsi1', cursor, newestFirst: false });
    return { items: items.map(readCase), nextCursor };
  },
});
