import { hasStoredSession } from '../stored-session';

/** Always imported dynamically: it is large, and most visitors are not signed in. */
export const identityClient = () => import('./cognito');

/** A valid access token, refreshed near expiration; null when signed out. */
export const accessToken = async (options: { forceRefresh?: boolean } = {}): Promise<string | null> =>
  hasStoredSession() ? (await identityClient()).currentAccessToken(options.forceRefresh ?? false) : null;
