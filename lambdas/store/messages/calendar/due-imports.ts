import { ConditionalCheckFailedException } from '../../../platform/table/errors';
import { UpdateCommand } from '../../../platform/table/commands';
import { scheduleIndexes, scheduleKeys } from './keys';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { queryDue, type Table } from '../../../platform/table/table';
import { ConnectionItem, duePosition } from './calendar-connections';
import type { DueImports } from './ports';
import { buildUpdate } from '../../../platform/table/build-update';
import { all, equals } from '../../../platform/table/conditions';

export const createDueImports = (table: Table): DueImports => ({
  async page(now, after) {
    const bound = { compared: '<=', with: now.toISOString() } as const;
    const { items, next } = await queryDue(table, { list: scheduleIndexes.dueCalendars, bound, after });
    const due = items
      .map((item) => ConnectionItem.parse(item))
      .flatMap(({ userId, busyImport }) => (busyImport ? [{ userId, busyImport }] : []));
    return { due, next };
  },

  async claim({ userId, busyImport }, nextAt) {
    try {
      await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: scheduleKeys.calendarConnection(userId),
          ...buildUpdate({
            set: { 'busyImport.nextAt': nextAt, gsi1sk: duePosition(userId, nextAt) },
            when: all(
              equals('busyImport.importId', busyImport.importId),
              equals('busyImport.nextAt', busyImport.nextAt),
            ),
          }),
        }),
      );
    } catch (error) {
      throw error instanceof ConditionalCheckFailedException ? new ConcurrentModificationError() : error;
    }
  },
});
