import { PutCommand } from '../table/commands';
import * as z from 'zod';
import { sentKeys, type UploadKind } from '@shared/platform/media';
import { epochSeconds, type Clock } from '../clock';
import { entityMark } from '../table/entity';
import { platformKeys } from '../table/keys';
import { getItem, type Table, type Write } from '../table/table';
import type { Upload, Uploads } from './ports';

const UploadItem: z.ZodType<Upload> = z.object({
  uploadId: z.string(),
  owner: z.string(),
  kind: z.enum(Object.keys(sentKeys) as [UploadKind, ...UploadKind[]]),
  expiresAt: z.string(),
});

export const spendUpload = (TableName: string, { uploadId, owner }: Pick<Upload, 'uploadId' | 'owner'>): Write => ({
  Delete: {
    TableName,
    Key: platformKeys.upload(uploadId),
    ConditionExpression: '#owner = :owner',
    ExpressionAttributeNames: { '#owner': 'owner' },
    ExpressionAttributeValues: { ':owner': owner },
  },
  refusal: 'UPLOAD_MISSING',
});

export const createUploads = (table: Table, clock: Clock): Uploads => ({
  async begin(upload) {
    await table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: {
          ...platformKeys.upload(upload.uploadId),
          ...entityMark('Upload', 2),
          ...upload,
          ttl: epochSeconds(new Date(upload.expiresAt)),
        },
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    );
  },

  async find(uploadId) {
    const item = await getItem(table, platformKeys.upload(uploadId), true);
    // An upload in an older format must be requested again.
    const upload = UploadItem.safeParse(item).data ?? null;
    return upload && upload.expiresAt > clock.now().toISOString() ? upload : null;
  },
});
