import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { sayError } from '@/lib/i18n/notices';
import { api } from '@/lib/api/api';
import { confirmMfa, signInAgain } from '@/lib/auth/auth';
import { useSession } from '@/lib/auth/session';
import { SignInError } from '@/lib/auth/cognito/sign-in-error';

type Change = { currentPassword: string; newPassword: string };

/**
 * Changing the password ends all sessions including this one, so sign in again, with the two-factor code if enabled.
 */
export const usePasswordChange = (email: string) => {
  const { t } = useTranslation('account');
  const { refresh } = useSession();
  const [stage, setStage] = useState<'form' | 'challenge' | 'done'>('form');
  const [challengeError, setChallengeError] = useState<string | null>(null);

  const change = async (body: Change): Promise<void> => {
    await api('changePassword', { body });
    // If that fails, the session is over and the route guard asks for sign-in.
    const step = await signInAgain(email, body.newPassword).catch(() => 'failed' as const);
    setStage(step === 'mfa' ? 'challenge' : 'done');
    if (step !== 'mfa') await refresh();
  };

  const answer = async (code: string): Promise<void> => {
    setChallengeError(null);
    try {
      await confirmMfa(code);
      setStage('done');
    } catch (error) {
      const isWrong = error instanceof SignInError && error.reason === 'badCode';
      setChallengeError(isWrong ? sayError('INVALID_MFA_CODE') : t('login.failed'));
      if (!isWrong) await refresh();
    }
  };

  return { stage, change, answer, challengeError };
};
