import * as z from 'zod';
import { createEarlierStageHash } from '../../platform/crypto/stage-hash';
import { createSealedText, type SealedText } from '../../platform/crypto/sealed-text';
import type { KeyedHash } from '../../platform/crypto/keyed-hash';
import { StoredHealthRecord } from './health-file-item';

const Records = z.array(StoredHealthRecord);

export const createSealedHealthText = (hash: KeyedHash): SealedText =>
  createSealedText('health-file', hash, createEarlierStageHash());

export const sealRecords = (
  text: SealedText,
  userId: string,
  records: readonly StoredHealthRecord[],
): Promise<string> => text.seal(userId, JSON.stringify(records));

export const openRecords = async (text: SealedText, userId: string, sealed: string): Promise<StoredHealthRecord[]> =>
  Records.parse(JSON.parse(await text.open(userId, sealed)));
