import { Amplify } from 'aws-amplify';
import { confirmSignIn, signIn, signInWithRedirect, signOut, type SignInOutput } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { defaultStorage, Hub, sessionStorage } from 'aws-amplify/utils';
import { paths } from '@shared/paths';
import type { SiteConfig } from '@shared/platform/site/site-config';
import { saysPasswordsLocked } from '@shared/platform/user-pool';
import { callOverHttp, forgetHostedSession, isOverHttp, openOverHttp } from './over-http';
import { rememberAttempt, type Attempt } from './provider-attempt';
import type { ProviderProfile, SignInStep } from './sign-in-step';
import { SignInError, type SignInFailure } from './sign-in-error';
import { siteConfig } from '../../browser/site-config';
import { announceSessionChange, forgetStoredSession, sessionEndsWithTab } from '../stored-session';

/** Settles after the redirect back from the provider, with the requested destination. */
const providerReturn = new Promise<string | null>((resolve, reject) => {
  let next: string | null = null;
  Hub.listen('auth', ({ payload }) => {
    if (payload.event === 'customOAuthState') next = payload.data;
    if (payload.event === 'signInWithRedirect') resolve(next);
    if (payload.event === 'signInWithRedirect_failure') {
      reject(new SignInError('failed', payload.data.error?.message));
    }
  });
});
// Only the callback page handles it; avoids an unhandled rejection elsewhere.
providerReturn.catch(() => undefined);

const oauth = (config: SiteConfig) =>
  config.identityDomain && config.identityProviders.length > 0
    ? {
        domain: config.identityDomain,
        scopes: ['openid', 'email', 'profile'],
        redirectSignIn: [window.location.origin + paths.authCallback],
        redirectSignOut: [window.location.origin + paths.home],
        responseType: 'code' as const,
      }
    : undefined;

const configure = async (): Promise<void> => {
  const config = await siteConfig();
  const hosted = oauth(config);
  if (hosted && isOverHttp(hosted.domain)) callOverHttp(hosted.domain);
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: config.userPoolId,
        userPoolClientId: config.userPoolClientId,
        ...(config.userPoolEndpoint ? { userPoolEndpoint: config.userPoolEndpoint } : {}),
        loginWith: { email: true, ...(hosted ? { oauth: hosted } : {}) },
      },
    },
  });
  // configure() resets to persistent storage.
  storeTokens(!sessionEndsWithTab());
};

const storeTokens = (remember: boolean): void => {
  cognitoUserPoolsTokenProvider.setKeyValueStorage(remember ? defaultStorage : sessionStorage);
};

let configured: Promise<void> | undefined;
const ready = (): Promise<void> =>
  (configured ??= configure().catch((error: unknown) => {
    configured = undefined;
    throw error;
  }));

const reasons: Record<string, SignInFailure> = {
  NotAuthorizedException: 'incorrect',
  UserNotFoundException: 'incorrect',
  InvalidPasswordException: 'incorrect',
  CodeMismatchException: 'badCode',
  EnableSoftwareTokenMFAException: 'badCode',
  ExpiredCodeException: 'badCode',
  SignInException: 'expired',
  TooManyRequestsException: 'tooMany',
  LimitExceededException: 'tooMany',
  // Comes from the user pool's firewall.
  ForbiddenException: 'tooMany',
  TooManyFailedAttemptsException: 'tooMany',
  NetworkError: 'offline',
};

/** Cognito uses one error name for several reasons; the message distinguishes them. */
const reasonOf = ({ name, message }: Error): SignInFailure => {
  if (saysPasswordsLocked({ message })) return 'locked';
  if (/invalid session|session is expired/i.test(message)) return 'expired';
  return reasons[name] ?? 'failed';
};

const asSignInError = (error: unknown): SignInError => {
  if (error instanceof SignInError) return error;
  return error instanceof Error ? new SignInError(reasonOf(error), error.message) : new SignInError('failed');
};

const stepOf = ({ nextStep }: SignInOutput): SignInStep => {
  switch (nextStep.signInStep) {
    case 'DONE':
      return 'done';
    case 'CONFIRM_SIGN_IN_WITH_TOTP_CODE':
      return 'mfa';
    case 'CONFIRM_SIGN_UP':
      return 'unverified';
    default:
      throw new SignInError('failed', `Unexpected sign-in step ${nextStep.signInStep}`);
  }
};

export const signInWithPassword = async (email: string, password: string, remember: boolean): Promise<SignInStep> => {
  try {
    await ready();
    // A leftover session of another user would make Cognito refuse.
    forgetStoredSession();
    storeTokens(remember);
    return stepOf(await signIn({ username: email, password, options: { authFlowType: 'USER_SRP_AUTH' } }));
  } catch (error) {
    throw asSignInError(error);
  }
};

const challengeIn = ({ nextStep }: SignInOutput): string => {
  const asked =
    nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE'
      ? nextStep.additionalInfo?.['challenge']
      : undefined;
  if (asked === undefined) throw new SignInError('failed', `Unexpected sign-in step ${nextStep.signInStep}`);
  return asked;
};

/** Answers the pool's challenge with a passkey of this address's account. */
export const signInWithPasskey = async (email: string, remember: boolean): Promise<SignInStep> => {
  const { answerWithPasskey, wasCanceled } = await import('./passkey');
  try {
    await ready();
    forgetStoredSession();
    storeTokens(remember);
    const challenge = challengeIn(await signIn({ username: email, options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } }));
    const answer = await answerWithPasskey(challenge);
    return stepOf(await confirmSignIn({ challengeResponse: JSON.stringify(answer) }));
  } catch (error) {
    if (wasCanceled(error)) throw new SignInError('passkeyCanceled');
    const failure = asSignInError(error);
    throw failure.reason === 'incorrect' ? new SignInError('passkeyRefused', failure.message) : failure;
  }
};

export const answerChallenge = async (code: string): Promise<void> => {
  try {
    await ready();
    const step = stepOf(await confirmSignIn({ challengeResponse: code }));
    if (step !== 'done') throw new SignInError('failed');
  } catch (error) {
    throw asSignInError(error);
  }
};

export const leaveForProvider = async (attempt: Attempt): Promise<void> => {
  const { provider, next, connects } = attempt;
  try {
    await ready();
    const { identityDomain = '' } = await siteConfig();
    forgetStoredSession();
    rememberAttempt(attempt);
    await signInWithRedirect({
      provider: provider === 'Google' ? 'Google' : { custom: provider },
      ...(next ? { customState: next } : {}),
      options: {
        ...(connects !== undefined && { loginHint: connects }),
        ...(isOverHttp(identityDomain) && { authSessionOpener: openOverHttp }),
      },
    });
  } catch (error) {
    throw asSignInError(error);
  }
};

const providerTimeoutMs = 15_000;

export const returnFromProvider = async (): Promise<string | null> => {
  // A redirect that this browser did not start never settles.
  const overdue = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new SignInError('expired')), providerTimeoutMs),
  );
  try {
    await ready();
    return await Promise.race([providerReturn, overdue]);
  } catch (error) {
    throw asSignInError(error);
  }
};

const nearExpiryMs = 60_000;

const isNearExpiry = async (): Promise<boolean> => {
  const stored = await cognitoUserPoolsTokenProvider.authTokenStore.loadTokens();
  if (!stored) return false;
  const expiresAt = (stored.accessToken.payload.exp ?? 0) * 1000;
  return expiresAt - (Date.now() + stored.clockDrift) < nearExpiryMs;
};

/** Network errors throw and keep the session; returns null if the server refuses to refresh. */
export const currentAccessToken = async (forceRefresh: boolean): Promise<string | null> => {
  await ready();
  const tokens = await cognitoUserPoolsTokenProvider.getTokens({ forceRefresh });
  if (!tokens) {
    forgetStoredSession();
    announceSessionChange('ended');
    return null;
  }
  if (forceRefresh || !(await isNearExpiry())) return tokens.accessToken.toString();
  // The current token is still valid for a moment, so a failed refresh is not fatal.
  const renewed = await cognitoUserPoolsTokenProvider.getTokens({ forceRefresh: true }).catch(() => tokens);
  return (renewed ?? tokens).accessToken.toString();
};

export const currentProfile = async (): Promise<ProviderProfile> => {
  await ready();
  const tokens = await cognitoUserPoolsTokenProvider.getTokens({ forceRefresh: false });
  const text = (claim: unknown): string => (typeof claim === 'string' ? claim : '');
  const { email, given_name: firstName, family_name: lastName } = tokens?.idToken?.payload ?? {};
  return { email: text(email), firstName: text(firstName), lastName: text(lastName) };
};

/** Revokes the refresh token; a provider session also ends at the provider, by redirect. */
export const endCurrentSession = async (): Promise<'done' | 'leaving'> => {
  await ready();
  const { identityDomain, userPoolClientId } = await siteConfig();
  if (identityDomain && isOverHttp(identityDomain)) await forgetHostedSession(userPoolClientId);
  const { oauthSignIn } = (await cognitoUserPoolsTokenProvider.tokenOrchestrator.getOAuthMetadata()) ?? {};
  await signOut();
  return oauthSignIn ? 'leaving' : 'done';
};
