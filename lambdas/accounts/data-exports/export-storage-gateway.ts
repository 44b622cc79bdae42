import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3ServiceException,
  UploadPartCommand,
  type CompletedPart,
  type S3Client,
} from '@aws-sdk/client-s3';
import { openObjectStorage } from '../../platform/gateways/object-storage';
import type { Bytes, ExportStorage, ObjectSink } from './ports';

// Without list permission, S3 also answers AccessDenied for missing objects.
const absent = new Set(['NoSuchKey', 'AccessDenied']);

/** S3 requires at least 5 MB for all parts but the last. */
const partBytes = 8 * 1024 * 1024;

/** Keeps at most one part in memory. The bucket's lifecycle removes what a stopped run leaves. */
const createSink = (client: S3Client, Bucket: string, Key: string, ContentType: string): ObjectSink => {
  const parts: CompletedPart[] = [];
  let uploadId: string | undefined;
  let pending: Uint8Array[] = [];
  let size = 0;

  const take = (): Buffer => {
    const body = Buffer.concat(pending);
    pending = [];
    size = 0;
    return body;
  };

  const sendPart = async (): Promise<void> => {
    uploadId ??= (await client.send(new CreateMultipartUploadCommand({ Bucket, Key, ContentType }))).UploadId;
    const PartNumber = parts.length + 1;
    const { ETag } = await client.send(
      new UploadPartCommand({ Bucket, Key, UploadId: uploadId, PartNumber, Body: take() }),
    );
    parts.push({ ETag, PartNumber });
  };

  return {
    async write(chunk) {
      pending.push(chunk);
      size += chunk.length;
      if (size >= partBytes) await sendPart();
    },
    async close() {
      if (!uploadId) {
        await client.send(new PutObjectCommand({ Bucket, Key, Body: take(), ContentType }));
        return;
      }
      if (size > 0) await sendPart();
      await client.send(
        new CompleteMultipartUploadCommand({ Bucket, Key, UploadId: uploadId, MultipartUpload: { Parts: parts } }),
      );
    },
  };
};

type Buckets = { documents: string; media: string };

export const createExportStorage = ({ documents, media }: Buckets): ExportStorage => {
  const client = openObjectStorage();
  const read = async (Bucket: string, Key: string): Promise<Bytes | null> => {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      return (Body as Bytes | undefined) ?? null;
    } catch (error) {
      if (error instanceof S3ServiceException && absent.has(error.name)) return null;
      throw error;
    }
  };
  return {
    create: (key, contentType) => createSink(client, documents, key, contentType),
    read: (key) => read(documents, key),
    original: ({ store, key }) => read(store === 'media' ? media : documents, key),
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: documents, Key: key }));
    },
  };
};
