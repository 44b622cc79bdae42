import type { Cursors } from '../runtime/cursor';
import { lists } from '../runtime/keys';
import { readCase } from '../runtime/stored-case';
import { queryPage, type Table } from '../runtime/table-gateway';
import type { CaseQueue } from './ports';

export const createCaseQueue = (table: Table, cursors: Cursors): CaseQueue => ({
  async page(status, cursor) {
    const list = lists.verificationQueue(status);
    const { items, nextCursor } = await queryPage(table, cursors, { list, index: 'gsi1', cursor, newestFirst: false });
    return { items: items.map(readCase), nextCursor };
  },
});
