import { isCallable } from '@shared/core/model/web-address';
import type { PushNetwork } from './push-network';

const hosts = new Set(['fcm.googleapis.com', 'updates.push.services.mozilla.com']);
const domains = ['.notify.windows.com', '.push.apple.com'];
/** The function sends to a person's browsers in sequence, and has ten seconds. */
const timeoutMs = 3000;

/** Known push services over HTTPS, not configurable. */
export const network: PushNetwork = {
  takes: (url) =>
    isCallable(url) && (hosts.has(url.hostname) || domains.some((domain) => url.hostname.endsWith(domain))),
  async post({ url, headers, body }) {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.status;
  },
};
