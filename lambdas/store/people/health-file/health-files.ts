import { healthReminders, type HealthReminder } from '@shared/people/rules/health-records';
import { buildUpdate } from '../../../platform/table/build-update';
import { buildCondition, equals, itemAbsent } from '../../../platform/table/conditions';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { getItem, transact, type Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { HealthFileItem } from './health-file-item';
import { healthRecordIndexes, healthRecordKeys } from './keys';
import type { HealthFiles } from './ports';
import type { HealthText } from './sealed-records';

export const duePosition = (userId: string, reminders: readonly HealthReminder[]) => {
  const dueAt = reminders[0]?.at ?? null;
  return {
    reminders,
    dueAt,
    gsi2pk: dueAt === null ? undefined : healthRecordIndexes.dueHealthFiles,
    gsi2sk: dueAt === null ? undefined : `${dueAt}#${userId}`,
  };
};

export const createHealthFiles = (table: Table, text: HealthText): HealthFiles => ({
  async get(userId) {
    const item = await getItem(table, healthRecordKeys.healthFile(userId), true);
    if (!item) return { records: [], version: 0 };
    const { sealed, version } = HealthFileItem.parse(item);
    return { records: await text.open(userId, sealed), version };
  },

  async save(userId, { version }, records, at, more = []) {
    const changed = async () => ({
      ...entity('HealthFile'),
      userId,
      sealed: await text.seal(userId, records),
      version: version + 1,
      updatedAt: at,
      documentIds: records.flatMap(({ document }) => document?.documentId ?? []),
      ...duePosition(userId, healthReminders(records, at)),
    });
    const when = version === 0 ? itemAbsent : equals('version', version);
    const Key = healthRecordKeys.healthFile(userId);
    const write =
      records.length === 0
        ? { Delete: { TableName: table.name, Key, ...buildCondition(when) } }
        : { Update: { TableName: table.name, Key, ...buildUpdate({ set: await changed(), when }) } };
    await transact(table, [{ ...write, refusal: ConcurrentModificationError }, ...more]);
  },
});
