import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { FetchError, JwksValidationError, JwtBaseError, WaitPeriodNotYetEndedJwkError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { environment } from '../environment';
import { sendRequest, type SendRequest } from '../network/send-request';

export type Claims = Record<string, unknown> & { sub: string };

/**
 * The claims of an access token of this stage's browser client, or null when it does not hold. Fails when the keys of the
 * user pool cannot be read: that says nothing about the token.
 */
export type VerifyToken = (token: string) => Promise<Claims | null>;

const patienceMs = 3000;

/** A pool behind another endpoint than AWS's own serves its keys there; the issuer stays the pool's. */
const createJwksCache = (userPoolId: string, send: SendRequest): SimpleJwksCache => {
  const endpoint = process.env['AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER'];
  if (!endpoint) return new SimpleJwksCache();
  const url = new URL(`${endpoint}/${userPoolId}/.well-known/jwks.json`);
  const fetchKeys = async (): Promise<ArrayBuffer> =>
    Uint8Array.from((await send({ url, timeoutMs: patienceMs })).body).buffer;
  return new SimpleJwksCache({ fetcher: { fetch: fetchKeys } });
};

const keysUnreadable = [FetchError, JwksValidationError];

/** Keys are read once per process, from its start on, and again when a token names one that is not among them. */
export const createVerifyToken = (send: SendRequest = sendRequest): VerifyToken => {
  const { USER_POOL_ID: userPoolId, USER_POOL_CLIENT_ID: clientId } = environment('tokens');
  const jwksCache = createJwksCache(userPoolId, send);
  const verifier = CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse: 'access' }, { jwksCache });
  let hasKeys = false;
  const keysRead = jwksCache.getJwks(CognitoJwtVerifier.parseUserPoolId(userPoolId).jwksUri).then(
    () => {
      hasKeys = true;
    },
    // The first token tries again.
    () => undefined,
  );

  /** After a failed read the keys rest for some seconds; with keys in hand, only an unknown one asks for another read. */
  const isAboutToken = (error: unknown): boolean =>
    error instanceof JwtBaseError &&
    !keysUnreadable.some((kind) => error instanceof kind) &&
    (hasKeys || !(error instanceof WaitPeriodNotYetEndedJwkError));

  return async (token) => {
    await keysRead;
    try {
      const claims = await verifier.verify(token);
      hasKeys = true;
      return claims;
    } catch (error) {
      if (isAboutToken(error)) return null;
      throw error;
    }
  };
};
