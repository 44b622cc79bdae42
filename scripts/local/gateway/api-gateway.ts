import { needsToken } from '@shared/api/route';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Lambdas } from '../lambda/lambda-runner';
import { BodyTooLarge, readBody, sendJson, type RouteHandler } from './http';
import { httpEvent } from './http-event';
import { matchRoute, type RouteMatch } from './route-table';
import type { TokenVerifier } from './token-verifier';

// What the service itself answers, word for word.
const own = {
  unauthorized: { message: 'Unauthorized' },
  notFound: { message: 'Not Found' },
  badRequest: { message: 'Bad Request' },
  tooLarge: { message: 'Request Entity Too Large' },
  failed: { message: 'Internal Server Error' },
  timedOut: { message: 'Service Unavailable' },
} as const;

const writeResult = (response: ServerResponse, result: APIGatewayProxyStructuredResultV2): void => {
  const headers = Object.fromEntries(
    Object.entries(result.headers ?? {}).map(([name, value]) => [name, String(value)]),
  );
  response.writeHead(result.statusCode ?? 200, {
    'content-type': 'application/json',
    ...headers,
    ...(result.cookies && { 'set-cookie': result.cookies }),
  });
  response.end(result.isBase64Encoded ? Buffer.from(result.body ?? '', 'base64') : result.body);
};

const tryMatch = (method: string, path: string): RouteMatch | null | 'malformed' => {
  try {
    return matchRoute(method, path);
  } catch {
    return 'malformed';
  }
};

/** The HTTP API: the contracts' routes, the token check where the contract asks for one, and the area's function. */
export const apiGateway = (lambdas: Lambdas, verify: TokenVerifier): RouteHandler => {
  const invoke = async (request: IncomingMessage, response: ServerResponse, url: URL, match: RouteMatch) => {
    const claims = needsToken(match.route) ? await verify(request.headers.authorization) : null;
    if (!claims && needsToken(match.route)) {
      return sendJson(response, 401, own.unauthorized, { 'www-authenticate': 'Bearer' });
    }
    const body = await readBody(request);
    const result = await lambdas.invoke(match.area, httpEvent(request, url, body, match, claims));
    writeResult(response, result as APIGatewayProxyStructuredResultV2);
  };

  return async (request, response, url) => {
    const match = tryMatch(request.method ?? 'GET', url.pathname);
    if (match === 'malformed') return sendJson(response, 400, own.badRequest);
    if (!match) return sendJson(response, 404, own.notFound);
    try {
      await invoke(request, response, url, match);
    } catch (error) {
      if (error instanceof BodyTooLarge) return sendJson(response, 413, own.tooLarge, { connection: 'close' });
      const timedOut = error instanceof Error && error.name === 'Sandbox.Timedout';
      sendJson(response, timedOut ? 503 : 500, timedOut ? own.timedOut : own.failed);
    }
  };
};
