import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import express from 'express';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Duplex } from 'node:stream';

// The same read with the most common framework.
const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
const app = express();
app.use(express.json());
app.get('/api/jobs/:jobId', async (request, response) => {
  const { Item } = await client.send(
    new GetCommand({ TableName: process.env['TABLE_NAME'], Key: { pk: `JOB#${request.params.jobId}`, sk: 'JOB' } }),
  );
  response.status(Item ? 200 : 404).json(Item ?? {});
});

const noSocket = (): Duplex => new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done() });

/** Express on a Lambda event: a request without a socket and a buffered response. */
export const handler = (event: APIGatewayProxyEventV2) =>
  new Promise((resolve) => {
    const request = new IncomingMessage(noSocket() as never);
    Object.assign(request, { method: event.requestContext.http.method, url: event.rawPath, headers: event.headers });
    request.push(event.body ?? null);
    if (event.body) request.push(null);
    const response = new ServerResponse(request);
    const chunks: Buffer[] = [];
    response.write = ((chunk: Buffer | string) => chunks.push(Buffer.from(chunk)) > 0) as typeof response.write;
    response.end = ((chunk?: Buffer | string) => {
      if (chunk) chunks.push(Buffer.from(chunk));
      resolve({
        statusCode: response.statusCode,
        headers: response.getHeaders(),
        body: Buffer.concat(chunks).toString(),
      });
      return response;
    }) as typeof response.end;
    app(request, response);
  });
