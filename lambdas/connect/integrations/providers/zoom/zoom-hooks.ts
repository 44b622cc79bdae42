import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { sameHash } from '../../../../platform/crypto/keyed-hash';
import type { HookAnswer, HookHandler, HookRequest, Tools } from '../../ports';

/** Zoom's samples check no time; an older request counts as a replay. */
const windowSeconds = 300;

const Event = z.object({
  event: z.string(),
  payload: z.object({
    plainToken: z.string().optional(),
    account_id: z.string().optional(),
    user_id: z.string().optional(),
  }),
});

const hex = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex');

/** `v0=` and the HMAC-SHA256 of `v0:<timestamp>:<body>`: https://developers.zoom.us/docs/api/webhooks/#verify-webhook-events */
const isSigned = ({ body, headers }: HookRequest, secret: string, now: Date): boolean => {
  const timestamp = headers['x-zm-request-timestamp'] ?? '';
  const isRecent = Math.abs(now.getTime() / 1000 - Number(timestamp)) <= windowSeconds;
  return isRecent && sameHash(headers['x-zm-signature'] ?? '', `v0=${hex(secret, `v0:${timestamp}:${body}`)}`);
};

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
};

const proven = (plainToken: string, secret: string): HookAnswer => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify({ plainToken, encryptedToken: hex(secret, plainToken) }),
});

/** Someone removed the app at Zoom: our access ended, whatever its expiry. */
const deauthorized = async ({ integrations, clock }: Tools, userId: string): Promise<void> => {
  for (const ref of await integrations.ofAccount('zoom', userId)) {
    const found = await integrations.get(ref);
    if (found) await integrations.endAccess(found, found.grantVersion, clock.now().toISOString());
  }
};

export const zoomHooks = (tools: Tools): Readonly<Record<string, HookHandler>> => ({
  async events(request) {
    const secret = (await tools.clients.get('zoom')?.secrets())?.webhookSecret;
    if (!secret) return { status: 404 };
    const event = Event.safeParse(parsed(request.body));
    if (!event.success) return { status: 400 };
    if (!isSigned(request, secret, tools.clock.now())) return { status: 401 };
    const { event: type, payload } = event.data;
    // Zoom repeats the check every 72 hours: https://developers.zoom.us/docs/api/webhooks/#validate-your-webhook-endpoint
    if (type === 'endpoint.url_validation') return proven(payload.plainToken ?? '', secret);
    if (type === 'app_deauthorized' && payload.user_id) await deauthorized(tools, payload.user_id);
    return { status: 200 };
  },
});
