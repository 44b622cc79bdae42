import { HealthRecord } from '@shared/people/model/health-record';
import type { Table } from '../../../platform/table/table';
import { createHealthFiles } from './health-files';
import type { HealthRecords } from './ports';
import type { HealthText } from './sealed-records';

export const createHealthRecords = (table: Table, text: HealthText): HealthRecords => {
  const files = createHealthFiles(table, text);
  return {
    async list(userId) {
      const { records } = await files.get(userId);
      return records.map((record) => HealthRecord.parse(record));
    },
  };
};
