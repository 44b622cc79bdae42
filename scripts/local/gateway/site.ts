import { securityHeaders } from '@shared/platform/security-headers';
import type { SiteConfig } from '@shared/platform/site-config';
import { readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { localStage, region, type Addresses } from '../settings';
import { send, sendJson, type RouteHandler } from './http';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
};

/** The browser reaches the user pool through the site's own origin, so that the site's content policy holds. */
export const siteConfig = (addresses: Addresses): SiteConfig => ({
  region,
  userPoolId: localStage.userPoolId,
  userPoolClientId: localStage.browserClientId,
  userPoolEndpoint: `${addresses.site}/_local/aws/cognito`,
  identityProviders: [],
  publishableKey: localStage.publishableKey,
  websocketUrl: addresses.websocket,
});

type PageFallback = (event: { request: { uri: string } }) => { uri: string };

/** The very function that the CDN runs: it turns a page's address into the file that holds it. */
const loadPageFallback = (): PageFallback => {
  const file = fileURLToPath(new URL('../../../infra/constructs/page-fallback.js', import.meta.url));
  return runInNewContext(`${readFileSync(file, 'utf8')}\nhandler`) as PageFallback;
};

/** The file of this address below the root, or null. */
const fileOf = async (root: string, uri: string): Promise<string | null> => {
  const file = join(root, normalize(uri));
  if (!file.startsWith(root)) return null;
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? file : null;
};

const cacheControl = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

const sendFile = async (
  response: ServerResponse,
  file: string,
  headers: Record<string, string>,
  cache: string,
): Promise<void> =>
  send(response, 200, types[extname(file)] ?? 'application/octet-stream', await readFile(file), {
    ...headers,
    'cache-control': cache,
  });

const decodePath = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

/** The built site as the CDN serves it: same headers, same rule for pages. */
export const siteHandler = (root: string, addresses: Addresses): RouteHandler => {
  const headers: Record<string, string> = securityHeaders([new URL(addresses.websocket).origin]);
  const pageFallback = loadPageFallback();
  return async (request, response, url) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendJson(response, 405, { message: 'Forbidden' });
    const path = decodePath(url.pathname);
    const file = path === null ? null : await fileOf(root, pageFallback({ request: { uri: path } }).uri);
    if (!file || path === null) return send(response, 404, 'text/plain', 'Not found', headers);
    await sendFile(response, file, headers, cacheControl(path));
  };
};
