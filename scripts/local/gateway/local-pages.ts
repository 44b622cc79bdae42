import type { Mailbox } from '../aws/mailbox';
import { deadLetters } from '../dead-letters';
import type { Queues } from '../aws/queues';
import type { LambdaLog } from '../lambda/lambda-log';
import { mailPage } from '../mail-page';
import { send, sendJson, type RouteHandler } from './http';
import { openapiPage } from './openapi-page';

export type LocalPages = {
  mailbox: Mailbox;
  queues: Queues;
  log: LambdaLog;
  /** Events of this run, oldest first. */
  events: readonly string[];
  drain(): Promise<void>;
};

const mailPrefix = '/_local/mail/';

/** What the stack adds for the people and tests that use it, under /_local. */
export const localPages = ({ mailbox, queues, log, events, drain }: LocalPages): RouteHandler => {
  const showMail: RouteHandler = (_request, response, url) => {
    const to = url.searchParams.get('to');
    const mails = mailbox.list(to);
    const id = url.pathname.startsWith(mailPrefix) ? decodeURIComponent(url.pathname.slice(mailPrefix.length)) : null;
    const open = id === null ? (mails[0] ?? null) : mailbox.get(id);
    if (id !== null && !open) return send(response, 404, 'text/plain', 'This e-mail is not here any more.');
    send(response, 200, 'text/html; charset=utf-8', mailPage(mails, open, to));
  };

  return async (request, response, url) => {
    const path = url.pathname;
    if (path === '/_local/mail.json') return sendJson(response, 200, mailbox.list(url.searchParams.get('to')));
    if (path === '/_local/mail' || path.startsWith(mailPrefix)) return showMail(request, response, url);
    if (path === '/_local/dead-letters.json') return sendJson(response, 200, deadLetters(queues));
    if (path === '/_local/lambda-log.json') return sendJson(response, 200, log.lines());
    if (path === '/_local/events.json') return sendJson(response, 200, events);
    if (path === '/_local/drain' && request.method === 'POST') return sendJson(response, 200, (await drain()) ?? {});
    if (path.startsWith('/_local/openapi')) return openapiPage(request, response, url);
    sendJson(response, 404, { message: 'Not Found' });
  };
};
