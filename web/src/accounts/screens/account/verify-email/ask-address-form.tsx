import { useTranslation } from '@/lib/i18n/i18n';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { TextField } from '@/components/ui/fields/text-field';
import { useLazyForm } from '@/lib/forms/form';

const schema = () => import('../account-forms').then((it) => it.EmailForm);

export const AskAddressForm = ({ onGiven }: { onGiven: (email: string) => void }) => {
  const { t } = useTranslation(['account-access', 'account']);
  const form = useLazyForm(schema, { email: '' });
  const { errors, isSubmitting } = form.formState;

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(({ email }) => onGiven(email))(event)}>
      <Stack>
        <p>{t('verifyEmail.whichAddress')}</p>
        <TextField
          {...form.register('email')}
          type="email"
          label={t('fields.email')}
          autoComplete="email"
          inputMode="email"
          required
          error={errors.email?.message}
        />
        <Button type="submit" loading={isSubmitting}>
          {t('verifyEmail.continue')}
        </Button>
      </Stack>
    </form>
  );
};
