import { ScanCommand, type DynamoDBClient, type ScanCommandOutput } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Item, Table } from '@lambdas/platform/table/table';
import { dynamodbClient } from '../../emulators/aws/dynamodb';

/** Every item of a local table. */
export const scanTable = ({ name }: Pick<Table, 'name'>): AsyncGenerator<Item> =>
  scanWith(dynamodbClient(process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? ''), name);

export const scanWith = async function* (client: DynamoDBClient, name: string): AsyncGenerator<Item> {
  let ExclusiveStartKey: ScanCommandOutput['LastEvaluatedKey'];
  do {
    const page: ScanCommandOutput = await client.send(new ScanCommand({ TableName: name, ExclusiveStartKey }));
    for (const item of page.Items ?? []) yield unmarshall(item);
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
};
