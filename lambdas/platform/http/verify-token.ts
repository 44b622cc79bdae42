import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { FetchError, JwksValidationError, JwtBaseError, WaitPeriodNotYetEndedJwkError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { environment } from '../environment';
import { sendRequest, type SendRequest } from '../network/send-request';

export type Claims = Record<string, unknown> & { sub: string };

/** Returns null if the token isn't valid for this stage's browser client. Throws without the user pool's keys. */
export type VerifyToken = (token: string) => Promise<Claims | null>;

const patienceMs = 3000;

/** The emulator serves the pool's keys at its own endpoint; the issuer stays the pool's. */
const createJwksCache = (userPoolId: string, send: SendRequest): SimpleJwksCache => {
  const endpoint = process.env['AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER'];
  if (!endpoint) return new SimpleJwksCache();
  const url = new URL(`${endpoint}/${userPoolId}/.well-known/jwks.json`);
  const fetchKeys = async (): Promise<ArrayBuffer> =>
    Uint8Array.from((await send({ url, timeoutMs: patienceMs })).body).buffer;
  return new SimpleJwksCache({ fetcher: { fetch: fetchKeys } });
};

const keysUnreadable = [FetchError, JwksValidationError];

/** Reads the keys once per process, starting immediately, and again for an unknown key ID. */
export const createVerifyToken = (send: SendRequest = sendRequest): VerifyToken => {
  const { USER_POOL_ID: userPoolId, USER_POOL_CLIENT_ID: clientId } = environment('tokens');
  const jwksCache = createJwksCache(userPoolId, send);
  const verifier = CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse: 'access' }, { jwksCache });
  let hasKeys = false;
  const keysRead = jwksCache.getJwks(CognitoJwtVerifier.parseUserPoolId(userPoolId).jwksUri).then(
    () => {
      hasKeys = true;
    },
    // The first token retries.
    () => undefined,
  );

  /** The cache waits some seconds after a failed read. */
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
