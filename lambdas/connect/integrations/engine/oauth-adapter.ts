import * as z from 'zod';
import { addSeconds } from '../../../platform/clock';
import type { Grant } from '../../../store/connect/integrations/ports';
import type { ConsentAdapter, StageClient, Vendor } from '../ports';
import { VendorProblem } from './vendor-problem';

/** RFC 6749, section 5.1. Some providers omit the expiry and the scopes. */
const TokenAnswer = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  expires_in: z.coerce.number().positive().optional(),
  /** Greenhouse sends the time instead. */
  expires_at: z.iso.datetime({ offset: true }).optional().catch(undefined),
  scope: z.string().optional(),
});
type TokenAnswer = z.infer<typeof TokenAnswer>;

export type OAuthAddresses = { authorize: string; token: string; revoke: string | null };
export type OAuthOptions = {
  addresses: OAuthAddresses;
  scopes: readonly string[];
  /** How the client authenticates at the token endpoint (RFC 6749, section 2.3.1). */
  clientAuth: 'basic' | 'form';
  /** Separator of scopes in the consent page's URL; a space as in RFC 6749 by default. */
  scopeSeparator?: ',';
  /** False where the provider rejects a challenge from clients with a secret. */
  pkce?: false;
  /** Additional parameters of the consent page's URL. */
  authorizeExtra?: Readonly<Record<string, string>>;
  /** Required scopes; some providers let people deselect scopes. */
  needed?: readonly string[];
  /** Secrets to store from the response, besides the tokens. */
  extraOf?: (answer: unknown) => Readonly<Record<string, string>>;
  identify: ConsentAdapter['identify'];
};

const secretOf = async ({ secrets }: StageClient): Promise<string> => {
  const { clientSecret } = await secrets();
  if (!clientSecret) throw new Error('The secret of a provider has no clientSecret.');
  return clientSecret;
};

type Authenticated = { headers: Record<string, string>; form: Record<string, string> };

export const authenticated = async (client: StageClient, kind: OAuthOptions['clientAuth']): Promise<Authenticated> => {
  const secret = await secretOf(client);
  if (kind === 'form') return { headers: {}, form: { client_id: client.clientId, client_secret: secret } };
  const pair = `${encodeURIComponent(client.clientId)}:${encodeURIComponent(secret)}`;
  return { headers: { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }, form: {} };
};

export const readTokens = (body: unknown): TokenAnswer => {
  const answer = TokenAnswer.safeParse(body);
  if (!answer.success) throw new VendorProblem('malformed');
  return answer.data;
};

/** Returns when access ends, or null if the provider doesn't say. */
export const endOf = ({ expires_in, expires_at }: TokenAnswer, now: Date): string | null => {
  if (expires_in !== undefined) return addSeconds(now, expires_in).toISOString();
  return expires_at === undefined ? null : new Date(expires_at).toISOString();
};

export const bearer = ({ accessToken }: Grant) => ({ authorization: `Bearer ${accessToken}` });

/** Implements the authorization code flow with PKCE (RFC 7636), refresh token rotation, and revocation (RFC 7009). */
export const createOAuthAdapter = (options: OAuthOptions): ConsentAdapter => {
  const { addresses, scopes, clientAuth } = options;

  const ask = async (vendor: Vendor, operation: string, form: Record<string, string>): Promise<unknown> => {
    const own = await authenticated(vendor.client, clientAuth);
    const { body } = await vendor.http.send({
      operation,
      method: 'POST',
      url: addresses.token,
      headers: own.headers,
      form: { ...form, ...own.form },
    });
    return body;
  };

  const grantOf = (body: unknown, { clock }: Vendor, before: Grant | null): Grant => {
    const answer = readTokens(body);
    const { access_token, refresh_token, scope } = answer;
    return {
      accessToken: access_token,
      // Without a new one, the old one stays (RFC 6749, section 6).
      refreshToken: refresh_token ?? before?.refreshToken ?? null,
      expiresAt: endOf(answer, clock.now()),
      scopes: scope === undefined ? (before?.scopes ?? scopes) : scope.split(/[ ,]+/).filter(Boolean),
      extra: { ...before?.extra, ...options.extraOf?.(body) },
    };
  };

  return {
    kind: 'consent',

    authorizeUrl(client, { state, challenge, redirectUri }) {
      const url = new URL(client.addressOf(addresses.authorize));
      const query = {
        response_type: 'code',
        client_id: client.clientId,
        redirect_uri: redirectUri,
        scope: scopes.join(options.scopeSeparator ?? ' '),
        state,
        ...(options.pkce !== false && { code_challenge: challenge, code_challenge_method: 'S256' }),
        ...options.authorizeExtra,
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    },

    async exchange(vendor, { code, verifier, redirectUri }) {
      const proof = options.pkce === false ? undefined : { code_verifier: verifier };
      const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, ...proof };
      const grant = grantOf(await ask(vendor, 'token.exchange', form), vendor, null);
      if (options.needed?.some((scope) => !grant.scopes.includes(scope))) throw new VendorProblem('refused');
      return grant;
    },

    async refresh(vendor, grant) {
      if (grant.refreshToken === null) throw new VendorProblem('access_ended');
      const form = { grant_type: 'refresh_token', refresh_token: grant.refreshToken };
      return grantOf(await ask(vendor, 'token.refresh', form), vendor, grant);
    },

    async revoke(vendor, grant) {
      // Without a way to revoke, nothing is confirmed.
      if (addresses.revoke === null) throw new VendorProblem('refused');
      const own = await authenticated(vendor.client, clientAuth);
      const token = grant.refreshToken ?? grant.accessToken;
      await vendor.http.send({
        operation: 'token.revoke',
        method: 'POST',
        url: addresses.revoke,
        headers: own.headers,
        form: { token, ...own.form },
      });
    },

    identify: options.identify,
  };
};
