import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { environment } from '../runtime/environment';
import type { VerifyToken } from './ports';

/** A pool behind another endpoint than AWS's own serves its keys there; the issuer stays the pool's. */
const jwksCache = (userPoolId: string): SimpleJwksCache | null => {
  const endpoint = process.env['AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER'];
  if (!endpoint) return null;
  const fetchKeys = async (): Promise<ArrayBuffer> =>
    (await fetch(`${endpoint}/${userPoolId}/.well-known/jwks.json`)).arrayBuffer();
  return new SimpleJwksCache({ fetcher: { fetch: fetchKeys } });
};

export const createVerifyToken = (): VerifyToken => {
  const { USER_POOL_ID: userPoolId, USER_POOL_CLIENT_ID: clientId } = environment('tokens');
  const properties = { userPoolId, clientId, tokenUse: 'access' } as const;
  const cache = jwksCache(userPoolId);
  const verifier = cache
    ? CognitoJwtVerifier.create(properties, { jwksCache: cache })
    : CognitoJwtVerifier.create(properties);
  return async (token) => {
    try {
      return (await verifier.verify(token)).sub;
    } catch {
      return null;
    }
  };
};
