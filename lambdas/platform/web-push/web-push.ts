import { limits } from '@shared/limits';
import { supportEmail } from '@shared/product';
import webPush from 'web-push';
import type { PushKeys } from './push-keys';
import type { PushNetwork } from './push-network';

/** Shown by the service worker. A newer message with the same tag replaces the older one. */
export type PushMessage = { title: string; body: string; url: string; tag: string };

type PushTarget = { endpoint: string; keys: { p256dh: string; auth: string } };

export type WebPush = {
  send(subscription: PushTarget, message: PushMessage, urgent: boolean): Promise<number>;
};

/** Push services accept 4096 bytes, including encryption overhead. */
const maxBytes = 3000;

const payloadOf = (message: { body: string }): string => {
  const whole = JSON.stringify(message);
  if (Buffer.byteLength(whole) <= maxBytes) return whole;
  const body = `${Array.from(message.body).slice(0, 200).join('')}…`;
  return JSON.stringify({ ...message, body });
};

/** RFC 8291 encryption, RFC 8292 signature. */
export const createWebPush = (network: PushNetwork, keys: () => Promise<PushKeys>): WebPush => ({
  async send({ endpoint, keys: browserKeys }, message, urgent) {
    const url = new URL(endpoint);
    // Checked on storing, but the list of services may have changed.
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
