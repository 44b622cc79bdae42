import { ScanCommand, type AttributeValue, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { classOf, entityNames, isCounted } from '@lambdas/store/data-classes';
import type { EntityName } from '@lambdas/store/entity';
import { localStage } from '../local/settings';

type StoredItem = Record<string, AttributeValue>;

const isEntity = (name: string | undefined): name is EntityName => entityNames.includes(name as EntityName);

const isInPlain = ({ NULL, S, M }: AttributeValue): boolean =>
  NULL !== true && S !== '' && M?.['sealed']?.S === undefined;

/** Of one item: attributes without a class, stored in plain despite their class, or counted without being a number. */
export const unclassifiedIn = (item: StoredItem): string[] => {
  const name = item['entity']?.S;
  if (!isEntity(name)) return [`${name ?? item['pk']?.S ?? 'An item'}: an entity without classes`];
  return Object.entries(item).flatMap(([attribute, value]) => {
    const found = classOf(name, attribute);
    if (found === null) return [`${name}.${attribute}: without a class`];
    if ((found === 'special' || found === 'credential') && isInPlain(value)) return [`${name}.${attribute}: in plain`];
    return isCounted(name, attribute) && value.N === undefined ? [`${name}.${attribute}: not a number`] : [];
  });
};

/** Large pages overtax DynamoDB Local once a whole test run is stored: smaller ones are faster, and it answers them. */
const pageSize = 200;

const isOvertaxed = (error: unknown): boolean => error instanceof Error && error.name === 'InternalFailure';

const storedItems = async function* (client: DynamoDBClient): AsyncGenerator<StoredItem[]> {
  let limit = pageSize;
  let start: StoredItem | undefined;
  do {
    const page = new ScanCommand({ TableName: localStage.tableName, Limit: limit, ExclusiveStartKey: start });
    try {
      const { Items = [], LastEvaluatedKey } = await client.send(page);
      start = LastEvaluatedKey;
      yield Items;
    } catch (error) {
      if (limit === 1 || !isOvertaxed(error)) throw error;
      limit = Math.ceil(limit / 10);
    }
  } while (start);
};

/** Fails if a test run wrote an attribute that no class is declared for, or in plain what has to be encrypted. */
export const checkStoredAttributes = async (client: DynamoDBClient): Promise<void> => {
  const found = new Set<string>();
  for await (const items of storedItems(client)) {
    for (const problem of items.flatMap(unclassifiedIn)) found.add(problem);
  }
  if (found.size === 0) return;
  throw new Error(`Stored other than lambdas/store/*/data-classes.ts declares:\n${[...found].sort().join('\n')}`);
};
