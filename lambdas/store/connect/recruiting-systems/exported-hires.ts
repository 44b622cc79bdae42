import { providerIds } from '@shared/connect/integrations/vocabulary';
import { hireStates } from '@shared/connect/model/recruiting-system-vocabulary';
import * as z from 'zod';
import type { Cursors } from '../../../platform/http/cursor';
import { buildUpdate } from '../../../platform/table/build-update';
import { PutCommand, UpdateCommand } from '../../../platform/table/commands';
import { itemExists } from '../../../platform/table/conditions';
import { ConditionalCheckFailedException } from '../../../platform/table/errors';
import type { Page } from '../../../platform/table/page';
import { getItem, queryEvery, queryPage, type Item, type Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { recruitingSystemIndexes, recruitingSystemKeys } from './keys';
import type { ExportedHires, StoredHire, SystemRef } from './ports';

const Stored = z.object({
  organizationId: z.string(),
  provider: z.enum(providerIds),
  accountId: z.string(),
  applicationId: z.string(),
  offerId: z.string(),
  jobId: z.string(),
  professionalId: z.string(),
  state: z.enum(hireStates),
  at: z.string(),
  candidateThere: z.string().nullable(),
  applicationThere: z.string().nullable(),
  attempted: z.boolean(),
});
const readHire = (item: Item): StoredHire => Stored.parse(item);

export const createExportedHires = (table: Table): ExportedHires => {
  const TableName = table.name;
  const get = async (ref: SystemRef, applicationId: string): Promise<StoredHire | null> => {
    const item = await getItem(table, recruitingSystemKeys.exportedHire(ref, applicationId), true);
    return item ? readHire(item) : null;
  };
  return {
    get,

    async list(ref) {
      const found: StoredHire[] = [];
      const list = recruitingSystemIndexes.exportedHires(ref);
      for await (const item of queryEvery(table, { list, consistent: true })) found.push(readHire(item));
      return found;
    },

    async add(hire) {
      const Item = {
        ...recruitingSystemKeys.exportedHire(hire, hire.applicationId),
        ...entity('ExportedHire'),
        ...hire,
      };
      try {
        await table.client.send(new PutCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' }));
        return hire;
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
        return (await get(hire, hire.applicationId)) ?? hire;
      }
    },

    async save(hire, change) {
      const Key = recruitingSystemKeys.exportedHire(hire, hire.applicationId);
      await table.client.send(new UpdateCommand({ TableName, Key, ...buildUpdate({ set: change, when: itemExists }) }));
      return { ...hire, ...change };
    },
  };
};

export const createExportedHirePages =
  (table: Table, cursors: Cursors) =>
  async (ref: SystemRef, cursor?: string): Promise<Page<StoredHire>> => {
    const page = await queryPage(table, cursors, { list: recruitingSystemIndexes.exportedHires(ref), cursor });
    return { ...page, items: page.items.map(readHire) };
  };
