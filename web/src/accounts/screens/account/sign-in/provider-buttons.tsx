import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { MutedText, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { signInWithProvider } from '@/lib/auth/auth';
import type { IdentityProvider } from '@/lib/auth/cognito/sign-in-step';
import styles from '../account.module.css';
import { useProviders } from '../use-providers';

export const ProviderButtons = ({ requested }: { requested: string | null }) => {
  const { t } = useTranslation('account');
  const [leavingFor, setLeavingFor] = useState<IdentityProvider | null>(null);
  const [failed, setFailed] = useState(false);
  const providers = useProviders();
  if (providers.length === 0) return null;

  const leave = async (provider: IdentityProvider) => {
    setFailed(false);
    setLeavingFor(provider);
    try {
      await signInWithProvider(provider, requested);
    } catch {
      setFailed(true);
      setLeavingFor(null);
    }
  };

  return (
    <Stack gap="s">
      <MutedText className={styles.centered}>{t('login.orWith')}</MutedText>
      {failed && <FormMessage kind="error">{t('login.failed')}</FormMessage>}
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          loading={leavingFor === provider}
          disabled={leavingFor !== null}
          onClick={() => void leave(provider)}
        >
          {provider}
        </Button>
      ))}
    </Stack>
  );
};
