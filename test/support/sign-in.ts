import {
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  type AuthenticationResultType,
} from '@aws-sdk/client-cognito-identity-provider';
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

/** SRP like the browser. `mfaCode` answers a two-factor challenge; without it the challenge throws. */
export const signIn = async (email: string, password: string, mfaCode?: () => string): Promise<SignedIn> => {
  const client = new CognitoIdentityProviderClient({});
  const ClientId = setting('USER_POOL_CLIENT_ID');
  const srp = srpClient(setting('USER_POOL_ID'), password);
  const start = await client.send(
    new InitiateAuthCommand({
      AuthFlow: 'USER_SRP_AUTH',
      ClientId,
      AuthParameters: { USERNAME: email, SRP_A: srp.srpA },
    }),
  );
  const proof = await client.send(
    new RespondToAuthChallengeCommand({
      ChallengeName: 'PASSWORD_VERIFIER',
      ClientId,
      ChallengeResponses: srp.respond(start.ChallengeParameters ?? {}),
    }),
  );
  if (proof.ChallengeName !== 'SOFTWARE_TOKEN_MFA') return tokensOf(proof.AuthenticationResult);
  if (!mfaCode) throw new Error('The account asks for an authenticator code.');
  const done = await client.send(
    new RespondToAuthChallengeCommand({
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      ClientId,
      Session: proof.Session,
      ChallengeResponses: {
        USERNAME: proof.ChallengeParameters?.['USER_ID_FOR_SRP'] ?? email,
        SOFTWARE_TOKEN_MFA_CODE: mfaCode(),
      },
    }),
  );
  return tokensOf(done.AuthenticationResult);
};
