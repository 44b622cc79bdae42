import { errorCatalogue } from '@shared/errors';
import { api } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import { completeProviderSignIn } from '@/lib/auth';
import { safeReturnPath } from '@/lib/return-path';
import { forgetStoredSession } from '@/lib/stored-session';

/** A confirmed address, or a sign-in at a provider with the page that was asked for before it. */
export type CallbackOutcome = { kind: 'confirmed'; message: string } | { kind: 'signedIn'; requested: string | null };

const invalidLink = () =>
  new ApiError(errorCatalogue.INVALID_TOKEN.status, {
    code: 'INVALID_TOKEN',
    error: errorCatalogue.INVALID_TOKEN.message,
  });

const returnedFromProvider = async (): Promise<CallbackOutcome> => {
  const next = await completeProviderSignIn().catch(() => {
    throw invalidLink();
  });
  // Signed in at the provider is not yet an account here: without one there is no session to keep.
  await api('getMe').catch((error: unknown) => {
    forgetStoredSession();
    throw error;
  });
  return { kind: 'signedIn', requested: safeReturnPath(next) };
};

const confirmAddress = async (token: string): Promise<CallbackOutcome> => {
  const { message } = await api('confirmEmail', { body: { token } }).catch((error: unknown) => {
    // A link cut short by a mail program is refused before it is looked up.
    throw error instanceof ApiError && error.code === 'INVALID_REQUEST' ? invalidLink() : error;
  });
  return { kind: 'confirmed', message };
};

/** Does what the address of the callback page asks for. Throws `ApiError` with wording to show. */
export const completeCallback = async (search: URLSearchParams): Promise<CallbackOutcome> => {
  const token = search.get('token');
  if (token) return confirmAddress(token);
  if (search.has('code') || search.has('error')) return returnedFromProvider();
  throw invalidLink();
};
