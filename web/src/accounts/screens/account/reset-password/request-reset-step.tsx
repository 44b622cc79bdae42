import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextField } from '@/components/ui/fields/text-field';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { useLazyForm } from '@/lib/forms/form';
import { errorText } from '../error-text';
import type { Outcome } from '../outcome';
import { startCooldown } from '../use-cooldown';

const schema = () => import('../account-forms').then((it) => it.EmailForm);

export const resetCooldownKey = (email: string): string => `reset:${email.toLowerCase()}`;

type Props = { outcome: Outcome | null; onAsked: (email: string, outcome: Outcome) => void };

/** First step. The response does not reveal whether the address is registered. */
export const RequestResetStep = ({ outcome: given, onAsked }: Props) => {
  const { t } = useTranslation(['account-access', 'account']);
  const form = useLazyForm(schema, { email: '' });
  const { errors, isSubmitting } = form.formState;
  const [outcome, setOutcome] = useState(given);

  const send = form.handleSubmit(async ({ email }) => {
    setOutcome(null);
    try {
      await api('sendOtp', { body: { email, type: 'password_reset' } });
      startCooldown(resetCooldownKey(email));
      onAsked(email, { kind: 'success', text: say('resetCodeSent') });
    } catch (error) {
      const failure: Outcome = { kind: 'error', text: errorText(error, t('forgotPassword.email.failed')) };
      if (!(error instanceof ApiError) || error.code !== 'COOLDOWN') return setOutcome(failure);
      // A recently sent code is still valid: continue with it.
      startCooldown(resetCooldownKey(email), error.retryAfterSeconds);
      onAsked(email, failure);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack>
        {outcome && <FormMessage kind={outcome.kind}>{outcome.text}</FormMessage>}
        <TextField
          {...form.register('email')}
          type="email"
          label={t('fields.email')}
          autoComplete="username"
          inputMode="email"
          required
          error={errors.email?.message}
        />
        <Button type="submit" loading={isSubmitting}>
          {t('forgotPassword.email.submit')}
        </Button>
      </Stack>
    </form>
  );
};
