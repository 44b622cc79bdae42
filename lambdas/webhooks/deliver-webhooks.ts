import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod';
import { inAuditContext, systemContext } from '../platform/audit/context';
import { network } from '../platform/internet/network';
import { log } from '../platform/logger';
import { deliverEndpoint } from './deliver-endpoint';
import type { DeliverDeps } from './ports';
import { createSender } from './sender';
import { createSealed, queueDeps } from './worker-deps';

const Wake = z.object({ organizationId: z.string(), webhookId: z.string() });

const deps: DeliverDeps = {
  ...queueDeps,
  sealed: createSealed(),
  sender: createSender(network),
  random: () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32,
};

/** One more round of requests, and what follows from it. */
const reserveMs = 25_000;

/** Webhooks of a batch run beside each other, so that a slow one holds up none. */
export const handler = async (
  { Records }: SQSEvent,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<SQSBatchResponse> => {
  const hasTime = (): boolean => getRemainingTimeInMillis() > reserveMs;
  const run = async ({ body }: SQSRecord): Promise<void> => {
    const ref = Wake.parse(JSON.parse(body));
    await inAuditContext(systemContext('deliverWebhooks'), () => deliverEndpoint(deps, ref, hasTime));
  };
  const results = await Promise.allSettled(Records.map(run));
  const batchItemFailures = results.flatMap((result, index) => {
    if (result.status === 'fulfilled') return [];
    const { messageId } = Records[index]!;
    log.error('a webhook failed', result.reason, { messageId });
    return [{ itemIdentifier: messageId }];
  });
  return { batchItemFailures };
};
