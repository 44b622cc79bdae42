import type { ReactNode } from 'react';
import { Stack } from '@/components/layout';
import { FormMessage } from '@/components/ui/fields/form-message';
import { PasswordField } from '@/components/ui/fields/password-field';
import { useLazyForm } from '@/lib/forms/form';
import type { Outcome } from './outcome';

const schema = () => import('./account-forms').then((it) => it.PasswordForm);

export const usePasswordForm = () => useLazyForm(schema, { password: '' });

type Props = {
  form: ReturnType<typeof usePasswordForm>;
  email: string;
  label: string;
  text: string;
  outcome: Outcome | null;
  actions: ReactNode;
  onSubmit: (password: string) => Promise<void>;
};

export const PasswordForm = ({ form, email, label, text, outcome, actions, onSubmit }: Props) => {
  const submit = form.handleSubmit(({ password }) => onSubmit(password));

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <p>{text}</p>
        {outcome && <FormMessage kind={outcome.kind}>{outcome.text}</FormMessage>}
        {/* For password managers. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...form.register('password')}
          label={label}
          autoComplete="current-password"
          autoFocus
          required
          error={form.formState.errors.password?.message}
        />
        {actions}
      </Stack>
    </form>
  );
};
