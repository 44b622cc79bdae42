import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from '@/lib/i18n/i18n';
import { limits } from '@shared/limits';
import { Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { PasswordField } from '@/components/ui/fields/password-field';
import { TextField } from '@/components/ui/fields/text-field';
import type { Outcome } from '../outcome';
import { PasswordStrengthMeter } from '../password-strength-meter';
import { OrganizationField, PersonFields, TermsField, type PersonFieldName } from './person-fields';
import type { InvitationSummary, RegistrationInput, RegistrationOutput } from './use-registration';

type Props = {
  form: UseFormReturn<RegistrationInput, unknown, RegistrationOutput>;
  invitation: InvitationSummary | null;
  outcome: Outcome | null;
  busy: boolean;
  onSubmit: () => void;
  onBack: (() => void) | null;
};

export const DetailsForm = ({ form, invitation, outcome, busy, onSubmit, onBack }: Props) => {
  const { t } = useTranslation(['registration', 'account']);
  const { errors } = form.formState;
  const field = (name: PersonFieldName | 'organization' | 'acceptedTerms') => ({
    ...form.register(name),
    error: errors[name]?.message,
  });
  const isFounder = form.watch('userType') === 'employer' && !invitation;
  const accepted = form.watch('acceptedTerms');

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack>
        {outcome && <FormMessage kind={outcome.kind}>{outcome.text}</FormMessage>}
        <PersonFields firstName={field('firstName')} lastName={field('lastName')} phone={field('phone')} />
        <TextField
          {...form.register('email')}
          type="email"
          label={t('fields.email')}
          autoComplete="email"
          inputMode="email"
          maxLength={limits.emailLength}
          readOnly={invitation !== null}
          description={invitation ? t('register.invitedAddress') : undefined}
          required
          error={errors.email?.message}
        />
        {isFounder && <OrganizationField {...field('organization')} />}
        <PasswordField
          {...form.register('password')}
          label={t('fields.password')}
          description={t('fields.passwordHint')}
          autoComplete="new-password"
          required
          error={errors.password?.message}
        />
        <PasswordStrengthMeter password={form.watch('password')} />
        <PasswordField
          {...form.register('confirmPassword')}
          label={t('fields.confirmPassword')}
          autoComplete="new-password"
          required
          error={errors.confirmPassword?.message}
        />
        <TermsField {...field('acceptedTerms')} />
        <Row justify="between">
          {onBack && (
            <Button variant="secondary" onClick={onBack}>
              {t('register.back')}
            </Button>
          )}
          <Button type="submit" loading={busy} disabled={!accepted}>
            {t('register.submit')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
