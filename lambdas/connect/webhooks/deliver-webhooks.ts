import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { inAuditContext, systemContext } from '../../platform/audit/context';
import { network } from '../../platform/internet/network';
import { handleEach } from '../../platform/handle-each';
import { deliverEndpoint } from './deliver-endpoint';
import type { DeliverDeps } from './ports';
import { createSender } from './sender';
import { createSealed, queueDeps } from './worker-deps';

const DeliveryMessage = z.object({ organizationId: z.string(), webhookId: z.string() });

const deps: DeliverDeps = {
  ...queueDeps,
  sealed: createSealed(),
  sender: createSender(network),
  random: () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32,
};

/** Time for one more round of requests, and its follow-up. */
const reserveMs = 25_000;

export const handler = (
  { Records }: SQSEvent,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<SQSBatchResponse> => {
  const hasTime = (): boolean => getRemainingTimeInMillis() > reserveMs;
  return handleEach(Records, 'a webhook failed', async ({ body }) => {
    const ref = DeliveryMessage.parse(JSON.parse(body));
    await inAuditContext(systemContext('deliverWebhooks'), () => deliverEndpoint(deps, ref, hasTime));
  });
};
