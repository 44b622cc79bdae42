import { providerIds } from '@shared/connect/integrations/vocabulary';
import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { inAuditContext, systemContext } from '../../platform/audit/context';
import { handleEach } from '../../platform/handle-each';
import { openTable } from '../../platform/table/table';
import { createAccessDeps, createQueueDeps } from './engine-deps';
import { runConnection } from './engine/run-connection';
import type { RunDeps } from './ports';
import { createProviderWork } from './providers/work';
import { createTools } from './tools';

const TaskMessage = z.object({
  owner: z.object({ kind: z.enum(['organization', 'person']), id: z.string() }),
  provider: z.enum(providerIds),
  integrationId: z.string(),
});

const table = openTable();
const engine = { ...createAccessDeps(table), ...createQueueDeps(table) };
const deps: RunDeps = {
  ...engine,
  workOf: createProviderWork(createTools(table, engine)),
  random: () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32,
};

/** Time for one more task with a few requests, and its follow-up. */
const reserveMs = 40_000;

export const handler = (
  { Records }: SQSEvent,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<SQSBatchResponse> => {
  const hasTime = (): boolean => getRemainingTimeInMillis() > reserveMs;
  return handleEach(Records, 'a connection failed', async ({ body }) => {
    const ref = TaskMessage.parse(JSON.parse(body));
    await inAuditContext(systemContext('runIntegrations'), () => runConnection(deps, ref, hasTime));
  });
};
