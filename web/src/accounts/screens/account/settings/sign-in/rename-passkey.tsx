import { useState } from 'react';
import type { Passkey } from '@shared/accounts/model/passkey';
import { limits } from '@shared/limits';
import { Stack } from '@/components/layout';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextField } from '@/components/ui/fields/text-field';
import { api } from '@/lib/api/api';
import { useLazyForm } from '@/lib/forms/form';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { failureOutcome, type Outcome } from '../../outcome';
import { FormActions } from '../form-parts';

const schema = () => import('../../account-forms').then((it) => it.RenamePasskeyForm);

type Props = { passkey: Passkey; onRenamed: (message: string) => Promise<void>; onCancel: () => void };

export const RenamePasskey = ({ passkey, onRenamed, onCancel }: Props) => {
  const { t } = useTranslation(['settings', 'account']);
  const form = useLazyForm(schema, { name: passkey.name });
  const { errors, isSubmitting } = form.formState;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { passkeyId } = passkey;

  const save = form.handleSubmit(async (body) => {
    setOutcome(null);
    try {
      await api('renamePasskey', { params: { passkeyId }, body });
      await onRenamed(say('passkeyRenamed'));
    } catch (error) {
      setOutcome(failureOutcome(form, error, t('accountSettings.passkeys.failed')));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack>
        {outcome && <FormMessage kind={outcome.kind}>{outcome.text}</FormMessage>}
        <TextField
          {...form.register('name')}
          label={t('accountSettings.passkeys.name')}
          maxLength={limits.passkeyNameLength}
          autoComplete="off"
          autoFocus
          required
          error={errors.name?.message}
        />
        <FormActions submit={t('accountSettings.passkeys.save')} isSubmitting={isSubmitting} onCancel={onCancel} />
      </Stack>
    </form>
  );
};
