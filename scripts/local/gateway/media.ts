import { mediaHeaders } from '@shared/platform/security-headers';
import { localStage } from '../settings';
import { send, type RouteHandler } from './http';

const known = /^[\w/.-]+$/;
const kept = ['cache-control', 'etag', 'last-modified'];

export const mediaHandler =
  (s3: string): RouteHandler =>
  async (request, response, url) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return send(response, 405, 'text/plain', 'Method not allowed', mediaHeaders);
    }
    const address = `${s3}/${localStage.mediaBucket}${url.pathname}`;
    const found = known.test(url.pathname) ? await fetch(address) : null;
    if (!found?.ok) return send(response, 403, 'text/plain', 'Forbidden', mediaHeaders);
    const headers = kept.flatMap((name) => {
      const value = found.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    const type = found.headers.get('content-type') ?? 'application/octet-stream';
    const body = Buffer.from(await found.arrayBuffer());
    send(response, 200, type, body, { ...Object.fromEntries(headers), ...mediaHeaders });
  };
