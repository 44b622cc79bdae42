import { useState } from 'react';
import { isShareable } from '@shared/people/rules/compliance/open-items';
import type { ComplianceItem } from '@shared/people/model/compliance';
import type { Placement } from '@shared/work/model/placement';
import { formatList } from '@shared/text/formats';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { useShareAll } from '@/people/parts/compliance/compliance-queries';
import { itemCatalogs, itemName } from '@/people/parts/compliance/item-name';
import { useTranslation } from '@/lib/i18n/i18n';
import { language } from '@/lib/i18n/language';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import styles from './compliance.module.css';

type Props = { items: readonly ComplianceItem[]; placement: Placement };

/** One button for all that the profile has; a single item has its own. */
export const ShareAll = ({ items, placement: { placementId, organization } }: Props) => {
  const { t } = useTranslation(itemCatalogs);
  /** What the dialog names, so that nothing else is shared. */
  const [asked, setAsked] = useState<readonly ComplianceItem[] | null>(null);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const sharing = useShareAll(placementId);
  const oneAtATime = useOneAtATime();
  const shareable = items.filter(isShareable);
  const namesOf = (ids: readonly string[]): string[] =>
    items.filter(({ itemId }) => ids.includes(itemId)).map((item) => itemName(item, t));

  const share = async (chosen: readonly ComplianceItem[]) => {
    try {
      const { notShared } = await sharing.mutateAsync(chosen);
      setFailed(notShared);
      const count = chosen.length - notShared.length;
      if (count > 0) toast.success(t('shareAll.done', { count, organization }));
    } catch (error) {
      if (error instanceof Error) toast.error(error.message);
    } finally {
      setAsked(null);
    }
  };

  return (
    <>
      {failed.length > 0 && (
        <FormMessage kind="error">{t('shareAll.failed', { items: formatList(namesOf(failed), language) })}</FormMessage>
      )}
      {shareable.length > 1 && (
        <div>
          <Button onClick={() => setAsked(shareable)}>{t('shareAll.open', { count: shareable.length })}</Button>
        </div>
      )}
      {asked && (
        <ConfirmDialog
          opened
          title={t('shareAll.title', { count: asked.length, organization })}
          text={
            <Stack gap="s">
              <ul className={styles.shared}>
                {asked.map((item) => (
                  <li key={item.itemId}>{itemName(item, t)}</li>
                ))}
              </ul>
              <p>{t('share.text', { organization })}</p>
              {asked.some(({ code }) => code === 'health') && <p>{t('shareAll.health')}</p>}
            </Stack>
          }
          confirmLabel={t('shareAll.confirm')}
          loading={sharing.isPending}
          onConfirm={() => void oneAtATime(() => share(asked))}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
};
