import { createHmac } from 'node:crypto';
import { sameHash } from '../../../../platform/crypto/keyed-hash';
import type { HookRequest } from '../../ports';

/** Older requests count as replays. */
const windowSeconds = 5 * 60;

/** `v0=` and the HMAC-SHA256 of `v0:<timestamp>:<body>`: https://docs.slack.dev/authentication/verifying-requests-from-slack */
export const isFromSlack = ({ body, headers }: HookRequest, secret: string, now: Date): boolean => {
  const timestamp = headers['x-slack-request-timestamp'] ?? '';
  const isRecent = Math.abs(now.getTime() / 1000 - Number(timestamp)) <= windowSeconds;
  const expected = createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex');
  return timestamp !== '' && isRecent && sameHash(headers['x-slack-signature'] ?? '', `v0=${expected}`);
};
