import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import type { ChainHead } from '@shared/trust/rules/audit-chain';
import { auditRootKeys } from '@shared/platform/audit-roots';
import { openObjectStorage } from '../../platform/gateways/object-storage';
import type { SealedHeads } from './verify-chains';

/** Reads the heads covered by each root since then, oldest first. */
export const readSealedHeads = async function* (Bucket: string, since: string): AsyncGenerator<SealedHeads> {
  const client = openObjectStorage();
  let ContinuationToken: string | undefined;
  do {
    const { Contents = [], NextContinuationToken } = await client.send(
      new ListObjectsV2Command({
        Bucket,
        Prefix: 'heads/',
        StartAfter: auditRootKeys.heads(since),
        ...(ContinuationToken && { ContinuationToken }),
      }),
    );
    for (const { Key } of Contents) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      const { at, root, heads } = JSON.parse((await Body?.transformToString()) ?? '{}') as SealedHeads & {
        heads: ChainHead[];
      };
      yield { at, root, heads };
    }
    ContinuationToken = NextContinuationToken;
  } while (ContinuationToken);
};

/** Writes a root once, because the bucket rejects overwrites. */
export const createRootWriter = (Bucket: string) => {
  const client = openObjectStorage();
  return async (Key: string, value: unknown): Promise<void> => {
    const Body = JSON.stringify(value);
    await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'application/json', IfNoneMatch: '*' }));
  };
};
