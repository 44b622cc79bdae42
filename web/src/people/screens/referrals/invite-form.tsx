import { useState } from 'react';
import { limits } from '@shared/limits';
import { MutedText, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextField } from '@/components/ui/fields/text-field';
import { api } from '@/lib/api/api';
import { applyServerErrors, useLazyForm } from '@/lib/forms/form';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';

const loadSchema = () => import('./invite-schema').then((it) => it.InviteSchema);

export const InviteForm = () => {
  const { t } = useTranslation('referrals');
  const form = useLazyForm(loadSchema, { email: '' });
  const oneAtATime = useOneAtATime();
  const keyFor = useIdempotencyKey();
  const [problem, setProblem] = useState<string | null>(null);
  const { errors, isSubmitting } = form.formState;

  const send = async (body: { email: string }) => {
    setProblem(null);
    try {
      await api('inviteColleague', { body }, { idempotencyKey: keyFor(body) });
      form.reset();
      toast.success(say('colleagueInvited'));
    } catch (error) {
      setProblem(applyServerErrors(form, error));
    }
  };

  return (
    <Card title={t('invite.title')}>
      <form
        noValidate
        aria-busy={isSubmitting}
        onSubmit={(event) => {
          event.preventDefault();
          void oneAtATime(form.handleSubmit(send));
        }}
      >
        <Stack>
          <MutedText>{t('invite.text', { days: limits.referralInvitationDays })}</MutedText>
          {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
          <TextField
            type="email"
            inputMode="email"
            label={t('invite.email')}
            required
            autoComplete="off"
            maxLength={limits.emailLength}
            error={errors.email?.message}
            {...form.register('email')}
          />
          <Row>
            <Button type="submit" loading={isSubmitting}>
              {t('invite.send')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
};
