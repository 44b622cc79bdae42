import type { Middleware } from 's3rver';
import { existsSync, mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loopback } from '../ports';
import { localCredentials, localStage } from '../settings';

const { uploadsBucket, mediaBucket, documentsBucket, searchBucket, auditBucket, inboundMailBucket } = localStage;
const buckets = [uploadsBucket, mediaBucket, documentsBucket, searchBucket, auditBucket, inboundMailBucket];

/** Browsers may post to the upload bucket from the local site only. */
const browsersMaySend = (site: string): string =>
  `<CORSConfiguration><CORSRule><AllowedOrigin>${site}</AllowedOrigin><AllowedMethod>POST</AllowedMethod></CORSRule></CORSConfiguration>`;

/** As object lock and the bucket's policy do on AWS: each object is written once and never deleted. */
const locked =
  (directory: string): Middleware =>
  async (context, next) => {
    const inLock = context.path.startsWith(`/${auditBucket}/`);
    const isStored = inLock && existsSync(join(directory, `${decodeURIComponent(context.path)}._S3rver_object`));
    if (isStored && context.method !== 'GET' && context.method !== 'HEAD') context.throw(412, 'The object is locked.');
    await next();
  };

/** S3 emulator. Clients need forcePathStyle and checksums `WHEN_REQUIRED`. Temporary without a directory. */
export const startS3 = async (
  port: number,
  dataDir: string | null,
  site: string,
): Promise<{ stop(): Promise<void> }> => {
  const { default: Server } = await import('s3rver');
  const { default: Account } = await import('s3rver/lib/models/account.js');
  Account.DUMMY_ACCOUNT.createKeyPair(localCredentials.accessKeyId, localCredentials.secretAccessKey);
  const directory = dataDir ?? (await mkdtemp(join(tmpdir(), 'wardline-s3-')));
  mkdirSync(directory, { recursive: true });
  const server = new Server({
    address: loopback,
    port,
    directory,
    silent: true,
    configureBuckets: buckets.map((name) => ({
      name,
      configs: name === localStage.uploadsBucket ? [browsersMaySend(site)] : [],
    })),
  });
  server.middleware.unshift(locked(directory));
  await server.run();
  return {
    async stop() {
      await server.close();
      if (!dataDir) await rm(directory, { recursive: true, force: true });
    },
  };
};
