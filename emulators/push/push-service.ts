import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID, type ECDH } from 'node:crypto';
import { readBody, send, sendJson, type RouteHandler } from '../../scripts/local/gateway/http';
import { isRecord } from '../../scripts/local/json-file';
import { pushPage, type ReceivedPush } from './push-page';
import { pushPath } from './push-path';

type Browser = { id: string; pair: ECDH; auth: Buffer; pushes: ReceivedPush[] };

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** RFC 8188 and RFC 8291. */
const decrypt = ({ pair, auth }: Browser, body: Buffer): string => {
  const keyLength = body.readUInt8(20);
  const [salt, senderKey, content] = [
    body.subarray(0, 16),
    body.subarray(21, 21 + keyLength),
    body.subarray(21 + keyLength),
  ];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const secret = derive(pair.computeSecret(senderKey), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(content.subarray(-16));
  const plain = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()]);
  // The padding delimiter is the last non-zero byte.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
};

/** Local push service. It also acts as the browser: it creates subscriptions and decrypts messages. */
export const openPushService = (ownOrigin: string | null): RouteHandler => {
  const browsers = new Map<string, Browser>();

  const subscribe = (origin: string): unknown => {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    const browser: Browser = { id: randomUUID(), pair, auth: randomBytes(16), pushes: [] };
    browsers.set(browser.id, browser);
    const keys = { p256dh: pair.getPublicKey('base64url'), auth: browser.auth.toString('base64url') };
    return { endpoint: `${origin}${pushPath}${browser.id}`, keys };
  };

  const received = (): ReceivedPush[] =>
    [...browsers.values()].flatMap(({ pushes }) => pushes).sort((a, b) => b.receivedAt.localeCompare(a.receivedAt));

  return async (request, response, url) => {
    const rest = url.pathname.slice(pushPath.length);
    if (url.pathname === '/_local/push') return send(response, 200, 'text/html; charset=utf-8', pushPage(received()));
    if (url.pathname === '/_local/push.json') return sendJson(response, 200, received());
    if (rest === 'subscriptions' && request.method === 'POST')
      return sendJson(response, 201, subscribe(ownOrigin ?? url.origin));
    const browser = browsers.get(rest);
    if (!browser) return send(response, 410, 'text/plain', 'This browser has unsubscribed.');
    if (request.method === 'DELETE') {
      browsers.delete(rest);
      return send(response, 204, 'text/plain', '');
    }
    if (!/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]+$/.test(request.headers.authorization ?? '')) {
      return send(response, 401, 'text/plain', 'The application server does not say who it is.');
    }
    const message: unknown = JSON.parse(decrypt(browser, await readBody(request)));
    browser.pushes.push({
      subscriptionId: browser.id,
      message: isRecord(message) ? message : {},
      urgency: String(request.headers['urgency'] ?? 'normal'),
      receivedAt: new Date().toISOString(),
    });
    send(response, 201, 'text/plain', '');
  };
};
