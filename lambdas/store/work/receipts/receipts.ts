import { AppError } from '@shared/errors';
import type { Cursors } from '../../../platform/http/cursor';
import { buildUpdate } from '../../../platform/table/build-update';
import { UpdateCommand } from '../../../platform/table/commands';
import { absent, all, itemExists } from '../../../platform/table/conditions';
import { ConditionalCheckFailedException } from '../../../platform/table/errors';
import { getItem, queryPage, type Table } from '../../../platform/table/table';
import { receiptIndexes, receiptKeys } from './keys';
import type { Receipts } from './ports';
import { readReceipt } from './receipt-item';

export const createReceipts = (table: Table, cursors: Cursors): Receipts => ({
  async list(userId, { cursor, pageSize }) {
    const page = await queryPage(table, cursors, {
      list: receiptIndexes.receipts(userId),
      index: 'gsi1',
      cursor,
      ...(pageSize !== undefined && { pageSize }),
    });
    return { ...page, items: page.items.map(readReceipt) };
  },

  async revoke(userId, ref, revokedAt) {
    const key = receiptKeys.receipt(userId, ref);
    const when = all(itemExists, absent('deliveredAt'), absent('revokedAt'));
    try {
      await table.client.send(
        new UpdateCommand({ TableName: table.name, Key: key, ...buildUpdate({ set: { revokedAt }, when }) }),
      );
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      const item = await getItem(table, key, true);
      if (!item) throw new AppError('NOT_FOUND');
      if (readReceipt(item).revokedAt === null) throw new AppError('ALREADY_HANDED_OVER');
    }
  },
});
