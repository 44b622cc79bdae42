import type { Clock } from '../runtime/clock';
import { spendUpload } from '../runtime/files/upload-repository';
import { keys } from '../runtime/keys';
import { ChangedMeanwhile } from '../runtime/retry-stale';
import { transact, type Table } from '../runtime/table-gateway';
import type { Logos } from './ports';

export const createLogos = (table: Table, clock: Clock): Logos => {
  const TableName = table.name;
  return {
    change: ({ organizationId, previous, logo_url, uploadId }) =>
      transact(table, [
        ...(uploadId === null ? [] : [spendUpload(TableName, { uploadId, owner: organizationId })]),
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
