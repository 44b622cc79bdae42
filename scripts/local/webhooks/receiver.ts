import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { readBody, send, sendJson, type RouteHandler } from '../gateway/http';
import { isRecord, stateFile } from '../json-file';
import { behaviors, type Behavior, type Inbox, type ReceivedWebhook } from './inbox';
import { receiverPage } from './receiver-page';
import { inboxPath, webhooksPath } from './webhooks-path';

type State = { inboxes: Inbox[]; received: ReceivedWebhook[] };

const kept = 1000;
/** Longer than a delivery's timeout. */
const slowMs = 20_000;
const busySeconds = 30;

const isBehavior = (text: string | null): text is Behavior => behaviors.includes(text as Behavior);
const isState = (state: unknown): boolean => isRecord(state) && Array.isArray(state['received']);

const statusOf = ({ behavior, count }: Inbox): number => {
  const failing = behavior === 'fail' || (behavior === 'flap' && count % 2 === 1);
  if (failing) return 500;
  return { accept: 204, fail: 500, flap: 204, slow: 204, busy: 429, redirect: 302, gone: 410 }[behavior];
};

const isVerified = (secret: string, body: string, headers: Record<string, string>): boolean => {
  try {
    new Webhook(secret).verify(body, headers);
    return true;
  } catch {
    return false;
  }
};

/** Webhook endpoints. Each name is an inbox that shows deliveries, and fails as a developer chooses. */
export const openWebhookReceiver = (dataDir: string | null): RouteHandler => {
  const file = stateFile<State>(
    dataDir && join(dataDir, 'webhooks.json'),
    () => ({ inboxes: [], received: [] }),
    isState,
  );
  const { inboxes, received } = file.load();

  const inboxNamed = (name: string): Inbox => {
    const known = inboxes.find((inbox) => inbox.name === name);
    if (known) return known;
    const created: Inbox = { name, secret: '', behavior: 'accept', count: 0 };
    inboxes.push(created);
    return created;
  };

  const receive: RouteHandler = async (request, response, url) => {
    const inbox = inboxNamed(decodeURIComponent(url.pathname.slice(inboxPath.length)));
    const body = (await readBody(request)).toString();
    const status = statusOf(inbox);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    inbox.count += 1;
    received.unshift({
      inbox: inbox.name,
      id: headers['webhook-id'] ?? '',
      at: new Date().toISOString(),
      status,
      verified: inbox.secret === '' ? null : isVerified(inbox.secret, body, headers),
      body,
    });
    received.splice(kept);
    file.save({ inboxes, received });
    if (inbox.behavior === 'slow') await wait(slowMs, undefined, { ref: false });
    response
      .writeHead(status, {
        ...(inbox.behavior === 'busy' && { 'retry-after': String(busySeconds) }),
        // The address of cloud credentials, which must never be requested.
        ...(inbox.behavior === 'redirect' && { location: 'http://169.254.169.254/latest/meta-data/' }),
      })
      .end(status === 204 ? undefined : `The inbox ${inbox.name} is set to “${inbox.behavior}”.`);
  };

  const change: RouteHandler = async (request, response) => {
    const form = new URLSearchParams((await readBody(request)).toString());
    const inbox = inboxNamed(form.get('inbox') ?? '');
    const behavior = form.get('behavior');
    if (isBehavior(behavior)) inbox.behavior = behavior;
    inbox.secret = form.get('secret')?.trim() ?? inbox.secret;
    file.save({ inboxes, received });
    if (request.headers.accept?.includes('text/html')) response.writeHead(303, { location: webhooksPath }).end();
    else sendJson(response, 200, inbox);
  };

  return async (request, response, url) => {
    if (url.pathname.startsWith(inboxPath) && request.method === 'POST') return receive(request, response, url);
    if (url.pathname === `${webhooksPath}/received.json`) {
      const name = url.searchParams.get('inbox');
      return sendJson(
        response,
        200,
        received.filter(({ inbox }) => name === null || inbox === name),
      );
    }
    if (url.pathname === webhooksPath && request.method === 'POST') return change(request, response, url);
    if (url.pathname === webhooksPath)
      return send(response, 200, 'text/html; charset=utf-8', receiverPage(inboxes, received, url.origin));
    return sendJson(response, 404, { message: 'Not Found' });
  };
};
