import { paginateScan, type AttributeValue, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { classOf, entityNames, isCounted } from '@lambdas/store/data-classes';
import type { EntityName } from '@lambdas/store/entity';
import { localStage } from '../local/settings';

type StoredItem = Record<string, AttributeValue>;

const isEntity = (name: string | undefined): name is EntityName => entityNames.includes(name as EntityName);

/** Of one item: its attributes without a class, and what isn't a number among those that count. */
export const unclassifiedIn = (item: StoredItem): string[] => {
  const name = item['entity']?.S;
  if (!isEntity(name)) return [`${name ?? item['pk']?.S ?? 'An item'}: an entity without classes`];
  return Object.entries(item).flatMap(([attribute, value]) => {
    if (classOf(name, attribute) === null) return [`${name}.${attribute}: without a class`];
    return isCounted(name, attribute) && value.N === undefined ? [`${name}.${attribute}: not a number`] : [];
  });
};

/** Fails if a test run wrote an attribute that no class is declared for. */
export const checkStoredAttributes = async (client: DynamoDBClient): Promise<void> => {
  const found = new Set<string>();
  for await (const { Items = [] } of paginateScan({ client }, { TableName: localStage.tableName })) {
    for (const problem of Items.flatMap(unclassifiedIn)) found.add(problem);
  }
  if (found.size === 0) return;
  throw new Error(`Declare these attributes in lambdas/store/*/data-classes.ts:\n${[...found].sort().join('\n')}`);
};
