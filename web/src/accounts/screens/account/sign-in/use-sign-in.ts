import { useRef, useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { limits } from '@shared/limits';
import { useLocation, useNavigate } from 'react-router-dom';
import { sayError } from '@/lib/i18n/notices';
import { api } from '@/lib/api/api';
import { isWithoutAccount } from '@/lib/api/api-error';
import { confirmMfa, endSession, signIn, signInWithPasskey } from '@/lib/auth/auth';
import { verifyEmailFor } from '@/lib/auth/home-for';
import { returnPathOf } from '@/lib/auth/return-path';
import { useSession } from '@/lib/auth/session';
import { SignInError } from '@/lib/auth/cognito/sign-in-error';
import { errorText } from '../error-text';
import { holdPassword } from '../typed-password';

export type Credentials = { email: string; password: string; remember: boolean };
export type SignInStage = 'credentials' | 'mfa' | 'recovery';

export const useSignIn = () => {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const session = useSession();
  const next = returnPathOf(useLocation().search);
  const [stage, setStage] = useState<SignInStage>('credentials');
  const [error, setError] = useState<string | null>(null);
  // Kept for the recovery code, which is checked together with the password.
  const credentials = useRef<Credentials | null>(null);

  const wording = (failure: unknown): string => {
    if (!(failure instanceof SignInError)) return errorText(failure, t('login.failed'));
    if (failure.reason === 'tooMany') return sayError('TOO_MANY_REQUESTS');
    if (failure.reason === 'badCode') return sayError('INVALID_MFA_CODE');
    return t(`login.failures.${failure.reason}`, { minutes: limits.passwordLockMinutes });
  };

  const askToVerify = async (email: string): Promise<void> => {
    if (credentials.current) holdPassword({ ...credentials.current, email });
    await navigate(verifyEmailFor(email, next));
  };

  const enter = async (): Promise<void> => {
    // Checked before the session is published, so an unconfirmed one never shows.
    const me = await api('getMe').catch(async (failure: unknown) => {
      // No account yet: the route guard continues with registration.
      if (isWithoutAccount(failure)) return null;
      await endSession();
      throw failure;
    });
    if (me && !me.emailVerifiedAt) {
      await endSession();
      await askToVerify(me.email);
      return;
    }
    await session.refresh();
  };

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setError(null);
    try {
      await work();
    } catch (failure) {
      setError(wording(failure));
      if (failure instanceof SignInError && failure.reason === 'expired') setStage('credentials');
    }
  };

  const submitCredentials = (given: Credentials) =>
    attempt(async () => {
      credentials.current = given;
      const step = await signIn(given.email, given.password, given.remember);
      if (step === 'mfa') setStage('mfa');
      else if (step === 'unverified') await askToVerify(given.email);
      else await enter();
    });

  const submitPasskey = ({ email, remember }: Pick<Credentials, 'email' | 'remember'>) =>
    attempt(async () => {
      credentials.current = null;
      const step = await signInWithPasskey(email, remember);
      if (step === 'mfa') setStage('mfa');
      else if (step === 'unverified') await askToVerify(email);
      else await enter();
    });

  const submitCode = (code: string) =>
    attempt(async () => {
      await confirmMfa(code);
      await enter();
    });

  /** Redeems a recovery code, which turns off two-factor, then signs in with the password alone. */
  const submitRecoveryCode = (recoveryCode: string) =>
    attempt(async () => {
      const given = credentials.current;
      if (!given) throw new SignInError('expired');
      await api('recoverTwoFactor', { body: { email: given.email, password: given.password, recoveryCode } });
      await signIn(given.email, given.password, given.remember);
      await enter();
    });

  const goTo = (next: SignInStage) => {
    setError(null);
    setStage(next);
  };

  return { stage, error, goTo, submitCredentials, submitPasskey, submitCode, submitRecoveryCode };
};

export type SignInFlow = ReturnType<typeof useSignIn>;
