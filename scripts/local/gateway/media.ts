import { mediaHeaders } from '@shared/platform/security-headers';
import aws4 from 'aws4';
import { localCredentials, localStage, region } from '../settings';
import { send, type RouteHandler } from './http';

const known = /^[\w/.-]+$/;
const kept = ['cache-control', 'etag', 'last-modified'];

/** Reads with signed requests, like the CDN. */
const read = (s3: string, path: string): Promise<Response> => {
  const url = new URL(`/${localStage.mediaBucket}${path}`, s3);
  const { headers } = aws4.sign({ service: 's3', region, host: url.host, path: url.pathname }, localCredentials);
  return fetch(url, { headers: headers as Record<string, string> });
};

export const mediaHandler =
  (s3: string): RouteHandler =>
  async (request, response, url) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return send(response, 405, 'text/plain', 'Method not allowed', mediaHeaders);
    }
    const found = known.test(url.pathname) ? await read(s3, url.pathname) : null;
    if (!found?.ok) return send(response, 403, 'text/plain', 'Forbidden', mediaHeaders);
    const headers = kept.flatMap((name) => {
      const value = found.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    const type = found.headers.get('content-type') ?? 'application/octet-stream';
    const body = Buffer.from(await found.arrayBuffer());
    send(response, 200, type, body, { ...Object.fromEntries(headers), ...mediaHeaders });
  };
