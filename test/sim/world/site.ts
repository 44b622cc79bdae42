import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { IncomingMessage } from 'node:http';
import type { Mailbox } from '../../../emulators/aws/mailbox';
import { httpEvent } from '../../../scripts/local/gateway/http-event';
import { matchRoute } from '../../../scripts/local/gateway/route-table';
import { isSchedule, type Scheduler } from '../../../scripts/local/scheduler';
import type { Network, NetworkReply } from '../../../scripts/local/network/intercept-http';
import { localStage, type Addresses } from '../../../scripts/local/settings';

type Parts = {
  invoke: (name: string, event: unknown) => Promise<unknown>;
  mailbox: Mailbox;
  addresses: Addresses;
  scheduler: Scheduler;
};

/** The gateway's answer for a function that ended. */
const failed = { statusCode: 500, body: JSON.stringify({ message: 'Internal Server Error' }) };

/** Answers the tests' client: the API, and the local pages that tests read. */
export const answerSite = ({ invoke, mailbox, scheduler }: Parts): Network => {
  const local = async (url: URL): Promise<NetworkReply> => {
    if (url.pathname.endsWith('/mail.json'))
      return { status: 200, body: JSON.stringify(mailbox.list(url.searchParams.get('to'))) };
    const schedule = /\/schedules\/([\w-]+)$/.exec(url.pathname)?.[1] ?? '';
    if (!isSchedule(schedule)) return { status: 404, body: '{}' };
    return { status: 200, body: JSON.stringify({ result: await scheduler.run(schedule) }) };
  };

  return async ({ method, url, headers, body }) => {
    if (url.pathname.startsWith('/_local/')) return local(url);
    const match = matchRoute(method, decodeURIComponent(url.pathname));
    const request = {
      method,
      headers,
      httpVersion: '1.1',
      socket: { remoteAddress: '127.0.0.1' },
    } as unknown as IncomingMessage;
    const event = httpEvent(request, url, body, match, localStage.originKey);
    const result = (await invoke(match.area, event).catch(() => failed)) as APIGatewayProxyStructuredResultV2;
    return {
      status: result.statusCode ?? 200,
      headers: Object.fromEntries(Object.entries(result.headers ?? {}).map(([name, value]) => [name, String(value)])),
      body: Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8'),
    };
  };
};
