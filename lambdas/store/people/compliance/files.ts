import { conditionHolds } from '../../../platform/table/conditional-write';
import { PutCommand } from '../../../platform/table/commands';
import { limits } from '@shared/limits';
import { entity } from '../../entity';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import {
  getItem,
  getItems,
  queryFirst,
  transact,
  type Item,
  type Table,
  type Write,
} from '../../../platform/table/table';
import { fileItem, readFile, type FileItem } from './file-item';
import { complianceIndexes, complianceKeys } from './keys';
import type { ComplianceFiles, Opening } from './ports';

const openingOf = ({ itemId, at, by, reason }: Item): Opening => ({
  itemId: String(itemId),
  at: String(at),
  by: String(by),
  reason: String(reason),
});

export const getStoredFile = async (table: Table, placementId: string): Promise<FileItem | null> => {
  const item = await getItem(table, complianceKeys.complianceFile(placementId), true);
  return item ? readFile(item) : null;
};

/** Builds the write for the acceptance of an offer. */
export const newFileWrite = (TableName: string, file: FileItem): Write => ({
  Put: { TableName, Item: fileItem(file), ConditionExpression: 'attribute_not_exists(pk)' },
});

/** Condition that the file is still the one that allowed a write. Older placements may get theirs in the meantime. */
export const sameFile = (TableName: string, placementId: string, file: FileItem | null): readonly Write[] =>
  file
    ? [
        {
          ConditionCheck: {
            TableName,
            Key: complianceKeys.complianceFile(placementId),
            ConditionExpression: 'version = :version',
            ExpressionAttributeValues: { ':version': file.version },
          },
          refusal: ConcurrentModificationError,
        },
      ]
    : [];

export const createComplianceFiles = (table: Table): ComplianceFiles => {
  const TableName = table.name;
  return {
    get: (placementId) => getStoredFile(table, placementId),

    async ofPlacements(placementIds) {
      const items = await getItems(table, placementIds.map(complianceKeys.complianceFile));
      return items.filter((item) => item !== undefined).map(readFile);
    },

    async createOnce(file) {
      await conditionHolds(
        table.client.send(
          new PutCommand({ TableName, Item: fileItem(file), ConditionExpression: 'attribute_not_exists(pk)' }),
        ),
      );
    },

    save: (before, after, more = []) =>
      transact(table, [
        {
          Put: {
            TableName,
            Item: fileItem(after),
            ConditionExpression: 'version = :version',
            ExpressionAttributeValues: { ':version': before.version },
          },
          refusal: ConcurrentModificationError,
        },
        ...more,
      ]),

    async openings(placementId) {
      const items = await queryFirst(table, {
        list: complianceIndexes.documentOpenings(placementId),
        limit: limits.documentOpeningsShown,
      });
      return items.map(openingOf);
    },

    async keepOpening(placementId, opening) {
      await table.client.send(
        new PutCommand({
          TableName,
          Item: {
            ...complianceKeys.documentOpening(placementId, opening.at, opening.itemId),
            ...entity('DocumentOpening'),
            placementId,
            ...opening,
          },
        }),
      );
    },
  };
};
