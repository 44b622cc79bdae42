import { largeBody } from '@shared/core/api/route';
import { errorStatus, type ErrorBody } from '@shared/errors';
import errorTexts from '@shared/locales/en/errors.json';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Lambdas } from '../lambda/functions';
import { BodyTooLarge, readBody, sendJson, type RouteHandler } from './http';
import { httpEvent } from './http-event';
import { matchRoute, type RouteMatch } from './route-table';

// Responses of API Gateway itself, verbatim.
const own = {
  badRequest: { message: 'Bad Request' },
  failed: { message: 'Internal Server Error' },
  timedOut: { message: 'Service Unavailable' },
} as const;

const tooLarge = {
  status: errorStatus.PAYLOAD_TOO_LARGE,
  body: { error: errorTexts.PAYLOAD_TOO_LARGE, code: 'PAYLOAD_TOO_LARGE' } satisfies ErrorBody,
};

const writeResult = (response: ServerResponse, requestId: string, result: APIGatewayProxyStructuredResultV2): void => {
  const headers = Object.fromEntries(
    Object.entries(result.headers ?? {}).map(([name, value]) => [name, String(value)]),
  );
  response.writeHead(result.statusCode ?? 200, {
    'content-type': 'application/json',
    'apigw-requestid': requestId,
    ...headers,
    ...(result.cookies && { 'set-cookie': result.cookies }),
  });
  response.end(result.isBase64Encoded ? Buffer.from(result.body ?? '', 'base64') : result.body);
};

/** Null for an invalidly encoded path. */
const tryMatch = (method: string, path: string): RouteMatch | null => {
  try {
    return matchRoute(method, decodeURIComponent(path));
  } catch {
    return null;
  }
};

/** The HTTP API. `originKey` is the key sent by CloudFront; null for direct calls to the API. */
export const apiGateway = (lambdas: Pick<Lambdas, 'invoke'>, originKey: string | null): RouteHandler => {
  const invoke = async (request: IncomingMessage, response: ServerResponse, url: URL, match: RouteMatch) => {
    // Enforced like by the CDN's firewall.
    if (largeBody.test(request.headers['content-length'] ?? '')) throw new BodyTooLarge();
    const body = await readBody(request);
    const event = httpEvent(request, url, body, match, originKey);
    const result = await lambdas.invoke(match.area, event);
    writeResult(response, event.requestContext.requestId, result as APIGatewayProxyStructuredResultV2);
  };

  return async (request, response, url) => {
    const match = tryMatch(request.method ?? 'GET', url.pathname);
    if (!match) return sendJson(response, 400, own.badRequest);
    try {
      await invoke(request, response, url, match);
    } catch (error) {
      if (error instanceof BodyTooLarge)
        return sendJson(response, tooLarge.status, tooLarge.body, { connection: 'close' });
      const timedOut = error instanceof Error && error.name === 'Sandbox.Timedout';
      sendJson(response, timedOut ? 503 : 500, timedOut ? own.timedOut : own.failed);
    }
  };
};
