import { ScanCommand, type AttributeValue, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { classOf, entityNames, isCounted } from '@lambdas/store/data-classes';
import type { EntityName } from '@lambdas/store/entity';
import { localStage } from '../local/settings';

type StoredItem = Record<string, AttributeValue>;

const isEntity = (name: string | undefined): name is EntityName => entityNames.includes(name as EntityName);

const isInPlain = ({ NULL, S, M }: AttributeValue): boolean =>
  NULL !== true && S !== '' && M?.['sealed']?.S === undefined;

/** Attributes of an item without a class, stored unencrypted despite their class, or counted without being a number. */
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

export const unclassifiedMessage = (problems: readonly string[]): string =>
  `Stored other than lambdas/store/*/*/data-classes.ts declares:\n${problems.join('\n')}`;

const storedItems = async function* (client: DynamoDBClient): AsyncGenerator<StoredItem[]> {
  let ExclusiveStartKey: StoredItem | undefined;
  do {
    const page = new ScanCommand({ TableName: localStage.tableName, ExclusiveStartKey });
    const { Items = [], LastEvaluatedKey } = await client.send(page);
    ExclusiveStartKey = LastEvaluatedKey;
    yield Items;
  } while (ExclusiveStartKey);
};

/** Fails if a test run stored an attribute without a declared class, or one unencrypted that must be encrypted. */
export const checkStoredAttributes = async (client: DynamoDBClient): Promise<void> => {
  const found = new Set<string>();
  for await (const items of storedItems(client)) {
    for (const problem of items.flatMap(unclassifiedIn)) found.add(problem);
  }
  if (found.size === 0) return;
  throw new Error(unclassifiedMessage([...found].sort()));
};
