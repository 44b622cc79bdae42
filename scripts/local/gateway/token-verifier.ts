import { JwtVerifier } from 'aws-jwt-verify';
import type { Jwks } from 'aws-jwt-verify/jwk';
import { issuer } from '../cognito/tokens';
import { localStage } from '../settings';

export type TokenVerifier = (authorization: string | undefined) => Promise<Record<string, unknown> | null>;

/**
 * API Gateway's JWT authorizer: signature, issuer, expiry and client are checked. Access tokens only: an id token
 * carries no client_id, so the check of the client refuses it. Null when the token does not hold.
 */
export const createTokenVerifier = (jwks: unknown): TokenVerifier => {
  const verifier = JwtVerifier.create({
    issuer,
    audience: null,
    customJwtCheck: ({ payload }) => {
      if (payload['token_use'] !== 'access') throw new Error('Not an access token.');
      if (payload['client_id'] !== localStage.browserClientId) throw new Error('Issued to another client.');
    },
  });
  verifier.cacheJwks(jwks as Jwks);
  return async (authorization) => {
    const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
    if (!token) return null;
    return verifier.verify(token).then(
      (payload) => ({ ...payload }),
      () => null,
    );
  };
};
