import { edgeHeaders } from '@shared/core/api/route';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { accountId } from '../settings';
import type { RouteMatch } from './route-table';

const lowerCaseHeaders = (request: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined || name === 'cookie' ? [] : [[name, Array.isArray(value) ? value.join(',') : value]],
    ),
  );

/** Repeated parameters are joined with commas. */
const queryParameters = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name).join(',')]));

const isUtf8 = (body: Buffer): boolean => Buffer.from(body.toString('utf8'), 'utf8').equals(body);

/** Payload format 2.0, whose paths are decoded: https://github.com/honojs/hono/issues/2156. */
export const httpEvent = (
  request: IncomingMessage,
  url: URL,
  body: Buffer,
  { routeKey, pathParameters }: Pick<RouteMatch, 'routeKey' | 'pathParameters'>,
  originKey: string | null,
): APIGatewayProxyEventV2 => {
  const now = new Date();
  // Set by the CDN in a deployed stage.
  const headers: Record<string, string> = {
    ...lowerCaseHeaders(request),
    ...(originKey !== null && { [edgeHeaders.originKey]: originKey }),
  };
  const query = queryParameters(url.searchParams);
  const isText = isUtf8(body);
  const rawPath = decodeURIComponent(url.pathname);
  const event: APIGatewayProxyEventV2 = {
    version: '2.0',
    routeKey,
    rawPath,
    rawQueryString: url.search.slice(1),
    headers,
    ...(request.headers.cookie && { cookies: request.headers.cookie.split(/;\s*/) }),
    ...(Object.keys(query).length > 0 && { queryStringParameters: query }),
    ...(Object.keys(pathParameters).length > 0 && { pathParameters }),
    ...(body.length > 0 && { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !isText,
    requestContext: {
      accountId,
      apiId: 'local',
      domainName: headers['host'] ?? 'localhost',
      domainPrefix: 'local',
      http: {
        method: request.method ?? 'GET',
        path: rawPath,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: now.toISOString(),
      timeEpoch: now.getTime(),
    },
  };
  return event;
};
