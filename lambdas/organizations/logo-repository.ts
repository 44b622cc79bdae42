import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { epochSeconds, type Clock } from '../runtime/clock';
import { entity, keys } from '../runtime/keys';
import { ChangedMeanwhile } from '../runtime/retry-stale';
import { getItem, transact, type Table, type Write } from '../runtime/table-gateway';
import type { Logos } from './ports';

const UploadItem = z.object({ uploadId: z.string(), organizationId: z.string(), expiresAt: z.string() });

export const createLogos = (table: Table, clock: Clock): Logos => {
  const TableName = table.name;

  const spending = (uploadId: string | null, organizationId: string): Write[] =>
    uploadId === null
      ? []
      : [
          {
            Delete: {
              TableName,
              Key: keys.upload(uploadId),
              ConditionExpression: 'organizationId = :organizationId',
              ExpressionAttributeValues: { ':organizationId': organizationId },
            },
            refusal: 'UPLOAD_MISSING',
          },
        ];

  return {
    async begin(upload) {
      await table.client.send(
        new PutCommand({
          TableName,
          Item: {
            ...keys.upload(upload.uploadId),
            ...entity('Upload'),
            ...upload,
            ttl: epochSeconds(new Date(upload.expiresAt)),
          },
          ConditionExpression: 'attribute_not_exists(pk)',
        }),
      );
    },

    async upload(uploadId) {
      const item = await getItem(table, keys.upload(uploadId), true);
      const upload = item ? UploadItem.parse(item) : null;
      return upload && upload.expiresAt > clock.now().toISOString() ? upload : null;
    },

    change: ({ organizationId, previous, logo_url, uploadId }) =>
      transact(table, [
        ...spending(uploadId, organizationId),
        {
          Update: {
            TableName,
            Key: keys.organization(organizationId),
            // The search tells by the time which state of the organisation is the newer.
            UpdateExpression: 'SET logo_url = :logo, updatedAt = :at',
            ConditionExpression:
              previous === null
                ? 'attribute_exists(pk) AND (attribute_not_exists(logo_url) OR logo_url = :previous)'
                : 'logo_url = :previous',
            ExpressionAttributeValues: {
              ':logo': logo_url,
              ':at': clock.now().toISOString(),
              ':previous': previous,
            },
          },
          refusal: ChangedMeanwhile,
        },
      ]),
  };
};
