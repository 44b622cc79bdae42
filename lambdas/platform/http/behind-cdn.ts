import { edgeHeaders } from '@shared/core/api/route';
import { AppError } from '@shared/errors';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { sameHash } from '../crypto/keyed-hash';
import { readSecretVersions } from '../crypto/secret-versions';
import { environment } from '../environment';
import { log } from '../logger';
import { inRequestBudget } from '../network/patience';
import { refusalReply } from './reply';

/** Whether the request came through CloudFront. Throws if the keys can't be read. */
export type FromCdn = (event: Pick<APIGatewayProxyEventV2, 'headers'>) => Promise<boolean>;

/** A revoked key is refused after this time. */
const keptMs = 5 * 60_000;
/** Limits how often wrong keys can trigger a read of Secrets Manager. */
const restMs = 10_000;

export const createFromCdn = (read: () => Promise<readonly string[]>, now: () => number = Date.now): FromCdn => {
  let keys: readonly string[] = [];
  let triedAt = -Infinity;
  let reading: Promise<void> | undefined;
  const readAgain = (): Promise<void> =>
    (reading ??= read()
      .then((values) => {
        keys = values;
      })
      .finally(() => {
        triedAt = now();
        reading = undefined;
      }));
  // Starts in parallel with the rest of the initialization.
  const first = readAgain().catch(() => undefined);

  const matches = (shown: string): boolean => keys.some((key) => sameHash(key, shown));
  const isDue = (shown: string): boolean => {
    const age = now() - triedAt;
    return keys.length === 0 || age > keptMs || (age > restMs && !matches(shown));
  };

  return async ({ headers }) => {
    const shown = headers[edgeHeaders.originKey];
    if (!shown) return false;
    await first;
    if (isDue(shown)) {
      await readAgain().catch((error: unknown) => {
        if (keys.length === 0) throw error;
      });
    }
    return matches(shown);
  };
};

export const createStageFromCdn = (): FromCdn => {
  const { ORIGIN_KEY_SECRET_ID: secretId } = environment('originKey');
  return createFromCdn(() => readSecretVersions(secretId));
};

type Handler<E> = (event: E) => Promise<APIGatewayProxyStructuredResultV2>;

/** Refuses requests that bypass CloudFront and its firewall before reading anything else of them. */
export const behindCdn =
  <E extends Pick<APIGatewayProxyEventV2, 'headers'>>(fromCdn: FromCdn, handle: Handler<E>): Handler<E> =>
  (event) =>
    inRequestBudget(async () => {
      try {
        if (!(await fromCdn(event))) return await refusalReply(new AppError('NOT_FROM_SITE'));
      } catch (error) {
        log.error('the key of the CDN could not be read', error);
        return refusalReply(new AppError('INTERNAL'));
      }
      return handle(event);
    });
