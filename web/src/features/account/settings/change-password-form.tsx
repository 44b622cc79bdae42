import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { PasswordField } from '@/components/ui/fields/password-field';
import { useLazyForm } from '@/lib/forms/form';
import { failureOutcome, type Outcome } from '../outcome';
import { PasswordStrengthMeter } from '../password-strength-meter';
import { ChallengeForm } from '../sign-in/challenge-form';
import { SettingRow, useRowForm } from './setting-row';
import { usePasswordChange } from './use-password-change';

const schema = () => import('../account-forms').then((it) => it.ChangePasswordForm);

type FormProps = {
  email: string;
  change: ReturnType<typeof usePasswordChange>['change'];
  onDone: () => void;
  onCancel: () => void;
};

const Form = ({ email, change, onDone, onCancel }: FormProps) => {
  const { t } = useTranslation(['settings', 'account']);
  const form = useLazyForm(schema, { currentPassword: '', newPassword: '', confirmPassword: '' });
  const { errors, isSubmitting } = form.formState;
  const [failure, setFailure] = useState<Outcome | null>(null);

  const save = form.handleSubmit(async ({ currentPassword, newPassword }) => {
    setFailure(null);
    try {
      await change({ currentPassword, newPassword });
      onDone();
    } catch (error) {
      setFailure(failureOutcome(form, error, t('accountSettings.password.failed'), 'currentPassword'));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack>
        {failure && <FormMessage kind={failure.kind}>{failure.text}</FormMessage>}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          {...form.register('currentPassword')}
          label={t('fields.currentPassword')}
          autoComplete="current-password"
          required
          error={errors.currentPassword?.message}
        />
        <PasswordField
          {...form.register('newPassword')}
          label={t('fields.newPassword')}
          description={t('fields.passwordHint')}
          autoComplete="new-password"
          required
          error={errors.newPassword?.message}
        />
        <PasswordStrengthMeter password={form.watch('newPassword')} />
        <PasswordField
          {...form.register('confirmPassword')}
          label={t('fields.confirmNewPassword')}
          autoComplete="new-password"
          required
          error={errors.confirmPassword?.message}
        />
        <Row>
          <Button type="submit" loading={isSubmitting}>
            {t('accountSettings.password.submit')}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};

export const ChangePasswordForm = ({ email }: { email: string }) => {
  const { t } = useTranslation('settings');
  const [isDone, setDone] = useState(false);
  const { isOpen, open, close, row, button } = useRowForm();
  const { stage, change, answer, challengeError } = usePasswordChange(email);
  const isAsked = stage === 'challenge';

  const begin = () => {
    setDone(false);
    open();
  };
  const finish = () => {
    setDone(true);
    close();
  };

  return (
    <SettingRow
      id="password"
      ref={row}
      title={t('accountSettings.password.title')}
      value={t('accountSettings.password.text')}
      action={
        !isOpen &&
        !isAsked && (
          <Button ref={button} variant="secondary" size="small" onClick={begin}>
            {t('accountSettings.password.change')}
          </Button>
        )
      }
    >
      {isDone && <FormMessage kind="success">{say('passwordUpdated')}</FormMessage>}
      {isAsked && (
        <ChallengeForm text={t('accountSettings.password.challenge')} error={challengeError} onSubmit={answer} />
      )}
      {isOpen && !isAsked && <Form email={email} change={change} onDone={finish} onCancel={close} />}
    </SettingRow>
  );
};
