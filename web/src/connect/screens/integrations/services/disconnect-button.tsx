import { useState } from 'react';
import { isChannelProvider } from '@shared/connect/integrations/channel-messages';
import { providerOf } from '@shared/connect/integrations/providers';
import type { IntegrationProvider } from '@shared/connect/integrations/vocabulary';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { useTranslation } from '@/lib/i18n/i18n';
import { useDisconnect } from './connection-queries';

/** What disconnecting ends. */
const endingOf = (provider: IntegrationProvider) => {
  const { category } = providerOf(provider);
  if (category === 'video') return isChannelProvider(provider) ? 'videoAndChannel' : 'video';
  return category === 'calendar' ? 'calendar' : 'other';
};

export const DisconnectButton = ({ provider, onDone }: { provider: IntegrationProvider; onDone?: () => void }) => {
  const { t } = useTranslation('connections');
  const [asking, setAsking] = useState(false);
  const removal = useDisconnect(provider);
  const { name } = providerOf(provider);
  const confirm = () =>
    removal.mutate(undefined, {
      onSuccess: ({ revoked }) => {
        setAsking(false);
        if (revoked) toast.success(t('disconnect.done'));
        else toast.success(t('disconnect.doneUnconfirmed', { name }));
        onDone?.();
      },
      onError: (error) => {
        setAsking(false);
        toast.error(t('failed', { reason: error.message }));
      },
    });
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={t('disconnect.named', { name })}
        onClick={() => setAsking(true)}
      >
        {t('disconnect.button')}
      </Button>
      <ConfirmDialog
        opened={asking}
        danger
        title={t('disconnect.title', { name })}
        text={t(`disconnect.text.${endingOf(provider)}`, { name })}
        confirmLabel={t('disconnect.button')}
        loading={removal.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
