import { hasStoredSession } from '../stored-session';

/** The identity client is large and most visitors are not signed in, so it is only ever imported dynamically. */
export const identityClient = () => import('./cognito');

/** A valid access token, refreshed when it is near expiry, or null when nobody is signed in. */
export const accessToken = async (options: { forceRefresh?: boolean } = {}): Promise<string | null> =>
  hasStoredSession() ? (await identityClient()).currentAccessToken(options.forceRefresh ?? false) : null;
