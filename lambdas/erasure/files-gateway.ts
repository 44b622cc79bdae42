import { DeleteObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { erasedFolders } from '@shared/platform/media';
import { openObjectStorage } from '../platform/gateways/object-storage';
import type { ErasedFiles } from './ports';

type Buckets = { documents: string; media: string };

export const createErasedFiles = ({ documents, media }: Buckets): ErasedFiles => {
  const client = openObjectStorage();
  return {
    // Deleting what isn't there succeeds.
    async remove({ store, key }) {
      const Bucket = store === 'media' ? media : documents;
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
    },

    async *folder(userId) {
      for (const folder of erasedFolders) {
        let ContinuationToken: string | undefined;
        do {
          const { Contents = [], NextContinuationToken } = await client.send(
            new ListObjectsV2Command({
              Bucket: documents,
              Prefix: `${folder}${userId}/`,
              ...(ContinuationToken && { ContinuationToken }),
            }),
          );
          for (const { Key } of Contents) if (Key) yield { store: 'documents', key: Key, fileName: '' };
          ContinuationToken = NextContinuationToken;
        } while (ContinuationToken);
      }
    },
  };
};
