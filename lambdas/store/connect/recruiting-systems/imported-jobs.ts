import { providerIds } from '@shared/connect/integrations/vocabulary';
import { SourceFields } from '@shared/connect/model/recruiting-system';
import * as z from 'zod';
import type { Cursors } from '../../../platform/http/cursor';
import { PutCommand } from '../../../platform/table/commands';
import { equals } from '../../../platform/table/conditions';
import { conditionHolds, updateIf } from '../../../platform/table/conditional-write';
import type { Page } from '../../../platform/table/page';
import { getItem, queryEvery, queryPage, type Item, type Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { recruitingSystemIndexes, recruitingSystemKeys } from './keys';
import type { ImportedJobs, StoredImport, SystemRef } from './ports';

const Stored = z.object({
  organizationId: z.string(),
  provider: z.enum(providerIds),
  accountId: z.string(),
  externalId: z.string(),
  reference: z.string(),
  jobId: z.string(),
  version: z.int(),
  base: SourceFields,
  fields: SourceFields,
  openThere: z.boolean(),
  changedAt: z.string(),
  revision: z.int(),
});
const readImport = (item: Item): StoredImport => Stored.parse(item);

export const createImportedJobs = (table: Table): ImportedJobs => {
  const TableName = table.name;
  return {
    async get(ref, externalId) {
      const item = await getItem(table, recruitingSystemKeys.importedJob(ref, externalId), true);
      return item ? readImport(item) : null;
    },

    async list(ref) {
      const found: StoredImport[] = [];
      const list = recruitingSystemIndexes.importedJobs(ref);
      for await (const item of queryEvery(table, { list, consistent: true })) found.push(readImport(item));
      return found;
    },

    async add(imported) {
      const Item = {
        ...recruitingSystemKeys.importedJob(imported, imported.externalId),
        ...entity('ImportedJob'),
        ...imported,
      };
      return conditionHolds(
        table.client.send(new PutCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' })),
      );
    },

    async save(before, change) {
      const key = recruitingSystemKeys.importedJob(before, before.externalId);
      const when = equals('revision', before.revision);
      const item = await updateIf(table, key, { set: change, add: { revision: 1 }, when });
      return item && readImport(item);
    },
  };
};

/** Newest ID first. */
export const createImportedJobPages =
  (table: Table, cursors: Cursors) =>
  async (ref: SystemRef, cursor?: string): Promise<Page<StoredImport>> => {
    const page = await queryPage(table, cursors, { list: recruitingSystemIndexes.importedJobs(ref), cursor });
    return { ...page, items: page.items.map(readImport) };
  };
