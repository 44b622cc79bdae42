import { ConditionalCheckFailedException } from '../../platform/table/errors';
import { UpdateCommand } from '../../platform/table/commands';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { PortfolioItemForm } from '@shared/model/portfolio';
import { spendUpload } from '../../platform/files/uploads';
import { entity } from '../entity';
import { profileKeys } from './keys';
import { countWrite } from '../../platform/table/reserve-slot';
import { createPortfolios, readPortfolioItem } from './portfolio';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import { getItem, transact, type Table } from '../../platform/table/table';
import type { PortfolioRef, PortfolioRepository } from './ports';
import { buildUpdate } from '../../platform/table/build-update';
import { all, buildCondition, equals, itemExists } from '../../platform/table/conditions';
import { type Condition } from '../../platform/table/conditions';

const keyOf = ({ userId, portfolioItemId }: PortfolioRef) => profileKeys.portfolioItem(userId, portfolioItemId);

const formFields = Object.keys(PortfolioItemForm.shape) as (keyof PortfolioItemForm)[];

const sameImage = (image: string | null): Condition => all(itemExists, equals('image', image));

export const createPortfolioRepository = (table: Table): PortfolioRepository => {
  const TableName = table.name;
  return {
    list: createPortfolios(table, { consistent: true, withHidden: true }).of,

    async get(ref) {
      const item = await getItem(table, keyOf(ref), true);
      return item ? readPortfolioItem(item) : null;
    },

    create: (userId, item) =>
      transact(table, [
        {
          Put: {
            TableName,
            Item: {
              ...profileKeys.portfolioItem(userId, item.portfolioItemId),
              ...entity('PortfolioItem'),
              userId,
              ...item,
            },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
        countWrite(TableName, profileKeys.portfolioCount(userId), { add: 1, limit: limits.portfolioItems }),
      ]),

    async update(ref, { form, version, at }) {
      const fields = Object.fromEntries(formFields.map((name) => [name, form[name]]));
      try {
        const { Attributes } = await table.client.send(
          new UpdateCommand({
            TableName,
            Key: keyOf(ref),
            ...buildUpdate({
              set: { ...fields, version: version + 1, updatedAt: at },
              when: equals('version', version),
            }),
            ReturnValues: 'ALL_NEW',
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          }),
        );
        return readPortfolioItem(Attributes!);
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
        throw new AppError(error.Item ? 'STALE_VERSION' : 'NOT_FOUND');
      }
    },

    remove: (ref, { image }) =>
      transact(table, [
        {
          Delete: { TableName, Key: keyOf(ref), ...buildCondition(sameImage(image)) },
          refusal: ConcurrentModificationError,
        },
        countWrite(TableName, profileKeys.portfolioCount(ref.userId), { add: -1 }),
      ]),

    setImage: (ref, { previous, image, uploadId }) =>
      transact(table, [
        ...(uploadId === null ? [] : [spendUpload(TableName, { uploadId, owner: ref.userId })]),
        {
          Update: {
            TableName,
            Key: keyOf(ref),
            ...buildUpdate({ set: { image }, when: sameImage(previous) }),
          },
          refusal: ConcurrentModificationError,
        },
      ]),
  };
};
