import {
  BatchWriteItemCommand,
  ScanCommand,
  type BatchWriteItemCommandOutput,
  type DynamoDBClient,
  type ScanCommandOutput,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import type { StoredItem } from '../../../emulators/dynamodb/values';

const most = 25;

export const exportItems = async (client: DynamoDBClient, TableName: string): Promise<StoredItem[]> => {
  const items: StoredItem[] = [];
  let ExclusiveStartKey: ScanCommandOutput['LastEvaluatedKey'];
  do {
    const page: ScanCommandOutput = await client.send(new ScanCommand({ TableName, Limit: 200, ExclusiveStartKey }));
    items.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items;
};

/** At most one request per key. */
export const writeAll = async (
  client: DynamoDBClient,
  TableName: string,
  requests: readonly WriteRequest[],
): Promise<void> => {
  for (let from = 0; from < requests.length; from += most) {
    let left: WriteRequest[] | undefined = requests.slice(from, from + most);
    while (left && left.length > 0) {
      const { UnprocessedItems }: BatchWriteItemCommandOutput = await client.send(
        new BatchWriteItemCommand({ RequestItems: { [TableName]: left } }),
      );
      left = UnprocessedItems?.[TableName];
    }
  }
};
