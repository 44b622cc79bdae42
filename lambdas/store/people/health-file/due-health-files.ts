import { UpdateCommand } from '../../../platform/table/commands';
import { buildUpdate } from '../../../platform/table/build-update';
import { all, equals } from '../../../platform/table/conditions';
import { ConditionalCheckFailedException } from '../../../platform/table/errors';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { queryDue, type Table } from '../../../platform/table/table';
import { HealthFileItem } from './health-file-item';
import { duePosition } from './health-files';
import { healthRecordIndexes, healthRecordKeys } from './keys';
import type { DueHealthFiles } from './ports';

/** Works without the key: reminders are stored next to the encrypted records. */
export const createDueHealthFiles = (table: Table): DueHealthFiles => ({
  async page(now, after) {
    const bound = { compared: '<=', with: now } as const;
    const { items, next } = await queryDue(table, {
      list: healthRecordIndexes.dueHealthFiles,
      index: 'gsi2',
      bound,
      after,
    });
    return { files: items.map((item) => HealthFileItem.parse(item)), next };
  },

  async remind({ userId, version, dueAt, reminders }, days, now) {
    const position = duePosition(
      userId,
      reminders.filter(({ at }) => at > now),
    );
    const command = new UpdateCommand({
      TableName: table.name,
      Key: healthRecordKeys.healthFile(userId),
      ...buildUpdate({
        set: { ...position, remindedAt: dueAt, remindedDays: days },
        when: all(equals('version', version), equals('dueAt', dueAt)),
      }),
    });
    try {
      await table.client.send(command);
    } catch (error) {
      throw error instanceof ConditionalCheckFailedException ? new ConcurrentModificationError() : error;
    }
  },
});
