import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

// The minimum for reading one item: runtime and SDK.
const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));

export const handler = async (event: APIGatewayProxyEventV2) => {
  const jobId = event.pathParameters?.['proxy'] ?? '';
  const { Item } = await client.send(
    new GetCommand({ TableName: process.env['TABLE_NAME'], Key: { pk: `JOB#${jobId}`, sk: 'JOB' } }),
  );
  return {
    statusCode: Item ? 200 : 404,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Item ?? {}),
  };
};
