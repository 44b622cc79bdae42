import { useState } from 'react';
import { providerOf } from '@shared/connect/integrations/providers';
import { isFormProvider } from '@shared/connect/integrations/vocabulary';
import type { Integration } from '@shared/connect/model/integration';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { useTranslation } from '@/lib/i18n/i18n';
import { ConnectDialog } from './connect-dialog';
import { useConnect } from './connection-queries';

/** Connects, or reconnects expired access: with a form, or on the provider's consent page. */
export const ConnectButton = ({ connection: { provider, state } }: { connection: Integration }) => {
  const { t } = useTranslation('connections');
  const connect = useConnect(provider);
  const [isFilling, setFilling] = useState(false);
  const { name } = providerOf(provider);
  const isAgain = state === 'needs_reconnect';
  const start = () =>
    connect.mutate(undefined, { onError: (error) => toast.error(t('failed', { reason: error.message })) });
  return (
    <>
      <Button
        variant={isAgain ? 'primary' : 'secondary'}
        size="small"
        loading={connect.isPending}
        aria-label={isAgain ? t('reconnectNamed', { name }) : t('connectNamed', { name })}
        onClick={() => (isFormProvider(provider) ? setFilling(true) : start())}
      >
        {isAgain ? t('reconnect') : t('connect')}
      </Button>
      {isFilling && isFormProvider(provider) && <ConnectDialog provider={provider} onClose={() => setFilling(false)} />}
    </>
  );
};
