import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { limits } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import { Stack } from '@/components/layout';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextField } from '@/components/ui/fields/text-field';
import { api } from '@/lib/api/api';
import { useLazyForm } from '@/lib/forms/form';
import { useSession } from '@/lib/auth/session';
import { PendingEmail } from './pending-email';
import { CurrentPasswordField, FormActions } from './form-parts';
import { ChangeButton, SettingRow, useRowForm } from './setting-row';
import { failureOutcome, type Outcome } from '../outcome';

const schema = () => import('../account-forms').then((it) => it.ChangeEmailForm);

type FormProps = { onDone: (outcome: Outcome) => void; onCancel: () => void };

const Form = ({ onDone, onCancel }: FormProps) => {
  const { t } = useTranslation(['settings', 'account']);
  const { refresh } = useSession();
  const form = useLazyForm(schema, { email: '', password: '' });
  const { errors, isSubmitting } = form.formState;
  const [failure, setFailure] = useState<Outcome | null>(null);

  const save = form.handleSubmit(async (body) => {
    setFailure(null);
    try {
      await api('changeEmail', { body });
      void refresh();
      onDone({ kind: 'success', text: say('emailUpdateInitiated') });
    } catch (error) {
      setFailure(failureOutcome(form, error, t('accountSettings.email.failed'), 'password'));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack>
        {failure && <FormMessage kind={failure.kind}>{failure.text}</FormMessage>}
        <TextField
          {...form.register('email')}
          type="email"
          label={t('fields.newEmail')}
          autoComplete="email"
          inputMode="email"
          maxLength={limits.emailLength}
          required
          error={errors.email?.message}
        />
        <CurrentPasswordField {...form.register('password')} error={errors.password?.message} />
        <FormActions submit={t('accountSettings.email.submit')} isSubmitting={isSubmitting} onCancel={onCancel} />
      </Stack>
    </form>
  );
};

type Props = { email: string; pending: Me['pendingEmail'] };

/** Takes effect after the new address confirms; the old address is notified. */
export const ChangeEmailForm = ({ email, pending }: Props) => {
  const { t } = useTranslation('settings');
  const form = useRowForm();
  const { isOpen, close, finish, outcome, setOutcome, row } = form;

  return (
    <SettingRow
      id="email"
      ref={row}
      title={t('accountSettings.email.title')}
      value={email}
      action={!isOpen && <ChangeButton label={t('accountSettings.email.change')} form={form} />}
    >
      {outcome && <FormMessage kind={outcome.kind}>{outcome.text}</FormMessage>}
      {pending && <PendingEmail pending={pending} onChanged={setOutcome} />}
      {isOpen && <Form onDone={finish} onCancel={close} />}
    </SettingRow>
  );
};
