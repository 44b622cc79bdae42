import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { AwsError, recordOf, textOf, type AwsInput, type AwsOperation } from '../aws/aws-error';
import { localStage } from '../../scripts/local/settings';
import { beginExchange, matchesPassword, provesPassword, type SrpCredential, type SrpExchange } from './srp';
import { customChallenges, type CallTrigger } from './custom-challenge';
import type { BeforeTokens } from './token-trigger';
import type { Tokens } from './tokens';
import { isTotpCode } from './totp';
import type { CognitoUser, UserStore } from './user-store';

const { userPoolId, browserClientId, serverClientId } = localStage;
const challengeMs = 3 * 60 * 1000;
const mfaAttempts = 3;
/** The length of password verifiers. */
const verifierDigits = 768;

const wrongPassword = (): AwsError => new AwsError('NotAuthorizedException', 'Incorrect username or password.');
const invalidSession = (): AwsError => new AwsError('NotAuthorizedException', 'Invalid session for the user.');

type PasswordExchange = SrpExchange & { user: CognitoUser | null; clientId: string; expiresAt: number };
type MfaChallenge = { sub: string; clientId: string; expiresAt: number; attemptsLeft: number };

const clientOf = (input: AwsInput): string => {
  const clientId = textOf(input, 'ClientId');
  if (clientId !== browserClientId && clientId !== serverClientId) {
    throw new AwsError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`);
  }
  return clientId;
};

/** Responses and timing don't reveal unknown addresses. */
export const signInOperations = (
  store: UserStore,
  tokens: Tokens,
  beforeTokens: BeforeTokens,
  callTrigger: CallTrigger,
): Record<string, AwsOperation> => {
  const custom = customChallenges(store, callTrigger);
  const exchanges = new Map<string, PasswordExchange>();
  const challenges = new Map<string, MfaChallenge>();
  const decoyKey = randomBytes(32);

  const forgetExpired = (): void => {
    const now = Date.now();
    for (const map of [exchanges, challenges]) {
      for (const [key, { expiresAt }] of map as Map<string, { expiresAt: number }>) {
        if (expiresAt <= now) map.delete(key);
      }
    }
  };

  /** Deterministic fake credential for an unknown address, which no password matches. */
  const decoy = (username: string): { userId: string; credential: SrpCredential } => {
    const hex = createHmac('sha256', decoyKey).update(username.trim().toLowerCase()).digest('hex');
    const userId = hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-a$4-$5');
    return { userId, credential: { salt: hex.slice(32), verifier: hex.repeat(verifierDigits / hex.length) } };
  };

  const startSession = async (user: CognitoUser, clientId: string): Promise<AwsInput> => {
    await beforeTokens('TokenGeneration_Authentication', user, clientId);
    return { AuthenticationResult: tokens.start(user, clientId), ChallengeParameters: {} };
  };

  const refresh = async (refreshToken: string, clientId: string): Promise<AwsInput> => {
    await beforeTokens('TokenGeneration_RefreshTokens', tokens.userOf(refreshToken, clientId), clientId);
    return { AuthenticationResult: tokens.refresh(refreshToken, clientId) };
  };

  const finish = async (user: CognitoUser, clientId: string): Promise<AwsInput> => {
    if (!user.enabled) throw new AwsError('NotAuthorizedException', 'User is disabled.');
    if (user.status === 'FORCE_CHANGE_PASSWORD') throw wrongPassword();
    if (!user.totpEnabled || !user.totpSecret) return startSession(user, clientId);
    const Session = `${randomUUID()}${randomBytes(32).toString('base64url')}`;
    challenges.set(Session, {
      sub: user.sub,
      clientId,
      expiresAt: Date.now() + challengeMs,
      attemptsLeft: mfaAttempts,
    });
    return { ChallengeName: 'SOFTWARE_TOKEN_MFA', Session, ChallengeParameters: { USER_ID_FOR_SRP: user.sub } };
  };

  const startSrp = (clientId: string, parameters: AwsInput): AwsInput => {
    const username = textOf(parameters, 'USERNAME');
    const user = store.find(username);
    const decoyUser = decoy(username);
    const credential = user?.credential ?? decoyUser.credential;
    const userId = user?.sub ?? decoyUser.userId;
    const exchange = beginExchange(userId, credential, textOf(parameters, 'SRP_A'));
    if (!exchange) throw new AwsError('InvalidParameterException', 'SRP_A is not valid.');
    exchanges.set(exchange.secretBlock, {
      ...exchange,
      user: user?.credential ? user : null,
      clientId,
      expiresAt: Date.now() + challengeMs,
    });
    return {
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeParameters: {
        SALT: credential.salt,
        SRP_B: exchange.serverPublic.toString(16),
        SECRET_BLOCK: exchange.secretBlock,
        USERNAME: userId,
        USER_ID_FOR_SRP: userId,
      },
    };
  };

  const verifySrp = (clientId: string, responses: AwsInput): Promise<AwsInput> => {
    const block = textOf(responses, 'PASSWORD_CLAIM_SECRET_BLOCK');
    const exchange = exchanges.get(block);
    exchanges.delete(block);
    if (!exchange || exchange.clientId !== clientId) throw wrongPassword();
    const proven = provesPassword(userPoolId, exchange, {
      timestamp: textOf(responses, 'TIMESTAMP'),
      signature: textOf(responses, 'PASSWORD_CLAIM_SIGNATURE'),
    });
    if (!proven || !exchange.user) throw wrongPassword();
    return finish(exchange.user, clientId);
  };

  const verifyCode = (clientId: string, session: string, responses: AwsInput): Promise<AwsInput> => {
    const challenge = challenges.get(session);
    if (!challenge || challenge.clientId !== clientId) throw invalidSession();
    const user = store.get(challenge.sub);
    const code = textOf(responses, 'SOFTWARE_TOKEN_MFA_CODE');
    if (!user.totpSecret || !isTotpCode(user.totpSecret, code)) {
      challenge.attemptsLeft -= 1;
      if (challenge.attemptsLeft === 0) challenges.delete(session);
      throw new AwsError('CodeMismatchException', 'Invalid code received for user');
    }
    challenges.delete(session);
    if (!user.enabled) throw new AwsError('NotAuthorizedException', 'User is disabled.');
    return startSession(user, clientId);
  };

  const withPassword = (clientId: string, parameters: AwsInput): Promise<AwsInput> => {
    const username = textOf(parameters, 'USERNAME');
    const password = textOf(parameters, 'PASSWORD');
    const user = store.find(username);
    const decoyUser = decoy(username);
    const credential = user?.credential ?? decoyUser.credential;
    const matches = matchesPassword(userPoolId, user?.sub ?? decoyUser.userId, password, credential);
    if (!matches || !user?.credential) throw wrongPassword();
    return finish(user, clientId);
  };

  const initiate = (input: AwsInput, passwordFlow: string): AwsInput | Promise<AwsInput> => {
    forgetExpired();
    const clientId = clientOf(input);
    const parameters = recordOf(input, 'AuthParameters');
    const flow = textOf(input, 'AuthFlow');
    if (flow === 'USER_SRP_AUTH') return startSrp(clientId, parameters);
    if (flow === 'CUSTOM_AUTH' && clientId === browserClientId) return custom.start(clientId, parameters);
    if (flow === passwordFlow) return withPassword(clientId, parameters);
    if (flow === 'REFRESH_TOKEN_AUTH' || flow === 'REFRESH_TOKEN') {
      return refresh(textOf(parameters, 'REFRESH_TOKEN'), clientId);
    }
    throw new AwsError('InvalidParameterException', `${flow} flow not enabled for this client`);
  };

  const respond: AwsOperation = (input) => {
    forgetExpired();
    const clientId = clientOf(input);
    const responses = recordOf(input, 'ChallengeResponses');
    const challenge = textOf(input, 'ChallengeName');
    if (challenge === 'PASSWORD_VERIFIER') return verifySrp(clientId, responses);
    if (challenge === 'SOFTWARE_TOKEN_MFA') return verifyCode(clientId, textOf(input, 'Session'), responses);
    if (challenge === 'CUSTOM_CHALLENGE') {
      const session = textOf(input, 'Session');
      return custom.answer(clientId, session, responses).then((user) => startSession(user, clientId));
    }
    throw new AwsError('InvalidParameterException', `Unknown challenge ${challenge}`);
  };

  return {
    // Only the server may sign in with a plain password.
    InitiateAuth: (input) => initiate(input, 'none'),
    AdminInitiateAuth: (input) => initiate(input, 'ADMIN_USER_PASSWORD_AUTH'),
    RespondToAuthChallenge: respond,
    AdminRespondToAuthChallenge: respond,
    GetTokensFromRefreshToken: (input) => refresh(textOf(input, 'RefreshToken'), clientOf(input)),
  };
};
