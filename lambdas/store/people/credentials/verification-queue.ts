import type { Cursors } from '../../../platform/http/cursor';
import { credentialIndexes } from './keys';
import { readVerification } from './verification-item';
import { queryPage, type Table } from '../../../platform/table/table';
import type { VerificationQueue } from './ports';

export const createVerificationQueue = (table: Table, cursors: Cursors): VerificationQueue => ({
  async page(status, cursor) {
    const list = credentialIndexes.verificationQueue(status);
    const { items, nextCursor } = await queryPage(table, cursors, { list, index: 'gsi1', cursor, newestFirst: false });
    return { items: items.map(readVerification), nextCursor };
  },
});
