import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { systemClock } from '../../../platform/clock';
import { environment } from '../../../platform/environment';
import { readSecretVersions } from '../../../platform/crypto/secret-versions';
import { behindCdn, createStageFromCdn } from '../../../platform/http/behind-cdn';
import { log } from '../../../platform/logger';
import { openTable } from '../../../platform/table/table';
import { createProviderEvents } from '../../../store/money/billing/provider-events';
import { stageBilling } from '../../../store/money/billing/stage-billing';
import { receiveEvent, type Received, type ReceiveDeps } from './receive-event';

/** Time in which a replaced secret is accepted, like one rotated at the provider. */
const secretsKeptMs = 5 * 60_000;

const createSecrets = (secretId: string): ReceiveDeps['secrets'] => {
  let kept: { at: number; values: Promise<readonly string[]> } | null = null;
  return () => {
    if (kept && Date.now() - kept.at < secretsKeptMs) return kept.values;
    // Events of our account and of connected accounts come from two endpoints, each with a secret.
    const values = readSecretVersions(secretId).then((versions) => versions.flatMap((it) => it.split(/\s+/)));
    const fresh = { at: Date.now(), values };
    kept = fresh;
    values.catch(() => {
      if (kept === fresh) kept = null;
    });
    return values;
  };
};

const deps: ReceiveDeps = {
  events: createProviderEvents(openTable(), systemClock),
  secrets: createSecrets(environment('webhooks').STRIPE_WEBHOOK_SECRET_ID),
  clock: systemClock,
};
const { mode } = stageBilling();

const statusOf: Record<Received, number> = { stored: 200, repeated: 200, ignored: 200, unsigned: 400, unreadable: 400 };

const reply = (statusCode: number, body: string): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body,
});

type Posted = Pick<APIGatewayProxyEventV2, 'headers' | 'body' | 'isBase64Encoded'>;

/** Returns the sent bytes, which the signature covers. */
const bodyOf = ({ body = '', isBase64Encoded }: Posted): string =>
  isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;

const receive = async (event: Posted): Promise<APIGatewayProxyStructuredResultV2> => {
  if (mode === 'off') return reply(404, 'off');
  try {
    const result = await receiveEvent(deps, {
      body: bodyOf(event),
      signature: event.headers['stripe-signature'] ?? '',
    });
    if (statusOf[result] !== 200) log.info('webhook refused', { result });
    return reply(statusOf[result], result);
  } catch (error) {
    // The provider retries it.
    log.error('webhook failed', error);
    return reply(500, 'failed');
  }
};

export const handler = behindCdn<APIGatewayProxyEventV2>(createStageFromCdn(), receive);
