import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { createTableClient } from '../../lambdas/platform/table/table-client';
import type { Table } from '../../lambdas/platform/table/table';
import { localCredentials, localStage, region } from '../../scripts/local/settings';

export const dynamodbClient = (endpoint: string): DynamoDBClient =>
  new DynamoDBClient({ endpoint, region, credentials: localCredentials });

export const openTableAt = (endpoint: string, name: string = localStage.tableName): Table => ({
  client: createTableClient({ endpoint, region, credentials: () => localCredentials }),
  name,
});
