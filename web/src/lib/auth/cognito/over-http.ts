import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';

/** The local stack's hosted pages. The SDK calls hosted pages over HTTPS only, which a local machine doesn't have. */
export const isOverHttp = (domain: string): boolean =>
  window.location.protocol === 'http:' && domain.startsWith(`${window.location.host}/`);

const plainAddress = (url: string): string => url.replace(/^https:/, 'http:');

/** Lets the SDK exchange a code for tokens. */
export const callOverHttp = (domain: string): void => {
  const call = window.fetch.bind(window);
  const secure = `https://${domain}/`;
  window.fetch = (input, init) =>
    call(typeof input === 'string' && input.startsWith(secure) ? plainAddress(input) : input, init);
};

export const openOverHttp = async (url: string): Promise<void> => window.location.assign(plainAddress(url));

/** These hosted pages keep no session that has to end, so signing out needs no redirect. */
export const forgetHostedSession = async (clientId: string): Promise<void> => {
  await cognitoUserPoolsTokenProvider.tokenOrchestrator.setOAuthMetadata({ oauthSignIn: false });
  window.localStorage.removeItem(`CognitoIdentityServiceProvider.${clientId}.oauthSignIn`);
};
