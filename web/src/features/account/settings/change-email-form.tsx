import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import type { Me } from '@shared/api/accounts.routes';
import { limits } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { PasswordField } from '@/components/ui/fields/password-field';
import { TextField } from '@/components/ui/fields/text-field';
import { api } from '@/lib/api/api';
import { useLazyForm } from '@/lib/forms/form';
import styles from '../account.module.css';
import { useSession } from '@/lib/auth/session';
import { PendingEmail } from './pending-email';
import { failureOutcome, type Outcome } from '../outcome';

const schema = () => import('../account-forms').then((it) => it.ChangeEmailForm);

type Props = { email: string; pending: Me['pendingEmail'] };

/** Takes effect after the new address confirms; the old address is notified. */
export const ChangeEmailForm = ({ email, pending }: Props) => {
  const { t } = useTranslation(['settings', 'account']);
  const { refresh } = useSession();
  const form = useLazyForm(schema, { email: '', password: '' });
  const { errors, isSubmitting } = form.formState;
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const save = form.handleSubmit(async (body) => {
    setOutcome(null);
    try {
      await api('changeEmail', { body });
      form.reset();
      void refresh();
      setOutcome({ kind: 'success', text: say('emailUpdateInitiated') });
    } catch (error) {
      setOutcome(failureOutcome(form, error, t('accountSettings.email.failed'), 'password'));
    }
  });

  return (
    <Card id="email" title={t('accountSettings.email.title')}>
      <form noValidate onSubmit={(event) => void save(event)}>
        <Stack>
          <p className={styles.address}>
            {t('accountSettings.email.current')} <strong>{email}</strong>
          </p>
          {pending && <PendingEmail pending={pending} onChanged={setOutcome} />}
          {outcome && <FormMessage kind={outcome.kind}>{outcome.text}</FormMessage>}
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
          <PasswordField
            {...form.register('password')}
            label={t('fields.currentPassword')}
            autoComplete="current-password"
            required
            error={errors.password?.message}
          />
          <div>
            <Button type="submit" loading={isSubmitting}>
              {t('accountSettings.email.submit')}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
};
