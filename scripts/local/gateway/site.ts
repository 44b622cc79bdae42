import { securityHeaders } from '@shared/platform/security-headers';
import { identityProviders, type SiteConfig } from '@shared/platform/site/site-config';
import { siteLines, type SupportLines } from '@shared/platform/site/support-lines';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { runPageFallback, runPageLanguages } from '../../../infra/page-fallback';
import { localStage, region, type Addresses } from '../settings';
import { signInPath } from '../sign-in/sign-in-path';
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

/** The browser calls the user pool through the site's own origin, to satisfy the content security policy. */
export const siteConfig = (addresses: Addresses, billing: SiteConfig['billing'], lines: SupportLines): SiteConfig => ({
  region,
  userPoolId: localStage.userPoolId,
  userPoolClientId: localStage.browserClientId,
  userPoolEndpoint: `${addresses.site}/_local/aws/cognito`,
  identityDomain: `${new URL(addresses.site).host}${signInPath}`,
  identityProviders: [...identityProviders],
  publishableKey: localStage.publishableKey,
  websocketUrl: addresses.websocket,
  legalTexts: 'template',
  billing,
  ...siteLines(lines),
});

/** The CDN's encodings by preference. */
const encodings = {
  br: (plain: Buffer) => promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (plain: Buffer) => promisify(gzip)(plain),
};
type Encoding = keyof typeof encodings;

type SiteFile = { name: string; writtenAt: number };

const fileOf = async (root: string, uri: string): Promise<SiteFile | null> => {
  const name = join(root, normalize(uri));
  if (!name.startsWith(root)) return null;
  const found = await stat(name).catch(() => null);
  return found?.isFile() ? { name, writtenAt: found.mtimeMs } : null;
};

const cacheControl = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

const isText = (file: string): boolean => /\.(html|js|css|json|svg|txt|xml|webmanifest)$/.test(file);

const encodingOf = (request: IncomingMessage, file: string): Encoding | null => {
  const accepted = String(request.headers['accept-encoding']);
  return (isText(file) && (['br', 'gzip'] as const).find((name) => accepted.includes(name))) || null;
};

/** Encoded once per file version, as by the CDN. */
const openContents = () => {
  const contents = new Map<string, Buffer>();
  return async ({ name, writtenAt }: SiteFile, encoding: Encoding | null): Promise<Buffer> => {
    const key = `${name}#${writtenAt}#${encoding}`;
    const kept = contents.get(key);
    if (kept) return kept;
    const plain = await readFile(name);
    const content = encoding ? await encodings[encoding](plain) : plain;
    contents.set(key, content);
    return content;
  };
};

const decodePath = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

/** The built site with the CDN's headers and page rules. `api` serves function-rendered pages. */
export const siteHandler = (root: string, addresses: Addresses, api: RouteHandler): RouteHandler => {
  const headers: Record<string, string> = securityHeaders(
    [new URL(addresses.websocket).origin, addresses.s3],
    [addresses.s3],
  );
  const fileOfPage = runPageFallback();
  const linksOfPage = runPageLanguages();
  const contentOf = openContents();
  return async (request, response, url) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendJson(response, 405, { message: 'Forbidden' });
    const uri = fileOfPage(url.pathname);
    if (uri.startsWith('/api/')) {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      return api(request, response, new URL(uri, url));
    }
    const path = decodePath(url.pathname);
    const file = path === null ? null : await fileOf(root, fileOfPage(path));
    if (!file || path === null) return send(response, 404, 'text/plain', 'Not found', headers);
    const encoding = encodingOf(request, file.name);
    const links = linksOfPage(path, url.host);
    send(response, 200, types[extname(file.name)] ?? 'application/octet-stream', await contentOf(file, encoding), {
      ...headers,
      'cache-control': cacheControl(path),
      vary: 'accept-encoding',
      ...(links !== undefined && { link: links }),
      ...(encoding && { 'content-encoding': encoding }),
    });
  };
};
