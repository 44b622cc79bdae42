import { limits } from '@shared/limits';
import { supportEmail } from '@shared/product';
import webPush from 'web-push';
import type { PushKeys } from './push-keys';
import type { PushNetwork } from './push-network';

/** What the service worker of the site shows. A newer one about the same takes the place of an older one. */
export type PushMessage = { title: string; body: string; url: string; tag: string };

/** Where a browser takes pushes, and the keys that only it can read them with. */
type PushTarget = { endpoint: string; keys: { p256dh: string; auth: string } };

export type WebPush = {
  /** Answers the push service's status. */
  send(subscription: PushTarget, message: PushMessage, urgent: boolean): Promise<number>;
};

/** Push services take 4096 bytes; encryption needs some of them. */
const maxBytes = 3000;

/** Cut where the text is too long for a push. */
const payloadOf = (message: { body: string }): string => {
  const whole = JSON.stringify(message);
  if (Buffer.byteLength(whole) <= maxBytes) return whole;
  const body = `${Array.from(message.body).slice(0, 200).join('')}…`;
  return JSON.stringify({ ...message, body });
};

/** Encrypts for the browser (RFC 8291) and signs with the server's key (RFC 8292). */
export const createWebPush = (network: PushNetwork, keys: () => Promise<PushKeys>): WebPush => ({
  async send({ endpoint, keys: browserKeys }, message, urgent) {
    const url = new URL(endpoint);
    // It was checked when it was stored; the list of services may have changed since.
    if (!network.takes(url)) return 410;
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: browserKeys }, payloadOf(message), {
      vapidDetails: { subject: `mailto:${supportEmail}`, ...(await keys()) },
      TTL: limits.pushHours * 3600,
      contentEncoding: 'aes128gcm',
      urgency: urgent ? 'high' : 'normal',
    });
    const sent = Object.entries(headers as Record<string, string | number>).filter(
      ([name]) => name !== 'Content-Length',
    );
    return network.post({
      url,
      headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
      body: Buffer.from(body),
    });
  },
});
