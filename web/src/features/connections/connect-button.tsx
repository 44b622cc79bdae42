import { providerOf } from '@shared/integrations/providers';
import type { Integration } from '@shared/model/integration';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { useTranslation } from '@/lib/i18n/i18n';
import { useConnect } from './connection-queries';

/** Connects, or reconnects what the provider ended. */
export const ConnectButton = ({ connection: { provider, state } }: { connection: Integration }) => {
  const { t } = useTranslation('connections');
  const connect = useConnect(provider);
  const { name } = providerOf(provider);
  const isAgain = state === 'needs_reconnect';
  return (
    <Button
      variant={isAgain ? 'primary' : 'secondary'}
      size="small"
      loading={connect.isPending}
      aria-label={isAgain ? t('reconnectNamed', { name }) : t('connectNamed', { name })}
      onClick={() =>
        connect.mutate(undefined, { onError: (error) => toast.error(t('failed', { reason: error.message })) })
      }
    >
      {isAgain ? t('reconnect') : t('connect')}
    </Button>
  );
};
