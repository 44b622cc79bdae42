import { PutCommand } from '../../../platform/table/commands';
import type { VerificationDetail } from '@shared/people/model/verification';
import { Instant } from '@shared/core/model/fields';
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { RegistryEntry } from '../../../platform/registry/registry-port';
import { addSeconds, epochSeconds } from '../../../platform/clock';
import { credentialKeys } from './keys';
import { entity } from '../../entity';
import { getItem, type Table } from '../../../platform/table/table';

/** `record` is null if the number does not exist. */
const RegistryAnswer = z.object({ record: RegistryEntry.nullable(), checkedAt: Instant });
export type RegistryAnswer = z.infer<typeof RegistryAnswer>;

export type RegistryAnswers = {
  get(npiNumber: string): Promise<RegistryAnswer | null>;
  put(npiNumber: string, answer: RegistryAnswer): Promise<void>;
  shown(npiNumber: string): Promise<VerificationDetail['registry']>;
};

const keptSeconds = 365 * 24 * 3600;

const keyOf = (npiNumber: string) =>
  credentialKeys.registryAnswer(createHash('sha256').update(npiNumber).digest('base64url'));

export const createRegistryAnswers = (table: Table): RegistryAnswers => {
  const get = async (npiNumber: string): Promise<RegistryAnswer | null> => {
    const item = await getItem(table, keyOf(npiNumber), true);
    return item ? RegistryAnswer.parse(item) : null;
  };
  return {
    get,
    async put(npiNumber, answer) {
      const ttl = epochSeconds(addSeconds(new Date(answer.checkedAt), keptSeconds));
      await table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: { ...keyOf(npiNumber), ...entity('RegistryAnswer'), ...answer, ttl },
        }),
      );
    },
    async shown(npiNumber) {
      const answer = await get(npiNumber);
      if (!answer?.record) return null;
      const { name, taxonomy, state, active } = answer.record;
      return { name, taxonomy, state, active, checkedAt: answer.checkedAt };
    },
  };
};
