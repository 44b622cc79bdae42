import { GetObjectCommand } from '@aws-sdk/client-s3';
import { environment } from '../../../platform/environment';
import { createObjectWriter } from '../../../platform/files/write-object';
import { openObjectStorage } from '../../../platform/gateways/object-storage';
import type { Quarantine, ReceivedMails } from '../ports';

export const createReceivedMails = (): ReceivedMails => {
  const Bucket = environment('inboundMail').INBOUND_MAIL_BUCKET;
  const client = openObjectStorage();
  return {
    async read(Key, bytes) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, Range: `bytes=0-${bytes - 1}` }));
      return Buffer.from((await Body?.transformToByteArray()) ?? []);
    },
  };
};

export const createQuarantine = (): Quarantine => {
  const write = createObjectWriter(environment('uploads').UPLOADS_BUCKET);
  return { put: (key, body) => write({ key, body, contentType: 'application/octet-stream' }) };
};
