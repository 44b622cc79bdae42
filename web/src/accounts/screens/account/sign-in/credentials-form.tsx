import { Suspense } from 'react';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { Link } from 'react-router-dom';
import { paths } from '@shared/paths';
import { Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { PasswordField } from '@/components/ui/fields/password-field';
import { TextField } from '@/components/ui/fields/text-field';
import { prepareSignIn } from '@/lib/auth/auth';
import { useLazyForm } from '@/lib/forms/form';
import { useTypedBefore } from '@/lib/forms/typed-before';
import type { Credentials } from './use-sign-in';

const schema = () => import('../account-forms').then((it) => it.SignInForm);

// Shown only where the browser supports passkeys, which is known after the page has loaded.
const PasskeyButton = lazy(() => import('./passkey-button').then((it) => ({ default: it.PasskeyButton })));

type Props = {
  error: string | null;
  onSubmit: (credentials: Credentials) => Promise<void>;
  onPasskey: (credentials: Pick<Credentials, 'email' | 'remember'>) => Promise<void>;
};

export const CredentialsForm = ({ error, onSubmit, onPasskey }: Props) => {
  const { t } = useTranslation('account');
  const form = useLazyForm(schema, { email: '', password: '', remember: false });
  useTypedBefore(form, ['email', 'password']);
  const { errors, isSubmitting } = form.formState;

  return (
    <form noValidate onFocus={prepareSignIn} onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
      <Stack>
        {error && <FormMessage kind="error">{error}</FormMessage>}
        <TextField
          {...form.register('email')}
          type="email"
          label={t('fields.email')}
          autoComplete="username"
          inputMode="email"
          required
          error={errors.email?.message}
        />
        <PasswordField
          {...form.register('password')}
          label={t('fields.password')}
          autoComplete="current-password"
          required
          error={errors.password?.message}
        />
        <Row justify="between">
          <CheckboxField {...form.register('remember')} label={t('login.remember')} />
          <Link to={paths.forgotPassword}>{t('login.forgot')}</Link>
        </Row>
        <Button type="submit" loading={isSubmitting}>
          {t('login.submit')}
        </Button>
        <Suspense fallback={null}>
          <PasskeyButton
            disabled={isSubmitting}
            onPress={async () => {
              // The passkey replaces the password: only the address is checked.
              if (await form.trigger('email', { shouldFocus: true })) {
                const { email, remember } = form.getValues();
                await onPasskey({ email: email.trim(), remember });
              }
            }}
          />
        </Suspense>
      </Stack>
    </form>
  );
};
