import { useState } from 'react';
import { isFromWallet, isShareable } from '@shared/people/rules/compliance/open-items';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { useOpenDocument, useShare } from '@/people/parts/compliance/compliance-queries';
import { itemCatalogs } from '@/people/parts/compliance/item-name';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { takesEvidence, type ItemProps } from './compliance-items';
import { HandInItem } from './hand-in-item';
import styles from './compliance.module.css';

export const OwnItemActions = ({ item, name, placement }: ItemProps) => {
  const { t } = useTranslation(itemCatalogs);
  const [asked, setAsked] = useState<'share' | 'handIn' | null>(null);
  const { placementId, organization } = placement;
  const sharing = useShare(placementId);
  const opening = useOpenDocument(placementId);
  const { itemId, version, sharedAt, owner, state } = item;
  const close = () => setAsked(null);
  const share = (stop: boolean) => {
    if (sharing.isPending) return;
    sharing.mutate(
      { itemId, version, stop },
      {
        onSuccess: () => toast.success(say(stop ? 'complianceUnshared' : 'complianceShared')),
        onError: (error) => toast.error(error.message),
        onSettled: close,
      },
    );
  };
  const maySend = owner === 'professional' && takesEvidence(item) && state !== 'accepted' && !isFromWallet(item);
  return (
    <div className={styles.actions}>
      {item.document && (
        <Button
          size="small"
          variant="quiet"
          loading={opening.isPending}
          aria-label={t('document.openNamed', { item: name })}
          onClick={() => opening.mutate({ itemId, reason: '' }, { onError: (error) => toast.error(error.message) })}
        >
          {t('document.open')}
        </Button>
      )}
      {sharedAt !== null && (
        <Button
          size="small"
          variant="quiet"
          loading={sharing.isPending}
          aria-label={t('share.stopNamed', { item: name })}
          onClick={() => share(true)}
        >
          {t('share.stop')}
        </Button>
      )}
      {maySend && (
        <Button
          size="small"
          variant="secondary"
          aria-label={t('handIn.named', { item: name })}
          onClick={() => setAsked('handIn')}
        >
          {t(item.document || item.note ? 'handIn.again' : 'handIn.open')}
        </Button>
      )}
      {isShareable(item) && (
        <Button size="small" aria-label={t('share.named', { item: name })} onClick={() => setAsked('share')}>
          {t('share.open')}
        </Button>
      )}
      <ConfirmDialog
        opened={asked === 'share'}
        title={t('share.title', { item: name })}
        text={t(item.code === 'health' ? 'share.health' : 'share.text', { organization })}
        confirmLabel={t('share.open')}
        loading={sharing.isPending}
        onConfirm={() => share(false)}
        onClose={close}
      />
      {asked === 'handIn' && <HandInItem placementId={placementId} item={item} name={name} onClose={close} />}
    </div>
  );
};
