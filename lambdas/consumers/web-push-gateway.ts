import { limits } from '@shared/limits';
import { supportEmail } from '@shared/product';
import webPush from 'web-push';
import type { PushKeys } from '../runtime/push/push-keys';
import type { PushNetwork } from '../runtime/push/push-network';
import type { PushSender } from './push-to-browsers';

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
export const createWebPush = (network: PushNetwork, keys: () => Promise<PushKeys>): PushSender => ({
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
