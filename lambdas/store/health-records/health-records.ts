import { HealthRecord } from '@shared/model/health-record';
import type { KeyedHash } from '../../platform/crypto/keyed-hash';
import type { Table } from '../../platform/table/table';
import { createHealthFiles } from './health-files';
import type { HealthRecords } from './ports';
import { createSealedHealthText } from './sealed-records';

export const createHealthRecords = (table: Table, hash: KeyedHash): HealthRecords => {
  const files = createHealthFiles(table, createSealedHealthText(hash));
  return {
    async list(userId) {
      const { records } = await files.get(userId);
      return records.map((record) => HealthRecord.parse(record));
    },
  };
};
