import type { KeyedHash } from '../../../platform/crypto/keyed-hash';
import type { Table } from '../../../platform/table/table';
import { openPersonalKeys } from '../../accounts/personal-keys/open-personal-keys';
import { createHealthText, createSealedHealthText, type HealthText } from './sealed-records';

export const openHealthText = (table: Table, hash: KeyedHash): HealthText =>
  createHealthText(openPersonalKeys(table), createSealedHealthText(hash));
