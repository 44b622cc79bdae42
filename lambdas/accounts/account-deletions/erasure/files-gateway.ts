import { DeleteObjectsCommand, ListObjectVersionsCommand, type S3Client } from '@aws-sdk/client-s3';
import { personalFolders } from '@shared/platform/media';
import { openObjectStorage } from '../../../platform/gateways/object-storage';
import type { OriginalFile } from '../../../store/original-files';
import type { ErasedFiles } from './ports';

type Buckets = Record<OriginalFile['store'], string>;
type Version = { Key: string; VersionId: string };

/** Lists versions, also deleted and replaced ones, in pages of at most 1,000. */
const versionsIn = async function* (client: S3Client, Bucket: string, Prefix: string): AsyncGenerator<Version[]> {
  let marker: { KeyMarker?: string; VersionIdMarker?: string } = {};
  for (;;) {
    const page = await client.send(new ListObjectVersionsCommand({ Bucket, Prefix, ...marker }));
    yield [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])].flatMap(({ Key, VersionId }) =>
      Key && VersionId ? [{ Key, VersionId }] : [],
    );
    if (!page.IsTruncated) return;
    marker = {
      ...(page.NextKeyMarker && { KeyMarker: page.NextKeyMarker }),
      ...(page.NextVersionIdMarker && { VersionIdMarker: page.NextVersionIdMarker }),
    };
  }
};

export const createErasedFiles = (buckets: Buckets): ErasedFiles => {
  const client = openObjectStorage();
  return {
    // Deleting a missing object succeeds.
    async remove({ store, key }) {
      const Bucket = buckets[store];
      for await (const page of versionsIn(client, Bucket, key)) {
        const Objects = page.filter(({ Key }) => Key === key);
        if (Objects.length === 0) continue;
        const { Errors = [] } = await client.send(
          new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
        );
        if (Errors.length > 0)
          throw new Error(`${Errors.length} versions of a file were not deleted: ${Errors[0]?.Code}.`);
      }
    },

    async *folder(userId) {
      for (const { store, folder } of personalFolders) {
        for await (const page of versionsIn(client, buckets[store], `${folder}${userId}/`))
          for (const key of new Set(page.map(({ Key }) => Key))) yield { store, key, fileName: '' };
      }
    },
  };
};
