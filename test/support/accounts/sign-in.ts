import type { AuthenticationResultType, InitiateAuthCommandOutput } from '@aws-sdk/client-cognito-identity-provider';
import { askAws } from '@lambdas/platform/network/ask-aws';
import { srpClient } from './srp-client';

const setting = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: call sharedStack() or startTestStack() first.`);
  return value;
};

export type SignedIn = { accessToken: string; idToken: string; refreshToken: string };

const tokensOf = (result: AuthenticationResultType | undefined): SignedIn => {
  if (!result?.AccessToken) throw new Error('The user pool gave no tokens.');
  return {
    accessToken: result.AccessToken,
    idToken: result.IdToken ?? '',
    refreshToken: result.RefreshToken ?? '',
  };
};

/** Signs in with SRP like the browser. `mfaCode` answers a two-factor challenge; without it the challenge throws. */
export const signIn = async (email: string, password: string, mfaCode?: () => string): Promise<SignedIn> => {
  const ask = (operation: 'InitiateAuth' | 'RespondToAuthChallenge', input: object) =>
    askAws<InitiateAuthCommandOutput>('cognito-idp', operation, {
      ClientId: setting('USER_POOL_CLIENT_ID'),
      ...input,
    });
  const srp = srpClient(setting('USER_POOL_ID'), password);
  const start = await ask('InitiateAuth', {
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME: email, SRP_A: srp.srpA },
  });
  const proof = await ask('RespondToAuthChallenge', {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeResponses: srp.respond(start.ChallengeParameters ?? {}),
  });
  if (proof.ChallengeName !== 'SOFTWARE_TOKEN_MFA') return tokensOf(proof.AuthenticationResult);
  if (!mfaCode) throw new Error('The account asks for an authenticator code.');
  const done = await ask('RespondToAuthChallenge', {
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session: proof.Session,
    ChallengeResponses: {
      USERNAME: proof.ChallengeParameters?.['USER_ID_FOR_SRP'] ?? email,
      SOFTWARE_TOKEN_MFA_CODE: mfaCode(),
    },
  });
  return tokensOf(done.AuthenticationResult);
};
