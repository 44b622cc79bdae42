import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { paths, pathTo } from '@shared/paths';
import { send, type RouteHandler } from '../../scripts/local/gateway/http';
import { vendorClient } from './vendor-clients';
import type { VendorOAuth, VendorReply, VendorUser } from './vendor-api';
import type { VendorStore } from './vendor-state';
import { vendorConsentPage } from './vendor-pages';
import { userOf } from './vendor-user';
import type { IntegrationProvider } from '@shared/connect/integrations/vocabulary';

type Asked = { redirectUri: string; state: string; challenge: string; scope: string; expiresAt: number };
type Code = Asked & { userId: string };

const requestMs = 10 * 60_000;
const codeMs = 5 * 60_000;
const random = (): string => randomBytes(24).toString('base64url');

const take = <T extends { expiresAt: number }>(kept: Map<string, T>, key: string): T | null => {
  const found = kept.get(key);
  kept.delete(key);
  return found && found.expiresAt > Date.now() ? found : null;
};

type Options = { provider: IntegrationProvider; oauth: VendorOAuth; store: VendorStore; site: string };

/** Authorization code with PKCE like at the services: exact redirect URL, single-use code, rotating refresh tokens. */
export const openVendorOAuth = ({ provider, oauth, store, site }: Options) => {
  const asked = new Map<string, Asked>();
  const codes = new Map<string, Code>();
  const { state, save } = store;
  const client = vendorClient(provider);
  const redirectUri = new URL(pathTo(paths.connectFinish, { provider }), site).href;

  const authorize: RouteHandler = (_request, response, { searchParams: query }) => {
    const challenge = query.get('code_challenge') ?? '';
    const isProven = query.get('code_challenge_method') === 'S256' && challenge.length === 43;
    const fits =
      query.get('client_id') === client.clientId &&
      query.get('response_type') === 'code' &&
      query.get('redirect_uri') === redirectUri &&
      (oauth.pkce === false ? challenge === '' : isProven);
    if (!fits) return send(response, 400, 'text/plain', 'invalid_request');
    const request = random();
    const scope = query.get('scope') ?? '';
    const expiresAt = Date.now() + requestMs;
    asked.set(request, { redirectUri, state: query.get('state') ?? '', challenge, scope, expiresAt });
    const { choices = [] } = oauth;
    const email = query.get('login_hint') ?? `you@${provider}.example`;
    send(response, 200, 'text/html; charset=utf-8', vendorConsentPage({ provider, request, scope, email, choices }));
  };

  /** The form of the consent page. */
  const consent = (form: URLSearchParams): string | null => {
    const found = take(asked, form.get('request') ?? '');
    if (!found) return null;
    const back = new URL(found.redirectUri);
    back.searchParams.set('state', found.state);
    if (form.get('answer') !== 'allow') {
      back.searchParams.set('error', 'access_denied');
      return back.href;
    }
    const chosen = (oauth.choices ?? []).map(({ name, initial }) => [name, form.get(name) ?? initial] as const);
    const user = { ...userOf(form.get('email') ?? ''), ...(oauth.choices && { choices: Object.fromEntries(chosen) }) };
    state.users[user.id] = user;
    save();
    const code = random();
    codes.set(code, { ...found, userId: user.id, expiresAt: Date.now() + codeMs });
    back.searchParams.set('code', code);
    return back.href;
  };

  const isClient = (request: IncomingMessage, form: URLSearchParams): boolean => {
    if (oauth.clientAuth === 'form') {
      return form.get('client_id') === client.clientId && form.get('client_secret') === client.clientSecret;
    }
    const pair = Buffer.from((request.headers.authorization ?? '').replace(/^Basic /, ''), 'base64').toString();
    return pair === `${client.clientId}:${client.clientSecret}`;
  };

  const issue = (userId: string, scope: string) => {
    const [accessToken, refreshToken] = [`at_${random()}`, `rt_${random()}`];
    state.access[accessToken] = { userId, expiresAt: Date.now() + oauth.expiresSeconds * 1000 };
    state.refresh[refreshToken] = { userId };
    return {
      access_token: accessToken,
      refresh_token: refreshToken,
      token_type: 'Bearer',
      expires_in: oauth.expiresSeconds,
      scope,
      ...oauth.answer?.(state.users[userId]!, state.data),
    };
  };

  const exchanged = (form: URLSearchParams) => {
    const found = take(codes, form.get('code') ?? '');
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isProven = oauth.pkce === false ? !form.has('code_verifier') : found?.challenge === proof;
    return found && isProven && form.get('redirect_uri') === found.redirectUri
      ? issue(found.userId, found.scope)
      : null;
  };

  const refreshed = (form: URLSearchParams) => {
    const token = form.get('refresh_token') ?? '';
    const found = state.refresh[token];
    if (!found) return null;
    if (!oauth.rotates) {
      const { refresh_token: made, ...answer } = issue(found.userId, '');
      Reflect.deleteProperty(state.refresh, made);
      const { scope: _scope, ...rest } = answer;
      return rest;
    }
    Reflect.deleteProperty(state.refresh, token);
    return issue(found.userId, '');
  };

  const token = (request: IncomingMessage, form: URLSearchParams): VendorReply => {
    if (!isClient(request, form)) return { status: 401, body: { error: 'invalid_client' } };
    const answer = form.get('grant_type') === 'refresh_token' ? refreshed(form) : exchanged(form);
    save();
    if (!answer) return oauth.refused ?? { status: 400, body: { error: 'invalid_grant', reason: 'Invalid Token!' } };
    const { scope, ...rest } = answer as Record<string, unknown>;
    return { status: 200, body: { ...rest, ...(scope ? { scope } : {}) } };
  };

  /** Ends all access of an account, as if a person had removed the site there. */
  const end = (userId: string): void => {
    for (const tokens of [state.access, state.refresh]) {
      for (const [name, { userId: owner }] of Object.entries(tokens)) {
        if (owner === userId) Reflect.deleteProperty(tokens, name);
      }
    }
    save();
  };

  const revoke = (request: IncomingMessage, form: URLSearchParams): { status: number; body: unknown } => {
    if (oauth.clientAuth === 'basic' && !isClient(request, form))
      return { status: 401, body: { error: 'invalid_client' } };
    const token = form.get('token') ?? '';
    const found = state.refresh[token] ?? state.access[token];
    if (found) end(found.userId);
    return { status: 200, body: oauth.ended ?? { status: 'success' } };
  };

  const holderOf = (token: string): VendorUser | null => {
    const found = state.access[token];
    return found && found.expiresAt > Date.now() ? (state.users[found.userId] ?? null) : null;
  };

  const bearerUser = ({ headers }: IncomingMessage): VendorUser | null =>
    holderOf((headers.authorization ?? '').replace(/^Bearer /, ''));

  return { authorize, consent, token, revoke, end, bearerUser, holderOf };
};
