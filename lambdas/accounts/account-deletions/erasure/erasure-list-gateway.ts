import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3ServiceException } from '@aws-sdk/client-s3';
import { UserType } from '@shared/core/model/enumerations';
import { Instant, UserId } from '@shared/core/model/fields';
import { erasureFolder, erasureKey } from '@shared/platform/audit-roots';
import * as z from 'zod';
import { openObjectStorage } from '../../../platform/gateways/object-storage';
import type { ErasureRecord } from './ports';

const Stored = z.object({ userId: UserId, userType: UserType, dueAt: Instant });

const isThere = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 412;

/** Writes to the bucket that refuses every change, so entries of a killed run stay. */
export const createErasureList = (Bucket: string) => {
  const client = openObjectStorage();
  return async (record: ErasureRecord): Promise<void> => {
    try {
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key: erasureKey(record),
          Body: JSON.stringify(record),
          ContentType: 'application/json',
          IfNoneMatch: '*',
        }),
      );
    } catch (error) {
      if (!isThere(error)) throw error;
    }
  };
};

/** Returns every started erasure, oldest first. */
export const readErasureList = async function* (Bucket: string): AsyncGenerator<ErasureRecord> {
  const client = openObjectStorage();
  let ContinuationToken: string | undefined;
  do {
    const { Contents = [], NextContinuationToken } = await client.send(
      new ListObjectsV2Command({ Bucket, Prefix: erasureFolder, ...(ContinuationToken && { ContinuationToken }) }),
    );
    for (const { Key } of Contents) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      yield Stored.parse(JSON.parse((await Body?.transformToString()) ?? '{}'));
    }
    ContinuationToken = NextContinuationToken;
  } while (ContinuationToken);
};
