import * as z from 'zod';
import { createEarlierStageHash } from '../../../platform/crypto/stage-hash';
import { createSealedText, type SealedText } from '../../../platform/crypto/sealed-text';
import type { KeyedHash } from '../../../platform/crypto/keyed-hash';
import { openValue, sealValue, type Place, type SealedValue } from '../../../platform/crypto/sealed-value';
import type { PersonalKeys } from '../../accounts/personal-keys/personal-keys';
import { StoredHealthRecord } from './health-file-item';
import { healthRecordKeys } from './keys';

const Records = z.array(StoredHealthRecord);

export type HealthText = {
  seal(userId: string, records: readonly StoredHealthRecord[]): Promise<SealedValue>;
  /** Returns no records once the person's key is destroyed. */
  open(userId: string, sealed: SealedValue | string): Promise<StoredHealthRecord[]>;
};

const placeOf = (userId: string): Place => ({ ...healthRecordKeys.healthFile(userId), attribute: 'sealed' });

/** Uses keys of the stage, like files from before people had keys (`npm run encrypt`). */
export const createSealedHealthText = (hash: KeyedHash): SealedText =>
  createSealedText('health-file', hash, createEarlierStageHash());

export const createHealthText = (keys: PersonalKeys, earlier: Pick<SealedText, 'open'>): HealthText => {
  const opened = async (userId: string, sealed: SealedValue): Promise<unknown> => {
    const dataKey = await keys.find(userId);
    return dataKey ? openValue(dataKey, placeOf(userId), sealed) : [];
  };
  return {
    async seal(userId, records) {
      return sealValue(await keys.make(userId), placeOf(userId), records);
    },
    async open(userId, sealed) {
      const records: unknown =
        typeof sealed === 'string' ? JSON.parse(await earlier.open(userId, sealed)) : await opened(userId, sealed);
      return Records.parse(records);
    },
  };
};
