import KeyRound from 'lucide-react/dist/esm/icons/key-round.mjs';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/base/button';
import { canUsePasskeys } from '@/lib/auth/passkey-support';
import { useTranslation } from '@/lib/i18n/i18n';

/** False in the prerendered page, which has no browser. */
const useSupport = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    canUsePasskeys,
    () => false,
  );

type Props = { disabled: boolean; onPress: () => Promise<void> };

export const PasskeyButton = ({ disabled, onPress }: Props) => {
  const { t } = useTranslation('account');
  const [running, setRunning] = useState(false);
  const isSupported = useSupport();
  if (!isSupported) return null;

  const press = async () => {
    setRunning(true);
    await onPress();
    setRunning(false);
  };
  return (
    <Button
      variant="secondary"
      leftIcon={<KeyRound size={16} aria-hidden="true" />}
      loading={running}
      disabled={disabled}
      onClick={() => void press()}
    >
      {t('login.passkey')}
    </Button>
  );
};
