import { answerTo, type InboundMail } from '../../../emulators/aws/inbound-mail';
import type { Mailbox } from '../../../emulators/aws/mailbox';
import type { LocalSecurityLog } from '../../../emulators/aws/security-log';
import { deadLetters } from '../dead-letters';
import type { Queues } from '../../../emulators/aws/queues';
import type { TextOutbox } from '../../../emulators/aws/text-outbox';
import type { LambdaLog } from '../lambda/lambda-log';
import { mailPage } from '../mail-page';
import { openDns } from '../../../emulators/dns/dns';
import { faultsPath } from '../faults/faults-path';
import { dnsPath } from '../../../emulators/dns/dns-path';
import { openNppes } from '../../../emulators/nppes/nppes';
import { nppesPath } from '../../../emulators/nppes/nppes-path';
import { openWatchLists } from '../../../emulators/watch-lists/watch-lists';
import { watchListsPrefix } from '../../../emulators/watch-lists/watch-lists-path';
import { openPushService } from '../../../emulators/push/push-service';
import { sampleCalendar } from '../sample-calendar';
import { isSchedule, type Scheduler } from '../scheduler';
import { schedulesPage } from '../schedules-page';
import { textsPage } from '../texts-page';
import { billingPath, stripePath } from '../../../emulators/stripe/stripe-path';
import { vendorsPath } from '../../../emulators/vendors/vendors-path';
import { webhooksPath } from '../webhooks/webhooks-path';
import { readBody, send, sendJson, type RouteHandler } from './http';
import { openapiPage } from './openapi-page';

export type LocalPages = {
  mailbox: Mailbox;
  inbound: InboundMail;
  texts: TextOutbox;
  queues: Queues;
  log: LambdaLog;
  securityLog: LocalSecurityLog;
  scheduler: Scheduler;
  events: readonly string[];
  /** Emulator of the payment provider with its viewer. */
  stripe: RouteHandler;
  billing: RouteHandler;
  webhooks: RouteHandler;
  vendors: RouteHandler;
  faults: RouteHandler | null;
  /** Origin of the push service for functions, if not the gateway. */
  pushOrigin: string | null;
  drain(): Promise<void>;
};

const mailPrefix = '/_local/mail/';
const answerSuffix = '/reply';
const invitationSuffix = '/invite.ics';
const schedulesPrefix = '/_local/schedules/';
const html = 'text/html; charset=utf-8';

export const localPages = ({
  mailbox,
  inbound,
  texts,
  queues,
  log,
  securityLog,
  scheduler,
  events,
  stripe,
  billing,
  webhooks,
  vendors,
  faults,
  pushOrigin,
  drain,
}: LocalPages): RouteHandler => {
  const nppes = openNppes();
  const dns = openDns();
  const watchLists = openWatchLists();
  const push = openPushService(pushOrigin);
  const showMail: RouteHandler = (_request, response, url) => {
    const to = url.searchParams.get('to');
    const mails = mailbox.list(to);
    const id = url.pathname.startsWith(mailPrefix) ? decodeURIComponent(url.pathname.slice(mailPrefix.length)) : null;
    const open = id === null ? (mails[0] ?? null) : mailbox.get(id);
    if (id !== null && !open) return send(response, 404, 'text/plain', 'This e-mail is not here any more.');
    send(response, 200, html, mailPage(mails, open, to));
  };

  const downloadInvitation: RouteHandler = (_request, response, url) => {
    const id = decodeURIComponent(url.pathname.slice(mailPrefix.length, -invitationSuffix.length));
    const calendar = mailbox.get(id)?.calendar;
    if (!calendar) return send(response, 404, 'text/plain', 'This e-mail has no invitation.');
    send(response, 200, `text/calendar; charset=utf-8; method=${calendar.method}`, calendar.content);
  };

  const answerMail: RouteHandler = async (request, response, url) => {
    const id = decodeURIComponent(url.pathname.slice(mailPrefix.length, -answerSuffix.length));
    const mail = mailbox.get(id);
    if (!mail) return send(response, 404, 'text/plain', 'This e-mail is not here any more.');
    const text = new URLSearchParams((await readBody(request)).toString()).get('text') ?? '';
    await inbound.receive(answerTo(mail, text));
    response.writeHead(303, { location: `${mailPrefix}${encodeURIComponent(id)}` }).end();
  };

  /** Responds when the run has ended; a browser is redirected back. */
  const runSchedule: RouteHandler = async (request, response, url) => {
    const name = url.pathname.slice(schedulesPrefix.length);
    if (!isSchedule(name)) return sendJson(response, 404, { message: `There is no scheduled function ${name}.` });
    const isPerson = request.headers.accept?.includes('text/html') ?? false;
    try {
      const result = await scheduler.run(name);
      if (!isPerson) return sendJson(response, 200, { result: result ?? null });
    } catch (error) {
      if (!isPerson) return sendJson(response, 500, { message: error instanceof Error ? error.message : 'unknown' });
    }
    response.writeHead(303, { location: '/_local/schedules' }).end();
  };

  const answerDrain: RouteHandler = async (_request, response) => {
    await drain();
    sendJson(response, 200, {});
  };

  return async (request, response, url) => {
    const path = url.pathname;
    if (path === '/_local/security-log.json') return sendJson(response, 200, securityLog.events());
    if (path === '/_local/mail.json') return sendJson(response, 200, mailbox.list(url.searchParams.get('to')));
    if (path.startsWith(mailPrefix) && path.endsWith(invitationSuffix))
      return downloadInvitation(request, response, url);
    if (path.startsWith(mailPrefix) && path.endsWith(answerSuffix) && request.method === 'POST')
      return answerMail(request, response, url);
    if (path === '/_local/inbound-mail' && request.method === 'POST') {
      await inbound.receive(await readBody(request, 40 * 1024 * 1024));
      return sendJson(response, 200, {});
    }
    if (path === '/_local/mail' || path.startsWith(mailPrefix)) return showMail(request, response, url);
    if (path === '/_local/texts') return send(response, 200, html, textsPage(texts.list()));
    if (path === '/_local/texts.json') return sendJson(response, 200, texts.list(url.searchParams.get('to')));
    if (path.startsWith('/_local/push')) return push(request, response, url);
    if (path === '/_local/dead-letters.json') return sendJson(response, 200, deadLetters(queues));
    if (path === '/_local/lambda-log.json') return sendJson(response, 200, log.lines());
    if (path === '/_local/events.json') return sendJson(response, 200, events);
    if (path === '/_local/schedules') return send(response, 200, html, schedulesPage(scheduler.states()));
    if (path === '/_local/schedules.json') return sendJson(response, 200, scheduler.states());
    if (path.startsWith(schedulesPrefix) && request.method === 'POST') return runSchedule(request, response, url);
    if (path === '/_local/drain' && request.method === 'POST') return answerDrain(request, response, url);
    if (path === '/_local/calendar.ics') return send(response, 200, 'text/calendar', sampleCalendar(new Date()));
    if (path === dnsPath) return dns(request, response, url);
    if (path === nppesPath) return nppes(request, response, url);
    if (path.startsWith(watchListsPrefix)) return watchLists(request, response, url);
    if (path.startsWith(`${stripePath}/`)) return stripe(request, response, url);
    if (path === billingPath || path.startsWith(`${billingPath}/`)) return billing(request, response, url);
    if (path === webhooksPath || path.startsWith(`${webhooksPath}/`)) return webhooks(request, response, url);
    if (path === vendorsPath || path.startsWith(`${vendorsPath}/`)) return vendors(request, response, url);
    if (faults && path.startsWith(faultsPath)) return faults(request, response, url);
    if (path.startsWith('/_local/openapi')) return openapiPage(request, response, url);
    sendJson(response, 404, { message: 'Not Found' });
  };
};
