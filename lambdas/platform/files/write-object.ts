import { PutObjectCommand } from '@aws-sdk/client-s3';
import { openObjectStorage } from '../gateways/object-storage';

export type ObjectWrite = { key: string; body: string | Uint8Array; contentType: string };

export const createObjectWriter = (bucket: string) => {
  const storage = openObjectStorage();
  return async ({ key, body, contentType }: ObjectWrite): Promise<void> => {
    await storage.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ContentType: contentType }));
  };
};
