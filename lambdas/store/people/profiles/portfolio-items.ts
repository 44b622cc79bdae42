import { PortfolioItemForm } from '@shared/people/model/portfolio';
import { spendUpload } from '../../../platform/files/uploads';
import { buildUpdate } from '../../../platform/table/build-update';
import { all, buildCondition, equals, itemExists, type Condition } from '../../../platform/table/conditions';
import { createCounted } from '../../../platform/table/counted-item';
import { countWrite } from '../../../platform/table/reserve-slot';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { getItem, transact, type Table } from '../../../platform/table/table';
import { updateVersion } from '../../../platform/table/update-version';
import { entity } from '../../entity';
import { profileKeys } from './keys';
import { createPortfolios, readPortfolioItem } from './portfolio';
import type { PortfolioRef, PortfolioRepository } from './ports';

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

    create: (userId, item, limit) =>
      createCounted(
        table,
        { ...profileKeys.portfolioItem(userId, item.portfolioItemId), ...entity('PortfolioItem'), userId, ...item },
        { count: profileKeys.portfolioCount(userId), limit },
      ),

    async update(ref, { form, version, at }) {
      const fields = Object.fromEntries(formFields.map((name) => [name, form[name]]));
      return readPortfolioItem(await updateVersion(table, keyOf(ref), { fields, version, at }));
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
