import { useState } from 'react';
import { limits } from '@shared/limits';
import { Stack } from '@/components/layout';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextField } from '@/components/ui/fields/text-field';
import { api } from '@/lib/api/api';
import { isKnownPasskey, makePasskey, wasCanceled } from '@/lib/auth/cognito/passkey';
import { useLazyForm } from '@/lib/forms/form';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { failureOutcome, type Outcome } from '../../outcome';
import { CurrentPasswordField, FormActions } from '../form-parts';

const schema = () => import('../../account-forms').then((it) => it.AddPasskeyForm);

type Props = { email: string; onAdded: (message: string) => Promise<void>; onCancel: () => void };

export const AddPasskey = ({ email, onAdded, onCancel }: Props) => {
  const { t } = useTranslation(['settings', 'account']);
  const form = useLazyForm(schema, { name: '', password: '' });
  const { errors, isSubmitting } = form.formState;
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const failed = (error: unknown): Outcome | null => {
    if (wasCanceled(error)) return { kind: 'error', text: t('accountSettings.passkeys.canceled') };
    if (isKnownPasskey(error)) return { kind: 'error', text: t('accountSettings.passkeys.known') };
    return failureOutcome(form, error, t('accountSettings.passkeys.failed'), 'password');
  };

  const add = form.handleSubmit(async ({ name, password }) => {
    setOutcome(null);
    try {
      const offer = await api('startPasskey', { body: { password } });
      const registration = await makePasskey(offer);
      await api('addPasskey', { body: { challenge: offer.challenge, name, registration } });
      await onAdded(say('passkeyAdded'));
    } catch (error) {
      setOutcome(failed(error));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void add(event)}>
      <Stack>
        <p>{t('accountSettings.passkeys.addText')}</p>
        {outcome && <FormMessage kind={outcome.kind}>{outcome.text}</FormMessage>}
        <TextField
          {...form.register('name')}
          label={t('accountSettings.passkeys.name')}
          description={t('accountSettings.passkeys.nameHint')}
          maxLength={limits.passkeyNameLength}
          autoComplete="off"
          autoFocus
          required
          error={errors.name?.message}
        />
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <CurrentPasswordField {...form.register('password')} error={errors.password?.message} />
        <FormActions submit={t('accountSettings.passkeys.add')} isSubmitting={isSubmitting} onCancel={onCancel} />
      </Stack>
    </form>
  );
};
