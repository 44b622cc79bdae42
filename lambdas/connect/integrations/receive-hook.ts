import { providerIds } from '@shared/connect/integrations/vocabulary';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { inAuditContext, systemContext } from '../../platform/audit/context';
import { behindCdn, createStageFromCdn } from '../../platform/http/behind-cdn';
import { log } from '../../platform/logger';
import { openTable } from '../../platform/table/table';
import { createAccessDeps, createQueueDeps } from './engine-deps';
import type { HookAnswer, HookHandler } from './ports';
import { createHooks } from './providers/hooks';
import { createTools } from './tools';

const table = openTable();
const hooks = createHooks(createTools(table, { ...createAccessDeps(table), ...createQueueDeps(table) }));

/** No provider sends larger requests. */
const maxBytes = 256 * 1024;

const handlerFor = ({ pathParameters }: APIGatewayProxyEventV2): HookHandler | undefined => {
  const provider = providerIds.find((id) => id === pathParameters?.['provider']);
  return provider ? hooks[provider]?.[pathParameters?.['hook'] ?? ''] : undefined;
};

const answer = async (event: APIGatewayProxyEventV2): Promise<HookAnswer> => {
  const handle = handlerFor(event);
  if (!handle) return { status: 404 };
  const body = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  if (body.length > maxBytes) return { status: 413 };
  const { headers, queryStringParameters: query = {} } = event;
  return handle({ body: body.toString('utf8'), headers, query });
};

const receive = async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
  try {
    const { status, body = '', type } = await inAuditContext(systemContext('receiveVendorHook'), () => answer(event));
    return {
      statusCode: status,
      headers: { 'cache-control': 'no-store', ...(type !== undefined && { 'content-type': type }) },
      body,
    };
  } catch (error) {
    // The error makes providers retry.
    log.error('a request of a provider failed', error);
    return { statusCode: 500, headers: { 'cache-control': 'no-store' }, body: '' };
  }
};

export const handler = behindCdn(createStageFromCdn(), receive);
