import { mediaPath } from '@shared/platform/media';
import { apiHeaders } from '@shared/platform/security-headers';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { signInPath } from '../sign-in/sign-in-path';
import { listen } from '../network/listen';
import type { AnswerCall } from '../network/stack-network';
import { sendJson, type RouteHandler } from './http';
import { isLocalCall } from './local-call';
import type { WebsocketGateway } from './websocket-gateway';

export type GatewayRoutes = {
  api: RouteHandler;
  /** The API's own address, without CloudFront. */
  directApi: RouteHandler;
  aws: RouteHandler;
  /** Calls to AWS services without HTTP. */
  awsCall: AnswerCall;
  jwks: () => unknown;
  /** The hosted pages of the user pool. */
  signIn: RouteHandler;
  local: RouteHandler;
  config: () => unknown;
  media: RouteHandler;
  site: RouteHandler | null;
};

const awsPrefix = '/_local/aws';
/** Prefix of paths whose functions return pages. */
const pagePrefix = '/api/pages/';
export const directApiPrefix = '/_local/execute-api';
const allowBrowser = (request: IncomingMessage, response: ServerResponse): void => {
  if (!request.headers.origin) return;
  response.setHeader('access-control-allow-origin', request.headers.origin);
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*');
  response.setHeader('access-control-allow-methods', 'GET, POST');
  response.setHeader('access-control-max-age', '600');
  response.setHeader('vary', 'origin');
};

/** Sets headers like the CDN. Vite forwards pages here, whose scripts these headers would block. */
const setHeaders = (response: ServerResponse, headers: Record<string, string>): void => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
};

const route = async (request: IncomingMessage, response: ServerResponse, routes: GatewayRoutes): Promise<void> => {
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
  const path = url.pathname;
  if (!isLocalCall(request)) return sendJson(response, 403, { message: 'Forbidden' });
  if (path.startsWith('/api/')) {
    if (routes.site || !path.startsWith(pagePrefix)) setHeaders(response, apiHeaders);
    return routes.api(request, response, url);
  }
  if (path.startsWith(`${directApiPrefix}/`)) {
    return routes.directApi(request, response, new URL(path.slice(directApiPrefix.length) + url.search, url));
  }
  if (path.startsWith(awsPrefix)) {
    allowBrowser(request, response);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (path.endsWith('/.well-known/jwks.json')) return sendJson(response, 200, routes.jwks());
    return routes.aws(request, response, url);
  }
  if (path.startsWith(`${signInPath}/`)) return routes.signIn(request, response, url);
  if (path.startsWith('/_local/')) return routes.local(request, response, url);
  if (path === '/config.json') return sendJson(response, 200, routes.config(), { 'cache-control': 'no-cache' });
  if (path.startsWith(mediaPath)) return routes.media(request, response, url);
  if (routes.site) return routes.site(request, response, url);
  sendJson(response, 404, { message: 'Not Found' });
};

const answer = async (request: IncomingMessage, response: ServerResponse, routes: GatewayRoutes): Promise<void> => {
  try {
    await route(request, response, routes);
  } catch (error) {
    console.error(error);
    if (response.headersSent) response.destroy();
    else sendJson(response, 500, { message: 'Internal Server Error' });
  }
};

export type Gateway = { stop(): Promise<void> };

export const startGateway = async (
  port: number,
  routes: GatewayRoutes,
  websockets: WebsocketGateway,
): Promise<Gateway> => {
  const { server, stop } = await listen(
    port,
    (request, response) => answer(request, response, routes),
    () => routes.awsCall,
  );
  server.on('upgrade', (request: IncomingMessage, socket, head) => {
    if (isLocalCall(request)) websockets.upgrade(request, socket, head);
    else socket.destroy();
  });
  return {
    async stop() {
      await websockets.close();
      await stop();
    },
  };
};
