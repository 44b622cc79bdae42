import { useEffect, useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { PasswordField } from '@/components/ui/fields/password-field';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { useSession } from '@/lib/auth/session';
import { onSessionChange } from '@/lib/auth/stored-session';
import { useLazyForm } from '@/lib/forms/form';
import { SecondStepForm } from './second-step';
import { useSignIn, type SignInFlow } from './use-sign-in';

const schema = () => import('../account-forms').then((it) => it.PasswordForm);

const PasswordStep = ({ email, flow }: { email: string; flow: SignInFlow }) => {
  const { t } = useTranslation('account');
  const { signOut, isRemembered } = useSession();
  const form = useLazyForm(schema, { password: '' });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(({ password }) =>
    flow.submitCredentials({ email, password, remember: isRemembered ?? false }),
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <p>{t('sessionEnded.text', { email })}</p>
        {flow.error && <FormMessage kind="error">{flow.error}</FormMessage>}
        {/* For password managers. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...form.register('password')}
          label={t('fields.password')}
          autoComplete="current-password"
          autoFocus
          required
          error={errors.password?.message}
        />
        <DialogActions>
          <Button variant="quiet" onClick={() => void signOut()}>
            {t('sessionEnded.signOut')}
          </Button>
          <Button type="submit" loading={isSubmitting}>
            {t('sessionEnded.submit')}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
};

/** Over the page of an ended session, which keeps what was typed. After closing, the next refused request reopens it. */
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
