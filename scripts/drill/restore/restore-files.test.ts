import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Item } from '@lambdas/platform/table/table';
import { startS3 } from '../../../emulators/aws/s3';
import { freePort, loopback } from '../../local/ports';
import { localCredentials, localStage, region } from '../../local/settings';
import { restoreFiles } from './restore-files';

const { documentsBucket: documents, mediaBucket: media } = localStage;
let s3: S3Client;
let stop: () => Promise<void>;
beforeAll(async () => {
  const port = await freePort();
  ({ stop } = await startS3(port, null, 'http://localhost:5173'));
  const endpoint = `http://${loopback}:${port}`;
  s3 = new S3Client({ endpoint, region, forcePathStyle: true, credentials: localCredentials });
});
afterAll(() => stop());

const items = async function* (...all: object[]): AsyncGenerator<Item> {
  for (const item of all) yield { pk: 'P', sk: 'S', ...item };
};
const put = (Bucket: string, Key: string) => s3.send(new PutObjectCommand({ Bucket, Key, Body: Key }));
const remove = (Bucket: string, Key: string) => s3.send(new DeleteObjectCommand({ Bucket, Key }));
const isThere = (Bucket: string, Key: string): Promise<boolean> =>
  s3.send(new GetObjectCommand({ Bucket, Key })).then(
    () => true,
    () => false,
  );

it('restores only files that the restored items name by key, path, or upload', async () => {
  const deleted = [
    [documents, 'resumes/u1/a.pdf'],
    [documents, 'health/u1/upl_2'],
    [documents, 'resumes/u1/replaced.pdf'],
    [media, 'media/photos/u1/b.png'],
  ] as const;
  for (const [bucket, key] of deleted) await put(bucket, key);
  for (const [bucket, key] of deleted) await remove(bucket, key);
  const restored = items(
    { resume: { key: 'resumes/u1/a.pdf', fileName: 'replaced.pdf' } },
    { records: [{ document: { documentId: 'upl_2' } }], photo_url: '/media/photos/u1/b.png' },
  );
  expect(await restoreFiles(s3, [documents, media], restored, new Date(0))).toBe(3);
  expect(await Promise.all(deleted.map(([bucket, key]) => isThere(bucket, key)))).toEqual([true, true, false, true]);
});

it('skips files deleted before, and those without a remaining version', async () => {
  await put(documents, 'resumes/u2/early.pdf');
  await remove(documents, 'resumes/u2/early.pdf');
  const named = items({ resume: { key: 'resumes/u2/early.pdf' } });
  expect(await restoreFiles(s3, [documents], named, new Date(Date.now() + 60_000))).toBe(0);
  const { Versions = [], DeleteMarkers = [] } = await s3.send(
    new ListObjectVersionsCommand({ Bucket: documents, Prefix: 'resumes/u2/' }),
  );
  for (const { Key, VersionId } of [...Versions, ...DeleteMarkers])
    await s3.send(new DeleteObjectCommand({ Bucket: documents, Key, VersionId }));
  const again = items({ resume: { key: 'resumes/u2/early.pdf' } });
  expect(await restoreFiles(s3, [documents], again, new Date(0))).toBe(0);
  expect(await isThere(documents, 'resumes/u2/early.pdf')).toBe(false);
});
