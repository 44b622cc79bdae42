import { useEffect, useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { Button } from '@/components/ui/base/button';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { useSession } from '@/lib/auth/session';
import { onSessionChange } from '@/lib/auth/stored-session';
import { PasswordForm, usePasswordForm } from '../password-form';
import { SecondStepForm } from './second-step';
import { useSignIn, type SignInFlow } from './use-sign-in';

const PasswordStep = ({ email, flow }: { email: string; flow: SignInFlow }) => {
  const { t } = useTranslation('account');
  const { signOut, isRemembered } = useSession();
  const form = usePasswordForm();

  return (
    <PasswordForm
      form={form}
      email={email}
      label={t('fields.password')}
      text={t('sessionEnded.text', { email })}
      outcome={flow.error ? { kind: 'error', text: flow.error } : null}
      onSubmit={(password) => flow.submitCredentials({ email, password, remember: isRemembered ?? false })}
      actions={
        <DialogActions>
          <Button variant="quiet" onClick={() => void signOut()}>
            {t('sessionEnded.signOut')}
          </Button>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t('sessionEnded.submit')}
          </Button>
        </DialogActions>
      }
    />
  );
};

/** Covers the page of an ended session, which keeps its input. After closing, the next refused request reopens it. */
export const SessionEnded = ({ email }: { email: string }) => {
  const { t } = useTranslation('account');
  const flow = useSignIn();
  const [isOpen, setIsOpen] = useState(true);
  useEffect(() => {
    return onSessionChange((change) => {
      if (change === 'ended') setIsOpen(true);
    });
  }, []);

  return (
    <Dialog opened={isOpen} onClose={() => setIsOpen(false)} title={t('sessionEnded.title')}>
      {flow.stage === 'credentials' ? <PasswordStep email={email} flow={flow} /> : <SecondStepForm flow={flow} />}
    </Dialog>
  );
};
