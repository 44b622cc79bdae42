import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3ServiceException } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { limits } from '@shared/limits';
import { environment } from '../environment';
import { openObjectStorage } from '../gateways/object-storage';
import { retryPassing } from '../network/retry-passing';
import type { Files } from './ports';
import { createScan } from './scanner';

// Without list permission, S3 also answers AccessDenied for missing objects.
const absent = new Set(['NoSuchKey', 'AccessDenied']);

/** The SDK repeats a request, but not the reading of an answer that breaks off. */
const isBrokenOff = (error: unknown): boolean => !(error instanceof S3ServiceException);

/** Names change with the content. */
const forEver = 'public, max-age=31536000, immutable';

/** The path of a public file is its key. */
const keyOf = (path: string): string => path.slice(1);

export const createFiles = (): Files => {
  const { UPLOADS_BUCKET, MEDIA_BUCKET, UPLOAD_SCANNER } = environment('uploads');
  const client = openObjectStorage();
  return {
    uploadForm: (Key, { contentType, maxBytes }) =>
      createPresignedPost(client, {
        Bucket: UPLOADS_BUCKET,
        Key,
        Fields: { 'Content-Type': contentType },
        Conditions: [['content-length-range', 1, maxBytes]],
        Expires: limits.uploadMinutes * 60,
      }),

    async sent(Key, maxBytes) {
      const read = async (): ReturnType<Files['sent']> => {
        const {
          Body,
          ContentLength = 0,
          VersionId,
        } = await client.send(new GetObjectCommand({ Bucket: UPLOADS_BUCKET, Key }));
        if (ContentLength > maxBytes) {
          (Body as { destroy?: () => void } | undefined)?.destroy?.();
          return 'too_large';
        }
        return { content: Buffer.from((await Body?.transformToByteArray()) ?? []), version: VersionId };
      };
      try {
        return await retryPassing(read, isBrokenOff);
      } catch (error) {
        if (error instanceof S3ServiceException && absent.has(error.name)) return null;
        throw error;
      }
    },

    scan: UPLOAD_SCANNER === 'none' ? () => Promise.resolve('clean') : createScan(client, UPLOADS_BUCKET),

    async discard(Key) {
      await client.send(new DeleteObjectCommand({ Bucket: UPLOADS_BUCKET, Key }));
    },

    async publish(path, { content, contentType }) {
      await client.send(
        new PutObjectCommand({
          Bucket: MEDIA_BUCKET,
          Key: keyOf(path),
          Body: content,
          ContentType: contentType,
          CacheControl: forEver,
        }),
      );
    },

    async withdraw(path) {
      await client.send(new DeleteObjectCommand({ Bucket: MEDIA_BUCKET, Key: keyOf(path) }));
    },
  };
};
