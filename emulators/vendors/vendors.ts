import { type IntegrationProvider, providerIds } from '@shared/connect/integrations/vocabulary';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { readBody, send, sendJson, type RouteHandler } from '../../scripts/local/gateway/http';
import type { VendorReply } from './vendor-api';
import { vendorApis } from './vendor-apis';
import { openVendorOAuth } from './vendor-oauth';
import { vendorsPage } from './vendor-pages';
import { failures, openVendorState, type Failure, type VendorStore } from './vendor-state';
import { vendorsPath } from './vendors-path';

const keptCalls = 500;
/** Longer than a call's timeout. */
const slowMs = 15_000;

const bodyOf = (text: string, type: string): unknown => {
  if (text === '') return null;
  if (type.includes('xml')) return text;
  if (type.includes('json')) return JSON.parse(text) as unknown;
  return Object.fromEntries(new URLSearchParams(text));
};

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

const failedReply = (how: Failure, retryAfter: number | null): VendorReply => ({
  status: how === '429' ? 429 : 500,
  body: { message: 'The emulator is set to fail.' },
  ...(retryAfter !== null && { headers: { 'retry-after': String(retryAfter) } }),
});

const openVendor = (provider: IntegrationProvider, store: VendorStore, site: string): RouteHandler => {
  const api = vendorApis[provider];
  const oauth = api.oauth && openVendorOAuth({ provider, oauth: api.oauth, store, site });
  const isToken = (path: string): boolean => path === api.oauth?.token || api.isToken?.(path) === true;
  const { state, save } = store;

  const reply = (response: ServerResponse, { status, body, text, headers = {} }: VendorReply): void => {
    if (text !== undefined) send(response, status, 'text/plain; charset=utf-8', text, { ...headers });
    else if (body === undefined) response.writeHead(status, headers).end();
    else sendJson(response, status, body, headers);
  };

  const note = (request: IncomingMessage, path: string, status: number): void => {
    state.calls.unshift({ at: new Date().toISOString(), method: request.method ?? '', path, status });
    state.calls.splice(keptCalls);
    save();
  };

  /** Consumes one of the configured failures. */
  const nextFailure = (isToken: boolean): Failure => {
    const { fail } = state;
    if (fail.times <= 0 || (isToken && !fail.tokens)) return 'none';
    fail.times -= 1;
    return fail.how;
  };

  const failing = async (request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> => {
    const how = nextFailure(isToken(path));
    if (how === 'none') return false;
    if (how === 'slow') await wait(slowMs, undefined, { ref: false });
    const { retryAfter } = state.fail;
    note(request, path, how === 'malformed' ? 200 : failedReply(how, retryAfter).status);
    if (how === 'malformed') send(response, 200, 'application/json', '{"half": ');
    else reply(response, failedReply(how, retryAfter));
    return true;
  };

  const change = async (request: IncomingMessage, response: ServerResponse, what: string): Promise<void> => {
    const form = new URLSearchParams((await readBody(request)).toString());
    if (what === 'consent') {
      const back = oauth?.consent(form);
      if (!back) return send(response, 400, 'text/plain', 'This request is over. Go back to the site and start again.');
      response.writeHead(303, { location: back }).end();
      return;
    }
    if (what === 'end') oauth?.end(form.get('userId') ?? '');
    else {
      const how = failures.find((it) => it === form.get('how')) ?? 'none';
      const retryAfter = form.get('retryAfter');
      const tokens = form.get('tokens') === 'true';
      state.fail = {
        how,
        times: Number(form.get('times') ?? 0),
        retryAfter: retryAfter ? Number(retryAfter) : null,
        tokens,
      };
      save();
    }
    if (request.headers.accept?.includes('text/html')) response.writeHead(303, { location: vendorsPath }).end();
    else sendJson(response, 200, {});
  };

  return async (request, response, url) => {
    const path = url.pathname.slice(`${vendorsPath}/${provider}/`.length);
    if (request.method === 'POST' && ['consent', 'end', 'switch'].includes(path))
      return change(request, response, path);
    if (path === 'state.json') return sendJson(response, 200, state);
    if (oauth && path === api.oauth?.authorize) return oauth.authorize(request, response, url);
    if (await failing(request, response, path)) return;
    const text = (await readBody(request)).toString();
    const form = new URLSearchParams(text);
    if (oauth && (path === api.oauth?.token || path === api.oauth?.revoke)) {
      const answer = path === api.oauth.token ? oauth.token(request, form) : oauth.revoke(request, form);
      note(request, path, answer.status);
      return sendJson(response, answer.status, answer.body);
    }
    const answer = await api.handle({
      method: request.method ?? 'GET',
      path,
      query: url.searchParams,
      headers: headersOf(request),
      body: bodyOf(text, request.headers['content-type'] ?? ''),
      user: oauth?.bearerUser(request) ?? null,
      holderOf: (token) => oauth?.holderOf(token) ?? null,
      data: state.data,
      site,
    });
    const given = answer ?? { status: 404, body: { message: 'Not Found' } };
    note(request, path, given.status);
    save();
    reply(response, given);
  };
};

/** Emulators of connectable services: a consent page, tokens, an API, and switches that make it fail. */
export const openVendors = (dataDir: string | null, site: string): RouteHandler => {
  const stores = new Map(providerIds.map((provider) => [provider, openVendorState(dataDir, provider)] as const));
  const vendors = new Map(
    [...stores].map(([provider, store]) => [provider, openVendor(provider, store, site)] as const),
  );
  return (request, response, url) => {
    const name = url.pathname.slice(vendorsPath.length + 1).split('/')[0];
    const provider = providerIds.find((id) => id === name);
    if (url.pathname === vendorsPath) {
      return send(
        response,
        200,
        'text/html; charset=utf-8',
        vendorsPage((id) => stores.get(id)!.state),
      );
    }
    const vendor = provider ? vendors.get(provider) : undefined;
    return vendor ? vendor(request, response, url) : sendJson(response, 404, { message: 'Not Found' });
  };
};
