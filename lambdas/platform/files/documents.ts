import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { limits } from '@shared/limits';
import { addSeconds, type Clock } from '../clock';
import { environment } from '../environment';
import { openObjectStorage } from '../gateways/object-storage';
import { attachmentHeader } from './attachment-header';
import type { DocumentCopies, Documents } from './ports';

export const createDocuments = (clock: Clock): Documents & DocumentCopies => {
  const Bucket = environment('documents').DOCUMENTS_BUCKET;
  const client = openObjectStorage();
  return {
    async keep(Key, { content, contentType }) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body: content, ContentType: contentType }));
    },

    async copy(from, Key) {
      // Keys consist of IDs, so they need no escaping.
      const command = new CopyObjectCommand({ Bucket, Key, CopySource: `${Bucket}/${from}` });
      try {
        await client.send(command);
        return true;
      } catch (error) {
        if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return false;
        throw error;
      }
    },

    async download(Key, { fileName, contentType }) {
      const expiresIn = limits.downloadMinutes * 60;
      const signingDate = clock.now();
      const command = new GetObjectCommand({
        Bucket,
        Key,
        ResponseContentType: contentType,
        ResponseContentDisposition: attachmentHeader(fileName),
        ResponseCacheControl: 'private, no-store',
      });
      const url = await getSignedUrl(client, command, { expiresIn, signingDate });
      return { url, expiresAt: addSeconds(signingDate, expiresIn).toISOString() };
    },

    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
  };
};
