import { AppError } from '@shared/errors';
import * as z from 'zod';
import { UpdateCommand } from '../../../platform/table/commands';
import { absent, any, equals, type Condition } from '../../../platform/table/conditions';
import { ConditionalCheckFailedException } from '../../../platform/table/errors';
import type { Table, Write } from '../../../platform/table/table';

const Saved = z.object({ privacyVersion: z.int() });

/** Undefined: any version. */
export const privacyVersionIs = (version: number | undefined): Condition | undefined => {
  if (version === undefined) return undefined;
  const same = equals('privacyVersion', version);
  return version === 0 ? any(absent('privacyVersion'), same) : same;
};

/** The version after the update. STALE_VERSION if its condition fails. */
export const savedPrivacyVersion = async (table: Table, update: NonNullable<Write['Update']>): Promise<number> => {
  try {
    const { Attributes } = await table.client.send(new UpdateCommand({ ...update, ReturnValues: 'UPDATED_NEW' }));
    return Saved.parse(Attributes).privacyVersion;
  } catch (error) {
    throw error instanceof ConditionalCheckFailedException ? new AppError('STALE_VERSION') : error;
  }
};
