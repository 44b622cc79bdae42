import { DeleteObjectCommand, ListObjectVersionsCommand, type S3Client } from '@aws-sdk/client-s3';
import { mediaPath } from '@shared/platform/media';
import type { Item } from '@lambdas/platform/table/table';

/** Delete marker of a file. */
type Marker = { bucket: string; key: string; versionId: string };

/** The newest version of each file deleted since then. */
const deletedSince = async function* (client: S3Client, bucket: string, since: Date): AsyncGenerator<Marker> {
  let next: { KeyMarker?: string | undefined; VersionIdMarker?: string | undefined } = {};
  for (;;) {
    const page = await client.send(new ListObjectVersionsCommand({ Bucket: bucket, ...next }));
    for (const { Key, VersionId, IsLatest, LastModified } of page.DeleteMarkers ?? [])
      if (Key && VersionId && IsLatest && LastModified && LastModified >= since)
        yield { bucket, key: Key, versionId: VersionId };
    if (!page.IsTruncated) return;
    next = { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker };
  }
};

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** File names in items: by key, by path, or by the upload ID at the end of the key. */
const nameOf = (text: string): string => (text.startsWith(mediaPath) ? text.slice(1) : text);
const uploadId = /upl_[^/]+$/;

/**
 * Restores files that the restored table names and that were deleted since. Run before erasures, whose files have no
 * version left. Returns the number of restored files.
 */
export const restoreFiles = async (
  client: S3Client,
  buckets: readonly string[],
  items: AsyncIterable<Item>,
  since: Date,
): Promise<number> => {
  const deleted = new Map<string, Marker>();
  for (const bucket of buckets)
    for await (const marker of deletedSince(client, bucket, since))
      deleted.set(uploadId.exec(marker.key)?.[0] ?? marker.key, marker);
  if (deleted.size === 0) return 0;
  let restored = 0;
  for await (const item of items) {
    for (const name of textsIn(item).map(nameOf)) {
      const marker = deleted.get(name);
      if (!marker) continue;
      const { bucket: Bucket, key: Key, versionId: VersionId } = marker;
      await client.send(new DeleteObjectCommand({ Bucket, Key, VersionId }));
      deleted.delete(name);
      restored += 1;
    }
  }
  return restored;
};
