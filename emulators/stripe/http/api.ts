import type { IncomingMessage } from 'node:http';
import { stripeApiVersion } from '@lambdas/platform/payments/stripe-version';
import { newRequestId } from '../core/core';
import type { Provider } from '../core/provider';
import { invalidRequest, StripeError } from '../core/stripe-error';
import { readBody, send, type RouteHandler } from '../../../scripts/local/gateway/http';
import { matchOperation } from '../operations/operations';
import { decodeForm } from './form';
import { fingerprintOf, keepAnswer, keptAnswer } from './idempotency';

type Answer = { status: number; body: string; replayed?: true };

export type ApiOptions = {
  provider: Provider;
  apiKey: string;
  /** Saves the state before the answer is sent. */
  save(): void;
};

const unauthorized = (message: string): StripeError => new StripeError(401, { type: 'invalid_request_error', message });

/** Key from a bearer token, or from the user name of basic authentication. */
const keyOf = (header: string | undefined): string | null => {
  const [scheme = '', value = ''] = (header ?? '').split(' ');
  if (/^bearer$/i.test(scheme)) return value;
  if (!/^basic$/i.test(scheme)) return null;
  return Buffer.from(value, 'base64').toString('utf8').split(':')[0] ?? null;
};

const checkKey = (request: IncomingMessage, apiKey: string): void => {
  const key = keyOf(request.headers.authorization);
  if (!key) {
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (key !== apiKey) throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`);
};

/** Only one version is emulated, which is also the account's default. */
const checkVersion = (request: IncomingMessage): void => {
  const version = request.headers['stripe-version'];
  if (version === undefined || version === stripeApiVersion) return;
  throw invalidRequest(
    `Invalid Stripe API version: ${String(version)}. The local emulator speaks ${stripeApiVersion}.`,
  );
};

const unavailable = new StripeError(503, {
  type: 'api_error',
  message: 'The local emulator is switched off on /_local/billing.',
});

const textOf = (value: unknown): string => JSON.stringify(value, null, 2);
const answerOf = ({ status, body }: StripeError): Answer => ({ status, body: textOf({ error: body }) });

const isDue = ({ core, next }: Provider): boolean => {
  const coming = next();
  return coming !== null && coming.at <= core.now();
};

type Call = {
  method: string;
  path: string;
  form: string;
  key: string | null;
  requestId: string;
  account: string | null;
};

const run = ({ provider, save }: ApiOptions, { method, path, form, key, requestId, account }: Call): Answer => {
  const { core } = provider;
  if (core.state.outage) throw unavailable;
  const fingerprint = fingerprintOf(method, path, form);
  const kept = keptAnswer(core, key, fingerprint);
  if (kept) return { status: kept.status, body: kept.body, replayed: true };
  const match = matchOperation(method, path);
  if (!match) {
    throw new StripeError(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${path}). The local emulator has only what the product uses.`,
    });
  }
  const execute = match.operation.check(decodeForm(form));
  const changes = method !== 'GET' || isDue(provider);
  provider.catchUp();
  core.origin = { id: requestId, idempotency_key: key };
  core.account = account;
  try {
    const answer = executed(() => execute(core, match.ids));
    keepAnswer(core, key, { fingerprint, status: answer.status, body: answer.body });
    return answer;
  } finally {
    core.origin = { id: null, idempotency_key: null };
    core.account = null;
    if (changes) save();
  }
};

const executed = (execute: () => unknown): Answer => {
  try {
    return { status: 200, body: textOf(execute()) };
  } catch (error) {
    if (error instanceof StripeError) return answerOf(error);
    throw error;
  }
};

const failed = (error: unknown): Answer => {
  if (error instanceof StripeError) return answerOf(error);
  console.error(error);
  return { status: 500, body: textOf({ error: { type: 'api_error', message: 'The local emulator failed.' } }) };
};

/** `url`: without the emulator's own prefix. */
export const stripeApi =
  (options: ApiOptions): RouteHandler =>
  async (request, response, url) => {
    const requestId = newRequestId();
    const method = request.method ?? 'GET';
    const body = (await readBody(request)).toString('utf8');
    const key = method === 'POST' ? (request.headers['idempotency-key'] ?? null) : null;
    const form = [url.search.slice(1), body].filter(Boolean).join('&');
    const account = request.headers['stripe-account'];
    const call = {
      method,
      path: url.pathname,
      form,
      key: Array.isArray(key) ? key.join() : key,
      requestId,
      account: typeof account === 'string' ? account : null,
    };
    const attempt = (): Answer => {
      checkKey(request, options.apiKey);
      checkVersion(request);
      return run(options, call);
    };
    let answer: Answer;
    try {
      answer = attempt();
    } catch (error) {
      answer = failed(error);
    }
    send(response, answer.status, 'application/json', answer.body, {
      'request-id': requestId,
      'stripe-version': stripeApiVersion,
      'cache-control': 'no-cache, no-store',
      ...(call.key !== null && { 'idempotency-key': call.key }),
      ...(answer.replayed && { 'idempotent-replayed': 'true' }),
    });
  };
