import { paths } from '@shared/paths';
import { identityProviders } from '@shared/platform/site/site-config';
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BeforeTokens } from '../../../emulators/cognito/token-trigger';
import type { Tokens } from '../../../emulators/cognito/tokens';
import type { CognitoUser } from '../../../emulators/cognito/user-store';
import { readBody, send, sendJson, type RouteHandler } from '../gateway/http';
import { localStage } from '../settings';
import { consentPage } from './consent-page';
import type { ProviderPerson } from './federated-users';
import { signInPath } from './sign-in-path';

type Asked = { provider: string; redirectUri: string; state: string; challenge: string; expiresAt: number };
type Granted = { user: CognitoUser; redirectUri: string; challenge: string; expiresAt: number };

export type HostedSignIn = {
  signIn: (person: ProviderPerson) => Promise<CognitoUser>;
  tokens: Tokens;
  beforeTokens: BeforeTokens;
};

const requestMs = 10 * 60_000;
const codeMs = 5 * 60_000;
const html = 'text/html; charset=utf-8';
const random = (): string => randomBytes(24).toString('base64url');

const take = <T extends { expiresAt: number }>(kept: Map<string, T>, key: string): T | null => {
  const found = kept.get(key);
  kept.delete(key);
  return found && found.expiresAt > Date.now() ? found : null;
};

const knownSeconds = 15;
const cookieName = (provider: string): string => `local-${provider}`;

/** Like a provider, the page lets recent visitors pass: the site repeats a visit to connect. */
const knownFor = (provider: string, form: URLSearchParams): string =>
  `${cookieName(provider)}=${encodeURIComponent(form.toString())}; Path=${signInPath}; Max-Age=${knownSeconds}; HttpOnly`;

const cookieOf = ({ headers }: IncomingMessage, provider: string): URLSearchParams | null => {
  const cookies = (headers.cookie ?? '').split(/;\s*/).map((it) => it.split('='));
  const found = cookies.find(([name]) => name === cookieName(provider))?.[1];
  return found ? new URLSearchParams(decodeURIComponent(found)) : null;
};

/** Whether the app client allows the redirect URL. */
const isAllowed = (address: string, site: string, path: string): boolean =>
  URL.canParse(address) && new URL(address).href === new URL(path, site).href;

/** Authorization code flow with PKCE of the pool's domain, with a page that replaces the providers'. */
export const hostedSignIn = ({ signIn, tokens, beforeTokens }: HostedSignIn, site: string): RouteHandler => {
  const asked = new Map<string, Asked>();
  const granted = new Map<string, Granted>();

  const goTo = (response: ServerResponse, address: string, query: Record<string, string>): void => {
    const target = new URL(address);
    for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value);
    response.writeHead(303, { location: target.href }).end();
  };

  const authorize: RouteHandler = (incoming, response, { searchParams: query }) => {
    const provider = identityProviders.find((name) => name === query.get('identity_provider'));
    const redirectUri = query.get('redirect_uri') ?? '';
    const challenge = query.get('code_challenge');
    const isKnown = query.get('client_id') === localStage.browserClientId && query.get('response_type') === 'code';
    if (!provider || !isKnown || !challenge || !isAllowed(redirectUri, site, paths.authCallback)) {
      return send(response, 400, 'text/plain', 'invalid_request');
    }
    const request = random();
    const known = cookieOf(incoming, provider);
    asked.set(request, {
      provider,
      redirectUri,
      state: query.get('state') ?? '',
      challenge,
      expiresAt: Date.now() + requestMs,
    });
    if (known) return answer(response, request, known);
    send(response, 200, html, consentPage({ provider, request, email: query.get('login_hint') ?? '' }));
  };

  const answer = async (response: ServerResponse, request: string, form: URLSearchParams): Promise<void> => {
    const found = take(asked, request);
    if (!found) return send(response, 400, 'text/plain', 'This sign-in is over. Go back to the site and start again.');
    const { provider, redirectUri, state, challenge } = found;
    if (form.get('answer') !== 'allow') {
      return goTo(response, redirectUri, { state, error: 'access_denied', error_description: 'Canceled' });
    }
    response.setHeader('set-cookie', knownFor(provider, form));
    try {
      const user = await signIn({
        provider,
        email: form.get('email') ?? '',
        verified: form.get('verified') !== null,
        firstName: form.get('firstName') ?? '',
        lastName: form.get('lastName') ?? '',
      });
      const code = random();
      granted.set(code, { user, redirectUri, challenge, expiresAt: Date.now() + codeMs });
      goTo(response, redirectUri, { state, code });
    } catch (error) {
      const error_description = error instanceof Error ? error.message : 'unknown';
      goTo(response, redirectUri, { state, error: 'invalid_request', error_description });
    }
  };

  const consent: RouteHandler = async (request, response) => {
    const form = new URLSearchParams((await readBody(request)).toString());
    await answer(response, form.get('request') ?? '', form);
  };

  const token: RouteHandler = async (request, response) => {
    const form = new URLSearchParams((await readBody(request)).toString());
    const found = take(granted, form.get('code') ?? '');
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const clientId = form.get('client_id') ?? '';
    const fits = found?.challenge === proof && found.redirectUri === form.get('redirect_uri');
    if (!found || !fits || clientId !== localStage.browserClientId) {
      return sendJson(response, 400, { error: 'invalid_grant' });
    }
    await beforeTokens('TokenGeneration_HostedAuth', found.user, clientId);
    const { AccessToken, IdToken, RefreshToken, ExpiresIn } = tokens.start(found.user, clientId);
    sendJson(response, 200, {
      access_token: AccessToken,
      id_token: IdToken,
      refresh_token: RefreshToken,
      token_type: 'Bearer',
      expires_in: ExpiresIn,
    });
  };

  const logout: RouteHandler = (_request, response, { searchParams: query }) => {
    const back = query.get('logout_uri') ?? '';
    if (!isAllowed(back, site, paths.home)) return send(response, 400, 'text/plain', 'invalid_request');
    goTo(response, back, {});
  };

  const handlers: Readonly<Record<string, RouteHandler>> = {
    [`GET ${signInPath}/oauth2/authorize`]: authorize,
    [`POST ${signInPath}/consent`]: consent,
    [`POST ${signInPath}/oauth2/token`]: token,
    [`GET ${signInPath}/logout`]: logout,
  };
  return (request, response, url) => {
    const handle = handlers[`${request.method} ${url.pathname}`];
    return handle ? handle(request, response, url) : sendJson(response, 404, { message: 'Not Found' });
  };
};
