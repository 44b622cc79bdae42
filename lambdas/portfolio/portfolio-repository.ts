import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { PortfolioItem, PortfolioItemForm } from '@shared/model/portfolio';
import { spendUpload } from '../runtime/files/upload-repository';
import { entity, keys } from '../runtime/keys';
import { countWrite } from '../runtime/own-count';
import { createPortfolios } from '../runtime/portfolio-repository';
import { ChangedMeanwhile } from '../runtime/retry-stale';
import { getItem, transact, type Table } from '../runtime/table-gateway';
import type { PortfolioRef, PortfolioRepository } from './ports';

const keyOf = ({ userId, portfolioItemId }: PortfolioRef) => keys.portfolioItem(userId, portfolioItemId);

const formFields = Object.keys(PortfolioItemForm.shape) as (keyof PortfolioItemForm)[];

/** While the item is there and shows the image that was read. */
const sameImage = (image: string | null) => ({
  ConditionExpression: 'attribute_exists(pk) AND image = :previous',
  ExpressionAttributeValues: { ':previous': image },
});

export const createPortfolioRepository = (table: Table): PortfolioRepository => {
  const TableName = table.name;
  return {
    list: createPortfolios(table, { consistent: true }).of,

    async get(ref) {
      const item = await getItem(table, keyOf(ref), true);
      return item ? PortfolioItem.parse(item) : null;
    },

    create: (userId, item) =>
      transact(table, [
        {
          Put: {
            TableName,
            Item: { ...keys.portfolioItem(userId, item.portfolioItemId), ...entity('PortfolioItem'), userId, ...item },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
        countWrite(TableName, keys.portfolioCount(userId), { add: 1, limit: limits.portfolioItems }),
      ]),

    async update(ref, { form, version, at }) {
      const set = { ...form, version: version + 1, updatedAt: at };
      const names = [...formFields, 'version', 'updatedAt'] as const;
      try {
        const { Attributes } = await table.client.send(
          new UpdateCommand({
            TableName,
            Key: keyOf(ref),
            UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
            ConditionExpression: '#version = :previous',
            ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
            ExpressionAttributeValues: {
              ...Object.fromEntries(names.map((name) => [`:${name}`, set[name]])),
              ':previous': version,
            },
            ReturnValues: 'ALL_NEW',
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          }),
        );
        return PortfolioItem.parse(Attributes);
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
        throw new AppError(error.Item ? 'STALE_VERSION' : 'NOT_FOUND');
      }
    },

    remove: (ref, { image }) =>
      transact(table, [
        { Delete: { TableName, Key: keyOf(ref), ...sameImage(image) }, refusal: ChangedMeanwhile },
        countWrite(TableName, keys.portfolioCount(ref.userId), { add: -1 }),
      ]),

    setImage: (ref, { previous, image, uploadId }) => {
      const { ConditionExpression, ExpressionAttributeValues } = sameImage(previous);
      return transact(table, [
        ...(uploadId === null ? [] : [spendUpload(TableName, { uploadId, owner: ref.userId })]),
        {
          Update: {
            TableName,
            Key: keyOf(ref),
            UpdateExpression: 'SET image = :image',
            ConditionExpression,
            ExpressionAttributeValues: { ...ExpressionAttributeValues, ':image': image },
          },
          refusal: ChangedMeanwhile,
        },
      ]);
    },
  };
};
