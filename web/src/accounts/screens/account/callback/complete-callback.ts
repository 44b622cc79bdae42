import { errorStatus } from '@shared/errors';
import { loadNotices, say, sayError } from '@/lib/i18n/notices';
import { api } from '@/lib/api/api';
import { ApiError, isWithoutAccount } from '@/lib/api/api-error';
import {
  addressToConnect,
  completeProviderSignIn,
  endSession,
  providerProfile,
  repeatProviderSignIn,
} from '@/lib/auth/auth';
import { safeReturnPath } from '@/lib/auth/return-path';
import { forgetStoredSession } from '@/lib/auth/stored-session';

/** A confirmed address, or a provider sign-in with the page requested before it. A newcomer has no account here yet. */
export type CallbackOutcome =
  | { kind: 'confirmed'; message: string }
  | { kind: 'signedIn' | 'newcomer'; requested: string | null };

const invalidLink = () =>
  new ApiError(errorStatus.INVALID_TOKEN, { code: 'INVALID_TOKEN', error: sayError('INVALID_TOKEN') });

/** Cognito refuses to create the user because the pre-sign-up trigger just linked the identity to an existing one. */
const wasJoined = (failure: unknown): boolean =>
  failure instanceof Error && /already found an entry for username/i.test(failure.message);

const refusals = ['providerAddressUnverified', 'confirmBeforeProvider', 'providerIsDisconnected'] as const;

const refusedAs = (error: string): ApiError =>
  new ApiError(errorStatus.EMAIL_NOT_VERIFIED, { code: 'EMAIL_NOT_VERIFIED', error });

/** The URL only names a notice; none of its text is shown. */
const refusalOf = (failure: unknown): ApiError => {
  const wording = failure instanceof Error ? failure.message : '';
  const refusal = refusals.find((it) => wording.includes(it));
  return refusal ? refusedAs(say(refusal)) : invalidLink();
};

/** A person who connects a provider must return as the same person. */
const assertSameAddress = async (): Promise<void> => {
  const expected = addressToConnect();
  if (expected === null || (await providerProfile()).email.toLowerCase() === expected.toLowerCase()) return;
  await endSession();
  throw refusedAs(say('providerOtherAddress'));
};

const afterFailure = async (failure: unknown): Promise<never> => {
  if (wasJoined(failure) && (await repeatProviderSignIn())) return new Promise<never>(() => undefined);
  throw refusalOf(failure);
};

const hasAccount = async (): Promise<boolean> => {
  try {
    await api('getMe');
    return true;
  } catch (error) {
    if (isWithoutAccount(error)) return false;
    forgetStoredSession();
    throw error;
  }
};

const returnedFromProvider = async (): Promise<CallbackOutcome> => {
  const next = await completeProviderSignIn().catch(afterFailure);
  await assertSameAddress();
  return { kind: (await hasAccount()) ? 'signedIn' : 'newcomer', requested: safeReturnPath(next) };
};

const confirmAddress = async (token: string): Promise<CallbackOutcome> => {
  const { message } = await api('confirmEmail', { body: { token } }).catch((error: unknown) => {
    // A link truncated by an email client fails validation.
    throw error instanceof ApiError && error.code === 'INVALID_REQUEST' ? invalidLink() : error;
  });
  return { kind: 'confirmed', message };
};

export const completeCallback = async (search: URLSearchParams): Promise<CallbackOutcome> => {
  await loadNotices();
  const token = search.get('token');
  if (token) return confirmAddress(token);
  if (search.has('code') || search.has('error')) return returnedFromProvider();
  throw invalidLink();
};
