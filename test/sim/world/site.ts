import { unknownRouteFunction } from '@shared/platform/functions';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { IncomingMessage } from 'node:http';
import type { Mailbox } from '../../../scripts/local/aws/mailbox';
import { httpEvent } from '../../../scripts/local/gateway/http-event';
import { matchRoute } from '../../../scripts/local/gateway/route-table';
import { isSchedule, type Scheduler } from '../../../scripts/local/scheduler';
import { localStage, type Addresses } from '../../../scripts/local/settings';

type Parts = {
  invoke: (name: string, event: unknown) => Promise<unknown>;
  mailbox: Mailbox;
  addresses: Addresses;
  scheduler: Scheduler;
};

const textHeaders = (headers: RequestInit['headers']): Record<string, string> =>
  Object.fromEntries([...new Headers(headers)]);

/** As the gateway answers for a function that ended. */
const failed = { statusCode: 500, body: JSON.stringify({ message: 'Internal Server Error' }) };

/** What the tests' client calls: the API, and the local pages that tests read. */
export const answerSite = ({ invoke, mailbox, scheduler }: Parts) => {
  const local = async (url: URL): Promise<Response> => {
    if (url.pathname.endsWith('/mail.json')) return Response.json(mailbox.list(url.searchParams.get('to')));
    const schedule = /\/schedules\/([\w-]+)$/.exec(url.pathname)?.[1] ?? '';
    if (isSchedule(schedule)) return Response.json({ result: await scheduler.run(schedule) });
    return new Response('{}', { status: 404 });
  };

  return async (address: string | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(address);
    if (url.pathname.startsWith('/_local/')) return local(url);
    const method = init.method ?? 'GET';
    const { name: area, routeKey } = unknownRouteFunction;
    const match = matchRoute(method, url.pathname) ?? { area, routeKey, pathParameters: {} };
    const body = init.body as string | Buffer | undefined;
    const request = {
      method,
      headers: { ...textHeaders(init.headers), host: url.host },
      httpVersion: '1.1',
      socket: { remoteAddress: '127.0.0.1' },
    } as unknown as IncomingMessage;
    const event = httpEvent(request, url, Buffer.from(body ?? ''), match, localStage.originKey);
    const result = (await invoke(match.area, event).catch(() => failed)) as APIGatewayProxyStructuredResultV2;
    const headers = Object.entries(result.headers ?? {}).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    const content = result.isBase64Encoded ? Buffer.from(result.body ?? '', 'base64') : (result.body ?? '');
    const status = result.statusCode ?? 200;
    return new Response(status === 204 || status === 304 ? null : content, { status, headers });
  };
};
